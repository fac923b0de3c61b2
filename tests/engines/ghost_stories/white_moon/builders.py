"""Tables of White Moon: those of Ghost Stories, with villagers and the rest.

The village is that of the base game's builders; with ``school`` the Kung-Fu School lies
where the Night Watchman was, in the east. The Portal is in the centre, on the Temple.
Villagers whom a test does not name are safe on the Shelter board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.ghost_stories.cards import CARD_NUMBERS, CARDS
from engines.ghost_stories.layout import BOARD_NUMBERS, SPACE_NUMBERS
from engines.ghost_stories.state import NOWHERE, Table
from engines.ghost_stories.tiles import TILE_NUMBERS, TILES, places_of
from engines.ghost_stories.white_moon.cards import (
    ALL_INCARNATIONS,
    PORTAL_HOLDERS,
    SU_LING_HOLDERS,
)
from engines.ghost_stories.white_moon.families import (
    ARTEFACT_NUMBERS,
    FAMILY_IDS,
    FAMILY_NUMBERS,
    VILLAGERS,
)
from engines.ghost_stories.white_moon.rulebook import rules
from engines.ghost_stories.white_moon.state import (
    BECKONED,
    CORNER_IDS,
    ON_CARD,
    MoonTable,
)
from engines.ghost_stories.white_moon.tiles import KUNG_FU_SCHOOL
from tests.engines.ghost_stories.builders import TITLE, told
from tests.engines.ghost_stories.builders import table as base_table

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from engines.core.state import Event

RESCUE = ("rescue",)
ALL_CORNERS = CORNER_IDS


def moon(
    *,
    stacks: Mapping[str, str] | None = None,
    graveyard: str = "",
    portal: str = "buddhist_temple",
    su_ling: str = "",
    beckoned: bool = False,
    crystals: Mapping[str, int] | None = None,
    receptacles: Iterable[str] = (),
    artefacts: Mapping[str, str] | None = None,
    lying: Iterable[str] = (),
    school: bool = False,
    without: str = "",
    **base: Any,
) -> MoonTable:
    """Lay a table of White Moon; stacks are named from the bottom to the top.

    ``without`` names a tile that the Kung-Fu School takes the place of.
    """
    plain = base_table(**base)
    s = MoonTable(rules, plain.players, plain.key)
    for slot in Table.SAVED:
        setattr(s, slot, getattr(plain, slot))
    if school or without:
        _swap(s, without or "night_watchman")
    _lay_villagers(s, stacks or {}, graveyard)
    s.portal = s.places[TILE_NUMBERS[portal]]
    in_play = {*s.ghosts}
    s.portal_held = bool(in_play & PORTAL_HOLDERS)
    if in_play & SU_LING_HOLDERS:
        s.su_ling = ON_CARD
    elif su_ling:
        s.su_ling = SPACE_NUMBERS[su_ling]
    s.beckoned = BECKONED if beckoned else 0
    for board, count in (crystals or {}).items():
        s.crystals[BOARD_NUMBERS[board]] = count
        s.reserve -= count
    for corner in receptacles:
        s.receptacles[CORNER_IDS.index(corner)] = True
        s.reserve -= 1
    for name, board in (artefacts or {}).items():
        s.artefacts[ARTEFACT_NUMBERS[name]] = BOARD_NUMBERS[board]
    for board in lying:
        s.lying[BOARD_NUMBERS[board]] = True
    known = {*s.ghosts, *s.deck}
    s.box = [card for card in ALL_INCARNATIONS if card not in known]
    TITLE.check(s)
    return s


def _swap(s: MoonTable, tile: str) -> None:
    """The School takes the place of a tile, and the dead lie where they may."""
    old = TILE_NUMBERS[tile]
    s.village = tuple(KUNG_FU_SCHOOL if t == old else t for t in s.village)
    s.places = places_of(s.village)
    if tile == "cemetery":
        for board in s.boards:
            if not s.qi[board]:
                s.where[board] = NOWHERE


def _lay_villagers(s: MoonTable, stacks: Mapping[str, str], graveyard: str) -> None:
    rest = list(VILLAGERS)
    for tile, words in stacks.items():
        stack = families(words)
        s.stacks[s.places[TILE_NUMBERS[tile]]] = stack
        for family in stack:
            rest.remove(family)
    s.graveyard = families(graveyard)
    for family in s.graveyard:
        rest.remove(family)
    s.shelter = rest


def families(words: str) -> list[int]:
    """Return villagers as numbers."""
    return [FAMILY_NUMBERS[word] for word in words.split()]


def stack(s: MoonTable, tile: str) -> str:
    """Return the villagers of a tile as words, from the bottom to the top."""
    place = s.places[TILE_NUMBERS[tile]]
    return " ".join(FAMILY_IDS[family] for family in s.stacks[place])


def killed(s: MoonTable) -> str:
    """Return the killed villagers as words, in that order."""
    return " ".join(FAMILY_IDS[family] for family in s.graveyard)


def crystals(s: MoonTable, board: str) -> int:
    """Return the Moon Crystals of a player."""
    return s.crystals[BOARD_NUMBERS[board]]


def owner(s: MoonTable, artefact: str) -> str:
    """Return the colour of an artefact's owner; nothing for none."""
    number = s.artefacts[ARTEFACT_NUMBERS[artefact]]
    return list(BOARD_NUMBERS)[number] if number >= 0 else ""


def is_lying(s: MoonTable, board: str) -> bool:
    """Tell whether a Taoist lies on his side."""
    return s.lying[BOARD_NUMBERS[board]]


def place(tile: str) -> int:
    """Return the place of a tile of the usual village."""
    return TILE_NUMBERS[tile]


def curse(s: MoonTable, family: str, tile: str = "tea_house") -> list[Event]:
    """Kill a villager of a family that lies on top of a tile."""
    from engines.ghost_stories.white_moon.villagers import kill

    s.events = []
    assert FAMILY_NUMBERS[family] == s.stacks[place(tile)][-1]
    s.menu = None
    kill(s, place(tile))
    s.rules.run(s)
    return told(s)


def shuffled_box(s: MoonTable, *cards: str) -> None:
    """Put these incarnations on top of the box, the first one to come first."""
    numbers = [CARD_NUMBERS[card] for card in cards]
    s.box = [card for card in s.box if card not in numbers] + numbers[::-1]
    assert all(CARDS[card].is_incarnation for card in s.box)


def tile_names() -> list[str]:
    """List the ids of all ten tiles."""
    return [tile.id for tile in TILES]
