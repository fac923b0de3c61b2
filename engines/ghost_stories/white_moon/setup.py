"""Setting up White Moon: village, Portal, villagers and deck (WM-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.errors import BadSetup
from engines.ghost_stories.layout import BOARD_IDS, BOARD_NUMBERS, PLACES
from engines.ghost_stories.setup import (
    DRAWN,
    REMOVED,
    build_deck,
    hand_out_goods,
    haunt_limit,
    incarnation_count,
    lay_boards,
    lay_village,
)
from engines.ghost_stories.taoists import delegate
from engines.ghost_stories.white_moon.cards import (
    ALL_GHOSTS,
    ALL_INCARNATIONS,
    NEW_INCARNATIONS,
)
from engines.ghost_stories.white_moon.families import TILE_LIMIT, VILLAGERS
from engines.ghost_stories.white_moon.rewards import reward
from engines.ghost_stories.white_moon.rulebook import rules
from engines.ghost_stories.white_moon.state import PORTALS
from engines.ghost_stories.white_moon.tiles import FIRST_GAMES, TEN_TILES
from engines.ghost_stories.white_moon.villagers import (
    is_complete,
    place_of,
    reveal,
    shelter,
    tile_id,
)

if TYPE_CHECKING:
    from engines.core.fields import Json
    from engines.core.state import Option
    from engines.ghost_stories.white_moon.state import MoonTable

EXPANSION: Final = "white_moon"
LEFT_IN_THE_BOX: Final = 10
"""Ghosts removed unseen, so that the deck has its usual size (WM-2.4)."""
RESCUED_FIRST: Final = {1: 3, 2: 2, 3: 1, 4: 0}
"""Villagers rescued before the start (WM-2.6)."""
AWARD: Final[tuple[Option, ...]] = tuple(("award", board) for board in BOARD_IDS)


def lay_table(s: MoonTable, options: Json) -> None:
    """Lay everything out, as far as the players have no say (WM-2)."""
    s.edition = options["edition"]
    s.difficulty = options["difficulty"]
    s.haunt_limit = haunt_limit(s.edition, s.difficulty)
    tiles = list(FIRST_GAMES)
    if options["village"] == "random_nine":
        tiles = list(TEN_TILES)
        del tiles[s.below(len(tiles))]
    lay_village(s, tiles)
    lay_boards(s, options)
    hand_out_goods(s, five_qi=options["five_qi"])
    lay_deck(s, options["incarnation_pool"])
    lay_villagers(s, options["portal"])
    first = options["first_player"]
    s.active = s.boards[s.below(s.players) if first == DRAWN else first]
    s.covered = RESCUED_FIRST[s.players] > 0
    s.push(
        *[("rescue_first", s.owners[s.active])] * RESCUED_FIRST[s.players],
        ("reveal_tops",),
        ("begin_turn", s.active),
    )


def lay_deck(s: MoonTable, pool: str) -> None:
    """Ghosts of both boxes and incarnations of the pool (WM-2.4, WM-2.5)."""
    s.pool = pool
    s.incarnations = incarnation_count(s.players, s.difficulty)
    ghosts, chosen = list(ALL_GHOSTS), list(pool_of(pool))
    s.shuffle(ghosts)
    s.shuffle(chosen)
    removed = LEFT_IN_THE_BOX + REMOVED[s.players]
    build_deck(s, ghosts[removed:], chosen[: s.incarnations])
    others = [card for card in ALL_INCARNATIONS if card not in chosen]
    s.shuffle(others)
    s.box = others + chosen[s.incarnations :]


def pool_of(pool: str) -> tuple[int, ...]:
    """Return the incarnations of a pool (WM-2.5)."""
    return NEW_INCARNATIONS if pool == "new" else ALL_INCARNATIONS


def lay_villagers(s: MoonTable, portal: str) -> None:
    """Stacks of three on all tiles without the Portal (WM-2.2, WM-2.3)."""
    places = PORTALS[portal]
    s.portal = places[s.below(len(places))]
    villagers = list(VILLAGERS)
    s.shuffle(villagers)
    for place in PLACES:
        if place != s.portal:
            s.stacks[place] = villagers[:TILE_LIMIT]
            del villagers[:TILE_LIMIT]


# Villagers rescued before the start


@rules.decision("WM-2.6")
def rescue_first(s: MoonTable, player: int) -> list[Option]:
    """Rescue a top villager: of another stack and family each time (WM-2.6)."""
    return [
        ("rescue_first", tile_id(s, place))
        for place in PLACES
        if len(s.stacks[place]) == TILE_LIMIT and s.stacks[place][-1] not in s.shelter
    ]


@rescue_first.chosen
def rescued_first(s: MoonTable, player: int, option: Option) -> None:
    """It is on the Shelter board; a family of one rewards a player (WM-2.6)."""
    family = shelter(s, place_of(s, option[1]))
    if is_complete(s, family):
        s.push(("award", delegate(s), family))


@rescue_first.refused
def first_refused(
    s: MoonTable, player: int, option: Option
) -> tuple[tuple[str, ...], str]:
    """A stack or a family that was chosen before, or no stack at all."""
    if option[0] != "rescue_first":
        return ("WM-2.6",), "refused.not_offered"
    return ("WM-2.6",), "refused.rescue_first"


@rules.decision("WM-2.6", forced=True)
def award(s: MoonTable, player: int, family: int) -> list[Option]:
    """Name the player who receives the reward of the family (WM-2.6)."""
    return [AWARD[board] for board in s.boards]


@award.chosen
def awarded(s: MoonTable, player: int, family: int, option: Option) -> None:
    """He takes its artefact."""
    reward(s, BOARD_NUMBERS[option[1]], family)


@rules.step
def reveal_tops(s: MoonTable) -> None:
    """The new top villagers are turned up, all at once (WM-2.6)."""
    s.covered = False
    for place in PLACES:
        if len(s.stacks[place]) == TILE_LIMIT - 1:
            reveal(s, place)


DEFAULTS: Final = {
    "village": "first_games",
    "portal": "centre",
    "incarnation_pool": "all",
}
"""The options of the expansion, as they are without it."""


def check_options(options: Json) -> None:
    """Refuse options of the expansion where it is not played."""
    for name, default in DEFAULTS.items():
        if options[name] != default and EXPANSION not in options["expansions"]:
            raise BadSetup(
                "setup.without_white_moon",
                rules=("WM-2.1", "WM-2.2", "WM-2.5"),
                pointer=f"/options/{name}",
            )
