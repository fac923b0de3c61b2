"""Holds a tournament on this machine, without Redis: its games are not stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.games.bot_turns import play_one
from service.series.own_bots.faults import BotFault
from service.series.tournaments.course import Course
from service.series.tournaments.games import deal

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines.core.state import Outcome
    from service.games.model import Game
    from service.series.tournaments.course import Fixture
    from service.series.tournaments.tournament import Tournament


def hold(tournament: Tournament, progress: Callable[[int], None]) -> Course:
    """Play a tournament between bots; call ``progress`` with 1 after every game."""
    results: dict[int, Outcome] = {}
    course = Course(tournament, results)
    while not course.is_finished:
        for fixture in course.pending:
            results[fixture.number] = _play(deal(tournament, "", fixture).game, fixture)
            progress(1)
        course = Course(tournament, results)
    return course


def _play(game: Game, fixture: Fixture) -> Outcome:
    """Play a game between bots to its end."""
    try:
        while (turn := play_one(game)) is not None:
            game = turn.game
    except BotFault as fault:
        fault.game, fault.decision = fixture.number + 1, game.version + 1
        raise
    outcome = game.table.outcome
    assert outcome is not None
    return outcome
