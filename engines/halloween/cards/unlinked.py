"""Cards that are linked to no action and are none themselves (HW-9.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.halloween.board import COLOUR, COLOURS, HUES
from engines.halloween.deck import by_cost, card, is_fresh, spend
from engines.halloween.dice import reroll
from engines.halloween.hooks import after, may, modifies
from engines.halloween.rulebook import rules
from engines.halloween.supplies import gain_scare, gain_tokens, pay_scare, score

if TYPE_CHECKING:
    from engines.core.state import Frame, Option
    from engines.halloween.state import Table

ORANGE = COLOUR["orange"]

# 4

card(4, "coloured", "halloween", "once_per_turn", optional=True)


@modifies("strip_lift", card=4)
def act_higher(s: Table, player: int, levels: int) -> int:
    """One strip action counts its strip as one level higher (HW-10.4)."""
    return levels + is_fresh(s, 4)


@after("strip_chosen", card=4)
def acted_higher(s: Table, player: int, lifted: int, reused: int) -> None:
    """The card is used up by such an action (HW-10.4)."""
    if lifted:
        spend(s, player, 4)


# 10

card(10, "grey", "halloween", "continuous")


@after("bonus_taken", card=10)
def token_with_bonus(s: Table, player: int, colour: int) -> None:
    """A ghost that picks up a bonus token brings one of its colour (HW-10.10)."""
    gain_tokens(s, player, colour, 1)


# 14

card(14, "coloured", "halloween", "once_per_turn", optional=True)


@modifies("field_reuse", card=14)
def act_again(s: Table, player: int, allowed: int) -> int:
    """One strip action may use a field with an own disc (HW-10.14)."""
    return allowed or is_fresh(s, 14)


@after("strip_chosen", card=14)
def acted_again(s: Table, player: int, lifted: int, reused: int) -> None:
    """The card is used up by such an action (HW-10.14)."""
    if reused:
        spend(s, player, 14)


# 16

card(16, "grey", "halloween", "continuous", optional=True)


@may("dice", card=16, command="pay_reroll")
def offer_reroll(s: Table, player: int) -> list[Option]:
    """One scare rolls an own die again, as often as one likes (HW-10.16)."""
    if not s.scare[player]:
        return []
    return [("pay_reroll", die) for die, seat in enumerate(s.rollers) if seat == player]


@offer_reroll.used
def pay_reroll(s: Table, player: int, option: Option) -> None:
    """Pay and roll again (HW-10.16)."""
    pay_scare(s, player, 1)
    reroll(s, player, option[1])


# 19

card(19, "grey", "halloween", "continuous")


@after("rested", card=19)
def scare_by_rest(s: Table, player: int) -> None:
    """2 scare for each Rest (HW-10.19)."""
    gain_scare(s, player, 2)


# 37

card(37, "coloured", "halloween", "continuous")


@after("scare_gained", card=37)
def score_scare_gain(s: Table, player: int, count: int) -> None:
    """1 SP for each single gain of 2 or more scare (HW-10.37)."""
    if count >= 2:
        score(s, player, 1)


# 42

card(42, "coloured", "halloween", "continuous")


@after("tokens_gained", card=42)
def score_orange(s: Table, player: int, colour: int, count: int) -> None:
    """2 SP for every orange token received (HW-10.42)."""
    if colour == ORANGE:
        score(s, player, 2 * count)


# 43

card(43, "coloured", "halloween", "continuous", optional=True)


@modifies("claim_differs", card=43)
def treat_as_grey(s: Table, player: int, differs: int) -> int:
    """Coloured cards cost any colours, like grey ones (HW-10.43)."""
    return 0


# 44

card(44, "coloured", "halloween", "continuous")


@after("card_claimed", card=44)
def token_for_claim(s: Table, player: int) -> Frame | None:
    """A token of choice for each claim, if the supply has any (HW-10.44)."""
    return ("choose_token", player) if any(s.supply) else None


@rules.decision("HW-10.44", forced=True)
def choose_token(s: Table, player: int) -> list[Option]:
    """Choose the colour of a token in supply (HW-10.44)."""
    return [("take_token", COLOURS[hue]) for hue in range(HUES) if s.supply[hue]]


@choose_token.chosen
def token_chosen(s: Table, player: int, option: Option) -> None:
    """Take it."""
    gain_tokens(s, player, COLOUR[option[1]], 1)


# 47

card(47, "grey", "halloween", "continuous")


@modifies("claim_price", card=47)
def cheaper_claims(s: Table, player: int, price: int, differs: int) -> int:
    """One token less for grey cards, and for all once every grey one is held.

    A coloured card then still takes different colours (HW-10.47).
    """
    grey, _ = by_cost(s.display)
    return price if differs and grey & ~s.claimed[player] else price - 1
