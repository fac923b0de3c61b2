from __future__ import annotations

from typing import Any

import pytest

import engines
from engines.core.errors import (
    BadSetup,
    GameOver,
    IllegalCommand,
    MalformedCommand,
    NotYourDecision,
)
from engines.core.fields import boolean, integer, listing, seat
from engines.core.state import TABLE
from engines.core.title import Title
from engines.core.vocabulary import Vocabulary, published_name
from tests.engines.core.toy import TOY, Lanterns

KEY = bytes(32)


def start(**options: object) -> Lanterns:
    return TOY.start(2, options, KEY).state


def test_the_catalogue_lists_every_title() -> None:
    """
    A title is found by its id, always the same, and an unknown one is not there.
    """
    found = engines.titles()

    assert list(engines.PACKAGES) == [title.id for title in found]
    assert engines.get("ghooost") is found[0]
    with pytest.raises(KeyError):
        engines.get("no-such-title")


@pytest.mark.parametrize(
    "players, options, pointer, key",
    [
        (1, {}, "/seats", "setup.players"),
        (4, {}, "/seats", "setup.players"),
        (2, {"dark": 0}, "/options/dark", "wrong.integer"),
        (2, {"bright": 1}, "/options/bright", "wrong.unknown"),
        (3, {"dark": 2}, "/options/dark", "setup.players"),
    ],
)
def test_a_setup_that_is_excluded_is_refused(
    players: int, options: dict[str, object], pointer: str, key: str
) -> None:
    """
    Player count, form of the options and their combination are checked in turn.
    """
    with pytest.raises(BadSetup) as caught:
        TOY.start(players, options, KEY)

    assert (pointer, key) == (caught.value.pointer, caught.value.reason.key)
    assert caught.value.reason.key in str(caught.value)


def test_options_without_a_default_of_their_own_are_completed() -> None:
    """
    What is not given has its default; a title without exclusions takes all.
    """
    assert {"dark": 4} == TOY.complete(2, {})
    Title.check_options(TOY, 2, {})


def test_the_schema_of_the_options_is_closed() -> None:
    """
    The options are published by a name made from the title's id.
    """
    schema = TOY.option_schema()

    assert "ToyOptions" == schema["title"]
    assert schema["additionalProperties"] is False
    assert ["dark"] == list(schema["properties"])


def test_the_open_decision() -> None:
    """
    The open decision has its name, seat, rules and options; an ended game has none.
    """
    s = start(dark=2)
    assert ("light", 0, ("TOY-2",), [("light", 1), ("light", 2)]) == TOY.open(s)
    assert 0 == TOY.asked(s)

    s = TOY.apply(s, 0, {"type": "toy.light", "count": 2}).state
    decision = TOY.open(s)
    assert decision is not None
    assert ("agree", TABLE) == decision[:2]
    assert TABLE == TOY.asked(s)

    s = TOY.apply(s, 1, {"type": "toy.agree", "colour": "red"}).state
    assert TOY.open(s) is None
    assert TOY.asked(s) is None
    with pytest.raises(GameOver):
        TOY.apply(s, 0, {"type": "toy.light", "count": 1})


def test_any_seat_answers_for_the_table() -> None:
    """
    A decision of the table may be answered by every seat; another by its own only.
    """
    s = start()
    with pytest.raises(NotYourDecision) as caught:
        TOY.apply(s, 1, {"type": "toy.light", "count": 1})
    assert {"seat": 0} == caught.value.reason.values

    s = TOY.apply(s, 0, {"type": "toy.light", "count": 1}).state
    tables = [
        TOY.apply(s, answering, {"type": "toy.agree", "colour": "red"}).state
        for answering in (0, 1)
    ]
    assert TOY.digest(tables[0]) == TOY.digest(tables[1])


def test_refusals_name_the_rules_of_the_decision() -> None:
    """
    A decision explains a refusal itself, or its own rules are named.
    """
    s = start()
    with pytest.raises(IllegalCommand) as explained:
        TOY.apply(s, 0, {"type": "toy.light", "count": 3})
    assert ("TOY-1",) == explained.value.rules

    s = TOY.apply(s, 0, {"type": "toy.light", "count": 1}).state
    with pytest.raises(IllegalCommand) as unexplained:
        TOY.apply(s, 0, {"type": "toy.light", "count": 1})
    assert (("TOY-3",), "refused.not_offered") == (
        unexplained.value.rules,
        unexplained.value.reason.key,
    )


@pytest.mark.parametrize(
    "command, pointer",
    [
        ({}, "/type"),
        ({"type": "ghooost.take"}, "/type"),
        ({"type": "toy.light"}, "/count"),
        ({"type": "toy.light", "count": "1"}, "/count"),
        ({"type": "toy.light", "count": 1, "more": 1}, "/more"),
    ],
)
def test_a_malformed_command_names_its_field(
    command: dict[str, object], pointer: str
) -> None:
    """
    Type, missing, wrong and unknown fields are refused where they are.
    """
    with pytest.raises(MalformedCommand) as caught:
        TOY.apply(start(), 0, command)

    assert pointer == caught.value.pointer


