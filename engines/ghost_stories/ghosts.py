"""How ghosts arrive, what their left stones do, how they leave (GS-5, GS-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.ghost_stories.cards import BLACK, CARDS, COLOURS, NO_CARD
from engines.ghost_stories.layout import SPACE_IDS, SPACE_NUMBERS, SPACES
from engines.ghost_stories.rulebook import rules
from engines.ghost_stories.scoring import end_game
from engines.ghost_stories.state import (
    DICE,
    GROUP_POWER_LOCK,
    NOWHERE,
    POWER_LOCK,
    SECOND_EDITION,
    TAO_LOCK,
    WHITE_LOCK,
)
from engines.ghost_stories.taoists import (
    ENFEEBLEMENT_MANTRA,
    delegate,
    lift_lost_mantra,
    lose_qi,
)

if TYPE_CHECKING:
    from engines.core.state import Option
    from engines.ghost_stories.state import Table

ONLY_IN_WINDOWS: Final = {
    "use_yin_yang": "GS-10.1",
    "purify": "GS-10.1",
    "use_power_token": "GS-12.1",
}
"""What waits for the next window, wherever a placement is asked (GS-7.2)."""
PLACE_GHOST: Final[tuple[Option, ...]] = tuple(
    ("place_ghost", space) for space in SPACE_IDS
)


@rules.step
def bring_ghost(s: Table, space: int) -> None:
    """Draw a ghost; twelve ghosts in play cost 1 Qi instead (GS-5.1, GS-5.2)."""
    if NO_CARD not in s.ghosts:
        lose_qi(s, s.active)
        return
    card = s.arriving = s.deck.pop()
    s.emit("ghost_drawn", CARDS[card].id, len(s.deck))
    if s.deck:
        s.push(("place_ghost", delegate(s)))
    else:
        # An incarnation is left: exorcising the last one would have ended the game.
        end_game(s, "deck_exhausted")


@rules.decision("GS-5.3", "GS-5.4", forced=True)
def place_ghost(s: Table, player: int) -> list[Option]:
    """Choose a free space of the home board, or any if it has none (GS-5.4)."""
    ghosts = s.ghosts
    home = CARDS[s.arriving].colour
    first = 3 * (s.active if home == BLACK else home)
    return [
        PLACE_GHOST[space] for space in range(first, first + 3) if not ghosts[space]
    ] or [PLACE_GHOST[space] for space in SPACES if not ghosts[space]]


@place_ghost.chosen
def ghost_placed(s: Table, player: int, option: Option) -> None:
    """The ghost lies there, and its left stone acts in printed order (GS-5.8)."""
    space = SPACE_NUMBERS[option[1]]
    card, s.arriving = CARDS[s.arriving], NO_CARD
    if s.buddhas[space] and not card.is_incarnation:
        s.discard.append(card.number)
        return_buddha(s, space)
        s.emit("ghost_stopped", card.id, option[1])
        return
    settle_ghost(s, card.number, space)
    s.emit("ghost_arrived", card.id, option[1])
    for icon in card.left:
        s.agenda.append((icon, space))


@place_ghost.refused
def space_refused(s: Table, player: int, option: Option) -> tuple[tuple[str, ...], str]:
    """A space is taken, the home board has room, or it is no window (GS-5.4)."""
    if option[0] in ONLY_IN_WINDOWS:
        return ("GS-7.2", ONLY_IN_WINDOWS[option[0]]), "refused.only_in_windows"
    if option[0] != "place_ghost":
        return ("GS-5.4",), "refused.not_offered"
    if s.ghosts[SPACE_NUMBERS[option[1]]]:
        return ("GS-5.4",), "refused.space_taken"
    return ("GS-5.3", "GS-5.4"), "refused.home_board"


def settle_ghost(s: Table, number: int, space: int) -> None:
    """A card lies on a space; a Buddha there yields to it (GS-5.6, GS-15.4)."""
    card = CARDS[number]
    s.ghosts[space] = number
    if card.denies_white:
        s.locks[space] = WHITE_LOCK
    if s.buddhas[space]:
        if not card.needs_buddha:
            return_buddha(s, space)
        elif s.edition == SECOND_EDITION:
            s.caught = True
            return_buddha(s, space)


def return_buddha(s: Table, space: int) -> None:
    """A Buddha goes back from a space to the Temple (GS-5.5)."""
    s.buddhas[space] = False
    s.temple += 1
    s.emit("buddha_returned", SPACE_IDS[space])


def remove_ghost(s: Table, space: int) -> None:
    """A ghost leaves play with all that it holds and sets (GS-16.2)."""
    card = CARDS[s.ghosts[space]]
    s.discard.append(card.number)
    s.ghosts[space] = NO_CARD
    s.figures[space] = False
    s.captives[space] = False
    s.locks[space] = 0
    if s.buddhas[space]:
        return_buddha(s, space)
    if s.mantra == space:
        s.mantra = NOWHERE
        s.used |= 1 << ENFEEBLEMENT_MANTRA
    if card.needs_buddha:
        s.caught = False


@rules.step
def discard_ghost(s: Table, space: int) -> None:
    """A ghost is discarded without its right stone (GS-9.5, GS-16.6)."""
    card = CARDS[s.ghosts[space]].id
    remove_ghost(s, space)
    s.emit("ghost_discarded", card, SPACE_IDS[space])


@rules.step
def move_ghost(s: Table, start: int, end: int) -> None:
    """A ghost moves with all that it holds; a Buddha may stop it (GS-9.10, 9.11)."""
    card = CARDS[s.ghosts[start]]
    if s.buddhas[end] and not card.is_incarnation:
        remove_ghost(s, start)
        return_buddha(s, end)
        s.emit("ghost_stopped", card.id, SPACE_IDS[end])
        return
    s.ghosts[start] = NO_CARD
    s.figures[end], s.figures[start] = s.figures[start], False
    s.captives[end], s.captives[start] = s.captives[start], False
    s.locks[end], s.locks[start] = s.locks[start], 0
    if s.mantra == start:
        s.mantra = end
    settle_ghost(s, card.number, end)
    s.emit("ghost_moved", card.id, SPACE_IDS[start], SPACE_IDS[end])
    if s.buddhas[start]:
        return_buddha(s, start)
    lift_lost_mantra(s)


@rules.step
def advance_figure(s: Table, space: int) -> None:
    """The haunting figure goes from its card to the first stone (GS-4.2.3, GS-5.7)."""
    s.figures[space] = True
    s.emit("figure_advanced", SPACE_IDS[space])


@rules.step
def return_figure(s: Table, space: int) -> None:
    """The haunting figure goes back to its card (GS-4.2.3)."""
    s.figures[space] = False
    s.emit("figure_returned", SPACE_IDS[space])


@rules.step
def capture_die(s: Table, space: int) -> None:
    """The ghost takes one of the free standard dice, if any is left (GS-16.3)."""
    if s.captives.count(True) < DICE:
        s.captives[space] = True
        s.emit("die_captured", SPACE_IDS[space])


@rules.step
def drain_qi(s: Table, space: int) -> None:
    """The active player or board loses 1 Qi (GS-16.4)."""
    lose_qi(s, s.active)


@rules.step
def lock_power(s: Table, space: int) -> None:
    """The power of the board below the ghost rests (GS-16.5)."""
    s.locks[space] = POWER_LOCK
    s.emit("power_locked", SPACE_IDS[space])
    lift_lost_mantra(s)


@rules.step
def lock_all_powers(s: Table, space: int) -> None:
    """No power and no Power token can be used (GS-15.7)."""
    s.locks[space] = GROUP_POWER_LOCK
    s.emit("powers_locked", SPACE_IDS[space])
    lift_lost_mantra(s)


@rules.step
def lock_tao(s: Table, space: int) -> None:
    """Nobody can spend Tao tokens (GS-8.3.3)."""
    s.locks[space] = TAO_LOCK
    s.emit("tao_locked", SPACE_IDS[space])


@rules.step
def clear_circle(s: Table, space: int) -> None:
    """The token on the Circle of Prayer returns to the supply (GS-15.10)."""
    if s.circle != NOWHERE:
        colour = s.circle
        s.supply[colour] += 1
        s.circle = NOWHERE
        s.emit("circle_cleared", COLOURS[colour])
