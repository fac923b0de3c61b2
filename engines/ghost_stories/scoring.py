"""How the game ends and what it is worth (GS-17, GS-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.state import Outcome
from engines.ghost_stories.cards import CARDS, NO_CARD
from engines.ghost_stories.rulebook import rules
from engines.ghost_stories.state import FIRST_EDITION

if TYPE_CHECKING:
    from engines.ghost_stories.state import Table

WON: Final = "incarnations_exorcised"
LOST: Final = ("all_dead", "village_haunted", "line_haunted", "deck_exhausted")
"""Why a game is lost (GS-17.2, GS-6.1.2)."""


@rules.step
def test_victory(s: Table) -> None:
    """The last incarnation is exorcised, curse and reward included (GS-17.1)."""
    if len(s.exorcised) == s.incarnations:
        end_game(s, WON)


def end_game(s: Table, reason: str) -> None:
    """All win or lose together, the dead included (GS-0.7)."""
    won = reason == WON
    points = s.rules.questions["score"](s, won)
    winners = tuple(range(s.players)) if won else ()
    s.outcome = Outcome(reason, winners, (1,) * s.players, (points,) * s.players)
    s.emit("game_ended", reason, won, points)


@rules.question
def score(s: Table, won: bool) -> int:
    """Count the points of the edition (GS-18.1, GS-18.2)."""
    first_edition = s.edition == FIRST_EDITION
    points = sum(s.qi[board] for board in s.boards)
    points -= 3 * sum(not s.qi[board] for board in s.boards)
    points -= 4 * sum(s.haunted)
    left = sum(not CARDS[card].is_incarnation for card in s.deck)
    points += left if won else -left
    if won:
        points += 20 if s.difficulty == "hell" and not first_edition else 10
    if first_edition:
        points += 2 * s.ghosts.count(NO_CARD)
    return points + sum(bonuses(s)[: len(s.exorcised) - won])


def bonuses(s: Table) -> tuple[int, ...]:
    """List the points of the other incarnations, first exorcised first (GS-18.3)."""
    if s.players > 2:
        return (2, 4, 6)
    return (4, 6) if s.edition == FIRST_EDITION else (2, 4)
