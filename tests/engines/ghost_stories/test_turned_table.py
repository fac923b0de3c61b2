"""From whichever side the village is looked at, it is the same game (GS-1.1)."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from engines.ghost_stories.layout import LAYOUT_NUMBERS, LAYOUTS, PLACES
from engines.ghost_stories.state import NOWHERE
from engines.ghost_stories.white_moon.state import CORNER_IDS
from tests.engines.ghost_stories.builders import BOTH, TITLE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engines.core.state import Option
    from engines.ghost_stories.state import Table

DECISIONS = 250
TURNED = tuple(3 * (place % 3) + 2 - place // 3 for place in PLACES)
"""Where each place lies after a quarter turn clockwise: 0, north-west, on 2."""


def start(players: int, edition: str, expansion: str, number: int) -> Table:
    """Begin a game and play on to its first turn."""
    options: dict[str, Any] = {"edition": edition, "difficulty": "initiation"}
    if expansion:
        options["expansions"] = [expansion]
    s: Table = TITLE.start(players, options, bytes([number] * 32)).state
    while s.agenda[-1][0] == "rescue_first":
        s.rules.choose(s, s.rules.options(s)[0])
    return s


def by_place(values: Sequence[Any]) -> list[Any]:
    """Return what lies on each place after a quarter turn."""
    there = dict(zip(TURNED, values, strict=True))
    return [there[place] for place in PLACES]


def turn_layout(layout: int) -> int:
    """Return the layout after a quarter turn."""
    order = LAYOUTS[layout].order
    return LAYOUT_NUMBERS[order[-1], *order[:-1]]


TURN: dict[str, Callable[[Any], object]] = {
    "village": lambda village: tuple(by_place(village)),
    "places": lambda places: tuple(
        place if place == NOWHERE else TURNED[place] for place in places
    ),
    "where": lambda where: [
        place if place == NOWHERE else TURNED[place] for place in where
    ],
    "haunted": by_place,
    "stacks": lambda stacks: [list(stack) for stack in by_place(stacks)],
    "portal": TURNED.__getitem__,
    "receptacles": lambda full: [*full[-1:], *full[:-1]],
    "layout": turn_layout,
}
"""What a quarter turn changes; all else is counted by board, which goes with it."""


def turned(s: Table, name: str) -> object:
    """Return a part of the table as it is after a quarter turn of everything."""
    value = getattr(s, name)
    if name in TURN:
        return TURN[name](value)
    return list(value) if isinstance(value, list) else value


def named(option: Option) -> Option:
    """Return an option as it reads after a quarter turn: corners have other names."""
    clockwise = dict(zip(CORNER_IDS, (*CORNER_IDS[1:], CORNER_IDS[0]), strict=True))
    return tuple(
        clockwise.get(word, word) if isinstance(word, str) else word for word in option
    )


def play_both(s: Any, chance: random.Random) -> int:
    """Play the same game on a table and on a turned one; return the decisions."""
    names = [name for name in s.SAVED if name not in ("agenda", "menu", "events")]
    twin = s.clone()
    for name in names:
        setattr(twin, name, turned(s, name))
    twin.menu = None
    for decision in range(DECISIONS):
        if s.outcome is not None:
            return decision
        options = list(s.rules.options(s))
        there = [named(option) for option in options]
        assert sorted(map(repr, there)) == sorted(map(repr, twin.rules.options(twin)))
        chosen = chance.randrange(len(options))
        s.rules.choose(s, options[chosen])
        twin.rules.choose(twin, there[chosen])
        for name in names:
            if name == "receptacles" and ("sink_barrier",) in s.agenda:
                # Which crystal of the Barrier is spent makes no difference.
                assert sorted(s.receptacles) == sorted(twin.receptacles)
            else:
                assert turned(s, name) == getattr(twin, name), name
    return DECISIONS


@pytest.mark.parametrize("expansion", ["", "white_moon"])
@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_turned_table_is_played_alike(
    players: int, edition: str, expansion: str
) -> None:
    """
    GS-1.3 to GS-1.6: lines, neighbours and the order of turns have no compass.
    """
    chance = random.Random(f"{players} {edition} {expansion}")
    decisions = sum(
        play_both(start(players, edition, expansion, number), chance)
        for number in range(3)
    )
    assert decisions > 60
