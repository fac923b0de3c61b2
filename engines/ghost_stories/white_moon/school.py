"""The Kung-Fu School, and the Cemetery's second use (WM-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.ghost_stories import tile_help as base
from engines.ghost_stories.cards import BLACK, CARDS, COLOURS
from engines.ghost_stories.exorcism import GIVE_UP, result_refused
from engines.ghost_stories.layout import BOARD_IDS, BOARDS, SPACE_NUMBERS
from engines.ghost_stories.state import NOWHERE, TAO_LOCK
from engines.ghost_stories.taoists import is_usable
from engines.ghost_stories.tiles import CEMETERY, HERBALIST, place_of
from engines.ghost_stories.tokens import COLOUR_NUMBERS
from engines.ghost_stories.white_moon.crystals import can_gather
from engines.ghost_stories.white_moon.exorcism import (
    begin_roll,
    offer_claw,
    pay,
    result_options,
)
from engines.ghost_stories.white_moon.families import (
    FAMILIES,
    FAMILY_IDS,
    FAMILY_NUMBERS,
    TILE_LIMIT,
)
from engines.ghost_stories.white_moon.rulebook import rules
from engines.ghost_stories.white_moon.tiles import KUNG_FU_SCHOOL

if TYPE_CHECKING:
    from engines.core.state import Option
    from engines.ghost_stories.white_moon.state import MoonTable

TRAIN: Final[tuple[Option, ...]] = tuple(("train", colour) for colour in COLOURS)
BRING_BACK: Final[tuple[Option, ...]] = tuple(("bring_back", f) for f in FAMILY_IDS)


@rules.question(replaces="can_help")
def can_help(s: MoonTable, tile: int) -> bool:
    """Return whether the help of an active tile can have an effect (GS-9.1)."""
    if tile == KUNG_FU_SCHOOL:
        return bool(lessons(s))
    if tile == CEMETERY:
        return base.can_help(s, tile) or can_bring_back(s)
    if tile == HERBALIST:
        return can_gather(s, tile)
    return base.can_help(s, tile)


# Kung-Fu School


def lessons(s: MoonTable) -> list[int]:
    """List the colours that may be chosen and have ghosts (WM-16.1, WM-16.7)."""
    bought = (b for b in BOARDS if s.borrowed >> b & 1 and is_usable(s, b))
    allowed = {s.active, BLACK, *bought}
    present = {
        CARDS[card].colour
        for card in s.ghosts
        if card and not CARDS[card].is_incarnation
    }
    return sorted(allowed & present)


@rules.decision("WM-16.1", "WM-16.4", "WM-16.7", forced=True)
def choose_school(s: MoonTable, player: int) -> list[Option]:
    """Choose the colour of the ghosts, before the roll (WM-16.1)."""
    return [TRAIN[colour] for colour in lessons(s)]


@choose_school.chosen
def school_chosen(s: MoonTable, player: int, option: Option) -> None:
    """One roll against all ghosts of that colour (WM-16.1)."""
    s.emit("school_attempted", BOARD_IDS[s.active], option[1])
    begin_roll(s, ("choose_pupils", player, COLOUR_NUMBERS[option[1]]))


@choose_school.refused
def school_refused(
    s: MoonTable, player: int, option: Option
) -> tuple[tuple[str, ...], str]:
    """Another colour needs a Power token on a board with active power."""
    if option[0] != "train":
        return ("WM-16.1",), "refused.not_offered"
    return ("WM-16.1", "WM-16.4", "WM-16.7"), "refused.school_colour"


def school_targets(s: MoonTable, colour: int) -> list[int]:
    """List the spaces with ghosts of a colour, incarnations left out (WM-16.1)."""
    return [
        space
        for space, card in enumerate(s.ghosts)
        if card and CARDS[card].colour == colour and not CARDS[card].is_incarnation
    ]


@rules.decision("WM-16.1", "WM-16.2", forced=True)
def choose_pupils(s: MoonTable, player: int, colour: int) -> list[Option]:
    """Choose the ghosts exorcised, with own tokens and crystals only (WM-16.2)."""
    owners = [] if TAO_LOCK in s.locks else [s.active]
    holders = {BOARD_IDS[s.active]: s.crystals[s.active]}
    return result_options(s, school_targets(s, colour), owners, holders)


@choose_pupils.chosen
def pupils_chosen(s: MoonTable, player: int, colour: int, option: Option) -> None:
    """They leave without their right stones; the Claw follows a failure (WM-16.3)."""
    if option == GIVE_UP:
        s.emit("exorcism_failed", BOARD_IDS[s.active])
        offer_claw(s, school_targets(s, colour))
    else:
        pay(s, option)
        discard(s, option)


def discard(s: MoonTable, option: Option) -> None:
    """The ghosts of a result leave play without their right stones."""
    s.push(*[("discard_ghost", SPACE_NUMBERS[name]) for name in option[1]])


@choose_pupils.refused
def pupils_refused(
    s: MoonTable, player: int, colour: int, option: Option
) -> tuple[tuple[str, ...], str]:
    """Tokens of others do not count; the rest is as in any exorcism."""
    own = f"{BOARD_IDS[s.active]}."
    spent = option[2] if option[0] == "exorcise_with" else ()
    if not all(token.startswith(own) for token in spent):
        return ("WM-16.2",), "refused.own_goods"
    return result_refused(s, player, option)


# Cemetery


def can_bring_back(s: MoonTable) -> bool:
    """Return whether a killed villager has room on the Cemetery (WM-16.6)."""
    return bool(s.graveyard) and len(s.stacks[place_of(s, CEMETERY)]) < TILE_LIMIT


@rules.decision("GS-9.2", "WM-16.6", forced=True, replaces="revive_taoist")
def revive_taoist(s: MoonTable, player: int) -> list[Option]:
    """Bring back a dead Taoist or a killed villager, not both (WM-16.6)."""
    options: list[Option] = []
    if s.qi_supply:
        options += base.revive_taoist.ask(s, player)
    if can_bring_back(s):
        options += [BRING_BACK[family] for family in sorted(set(s.graveyard))]
    return options


@revive_taoist.chosen
def taoist_revived(s: MoonTable, player: int, option: Option) -> None:
    """He or it is on the Cemetery; then the acting player rolls (WM-16.6)."""
    if option[0] == "revive":
        base.taoist_revived(s, player, option)
        return
    family = FAMILY_NUMBERS[option[1]]
    s.graveyard.remove(family)
    s.stacks[place_of(s, CEMETERY)].append(family)
    s.emit("villager_returned", FAMILIES[family].id)
    s.push(("roll_curse", NOWHERE))


@revive_taoist.refused
def revival_refused(
    s: MoonTable, player: int, option: Option
) -> tuple[tuple[str, ...], str]:
    """Nobody of that family is dead, the Cemetery is full, or the Taoist lives."""
    if option[0] == "bring_back":
        if FAMILY_NUMBERS[option[1]] not in s.graveyard:
            return ("WM-16.6",), "refused.not_killed"
        return ("WM-16.6", "WM-1.4"), "refused.tile_full"
    return ("GS-9.2",), "refused.not_offered"
