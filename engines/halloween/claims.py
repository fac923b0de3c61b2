"""Claiming cards, and what other holders get for it (HW-8)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from engines.halloween.board import ACTIONS, HUES
from engines.halloween.deck import by_cost, is_coloured
from engines.halloween.hooks import powers, reactions
from engines.halloween.menus import FIELD_DISCS, NOTHING, claims, payments
from engines.halloween.rulebook import rules
from engines.halloween.state import TWO_PLAYERS
from engines.halloween.supplies import pay_tokens, recover, score, trigger_end

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.rulebook import Refusal
    from engines.core.state import Option
    from engines.halloween.hooks import Powers
    from engines.halloween.state import Table

PRICE = 3
CLAIM_POINTS = 3
CARDS_TO_END = 5
DISC_FROM_SUPPLY: Option = ("disc_from_supply",)
TAKE_POINTS: Option = ("take_points",)


def terms(s: Table, player: int, differs: int, mine: Powers) -> tuple[int, int]:
    """Return how many tokens a card costs and whether they must differ (HW-8.2).

    ``differs`` says it of the printed card: 1 for a coloured one, 0 for a grey one.
    """
    for hook in mine.claim_differs:
        differs = hook(s, player, differs)
    price = PRICE
    for hook in mine.claim_price:
        price = hook(s, player, price, differs)
    return price, differs


def claim_options(s: Table, player: int, mine: Powers) -> Sequence[Option]:
    """List the cards without an own disc that the player can pay (HW-8.1, HW-8.2)."""
    have = s.tokens[player * HUES : (player + 1) * HUES]
    total = sum(have)
    if total < PRICE - 1:
        return NOTHING
    kinds = HUES - have.count(0)
    affordable = 0
    for printed, cards in enumerate(by_cost(s.display)):
        price, differs = terms(s, player, printed, mine)
        if (kinds if differs else total) >= price:
            affordable |= cards
    return claims(affordable & ~s.claimed[player])


def claim_refusal(s: Table, player: int, card: int) -> Refusal:
    """Say why a card cannot be claimed."""
    if card not in s.display:
        return ("HW-8.1",), "refused.not_displayed"
    if s.claimed[player] >> card & 1:
        return ("HW-8.1",), "refused.held_already"
    return ("HW-8.2",), "refused.price"


@rules.decision("HW-8.2", forced=True)
def pay_claim(s: Table, player: int, card: int) -> Sequence[Option]:
    """Choose the tokens to pay for a card (HW-8.2)."""
    price, differs = terms(s, player, is_coloured(card), powers(s.claimed[player]))
    have = tuple(s.tokens[player * HUES : (player + 1) * HUES])
    return payments(have, price, bool(differs))


@pay_claim.chosen
def claim_paid(s: Table, player: int, card: int, option: Option) -> None:
    """Return the tokens to the supply, then choose the disc (HW-8.3)."""
    for colour in range(HUES):
        if option[1 + colour]:
            pay_tokens(s, player, colour, option[1 + colour])
    s.push(("place_disc", player, card))


@pay_claim.refused
def not_paid(s: Table, player: int, card: int, option: Option) -> Refusal:
    """A coloured card takes different colours."""
    if option[0] != "pay":
        return ("HW-8.2",), "refused.not_offered"
    have = s.tokens[player * HUES : (player + 1) * HUES]
    if any(spent > held for spent, held in zip(option[1:], have, strict=True)):
        return ("HW-8.2",), "refused.no_token"
    price, _ = terms(s, player, is_coloured(card), powers(s.claimed[player]))
    if sum(option[1:]) != price:
        return ("HW-8.2",), "refused.price"
    return ("HW-8.2",), "refused.same_colours"


@rules.decision("HW-8.3", forced=True)
def place_disc(s: Table, player: int, card: int) -> list[Option]:
    """Choose the disc for the card: from the supply or from any own field (HW-8.3)."""
    options = [DISC_FROM_SUPPLY] if s.discs[player] else []
    for strip in range(s.strips):
        options += FIELD_DISCS[strip][s.fields[player * s.strips + strip]]
    return options


@place_disc.chosen
def disc_placed(s: Table, player: int, card: int, option: Option) -> None:
    """The card is the player's from now on; score and compensate (HW-8.3 to 8.7)."""
    strip = action = None
    if option[0] == "disc_from_field":
        _, strip, action = option
        s.fields[player * s.strips + strip] &= ~(1 << ACTIONS.index(action))
    else:
        s.discs[player] -= 1
    s.claimed[player] |= 1 << card
    s.emit("card_claimed", player, card, strip, action)
    score(s, player, CLAIM_POINTS)
    if s.claimed[player].bit_count() == CARDS_TO_END:
        trigger_end(s, player, "cards")
    clockwise = [(player + step) % s.players for step in range(1, s.players)]
    s.push(
        *(
            ("compensate", seat, card)
            for seat in clockwise
            if s.claimed[seat] >> card & 1
        ),
        ("finish_claim", player),
    )


@place_disc.refused
def no_disc_there(s: Table, player: int, card: int, option: Option) -> Refusal:
    """Only a disc that lies there can be taken."""
    if option[0] in ("disc_from_supply", "disc_from_field"):
        return ("HW-8.3",), "refused.no_disc"
    return ("HW-8.3",), "refused.not_offered"


@rules.decision("HW-8.5", "HW-13.4", forced=True)
def compensate(s: Table, player: int, card: int) -> list[Option]:
    """Choose points or discs for a card that somebody else claims (HW-8.5, HW-13.4)."""
    strips = range(s.strips)
    if s.players == TWO_PLAYERS:
        return [
            TAKE_POINTS,
            *(("clear_strips", *pair) for pair in combinations(strips, 2)),
        ]
    return [TAKE_POINTS, *(("clear_strip", strip) for strip in strips)]


@compensate.chosen
def compensated(s: Table, player: int, card: int, option: Option) -> None:
    """Take the points or the discs; clearing strips this way is no Rest (HW-8.5)."""
    if option[0] == "take_points":
        score(s, player, 2 if s.players == TWO_PLAYERS else 1)
        return
    for strip in option[1:]:
        recover(s, player, strip, s.fields[player * s.strips + strip])


@rules.step
def finish_claim(s: Table, player: int) -> None:
    """Let the cards react to the claim, after all compensation (HW-11.25)."""
    s.push(*reactions(powers(s.claimed[player]).card_claimed, s, player))
