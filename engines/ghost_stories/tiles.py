"""The nine villagers' tiles: a tile is one row (GS-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engines.ghost_stories.state import NOWHERE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engines.core.state import Option
    from engines.ghost_stories.state import Table


class Tile(NamedTuple):
    """A village tile, and the step or decision that its help begins with."""

    id: str
    help: str


TILES: Final[list[Tile]] = []
"""Every known tile by its number."""
TILE_NUMBERS: Final[dict[str, int]] = {}
MOVE: Final[list[Option]] = []
USE_YIN_YANG: Final[list[Option]] = []
PURIFY: Final[list[Option]] = []
"""The options that name each tile, ready to be offered."""


def add_tiles(rows: Iterable[Tile]) -> tuple[int, ...]:
    """Make tiles known, numbered on from the last one, and return their numbers."""
    first = len(TILES)
    for tile in rows:
        TILE_NUMBERS[tile.id] = len(TILES)
        TILES.append(tile)
        MOVE.append(("move", tile.id))
        USE_YIN_YANG.append(("use_yin_yang", tile.id))
        PURIFY.append(("purify", tile.id))
    return tuple(range(first, len(TILES)))


def places_of(village: Sequence[int]) -> tuple[int, ...]:
    """Return the place of each tile; one that is not in the village has none."""
    return tuple(
        village.index(tile) if tile in village else NOWHERE
        for tile in range(max(village) + 1)
    )


def place_of(s: Table, tile: int) -> int:
    """Return the place of a tile, which must be in the village.

    Whoever looks a place up goes this way: ``NOWHERE`` as an index would mean the last
    place, in silence.
    """
    place = s.places[tile]
    assert place != NOWHERE, f"{TILES[tile].id} is not in the village"
    return place


def is_active(s: Table, tile: int) -> bool:
    """Return whether a tile is in the village and shows its active side (GS-1.1)."""
    place = s.places[tile]
    return place != NOWHERE and not s.haunted[place]


VILLAGE: Final = add_tiles(
    (
        Tile("cemetery", "revive_taoist"),
        Tile("taoist_altar", "bless_tile"),
        Tile("herbalist", "roll_herbs"),
        Tile("sorcerer", "curse_ghost"),
        Tile("buddhist_temple", "take_buddha"),
        Tile("night_watchman", "calm_board"),
        Tile("circle_of_prayer", "pray"),
        Tile("pavilion", "blow_ghost"),
        Tile("tea_house", "drink_tea"),
    )
)
"""The tiles of the base game."""
(
    CEMETERY,
    TAOIST_ALTAR,
    HERBALIST,
    SORCERER,
    BUDDHIST_TEMPLE,
    NIGHT_WATCHMAN,
    CIRCLE_OF_PRAYER,
    PAVILION,
    TEA_HOUSE,
) = VILLAGE
