"""Holds a tournament on this machine, without Redis: its games are not stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.series.tournaments.course import Course
from service.series.tournaments.games import deal, play_out

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines.core.state import Outcome
    from service.series.tournaments.tournament import Tournament


def hold(tournament: Tournament, progress: Callable[[int], None]) -> Course:
    """Play a tournament between bots; call ``progress`` with 1 after every game."""
    results: dict[int, Outcome] = {}
    course = Course(tournament, results)
    while not course.is_finished:
        for fixture in course.pending:
            game = play_out(deal(tournament, "", fixture)).game
            outcome = game.table.outcome
            assert outcome is not None
            results[fixture.number] = outcome
            progress(1)
        course = Course(tournament, results)
    return course
