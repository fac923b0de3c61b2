"""The table: the village, the boards round it and who faces what (GS-1).

A board is its colour; a space is ``3 * board + index``, with index 0, 1, 2 from left to
right for the owner. A place of the village is ``3 * row + column``, north-west first.
Which board lies on which side is a layout, one of the 24 orders round the village.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final, NamedTuple

from engines.ghost_stories.cards import COLOURS

SIDES: Final = ("north", "east", "south", "west")
"""The sides of the village, clockwise (GS-1.6)."""
BOARDS: Final = range(4)
SPACES: Final = range(12)
PLACES: Final = range(9)
CENTRE: Final = 4

SPACE_IDS: Final = tuple(
    f"{COLOURS[board]}.{index}" for board in BOARDS for index in range(3)
)
"""The published id of each space."""
SPACE_NUMBERS: Final = {name: space for space, name in enumerate(SPACE_IDS)}
BOARD_IDS: Final = COLOURS[:4]
BOARD_NUMBERS: Final = {name: board for board, name in enumerate(BOARD_IDS)}

NEIGHBOURS: Final = tuple(
    tuple(
        other
        for other in PLACES
        if other != place
        and abs(other // 3 - place // 3) <= 1
        and abs(other % 3 - place % 3) <= 1
    )
    for place in PLACES
)
"""The up to eight places next to each place (GS-7.3)."""

LINES: Final = (
    tuple((2 - i, 5 - i, 8 - i) for i in range(3)),
    tuple((8 - 3 * i, 7 - 3 * i, 6 - 3 * i) for i in range(3)),
    tuple((6 + i, 3 + i, i) for i in range(3)),
    tuple((3 * i, 3 * i + 1, 3 * i + 2) for i in range(3)),
)
"""For each side and index the three places from near to far (GS-1.3)."""


class Layout(NamedTuple):
    """What follows from the order of the boards round the village."""

    order: tuple[int, ...]
    """The boards on the north, east, south and west side."""
    following: tuple[int, ...]
    """For each board the next one clockwise (GS-1.6)."""
    lines: tuple[tuple[int, ...], ...]
    """For each space its line of places (GS-1.3)."""
    facing: tuple[tuple[int, ...], ...]
    """For each place the spaces that face it: corners two, the centre none."""
    opposite: tuple[int, ...]
    """For each space the one across the village (GS-1.5)."""


def _layout(order: tuple[int, ...]) -> Layout:
    side_of = [order.index(board) for board in BOARDS]
    lines = tuple(LINES[side_of[space // 3]][space % 3] for space in SPACES)
    return Layout(
        order,
        tuple(order[(side + 1) % 4] for side in side_of),
        lines,
        tuple(
            tuple(space for space in SPACES if lines[space][0] == place)
            for place in PLACES
        ),
        tuple(
            order[(side_of[space // 3] + 2) % 4] * 3 + 2 - space % 3 for space in SPACES
        ),
    )


LAYOUTS: Final = tuple(_layout(order) for order in permutations(BOARDS))
LAYOUT_NUMBERS: Final = {layout.order: n for n, layout in enumerate(LAYOUTS)}
