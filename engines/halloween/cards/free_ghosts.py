"""Cards that are a free action with ghosts of the town (HW-3.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.halloween.board import (
    BLUE,
    BUILDING,
    BUILDINGS,
    COLOUR,
    COLOURS,
    FIGURES,
    HUES,
)
from engines.halloween.deck import USES, card, is_fresh, spend
from engines.halloween.hooks import may
from engines.halloween.menus import BANISHES, NOTHING, PICKS, PLACES
from engines.halloween.rulebook import rules
from engines.halloween.supplies import (
    gain_tokens,
    pay_tokens,
    place_ghost,
    remove_ghost,
)

if TYPE_CHECKING:
    from engines.core.state import Option
    from engines.halloween.menus import Menu
    from engines.halloween.state import Table


# 6

card(6, "coloured", "halloween", "once_per_turn", optional=True)


@may("turn", card=6)
def offer_banishing(s: Table, player: int) -> Menu:
    """There always is a ghost to send back (HW-10.6)."""
    return USES[6] if is_fresh(s, 6) else NOTHING


@offer_banishing.used
def start_banishing(s: Table, player: int) -> None:
    """Ask for the ghost."""
    spend(s, player, 6)
    s.push(("banish", player))


@rules.decision("HW-10.6", forced=True)
def banish(s: Table, player: int) -> list[Option]:
    """Choose any ghost on the board (HW-10.6)."""
    options: list[Option] = []
    for colour in range(HUES):
        options += BANISHES[colour][s.where[colour]]
    return options


@banish.chosen
def banished(s: Table, player: int, option: Option) -> None:
    """It returns to the supply; the blue rule comes before the token (HW-10.6)."""
    colour = COLOUR[option[2]]
    remove_ghost(s, player, BUILDING[option[1]], colour)
    if s.where[BLUE]:
        reward_banishing(s, player, colour)
    else:
        s.push(("place_blue", player), ("reward_banishing", player, colour))


@rules.step
def reward_banishing(s: Table, player: int, colour: int) -> None:
    """Take a token of its colour (HW-10.6)."""
    gain_tokens(s, player, colour, 1)


# 39

card(39, "grey", "halloween", "once_per_turn", optional=True)


def first_picks(s: Table) -> list[Option]:
    """List the ghosts that can change places with one in a later building (HW-10.39).

    Naming the earlier building first lists every pair once.
    """
    options: list[Option] = []
    for colour in range(HUES):
        others = 0
        for other in range(HUES):
            if other != colour:
                others |= s.where[other]
        before_last = (1 << max(others.bit_length() - 1, 0)) - 1
        options += PICKS[colour][s.where[colour] & before_last]
    return options


@may("turn", card=39)
def offer_swap(s: Table, player: int) -> Menu:
    """Two ghosts of different colour and building are needed (HW-10.39)."""
    return USES[39] if is_fresh(s, 39) and first_picks(s) else NOTHING


@offer_swap.used
def start_swap(s: Table, player: int) -> None:
    """Ask for the first ghost."""
    spend(s, player, 39)
    s.push(("pick_first", player))


@rules.decision("HW-10.39", forced=True)
def pick_first(s: Table, player: int) -> list[Option]:
    """Choose the ghost in the earlier of the two buildings (HW-10.39)."""
    return first_picks(s)


@pick_first.chosen
def first_picked(s: Table, player: int, option: Option) -> None:
    """Ask for the other one."""
    s.push(("pick_second", player, BUILDING[option[1]], COLOUR[option[2]]))


@rules.decision("HW-10.39", forced=True)
def pick_second(s: Table, player: int, site: int, colour: int) -> list[Option]:
    """Choose a ghost of another colour in a later building (HW-10.39)."""
    later = ~((2 << site) - 1)
    options: list[Option] = []
    for other in range(HUES):
        if other != colour:
            options += PICKS[other][s.where[other] & later]
    return options


@pick_second.chosen
def second_picked(
    s: Table, player: int, site: int, colour: int, option: Option
) -> None:
    """They change places and pick up nothing (HW-9.4)."""
    there, other = BUILDING[option[1]], COLOUR[option[2]]
    s.take(site, colour)
    s.take(there, other)
    s.put(site, other)
    s.put(there, colour)
    if s.events is not None:
        s.emit("ghosts_swapped", player, BUILDINGS[site], COLOURS[colour], *option[1:])


# 50

card(50, "grey", "halloween", "once_per_turn", optional=True)


def arrivals(s: Table, player: int) -> list[Option]:
    """List the ghosts that an own token can bring, by building (HW-10.50)."""
    options: list[Option] = []
    for colour in range(HUES):
        if s.tokens[player * HUES + colour] and s.on_board[colour] < FIGURES:
            options += PLACES[colour][s.open]
    return options


@may("turn", card=50)
def offer_arrival(s: Table, player: int) -> Menu:
    """A token, a ghost in supply and room are needed (HW-10.50)."""
    return USES[50] if is_fresh(s, 50) and arrivals(s, player) else NOTHING


@offer_arrival.used
def start_arrival(s: Table, player: int) -> None:
    """Ask for the ghost and the building."""
    spend(s, player, 50)
    s.push(("place_arrival", player))


@rules.decision("HW-10.50", forced=True)
def place_arrival(s: Table, player: int) -> list[Option]:
    """Choose a colour to pay and a building with room (HW-10.50)."""
    return arrivals(s, player)


@place_arrival.chosen
def arrival_placed(s: Table, player: int, option: Option) -> None:
    """Pay the token and place the ghost; no Summon (HW-10.50)."""
    colour = COLOUR[option[2]]
    pay_tokens(s, player, colour, 1)
    place_ghost(s, player, BUILDING[option[1]], colour)
