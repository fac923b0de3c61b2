"""Cards that are a free action with tokens, discs and strips (HW-3.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.halloween.board import (
    COLOUR,
    COLOURS,
    DISC,
    HUES,
    RED,
    SCARE,
    SLOTS,
    level_of,
)
from engines.halloween.bonus_tokens import (
    DISCARD,
    KINDS,
    draw_bonus,
    refuse_storing,
    slots_of,
    store,
    storing_options,
)
from engines.halloween.bonus_uses import ONE_STRIP
from engines.halloween.deck import USES, card, is_fresh, spend
from engines.halloween.hooks import may
from engines.halloween.menus import NOTHING, RAISES
from engines.halloween.rulebook import rules
from engines.halloween.supplies import gain_tokens, pay_scare, pay_tokens, set_highest

if TYPE_CHECKING:
    from engines.core.rulebook import Refusal
    from engines.core.state import Option
    from engines.halloween.menus import Menu
    from engines.halloween.state import Table


# 7

card(7, "grey", "halloween", "once_per_turn", optional=True)


@may("turn", card=7)
def offer_recovery(s: Table, player: int) -> Menu:
    """There must be a disc on a field (HW-10.7)."""
    return (
        USES[7]
        if is_fresh(s, 7) and any(s.fields[player * s.strips : (player + 1) * s.strips])
        else NOTHING
    )


@offer_recovery.used
def start_recovery(s: Table, player: int) -> None:
    """One or two discs of one strip come back; no Rest (HW-10.7)."""
    spend(s, player, 7)
    s.push(("recover_discs", player, 2, -1, ONE_STRIP))


# 8

card(8, "grey", "halloween", "once_per_turn", optional=True)


@may("turn", card=8)
def offer_lowering(s: Table, player: int) -> Menu:
    """There must be a strip of level 2 or more (HW-10.8)."""
    return (
        USES[8]
        if is_fresh(s, 8)
        and any(s.highest[player * s.strips : (player + 1) * s.strips])
        else NOTHING
    )


@offer_lowering.used
def start_lowering(s: Table, player: int) -> None:
    """Ask for the strip."""
    spend(s, player, 8)
    s.push(("lower_strip", player))


@rules.decision("HW-10.8", forced=True)
def lower_strip(s: Table, player: int) -> list[Option]:
    """Choose a strip of level 2 or more (HW-10.8)."""
    return [
        ("lower", strip)
        for strip in range(s.strips)
        if s.highest[player * s.strips + strip]
    ]


@lower_strip.chosen
def strip_lowered(s: Table, player: int, option: Option) -> None:
    """One level down for two tokens of the lower colour (HW-10.8)."""
    colour = s.highest[player * s.strips + option[1]] - 1
    set_highest(s, player, option[1], colour)
    gain_tokens(s, player, colour, 2)


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


@rules.decision("HW-10.30", forced=True)
def buy_token(s: Table, player: int) -> list[Option]:
    """Choose the colour of a ghost on the board (HW-10.30)."""
    return tokens_for_sale(s, player)


@buy_token.chosen
def token_bought(s: Table, player: int, option: Option) -> None:
    """Pay its level in scare and take a token (HW-10.30)."""
    colour = COLOUR[option[1]]
    pay_scare(s, player, SCARE[colour])
    gain_tokens(s, player, colour, 1)


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


@rules.decision("HW-10.33", forced=True)
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


# 48

card(48, "coloured", "halloween", "once_per_turn", optional=True)


def raises_for_sale(s: Table, player: int) -> list[Option]:
    """List the strips whose next level the player can pay (HW-10.48)."""
    return [
        RAISES[strip]
        for strip in range(s.strips)
        if s.highest[player * s.strips + strip] < RED
        and s.scare[player] >= level_of(s.highest[player * s.strips + strip] + 1)
    ]


@may("turn", card=48)
def offer_training(s: Table, player: int) -> Menu:
    """There must be a strip that can be raised (HW-10.48)."""
    return USES[48] if is_fresh(s, 48) and raises_for_sale(s, player) else NOTHING


@offer_training.used
def start_training(s: Table, player: int) -> None:
    """Ask for the strip."""
    spend(s, player, 48)
    s.push(("train_strip", player))


@rules.decision("HW-10.48", forced=True)
def train_strip(s: Table, player: int) -> list[Option]:
    """Choose the strip to raise by one level (HW-10.48)."""
    return raises_for_sale(s, player)


@train_strip.chosen
def strip_trained(s: Table, player: int, option: Option) -> None:
    """Pay scare equal to the new level (HW-10.48)."""
    colour = s.highest[player * s.strips + option[1]] + 1
    pay_scare(s, player, level_of(colour))
    set_highest(s, player, option[1], colour)


# 52

card(52, "coloured", "halloween", "once_per_turn", optional=True)


@may("turn", card=52)
def offer_draw(s: Table, player: int) -> Menu:
    """Not if all slots are blocked by discs (HW-10.52)."""
    return (
        USES[52]
        if is_fresh(s, 52) and slots_of(s, player).count(DISC) < SLOTS
        else NOTHING
    )


@offer_draw.used
def start_draw(s: Table, player: int) -> None:
    """Draw a bonus token from the supply for all to see (HW-10.52)."""
    spend(s, player, 52)
    s.drawn = draw_bonus(s)
    s.emit("bonus_drawn", player, KINDS[s.drawn])
    s.push(("store_drawn", player))


@rules.decision("HW-10.52", forced=True)
def store_drawn(s: Table, player: int) -> list[Option]:
    """Store it, replace a stored one, or discard it (HW-10.52)."""
    return [*storing_options(s, player), DISCARD]


@store_drawn.chosen
def drawn_stored(s: Table, player: int, option: Option) -> None:
    """Put the drawn token where it goes (HW-10.52)."""
    kind, s.drawn = s.drawn, 0
    if option[0] == "discard":
        s.bonus_discard.append(kind)
        s.emit("bonus_discarded", player, KINDS[kind])
        return
    replaced = store(s, player, option[1], kind)
    s.emit("bonus_stored", player, KINDS[kind], option[1], KINDS[replaced] or None)


@store_drawn.refused
def drawn_not_stored(s: Table, player: int, option: Option) -> Refusal:
    """Name the rule of the slots."""
    return refuse_storing(s, player, option)
