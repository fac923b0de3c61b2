"""The tenth village tile: the Kung-Fu School (WM-16)."""

from __future__ import annotations

from typing import Final

from engines.ghost_stories.tiles import NIGHT_WATCHMAN, VILLAGE, Tile, add_tiles

(KUNG_FU_SCHOOL,) = add_tiles((Tile("kung_fu_school", "choose_school"),))

TEN_TILES: Final = (*VILLAGE, KUNG_FU_SCHOOL)
FIRST_GAMES: Final = tuple(tile for tile in TEN_TILES if tile != NIGHT_WATCHMAN)
"""The village of first games: the School instead of the Night Watchman (WM-2.1)."""
