"""Cards 27 to 39."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.halloween.board import (
    BUILDING,
    BUILDINGS,
    COLOUR,
    COLOURS,
    FIGURES,
    HUES,
    RED,
    SCARE,
)
from engines.halloween.cards.cards_01_to_13 import ANYWHERE
from engines.halloween.deck import USES, card, is_fresh, spend
from engines.halloween.haunt import complete_haunt, haunts_with, refuse_haunt
from engines.halloween.hooks import after, may, modifies, powers, scores
from engines.halloween.menus import DECLINE, NOTHING, PICKS, YES_OR_NO, relocations
from engines.halloween.move import displace, reach
from engines.halloween.rulebook import rules
from engines.halloween.supplies import (
    gain_scare,
    gain_tokens,
    pay_scare,
    pay_tokens,
    score,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.rulebook import Refusal
    from engines.core.state import Frame, Option
    from engines.halloween.menus import Menu
    from engines.halloween.state import Table

# 27

card(27, "grey", "sp", "end_of_game")


@scores(card=27)
def score_red_tokens(s: Table, player: int) -> int:
    """3 SP for every red token (HW-10.27)."""
    return 3 * s.tokens[player * HUES + RED]


# 28

card(28, "coloured", "fight", "continuous")


@modifies("fight_tokens", card=28)
def double_spoils(s: Table, player: int, count: int) -> int:
    """A won fight yields two tokens in place of one (HW-10.28)."""
    return count + 1


# 29

card(29, "coloured", "upgrade", "continuous")


@after("upgraded", card=29)
def score_upgrade(s: Table, player: int) -> None:
    """2 SP per Upgrade action (HW-10.29)."""
    score(s, player, 2)


# 30

card(30, "grey", "halloween", "once_per_turn", optional=True)


def tokens_for_sale(s: Table, player: int) -> list[Option]:
    """List the colours on the board and in supply that scare can pay (HW-10.30)."""
    return [
        ("buy_token", COLOURS[colour])
        for colour in range(HUES)
        if s.where[colour] and s.supply[colour] and s.scare[player] >= SCARE[colour]
    ]


@may("turn", card=30)
def offer_purchase(s: Table, player: int) -> Menu:
    """There must be a ghost whose token can be had (HW-10.30)."""
    return USES[30] if is_fresh(s, 30) and tokens_for_sale(s, player) else NOTHING


@offer_purchase.used
def start_purchase(s: Table, player: int) -> None:
    """Ask for the colour."""
    spend(s, player, 30)
    s.push(("buy_token", player))


@rules.decision("HW-10.30")
def buy_token(s: Table, player: int) -> list[Option]:
    """Choose the colour of a ghost on the board (HW-10.30)."""
    return tokens_for_sale(s, player)


@buy_token.chosen
def token_bought(s: Table, player: int, option: Option) -> None:
    """Pay its level in scare and take a token (HW-10.30)."""
    colour = COLOUR[option[1]]
    pay_scare(s, player, SCARE[colour])
    gain_tokens(s, player, colour, 1)


# 31

card(31, "coloured", "sp", "end_of_game")


@scores(card=31)
def score_pumpkins(s: Table, player: int) -> int:
    """4 SP for every pumpkin not placed, neutral ones included (HW-10.31)."""
    return 4 * (s.own_left[player] + s.neutral_left[player])


# 32

card(32, "grey", "move", "continuous")


@after("move_done", card=32)
def score_move(s: Table, player: int) -> None:
    """1 SP per Move action, not per ghost (HW-10.32)."""
    score(s, player, 1)


# 33

card(33, "grey", "halloween", "once_per_turn", optional=True)


def exchange_rate(given: int, taken: int) -> tuple[int, int]:
    """Return how many are given and taken: 1 for 2 lower, 2 for 1 higher (HW-10.33)."""
    return (1, 2) if taken < given else (2, 1)


def exchanges(s: Table, player: int) -> list[Option]:
    """List the exchanges that the player and the supply can make (HW-10.33)."""
    options: list[Option] = []
    for given in range(HUES):
        for taken in range(HUES):
            pay, get = exchange_rate(given, taken)
            has = s.tokens[player * HUES + given] >= pay and s.supply[taken] >= get
            if given != taken and has:
                options.append(("exchange", COLOURS[given], COLOURS[taken]))
    return options


@may("turn", card=33)
def offer_exchange(s: Table, player: int) -> Menu:
    """There must be an exchange to make (HW-10.33)."""
    return USES[33] if is_fresh(s, 33) and exchanges(s, player) else NOTHING


@offer_exchange.used
def start_exchange(s: Table, player: int) -> None:
    """Ask for the colours."""
    spend(s, player, 33)
    s.push(("exchange", player))


@rules.decision("HW-10.33")
def exchange(s: Table, player: int) -> list[Option]:
    """Choose the colour to give and the colour to take (HW-10.33)."""
    return exchanges(s, player)


@exchange.chosen
def exchanged(s: Table, player: int, option: Option) -> None:
    """Swap tokens with the supply (HW-10.33)."""
    given, taken = COLOUR[option[1]], COLOUR[option[2]]
    pay, get = exchange_rate(given, taken)
    pay_tokens(s, player, given, pay)
    gain_tokens(s, player, taken, get)


# 34

card(34, "coloured", "summon", "continuous", optional=True)


@after("summoned", card=34)
def offer_haunt(s: Table, player: int, site: int, colour: int) -> Frame | None:
    """The fifth ghost of a colour, brought by a Summon, may haunt (HW-10.34)."""
    if s.on_board[colour] == FIGURES:
        return ("haunt_freely", player, colour)
    return None


@rules.decision("HW-10.34", forced=True)
def haunt_freely(s: Table, player: int, colour: int) -> list[Option]:
    """Choose a building to haunt with that colour, or decline (HW-10.34)."""
    return [*haunts_with(s, player, colour, powers(s.held[player])), DECLINE]


@haunt_freely.chosen
def freely_haunted(s: Table, player: int, colour: int, option: Option) -> None:
    """A Haunt without disc, strip or level (HW-10.34)."""
    if option[0] == "haunt":
        complete_haunt(s, player, option)


@haunt_freely.refused
def not_freely_haunted(s: Table, player: int, colour: int, option: Option) -> Refusal:
    """It is a normal Haunt, with that colour only (HW-10.34, HW-11.16)."""
    if option[0] != "haunt":
        return ("HW-10.34", "HW-11.16"), "refused.not_offered"
    if option[2] != COLOURS[colour]:
        return ("HW-10.34",), "refused.other_colour"
    return refuse_haunt(s, player, option)


# 35

card(35, "grey", "fight", "continuous", optional=True)


@modifies("target_range", card=35)
def fight_anywhere(s: Table, player: int, steps: int) -> int:
    """The target of a Fight may be in any building (HW-10.35)."""
    return ANYWHERE


# 36

card(36, "grey", "fight", "once_per_turn", optional=True)


@after("dice_final", card=36)
def offer_difference(s: Table, player: int) -> Frame | None:
    """Dice that differ may yield scare, whatever the outcome (HW-10.36)."""
    if is_fresh(s, 36) and s.dice[0] != s.dice[1]:
        return ("take_difference", player)
    return None


@rules.decision("HW-10.36")
def take_difference(s: Table, player: int) -> Sequence[Option]:
    """Take the difference of the dice as scare, or not (HW-10.36)."""
    return YES_OR_NO


@take_difference.chosen
def difference_taken(s: Table, player: int, option: Option) -> None:
    """Natural dice count, without additions (HW-11.15)."""
    if option[0] == "accept":
        spend(s, player, 36)
        gain_scare(s, player, abs(s.dice[0] - s.dice[1]))


# 37

card(37, "coloured", "halloween", "continuous")


@after("scare_gained", card=37)
def score_scare_gain(s: Table, player: int, count: int) -> None:
    """1 SP for each single gain of 2 or more scare (HW-10.37)."""
    if count >= 2:
        score(s, player, 1)


# 38

card(38, "grey", "scare", "once_per_turn", optional=True)


@after("scared", card=38)
def offer_scarer_a_journey(
    s: Table, player: int, site: int, colour: int
) -> Frame | None:
    """The ghost named in a Scare may go to any other building (HW-10.38)."""
    return ("send_scarer", player, site, colour) if is_fresh(s, 38) else None


@rules.decision("HW-10.38", forced=True)
def send_scarer(s: Table, player: int, site: int, colour: int) -> Sequence[Option]:
    """Choose a building with room, or stay (HW-10.38)."""
    return (*relocations(colour, 1 << site, s.open), DECLINE)


@send_scarer.chosen
def scarer_sent(s: Table, player: int, site: int, colour: int, option: Option) -> None:
    """It picks up a bonus token (HW-9.4)."""
    if option[0] == "relocate":
        spend(s, player, 38)
        target = BUILDING[option[3]]
        displace(s, player, site, colour, target)
        s.push(*reach(s, player, target, colour))


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


@rules.decision("HW-10.39")
def pick_first(s: Table, player: int) -> list[Option]:
    """Choose the ghost in the earlier of the two buildings (HW-10.39)."""
    return first_picks(s)


@pick_first.chosen
def first_picked(s: Table, player: int, option: Option) -> None:
    """Ask for the other one."""
    s.push(("pick_second", player, BUILDING[option[1]], COLOUR[option[2]]))


@rules.decision("HW-10.39")
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
