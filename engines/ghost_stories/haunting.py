"""Haunting, and the Curse die (GS-6.1, GS-6.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.ghost_stories.layout import BOARD_IDS, LAYOUTS
from engines.ghost_stories.rulebook import rules
from engines.ghost_stories.scoring import end_game
from engines.ghost_stories.state import NOWHERE
from engines.ghost_stories.taoists import (
    GODS_FAVORITE,
    STRENGTH_OF_A_MOUNTAIN,
    has_power,
    is_living,
    lose_qi,
)
from engines.ghost_stories.tiles import CEMETERY, TILE_NUMBERS, TILES, place_of
from engines.ghost_stories.tokens import lose_all_tao

if TYPE_CHECKING:
    from engines.core.state import Option
    from engines.ghost_stories.state import Table

CURSES: Final = ("none", "haunt", "ghost", "lose_all_tao", "lose_qi")
CURSE_DIE: Final = (0, 0, 1, 2, 3, 4)
"""The faces of the Curse die, two of them blank (GS-1.7)."""

REROLL_CURSE: Final[Option] = ("reroll_curse",)
KEEP_CURSE: Final[Option] = ("keep_curse",)


@rules.step
def haunt_line(s: Table, space: int) -> None:
    """The first active tile of a ghost's line is haunted; without one all is lost."""
    haunted = s.haunted
    for place in LAYOUTS[s.layout].lines[space]:
        if not haunted[place]:
            s.push(("haunt_place", place))
            return
    end_game(s, "line_haunted")


@rules.step
def haunt_place(s: Table, place: int) -> None:
    """A tile is haunted; at the limit the game is lost (GS-17.2.2)."""
    s.haunted[place] = True
    s.emit("tile_haunted", TILES[s.village[place]].id)
    if s.haunted.count(True) >= s.haunt_limit:
        end_game(s, "village_haunted")


def cleanse(s: Table, tile: str) -> None:
    """A haunted tile is turned to its active side."""
    s.haunted[place_of(s, TILE_NUMBERS[tile])] = False
    s.emit("tile_cleansed", tile)


@rules.step
def roll_curse(s: Table, space: int) -> None:
    """Roll the Curse die for the active board; Strength skips it (GS-6.2, GS-11.8)."""
    board = BOARD_IDS[s.active]
    if has_power(s, STRENGTH_OF_A_MOUNTAIN):
        s.emit("curse_skipped", board)
        return
    s.curse = CURSE_DIE[s.below(len(CURSE_DIE))]
    s.emit("curse_rolled", board, CURSES[s.curse])
    s.push(("suffer_curse", space))
    if has_power(s, GODS_FAVORITE):
        s.push(("reroll_curse", s.owners[s.active]))


@rules.decision("GS-11.7")
def reroll_curse(s: Table, player: int) -> tuple[Option, ...]:
    """The Gods' Favorite may roll the Curse die once more (GS-11.7)."""
    return (KEEP_CURSE, REROLL_CURSE)


@reroll_curse.chosen
def curse_rerolled(s: Table, player: int, option: Option) -> None:
    """The second result stands."""
    if option == REROLL_CURSE:
        s.curse = CURSE_DIE[s.below(len(CURSE_DIE))]
        s.emit("curse_rolled", BOARD_IDS[s.active], CURSES[s.curse])


@rules.step
def suffer_curse(s: Table, space: int) -> None:
    """The active board suffers the face; without a ghost the Cemetery is haunted."""
    curse = CURSES[s.curse]
    if curse == "haunt":
        if space == NOWHERE:
            s.push(("haunt_place", place_of(s, CEMETERY)))
        else:
            s.push(("haunt_line", space))
    elif curse == "ghost":
        s.push(("bring_ghost", NOWHERE))
    elif curse == "lose_all_tao":
        if is_living(s, s.active):
            lose_all_tao(s, s.active)
    elif curse == "lose_qi":
        lose_qi(s, s.active)
