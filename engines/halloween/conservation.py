"""What always holds: pieces are conserved and limits kept (HW-1, HW-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.halloween.board import (
    CAPACITY,
    DISC,
    DISCS,
    FIGURES,
    FREE,
    HUES,
    MASTER_CAPACITY,
    NEUTRAL,
    NEUTRAL_PUMPKINS,
    PUMPKINS,
    SITES,
    SLOTS,
    TOKENS,
)
from engines.halloween.bonus_tokens import COPIES, KINDS
from engines.halloween.deck import DISPLAY
from engines.halloween.state import TWO_PLAYERS

if TYPE_CHECKING:
    from engines.halloween.state import Table


def check(s: Table) -> None:
    """Assert that every piece is in exactly one place and no limit is passed."""
    check_board(s)
    check_haunting(s)
    check_bonuses(s)
    for player in range(s.players):
        check_player(s, player)
    for colour in range(HUES):
        owned = sum(s.tokens[colour::HUES])
        assert min(s.tokens[colour::HUES]) >= 0
        assert owned + s.supply[colour] == TOKENS
        assert s.supply[colour] >= 0
    assert len(s.die_colours) == len(s.rollers) == len(s.dice) == len(s.added)


def check_board(s: Table) -> None:
    """Assert the limits of ghosts, and that masks agree with what they index."""
    capacity = MASTER_CAPACITY if s.master else CAPACITY
    for site in SITES:
        ghosts = s.ghosts[site * HUES : (site + 1) * HUES]
        assert min(ghosts) >= 0
        assert sum(ghosts) + s.room[site] == capacity
        assert s.room[site] >= 0
        assert s.open >> site & 1 == (s.room[site] > 0)
        for colour, count in enumerate(ghosts):
            assert s.where[colour] >> site & 1 == (count > 0)
            assert s.pairs[colour] >> site & 1 == (count > 1)
    for colour in range(HUES):
        assert s.on_board[colour] == sum(s.ghosts[colour::HUES]) <= FIGURES


def check_haunting(s: Table) -> None:
    """Assert that every pumpkin is counted once, on its field and for its player."""
    for player in range(s.players):
        own = [cell for cell, who in enumerate(s.pumpkins) if who == player]
        placed = [
            cell for cell, who in enumerate(s.pumpkins) if who == NEUTRAL + player
        ]
        assert len(own) + s.own_left[player] == PUMPKINS
        neutral = NEUTRAL_PUMPKINS if s.players == TWO_PLAYERS else 0
        assert len(placed) + s.neutral_left[player] == neutral
        # One pumpkin of a kind in a building: the sets are as large as the lists.
        assert s.own_in[player] == sum(1 << cell // HUES for cell in own)
        assert s.neutral_in[player] == sum(1 << cell // HUES for cell in placed)
    for cell, who in enumerate(s.pumpkins):
        site, colour = divmod(cell, HUES)
        assert s.unhaunted[colour] >> site & 1 == (who == FREE)


def check_bonuses(s: Table) -> None:
    """Assert that the bonus tokens are all there, each kind twice (HW-1.4)."""
    places = (s.bonus, s.bonus_supply, s.bonus_discard, s.slots, (s.drawn,))
    tokens = sorted(kind for place in places for kind in place if kind > 0)
    laid = bool(tokens)
    assert laid <= (not s.master)
    assert tokens == [
        kind for kind in range(1, len(KINDS)) for _ in range(COPIES * laid)
    ]


def check_player(s: Table, player: int) -> None:
    """Assert that the twelve discs are all there and nothing is below zero."""
    strips = slice(player * s.strips, (player + 1) * s.strips)
    slots = s.slots[player * SLOTS : (player + 1) * SLOTS]
    on_fields = sum(fields.bit_count() for fields in s.fields[strips])
    on_cards = s.claimed[player].bit_count()
    assert s.discs[player] + on_fields + slots.count(DISC) + on_cards == DISCS
    assert s.discs[player] >= 0
    assert all(0 <= level < HUES for level in s.highest[strips])
    assert s.sp[player] >= 0
    assert s.scare[player] >= 0
    assert on_cards <= DISPLAY
    assert not s.claimed[player] & ~sum(1 << card for card in s.display)
