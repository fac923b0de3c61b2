from __future__ import annotations

import pytest

from engines.core.rulebook import Rulebook
from engines.core.state import TABLE, Option, Outcome, State
from tests.engines.core.toy import TOY, Lanterns, rules


def lanterns(dark: int = 4) -> Lanterns:
    return TOY.start(2, {"dark": dark}, bytes(32)).state


def test_frames_happen_in_the_order_in_which_they_are_pushed() -> None:
    """
    The frame named first is the next to happen, before what was there.
    """
    s = lanterns()

    s.push(("agree", TABLE), ("pass_on", 0))

    assert [("light", 0), ("pass_on", 0), ("agree", TABLE)] == s.agenda


def test_steps_run_until_a_decision_is_open() -> None:
    """
    A step happens by itself; a decision with several options waits.
    """
    s = lanterns()

    rules.choose(s, ("light", 1))

    assert [("pass_on", 0), ("agree", TABLE)] == s.agenda
    assert [("agree", "red"), ("agree", "blue")] == rules.options(s)


def test_a_forced_decision_answers_itself() -> None:
    """
    Where one option is left and the rules let nobody hesitate, nobody is asked.
    """
    s = lanterns()
    s.colours = ("blue",)
    s.events = []

    rules.choose(s, ("light", 1))

    assert [("light", 1)] == s.agenda
    assert ("colour_agreed", "blue") in s.events


def test_a_decision_that_is_not_forced_is_asked_with_one_option() -> None:
    """
    A choice that may hesitate is asked even if there is nothing to choose.
    """
    s = lanterns()
    s.dark = 1

    rules.run(s)

    assert [("light", 1)] == rules.options(s)


def test_an_outcome_stops_the_loop_at_once() -> None:
    """
    Nothing happens after the end, whatever is still on the agenda.
    """
    s = lanterns()
    s.push(("pass_on", 0))
    s.outcome = Outcome("over", (), (1, 1), ())
    s.dark = 0

    rules.run(s)

    assert [("light", 0), ("pass_on", 0)] == s.agenda


def test_options_are_listed_once() -> None:
    """
    The menu is kept until an answer, and a clone may use it.
    """
    s = lanterns()
    menu = rules.options(s)

    assert menu is rules.options(s)
    assert menu is rules.options(s.clone())
    rules.choose(s, ("light", 2))
    assert menu is not rules.options(s)


def test_nothing_is_told_unless_somebody_listens() -> None:
    """
    Events are kept only in a list that was given.
    """
    s = lanterns()

    s.emit("lantern_lit", 0, 5)
    assert s.events is None

    s.events = []
    s.emit("lantern_lit", 0, 5)
    assert [("lantern_lit", 0, 5)] == s.events


def test_a_decision_without_an_answer_is_an_assertion() -> None:
    """
    Whoever forgets to say what an answer does learns it by name.
    """
    book = Rulebook("half")

    @book.decision("TOY-2")
    def ponder(_s: State, _player: int) -> list[Option]:
        """Ask and never answer."""
        return [("ponder",)]

    s = lanterns()
    s.agenda = [("ponder", 0)]
    assert [("ponder",)] == book.options(s)
    with pytest.raises(AssertionError, match="no function"):
        book.choose(s, ("ponder",))
    assert ("TOY-2",) == ponder.rules


def test_an_expansion_names_what_it_replaces() -> None:
    """
    An expansion has all steps, replaces one by name, and leaves the base alone.
    """
    book = rules.extend("longer toy")

    @book.step(replaces="pass_on")
    def pass_back(s: Lanterns, player: int) -> None:
        """The same seat goes on."""
        s.push(("light", player))

    assert book.steps["pass_on"] is pass_back
    assert rules.steps["pass_on"] is not pass_back
    assert set(book.decisions) == set(rules.decisions)
    s = lanterns()
    s.rules = book
    s.colours = ("red",)
    book.choose(s, ("light", 1))
    assert [("light", 0)] == s.agenda


def test_an_expansion_may_ask_what_was_forced() -> None:
    """
    A replaced decision is forced or asked as its new form says.
    """
    book = rules.extend("free toy")

    @book.decision("TOY-3", replaces="agree")
    def agree_freely(_s: Lanterns, _player: int) -> list[Option]:
        """Agree on the only colour."""
        return [("agree", "red")]

    s = lanterns()
    s.rules = book
    book.choose(s, ("light", 1))

    assert ("agree", TABLE) == s.agenda[-1]
    assert "agree" == agree_freely.name


def test_a_name_is_never_redefined_in_silence() -> None:
    """
    A second step of the same name, or a replacement of nothing, is an assertion.
    """
    book = rules.extend("toy again")

    def pass_on(s: Lanterns, player: int) -> None:
        """Do nothing."""

    with pytest.raises(AssertionError, match="pass_on in toy again"):
        book.step(pass_on)
    with pytest.raises(AssertionError, match="no_such_step"):
        book.step(replaces="no_such_step")(pass_on)


def test_a_question_is_answered_by_the_expansion() -> None:
    """
    What only looks at the table may be answered differently by an expansion.
    """
    base = Rulebook("base")

    @base.question
    def brightness(_s: Lanterns) -> int:
        """Return how bright it is."""
        return 1

    book = base.extend("bright")

    @book.question(replaces="brightness")
    def twice(s: Lanterns) -> int:
        """Return twice as much."""
        return 2 * brightness(s)

    s = lanterns()
    assert (1, 2) == (brightness(s), book.questions["brightness"](s))
    assert book.questions["brightness"] is twice