def test_commands_are_read_as_they_are_written() -> None:
    """
    An option goes to a client and comes back as the same option.
    """
    assert {"type": "toy.light", "count": 2} == TOY.write(("light", 2))
    assert ("light", 2) == TOY.read({"count": 2, "type": "toy.light"})


def test_events_show_a_secret_to_its_seat_only() -> None:
    """
    A field that one seat may see is left out for the others, as is an empty value.
    """
    kind = TOY.vocabulary.events["lantern_lit"]

    assert {"type": "toy.lantern_lit", "player": 1, "secret": 7} == (
        kind.write(("lantern_lit", 1, 7), 1)
    )
    for reader in (0, None):
        assert {"type": "toy.lantern_lit", "player": 1} == (
            kind.write(("lantern_lit", 1, 7), reader)
        )
    assert {"type": "toy.colour_agreed"} == (
        TOY.vocabulary.events["colour_agreed"].write(("colour_agreed", None), 0)
    )


def test_schemas_of_commands_and_events() -> None:
    """
    Each kind is published under its own name, told apart by its type.
    """
    schema = TOY.vocabulary.events["lantern_lit"].schema()

    assert "ToyLanternLit" == schema["title"]
    assert ["type", "player"] == schema["required"]
    assert ["toy.lantern_lit"] == schema["properties"]["type"]["enum"]
    assert ["type", "count"] == TOY.vocabulary.commands["light"].schema()["required"]
    assert "GhooostTryLuck" == published_name("ghooost.try_luck")


def test_a_kind_is_defined_once() -> None:
    """
    A second command or event of a name is an assertion.
    """
    vocabulary = Vocabulary("twice")
    vocabulary.command("light", "Once.", "TOY-2", on=boolean())
    vocabulary.event("lit", "Once.", "TOY-2", touches=(), player=seat())

    with pytest.raises(AssertionError, match="light"):
        vocabulary.command("light", "Twice.", "TOY-2")
    with pytest.raises(AssertionError, match="lit"):
        vocabulary.event("lit", "Twice.", "TOY-2", touches=())


@pytest.mark.parametrize(
    "given, name",
    [
        ("toy.light", "light"),
        ("toy.dim", ""),
        ("other.light", ""),
        ("light", ""),
        ("", ""),
        (None, ""),
        (["toy.light"], ""),
    ],
)
def test_types_are_known_by_their_prefix(given: object, name: str) -> None:
    """
    Only a type of this title has a name.
    """
    assert name == TOY.vocabulary.name_of(given)


def test_lists_are_tuples_inside() -> None:
    """
    A list of a command is a tuple of the option, which can be compared and hashed.
    """
    vocabulary = Vocabulary("lists")
    vocabulary.command("mark", "Mark.", "TOY-2", places=listing(integer(0, 5)))
    kind = vocabulary.commands["mark"]

    assert {"type": "lists.mark", "places": [1, 2]} == kind.write(("mark", (1, 2)))
    assert ("mark", (1, 2)) == kind.read("mark", {"type": "x", "places": [1, 2]})


@pytest.mark.parametrize(
    "question, args",
    [
        ("setup", (2, {}, KEY)),
        ("empty", ({},)),
        ("setups", ()),
        ("check", (None,)),
        ("view", (None, 0)),
        ("determinise", ({}, KEY)),
        ("describe", ({}, None)),
        ("draw", ({}, None)),
    ],
)
def test_what_only_a_title_can_answer(question: str, args: tuple[object, ...]) -> None:
    """
    The base of all titles leaves to each what lies on its table.
    """
    bare: Title[Any] = Title()

    with pytest.raises(NotImplementedError):
        getattr(bare, question)(*args)


def test_labels_and_told_events() -> None:
    """
    Options and events are put in words by the title's own catalogue.
    """
    ghooost = engines.get("ghooost")
    speaker = ghooost.texts.speakers["en"].named(["Ann", "Ben"])

    assert "Take the whole cemetery into your hand" == ghooost.label(("take",), speaker)
    told = ghooost.tell(("further_turn", 1), None, speaker)
    assert "Ben acts again." == told["text"]
    assert "ghooost.further_turn" == told["type"]
    assert "GH-6.1" in told["rules"]


def test_a_text_may_have_a_shorter_form() -> None:
    """
    A title says of some values with a shorter text; one that has none says it in full.
    """
    ghooost = engines.get("ghooost")
    speaker = ghooost.texts.speakers["en"]

    assert "Play 2 x Ghost 5" == ghooost.label(("play", 5, 2, 0), speaker)
    assert "Miss Copy" in ghooost.label(("play", 5, 2, 1), speaker)
    assert "option.light" == TOY.phrase("option.light", {"count": 2})


def test_simulations_count_nothing_more_unless_a_title_does() -> None:
    """
    A title without statistics of its own has none.
    """
    assert () == tuple(TOY.statistics(start()))
