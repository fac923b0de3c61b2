from __future__ import annotations

from collections.abc import Sequence

from engines.core.state import Option
from engines.ghost_stories import TITLE
from engines.ghost_stories.bots.foresight import SHALLOW, Foresight
from engines.ghost_stories.bots.judgement import Judge
from engines.ghost_stories.bots.planning import Planner
from engines.ghost_stories.bots.thinking import Thinker
from engines.ghost_stories.bots.value import Value, found
from engines.ghost_stories.cards import CARDS
from engines.ghost_stories.rulebook import rules
from engines.ghost_stories.state import Table
from tests.engines.ghost_stories.bots.test_expert import busy, chosen, wandered
from tests.engines.ghost_stories.builders import ATTEMPT, SEEK_HELP, offered, table

WEIGHTS = found()
FULL = (1, 2, 5, 12, 13, 16, 23, 24, 27, 34, 35, 38)
"""Twelve ghosts that lie on the table."""


def foresight() -> Foresight:
    """Return what the expert thinks with."""
    return Foresight(Value(WEIGHTS), Planner(Judge(), rules))


def thought(thinker: Thinker, s: Table, options: Sequence[Option]) -> list[float]:
    """Return how likely each option wins."""
    t = s.clone()
    t.rules = thinker.rules
    return thinker.values(t, options)


def fear(power: str) -> float:
    """Return what a Curse die costs the green board, which has a power."""
    s = table(active="green", powers={"green": power}, ghosts={"green.0": "lich"})
    looks = foresight()
    s.rules = looks.rules
    return looks._fear(s, 6, 0)


def test_it_looks_again_at_what_is_nearly_the_best() -> None:
    """
    The other options change alike, and come no nearer to the best.
    """
    s = busy()
    options = offered(s)
    first = thought(Thinker(Value(WEIGHTS), Planner(Judge(), rules)), s, options)
    again = thought(foresight(), s, options)

    changes = {round(new - old, 12) for old, new in zip(first, again, strict=True)}
    assert 1 < len(changes) < len(options)
    assert again[again.index(max(again))] == again[first.index(max(first))] or (
        first[again.index(max(again))] > max(first) - 0.1
    )


def test_some_decisions_are_settled_at_once() -> None:
    """
    What is decided in the middle of something is as the thinker has it.
    """
    seen = set()
    for s in wandered(8, 60):
        options = s.rules.options(s)
        if s.agenda[-1][0] in SHALLOW - {"blow_ghost"} and len(options) > 1:
            seen.add(s.agenda[-1][0])
            thinker = Thinker(Value(WEIGHTS), Planner(Judge(), rules))
            assert thought(thinker, s, options) == thought(foresight(), s, options)
    assert seen


def test_nobody_looks_into_the_deck() -> None:
    """
    The order of the deck changes no value, and thoughts leave the table alone.
    """
    for s in wandered(8, 120):
        options = s.rules.options(s)
        if s.agenda[-1][0] in SHALLOW:
            continue
        before = TITLE.view(s, None)
        values = thought(foresight(), s, options)
        s.deck.reverse()
        assert values == thought(foresight(), s, options)
        s.deck.reverse()
        assert before == TITLE.view(s, None)


def further(s: Table, option: Option) -> float:
    """Return by how much an option changes when it is looked at again."""
    looks = foresight()
    s.rules = looks.rules
    return looks._further(s, option)


def test_a_victory_is_not_looked_beyond() -> None:
    """
    GS-17.1: what surely wins the game is as good as it was.
    """
    s = table(
        at={"yellow": "tea_house", "red": "tea_house"},
        ghosts={"yellow.2": "vampire_lord", "blue.1": "lich"},
        tao={"yellow": "yellow yellow yellow", "red": "yellow"},
        ask=("act",),
    )
    assert 0 == further(s, ATTEMPT)


def test_what_is_rolled_aside_is_left_out() -> None:
    """
    GS-9.4: the turn after the Herbalist's is looked at without his tokens.
    """
    s = table(at={"yellow": "herbalist"}, ask=("act",))
    assert further(s, SEEK_HELP) == further(s, ("pass",))


def test_tormentors_of_the_next_board_are_feared() -> None:
    """
    GS-4.2.4: the Curse die of the next turn is weighed, not rolled.
    """
    tormentors = {"red.0": "lich", "green.0": "great_putrid", "blue.0": "raging_one"}
    others = {
        "red.0": "yellow_plague",
        "green.0": "green_abomination",
        "blue.0": "flesh_devourer",
    }
    changes = [
        further(table(ghosts=ghosts, ask=("act",)), ("pass",))
        for ghosts in (tormentors, others)
    ]
    assert changes[0] != changes[1]


def test_a_curse_is_feared_before_it_is_rolled() -> None:
    """
    GS-6.2.1, GS-11.8: it costs nothing with Strength, and more with Qi at its end.
    """
    assert 0 == fear("strength_of_a_mountain")
    assert fear("gods_favorite") < 0


def test_a_full_table_costs_qi_in_the_next_turn() -> None:
    """
    GS-5.1, GS-4.3.1: twelve ghosts lie there, and one more does not come.
    """
    spaces = [f"{b}.{n}" for b in ("yellow", "red", "green", "blue") for n in range(3)]
    names = [CARDS[number].id for number in FULL]
    s = table(
        at={"yellow": "tea_house"},
        ghosts=dict(zip(spaces, names, strict=True)),
        ask=("act",),
    )
    values = dict(zip(offered(s), thought(foresight(), s, offered(s)), strict=True))
    assert values[SEEK_HELP] < 1


def test_who_may_cancel_thinks_the_same() -> None:
    """
    A bot that can be stopped takes what it would take otherwise.
    """
    bot = TITLE.bots["expert"]
    assert chosen(busy(), bot) == chosen(busy(), bot.until(lambda: False))


def test_a_level_below_the_best_thinks_less_far() -> None:
    """
    It thinks its own turn through and no further, in White Moon by other weights.
    """
    s = busy()
    values = thought(Thinker(Value(WEIGHTS), Planner(Judge(), rules)), s, offered(s))

    assert offered(s)[values.index(max(values))] == chosen(s, TITLE.bot("expert@1"))
    assert TITLE.bots["expert"] is TITLE.bots["expert"].at(2)
