"""Setup, rounds and the end of the game (HW-2, HW-12, HW-14.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.state import Outcome
from engines.halloween.board import HUES, TOKENS
from engines.halloween.bonus_tokens import COPIES, KINDS, lay_bonuses
from engines.halloween.deck import CARDS, DISPLAY
from engines.halloween.hooks import powers
from engines.halloween.rulebook import rules
from engines.halloween.supplies import score

if TYPE_CHECKING:
    from engines.halloween.state import Table

SET_SIZE = 3
SET_POINTS = 5


@rules.step
def start_game(s: Table) -> None:
    """Lay out bonus tokens and cards, and pick the starting player (HW-2)."""
    if not s.master:
        s.bonus_supply = [kind for kind in range(1, len(KINDS)) for _ in range(COPIES)]
        s.shuffle(s.bonus_supply)
        if not s.display:
            deck = sorted(CARDS)
            s.shuffle(deck)
            s.display = tuple(sorted(deck[:DISPLAY]))
        s.emit("cards_displayed", s.display)
        lay_bonuses(s)
    s.starter = s.below(s.players)
    s.emit("game_started", s.starter)
    s.push(("start_turn", s.starter))


@rules.step
def finish_round(s: Table) -> None:
    """All have had equally many turns: end the game or go on (HW-12.2, HW-12.5)."""
    if not s.ending and s.round == s.max_rounds:
        s.ending = "round_limit"
    if s.ending:
        score_game(s)
        return
    s.round += 1
    s.push(("start_turn", s.starter))


def score_game(s: Table) -> None:
    """Score cards or sets of tokens; most SP wins, then most tokens (HW-12.3, 12.4)."""
    for player in range(s.players):
        for card, points in powers(s.claimed[player]).scores:
            gained = points(s, player)
            s.sp[player] += gained
            s.emit("card_scored", player, card, gained, s.sp[player])
        if s.master:
            score(s, player, SET_POINTS * token_sets(s, player))
    ranks = [
        (s.sp[player], sum(s.tokens[player * HUES : (player + 1) * HUES]))
        for player in range(s.players)
    ]
    places = tuple(1 + sum(other > own for other in ranks) for own in ranks)
    winners = tuple(player for player in range(s.players) if places[player] == 1)
    s.outcome = Outcome(s.ending, winners, places, tuple(s.sp))
    s.emit("game_ended", s.ending, winners, s.outcome.scores)


def token_sets(s: Table, player: int) -> int:
    """Return the most sets of three tokens of different colours (HW-14.7)."""
    have = s.tokens[player * HUES : (player + 1) * HUES]
    return max(
        sets
        for sets in range(HUES * TOKENS // SET_SIZE + 1)
        if sum(min(count, sets) for count in have) >= SET_SIZE * sets
    )
