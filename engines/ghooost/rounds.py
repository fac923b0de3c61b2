"""Setup and end of a round, and the match over several rounds (GH-2, GH-9 to GH-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.state import Outcome
from engines.ghooost.actions import next_in
from engines.ghooost.cards import DECKS, HAND, KINDS, MANSION, spread
from engines.ghooost.rulebook import rules

if TYPE_CHECKING:
    from engines.ghooost.state import Table

BOOS_TO_END = 2
FIRST_BONUS = 1
LAST_BONUS = 2


@rules.step
def start_match(s: Table) -> None:
    """Pick the first starter at random (GH-2.5)."""
    s.push(("start_round", s.below(s.players)))


@rules.step
def start_round(s: Table, starter: int) -> None:
    """Shuffle all cards, deal hands and mansions; the rest is the crypt (GH-2)."""
    s.clear()
    s.round += 1
    counts = DECKS[s.deck_variant]
    deck = [card for card in range(KINDS) for _ in range(counts[card])]
    s.shuffle(deck)
    deal(s, deck)
    s.emit("round_started", s.round, starter)
    for player in range(s.players):
        s.emit("hand_dealt", player, HAND, spread(s.hands[player]))
    s.push(("act", starter))


def deal(s: Table, deck: list[int]) -> None:
    """Deal by seat in blocks: hands, then mansions, the rest is the crypt (GH-2.6)."""
    size = MANSION[s.players]
    first_mansion = HAND * s.players
    crypt = first_mansion + size * s.players
    for player in range(s.players):
        for card in deck[player * HAND : (player + 1) * HAND]:
            s.hands[player][card] += 1
        s.held[player] = HAND
        start = first_mansion + player * size
        # The card dealt first is the top, and the top is the last of the tuple.
        s.mansions[player] = tuple(deck[start : start + size][::-1])
    s.crypt = deck[crypt:][::-1]


@rules.step
def adjudicate(s: Table, following: int, cause: str) -> None:
    """Let those still in leave by fewest cards, then by who acts sooner (GH-9.7)."""
    turns = [following]
    while (seat := next_in(s, turns[-1])) != following:
        turns.append(seat)
    # Sorting is stable, so that turn order breaks ties.
    turns.sort(key=lambda seat: s.held[seat] + len(s.mansions[seat]))
    s.emit("round_adjudicated", cause)
    for seat in turns[:-1]:
        s.left.append(seat)
        s.emit("player_left", seat, len(s.left))
    s.push(("end_round", cause))


@rules.step
def end_round(s: Table, cause: str) -> None:
    """The last one in has lost; a match counts points and may go on (GH-9.4, GH-10)."""
    loser = next(seat for seat in range(s.players) if seat not in s.left)
    s.emit("round_ended", loser, tuple(s.left))
    if not s.match:
        order = [*s.left, loser]
        places = tuple(order.index(seat) + 1 for seat in range(s.players))
        s.outcome = Outcome(cause, tuple(sorted(s.left)), places, ())
        s.emit("game_ended", s.outcome.winners)
        return
    score(s, loser)
    winner = match_winner(s)
    if winner is None:
        s.push(("start_round", loser))
        return
    s.outcome = Outcome("match", (winner,), match_places(s), tuple(s.scores))
    s.emit("game_ended", s.outcome.winners)


def score(s: Table, loser: int) -> None:
    """One point for leaving, +1 for the first, +2 for the last (GH-10.2)."""
    for place, seat in enumerate(s.left):
        points = 1
        if place == 0:
            points += FIRST_BONUS
        if place == len(s.left) - 1:
            points += LAST_BONUS
        s.scores[seat] += points
        s.emit("points_scored", seat, points, s.scores[seat])
    s.boos[loser] += 1
    s.emit("boo_given", loser, s.boos[loser])


def match_winner(s: Table) -> int | None:
    """Return the one leader with fewer than two Boos, if any yet (GH-10.4)."""
    if max(s.boos) < BOOS_TO_END:
        return None
    eligible = [seat for seat in range(s.players) if s.boos[seat] < BOOS_TO_END]
    best = max(s.scores[seat] for seat in eligible)
    leaders = [seat for seat in eligible if s.scores[seat] == best]
    return leaders[0] if len(leaders) == 1 else None


def match_places(s: Table) -> tuple[int, ...]:
    """Rank those who may win, then those with two Boos; ties share a place."""
    ranks = [(s.boos[seat] < BOOS_TO_END, s.scores[seat]) for seat in range(s.players)]
    return tuple(1 + sum(other > own for other in ranks) for own in ranks)
