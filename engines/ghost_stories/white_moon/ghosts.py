"""Ghosts that arrive, move and leave: Shield, Armour, new incarnations (WM-15, 17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.ghost_stories import exorcism
from engines.ghost_stories import ghosts as base
from engines.ghost_stories.cards import CARDS, GHOST_NUMBERS, NO_CARD
from engines.ghost_stories.layout import LAYOUTS, SPACE_NUMBERS
from engines.ghost_stories.state import NOWHERE, POWER_LOCK, TAO_LOCK
from engines.ghost_stories.taoists import is_living
from engines.ghost_stories.tiles import TILES
from engines.ghost_stories.white_moon.cards import PORTAL_HOLDERS, SU_LING_HOLDERS
from engines.ghost_stories.white_moon.curses import is_placeable
from engines.ghost_stories.white_moon.families import ARMOUR, SHIELD
from engines.ghost_stories.white_moon.rulebook import rules
from engines.ghost_stories.white_moon.state import ON_CARD
from engines.ghost_stories.white_moon.su_ling import send_home

if TYPE_CHECKING:
    from engines.core.state import Option
    from engines.ghost_stories.white_moon.state import MoonTable

LETS_COME: Final[Option] = ("let_ghost_come",)
SINK: Final[Option] = ("sink_ghost",)

_LOCKING: Final = {"lock_power": POWER_LOCK, "lock_tao": TAO_LOCK}
LOCK_OF: Final = {
    number: _LOCKING[icon]
    for number in GHOST_NUMBERS
    for icon in CARDS[number].left
    if icon in _LOCKING
}
"""The condition that a ghost sets by its left stone, if any."""


@rules.step(replaces="bring_ghost")
def bring_ghost(s: MoonTable, space: int) -> None:
    """Draw a ghost; Uncatchable may be exchanged, the Shield may sink it (WM-15.7)."""
    base.bring_ghost(s, space)
    card = s.arriving
    if s.outcome is not None or not card:
        return
    if not is_placeable(s, card) and s.box:
        s.removed.append(card)
        s.arriving = s.box.pop()
        s.emit("incarnation_exchanged", CARDS[s.arriving].id)
    elif s.artefacts[SHIELD] == s.active and can_sink(s, card):
        s.push(("use_shield", s.owners[s.active]))


def can_sink(s: MoonTable, card: int) -> bool:
    """The Shield works on ghosts of the own board's colour, in the own turn."""
    printed = CARDS[card]
    return (
        printed.colour == s.active
        and not printed.is_incarnation
        and is_living(s, s.active)
    )


@rules.decision("WM-15.7")
def use_shield(s: MoonTable, player: int) -> tuple[Option, ...]:
    """Let the drawn ghost come, or put it under the deck and draw again (WM-15.7)."""
    return (LETS_COME, SINK)


@use_shield.chosen
def shield_used(s: MoonTable, player: int, option: Option) -> None:
    """The sunk ghost is not placed; another one is drawn."""
    if option == SINK:
        s.agenda.pop()
        card, s.arriving = s.arriving, NO_CARD
        s.deck.insert(0, card)
        s.emit("ghost_sunk", CARDS[card].id)
        s.push(("bring_ghost", NOWHERE))


def is_armoured(s: MoonTable, space: int) -> bool:
    """Return whether a space belongs to the board of the Armour's owner (WM-15.6)."""
    return s.artefacts[ARMOUR] == space // 3


@rules.decision("GS-5.3", "GS-5.4", forced=True, replaces="place_ghost")
def place_ghost(s: MoonTable, player: int) -> list[Option]:
    """Choose a free space of the home board, or any if it has none (GS-5.4)."""
    return list(base.place_ghost.ask(s, player))


@place_ghost.chosen
def ghost_placed(s: MoonTable, player: int, option: Option) -> None:
    """Su-Ling yields to incarnations; the Armour cancels left stones (WM-4.4, 15.6)."""
    space = SPACE_NUMBERS[option[1]]
    is_incarnation = CARDS[s.arriving].is_incarnation
    if is_incarnation and s.su_ling == space:
        send_home(s)
    depth = len(s.agenda)
    base.ghost_placed(s, player, option)
    if not is_incarnation and is_armoured(s, space):
        del s.agenda[depth:]


place_ghost.refused(base.space_refused)


@rules.step(replaces="move_ghost")
def move_ghost(s: MoonTable, start: int, end: int) -> None:
    """Under the Armour a die is free and a lock rests; elsewhere it works (WR-14)."""
    card = CARDS[s.ghosts[start]]
    if card.is_incarnation:
        if s.su_ling == end:
            send_home(s)
    elif is_armoured(s, end):
        s.captives[start] = False
        s.locks[start] = 0
    else:
        s.locks[start] = LOCK_OF.get(card.number, 0)
    base.move_ghost(s, start, end)


@rules.step(replaces="banish")
def banish(s: MoonTable, *spaces: int) -> None:
    """What an incarnation holds is free before it goes (WM-17.1, WM-17.3)."""
    for space in spaces:
        if space == NOWHERE:
            continue
        if s.ghosts[space] in PORTAL_HOLDERS:
            s.portal_held = False
            s.emit("portal_returned", TILES[s.village[s.portal]].id)
        elif s.ghosts[space] in SU_LING_HOLDERS:
            send_home(s)
    exorcism.banish(s, *spaces)


@rules.step
def hold_portal(s: MoonTable, space: int) -> None:
    """The Portal stands on the card of Gate Keeper (WM-17.1)."""
    s.portal_held = True
    s.emit("portal_held")


@rules.step
def hold_su_ling(s: MoonTable, space: int) -> None:
    """Su-Ling, wherever she is, stands on the card of the Ondine (WM-17.3)."""
    s.su_ling = ON_CARD
    s.emit("su_ling_held")


@rules.step
def shift_clockwise(s: MoonTable, space: int) -> None:
    """Shape-shifter moves clockwise to the next free space, if any (WM-17.6)."""
    following = LAYOUTS[s.layout].following
    end = space
    for _ in range(11):
        # Seen from its owner, clockwise runs from the right of a board to its left.
        end = end - 1 if end % 3 else 3 * following[end // 3] + 2
        if not s.ghosts[end]:
            s.push(("move_ghost", space, end))
            return
