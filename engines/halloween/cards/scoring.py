"""Cards that score at the end of the game (HW-9.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.halloween.board import HUES, RED
from engines.halloween.deck import CARDS, card, is_coloured
from engines.halloween.hooks import scores

if TYPE_CHECKING:
    from engines.halloween.state import Table

LOWEST_STRIP_POINTS = (0, 1, 2, 5, 8)

# 12

card(12, "coloured", "sp", "end_of_game")


@scores(card=12)
def score_coloured_cards(s: Table, player: int) -> int:
    """3 SP for each held card with a coloured cost (HW-10.12)."""
    claimed = s.claimed[player]
    return 3 * sum(claimed >> number & 1 for number in CARDS if is_coloured(number))


# 21

card(21, "coloured", "sp", "end_of_game")


@scores(card=21)
def score_scare(s: Table, player: int) -> int:
    """2 SP for every full 3 scare (HW-10.21)."""
    return 2 * (s.scare[player] // 3)


# 22

card(22, "grey", "sp", "end_of_game")


@scores(card=22)
def score_lowest_strip(s: Table, player: int) -> int:
    """By the lowest own strip: 0, 1, 2, 5 or 8 SP (HW-10.22)."""
    highest = s.highest[player * s.strips : (player + 1) * s.strips]
    return LOWEST_STRIP_POINTS[min(highest)]


# 26

card(26, "coloured", "sp", "end_of_game")


@scores(card=26)
def score_token_pairs(s: Table, player: int) -> int:
    """3 SP for every two tokens (HW-10.26)."""
    return 3 * (sum(s.tokens[player * HUES : (player + 1) * HUES]) // 2)


# 27

card(27, "grey", "sp", "end_of_game")


@scores(card=27)
def score_red_tokens(s: Table, player: int) -> int:
    """3 SP for every red token (HW-10.27)."""
    return 3 * s.tokens[player * HUES + RED]


# 31

card(31, "coloured", "sp", "end_of_game")


@scores(card=31)
def score_pumpkins(s: Table, player: int) -> int:
    """4 SP for every pumpkin not placed, neutral ones included (HW-10.31)."""
    return 4 * (s.own_left[player] + s.neutral_left[player])


# 40

card(40, "coloured", "sp", "end_of_game")


@scores(card=40)
def score_token_sets(s: Table, player: int) -> int:
    """12 SP for every set of one token of each colour (HW-10.40)."""
    return 12 * min(s.tokens[player * HUES : (player + 1) * HUES])


# 41

card(41, "coloured", "sp", "end_of_game")


@scores(card=41)
def score_score(s: Table, player: int) -> int:
    """1 SP for every full 10 SP after all other scoring (HW-10.41)."""
    return s.sp[player] // 10
