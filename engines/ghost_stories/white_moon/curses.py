"""What the death of a villager brings, family by family (WM-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.ghost_stories.cards import CARDS, COLOURS, NO_CARD
from engines.ghost_stories.layout import BOARD_IDS, BOARD_NUMBERS, BOARDS
from engines.ghost_stories.scoring import end_game
from engines.ghost_stories.state import NOBODY, NOWHERE
from engines.ghost_stories.taoists import delegate, is_living, living, lose_qi
from engines.ghost_stories.tiles import BUDDHIST_TEMPLE, PAVILION
from engines.ghost_stories.white_moon.cards import UNCATCHABLE
from engines.ghost_stories.white_moon.families import FAMILIES
from engines.ghost_stories.white_moon.rulebook import rules
from engines.ghost_stories.white_moon.villagers import haunt_place, kill_visible

if TYPE_CHECKING:
    from engines.core.state import Option
    from engines.ghost_stories.white_moon.state import MoonTable

LOSE_TOKEN: Final[tuple[Option, ...]] = tuple(("lose_token", b) for b in BOARD_IDS)
BEAR_GRIEF: Final[tuple[Option, ...]] = tuple(("bear_grief", b) for b in BOARD_IDS)


# Long, Chang, Teng, Weng, Miao: a Tao token leaves the game


@rules.step
def lose_token(s: MoonTable, family: int, place: int) -> None:
    """A token of the supply leaves, else of a player, last of the Circle (WM-14.6)."""
    colour = FAMILIES[family].colour
    if s.supply[colour]:
        s.supply[colour] -= 1
        _lost(s, colour, "supply")
    elif holders(s, colour):
        s.push(("name_token", delegate(s), colour))
    elif s.circle == colour:
        s.circle = NOWHERE
        _lost(s, colour, "circle")


def holders(s: MoonTable, colour: int) -> list[int]:
    """List the boards whose player holds a token of a colour."""
    return [board for board in s.boards if s.tao[5 * board + colour]]


def _lost(s: MoonTable, colour: int, origin: str) -> None:
    s.lost_tao[colour] += 1
    s.emit("tao_removed", COLOURS[colour], origin)


@rules.decision("WM-14.6", forced=True)
def name_token(s: MoonTable, player: int, colour: int) -> list[Option]:
    """Name the player whose Tao token leaves the game (WM-14.6)."""
    return [LOSE_TOKEN[board] for board in holders(s, colour)]


@name_token.chosen
def token_named(s: MoonTable, player: int, colour: int, option: Option) -> None:
    """His token leaves the game."""
    s.tao[5 * BOARD_NUMBERS[option[1]] + colour] -= 1
    _lost(s, colour, option[1])


# Wu: an incarnation


def is_placeable(s: MoonTable, card: int) -> bool:
    """Uncatchable needs the Temple and the Pavilion in the village (WM-2.9)."""
    return card != UNCATCHABLE or (
        s.places[BUDDHIST_TEMPLE] != NOWHERE and s.places[PAVILION] != NOWHERE
    )


@rules.step
def bring_incarnation(s: MoonTable, family: int, place: int) -> None:
    """An incarnation comes from the box; it too must be exorcised (WM-14.7)."""
    placeable = [card for card in s.box if is_placeable(s, card)]
    if not placeable:
        return
    card = placeable[-1]
    s.box.remove(card)
    s.incarnations += 1
    if NO_CARD in s.ghosts:
        s.arriving = card
        s.emit("incarnation_came", CARDS[card].id)
        s.push(("place_ghost", delegate(s)))
    else:
        s.deck.append(card)
        s.emit("incarnation_waits", CARDS[card].id, len(s.deck))
        lose_qi(s, s.active)


# Xiang, Sheng, Sun, Li


@rules.step
def kill_another(s: MoonTable, family: int, place: int) -> None:
    """A visible villager of the group's choice dies too (WM-14.8)."""
    kill_visible(s, NOWHERE)


@rules.step
def haunt_grave(s: MoonTable, family: int, place: int) -> None:
    """The tile of the dead villager is haunted (WM-14.9)."""
    haunt_place(s, place)


@rules.step
def bring_another(s: MoonTable, family: int, place: int) -> None:
    """A ghost comes into play (WM-14.10)."""
    s.push(("bring_ghost", NOWHERE))


@rules.step
def shorten_deck(s: MoonTable, family: int, place: int) -> None:
    """The bottom card of the deck is removed unseen (WM-14.11)."""
    remove_bottom(s)


def remove_bottom(s: MoonTable) -> None:
    """The lowest ghost leaves the deck; incarnations stay (WR-26, WR-20)."""
    for depth, card in enumerate(s.deck):
        if not CARDS[card].is_incarnation:
            s.removed.append(s.deck.pop(depth))
            s.emit("card_removed", len(s.deck))
            break
    if not s.deck:
        end_game(s, "deck_exhausted")


# Zhou: 1 Qi of somebody


@rules.step
def grieve(s: MoonTable, family: int, place: int) -> None:
    """A player or a neutral board of the group's choice loses 1 Qi (WM-14.12)."""
    s.push(("bear_grief", delegate(s)))


@rules.decision("WM-14.12", forced=True)
def bear_grief(s: MoonTable, player: int) -> list[Option]:
    """Name the living player or neutral board that loses 1 Qi (WM-14.12)."""
    return [BEAR_GRIEF[board] for board in BOARDS if s.qi[board]]


@bear_grief.chosen
def grief_borne(s: MoonTable, player: int, option: Option) -> None:
    """The named one loses it."""
    lose_qi(s, BOARD_NUMBERS[option[1]])


@bear_grief.refused
def grief_refused(
    s: MoonTable, player: int, option: Option
) -> tuple[tuple[str, ...], str]:
    """The dead and the possessed have no Qi to lose."""
    if option[0] != "bear_grief":
        return ("WM-14.12",), "refused.not_offered"
    return ("WM-14.12",), "refused.no_qi"


# Hua: a Taoist falls


@rules.step
def stumble(s: MoonTable, family: int, place: int) -> None:
    """The active player's Taoist is laid down; a neutral board's not (WM-14.13)."""
    if is_living(s, s.active):
        lay_down(s, s.active)


def lay_down(s: MoonTable, board: int) -> None:
    """A Taoist lies on his side and must use a move to stand up (WM-15.9)."""
    assert s.owners[board] != NOBODY
    if not s.lying[board]:
        s.lying[board] = True
        s.emit("taoist_fell", BOARD_IDS[board])


def stand_up(s: MoonTable, board: int) -> None:
    """A Taoist stands on his feet again (WM-15.9)."""
    s.lying[board] = False
    s.emit("taoist_rose", BOARD_IDS[board])


@rules.step
def lay_down_taoists(s: MoonTable, space: int) -> None:
    """Root Master lays all living Taoists down (WM-17.4)."""
    for board in living(s):
        lay_down(s, board)


@rules.step
def shorten_deck_by_two(s: MoonTable, space: int) -> None:
    """Time Keeper removes the two bottom cards unseen (WM-17.5)."""
    for _ in range(2):
        if s.outcome is None:
            remove_bottom(s)
