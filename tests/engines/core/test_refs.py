"""Refs and moves as a vocabulary declares them."""

from __future__ import annotations

from typing import Any

import pytest

import engines
from engines.core.fields import choice, integer, listing, seat
from engines.core.refs import filled, gaps, moved, taken
from engines.core.vocabulary import Vocabulary

LAMP = choice("oil", "gas", doc="Which lamp.", ref="lamp:{}")


def lamps_of(many: int) -> list[str]:
    """Return the refs of a number of lamps."""
    return [f"lamp:{number}" for number in range(many)]


@pytest.fixture
def vocabulary() -> Vocabulary:
    """A vocabulary with a command and an event of every kind of declaration."""
    made = Vocabulary("toy")
    made.command("take", "Take a lamp.", lamp=LAMP, player=seat("Of whom."))
    made.command("wait", "Wait.")
    made.command(
        "light",
        "Light lamps in the own house.",
        refs=("house:{me}.{floor}", lambda values: lamps_of(values["floor"])),
        floor=integer(0, 9, "On which floor."),
    )
    made.event(
        "lamps_given",
        "Lamps went from house to house.",
        touches=(),
        refs=(),
        moves=(
            moved("lamp:{lamps}", "house:{player}", "house:{taker}"),
            taken("oil:{player}", "oil:{taker}", count="oil", only={"dry": None}),
            moved("match:{struck}"),
        ),
        player=seat("Whose."),
        taker=seat("Who gets them."),
        lamps=listing(LAMP, "Which."),
        oil=integer(0, 9, "How much."),
        dry=integer(0, 1, "Whether it is used up.", optional=True),
        struck=integer(0, 9, "Which match is used up.", optional=True),
    )
    made.event(
        "lamp_found",
        "A lamp was found, and the finder alone knows which.",
        touches=(),
        player=seat("Who."),
        lamp=LAMP._replace(seen_by="player"),
        spare=listing(LAMP, "Others.", optional=True),
    )
    return made


def test_gaps_are_filled_by_values() -> None:
    """
    A list gives a ref for each item; nothing is pointed at where a value is missing.
    """
    assert ("me", "value") == gaps("hand:{me}.ghost_{value:02}.{me}")
    assert ["hand:2.ghost_05"] == list(
        filled("hand:{me}.ghost_{value:02}", {"me": 2, "value": 5})
    )
    assert ["space:a", "space:b"] == list(filled("space:{all}", {"all": ("a", "b")}))
    assert [] == list(filled("space:{all}", {"all": ()}))
    assert [] == list(filled("space:{none}", {"none": None}))
    assert [] == list(filled("space:{unknown}", {}))
    assert ["pile:deck"] == list(filled("pile:deck", {}))


def test_options_point_at_their_fields_or_at_what_is_declared(
    vocabulary: Vocabulary,
) -> None:
    """
    A declaration takes the place of fields, and says what it needs of the table.
    """
    take, wait, light = (
        vocabulary.commands[name] for name in ("take", "wait", "light")
    )

    assert ["lamp:gas", "seat:1"] == take.point(("take", "gas", 1), {"me": 0})
    assert [] == wait.point(("wait",), {"me": 0})
    assert ["house:3.2", "lamp:0", "lamp:1"] == light.point(("light", 2), {"me": 3})
    assert [(), (), ("me",)] == [take.words, wait.words, light.words]


def test_events_say_what_went_where(vocabulary: Vocabulary) -> None:
    """
    Equal things move together, nothing moves by none, and conditions hold.
    """
    kind = vocabulary.events["lamps_given"]

    def told(*values: Any) -> Any:
        return kind.point(kind.write(("lamps_given", *values), None))

    given = told(0, 1, ("oil", "gas", "oil"), 3, None, None)
    house = {"from": "house:0", "to": "house:1"}
    assert [
        {"ref": "lamp:oil", **house, "count": 2},
        {"ref": "lamp:gas", **house},
        {"ref": "oil:0", "from": "oil:0", "to": "oil:1", "count": 3},
    ] == given["moves"]
    assert [*("lamp:oil", "house:0", "house:1", "lamp:gas", "oil:0", "oil:1")] == given[
        "refs"
    ]
    assert {"refs": [], "moves": []} == told(0, 1, (), 0, None, None)
    assert [{"ref": "match:7"}] == told(0, 1, (), 3, 1, 7)["moves"]


def test_a_secret_has_no_ref_for_others(vocabulary: Vocabulary) -> None:
    """
    Refs come from nothing but what the reader is shown.
    """
    kind = vocabulary.events["lamp_found"]
    event = ("lamp_found", 1, "gas", ("oil", "oil"))

    assert ["seat:1", "lamp:gas", "lamp:oil"] == kind.point(kind.write(event, 1))[
        "refs"
    ]
    assert ["seat:1", "lamp:oil"] == kind.point(kind.write(event, 0))["refs"]


@pytest.mark.parametrize(
    "title, event, move",
    [
        (
            "ghooost",
            ("card_turned_up", 1, "mansion", "kitty", True),
            {"ref": "card:kitty", "from": "pile:mansion.1", "to": "pile:beside"},
        ),
        (
            "ghooost",
            ("card_turned_up", 1, "crypt", "ghost_02", False),
            {"ref": "card:ghost_02", "from": "pile:crypt", "to": "hand:1"},
        ),
        (
            "halloween",
            ("card_claimed", 0, 7, None, None),
            {"ref": "goods:0.discs", "from": "goods:0.discs", "to": "card:7"},
        ),
        (
            "halloween",
            ("card_claimed", 0, 7, 2, "move"),
            {"ref": "action:0.2.move", "from": "action:0.2.move", "to": "card:7"},
        ),
        (
            "ghost-stories",
            ("tao_removed", "red", "blue"),
            {"ref": "goods:blue.tao.red", "from": "goods:blue.tao.red"},
        ),
        (
            "ghost-stories",
            ("barrier_weakened", 3),
            {"ref": "corner:nw", "from": "corner:nw", "to": "supply:crystals"},
        ),
    ],
)
def test_moves_of_events_that_say_more_than_one_thing(
    title: str, event: Any, move: Any
) -> None:
    """
    From where and to where follows from the values of the event.
    """
    game = engines.get(title)

    assert [move] == game.tell(event, None, game.texts.speakers["en"])["moves"]
