"""What the store keeps of each game of a tournament: its outcome, and its clocks.

A result is ``[reason, winners, places, scores]``; a game that programs played has the
facts of its clocks as a fifth part.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from engines.core.state import Outcome
from service.games.model import Status
from service.games.people.ranking import rank

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from service.games.model import Game
    from service.store import Store

ABANDONED = "abandoned"
"""The reason of an outcome that there is not: nobody did better than anybody else."""


class Clocks(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the programs of a game used their time, by seat."""

    timeouts: tuple[int, ...] = ()
    used: tuple[int, ...] = ()
    """In milliseconds."""
    forfeits: tuple[int, ...] = ()
    """The seats whose holder lost by the clock, or resigned."""
    is_abandoned: bool = False

    def stood_in_for(self) -> list[int]:
        """Return the seats that a bot played for once or more, without a forfeit."""
        return [
            seat
            for seat, number in enumerate(self.timeouts)
            if number and seat not in self.forfeits
        ]


NO_CLOCKS = Clocks()
"""Those of a game between bots."""


class Results(NamedTuple):
    """The results of all games of a tournament that have ended, by number."""

    outcomes: dict[int, Outcome]
    clocks: dict[int, Clocks]
    """Of the games that programs played."""


def results_of(store: Store, tournament_id: str) -> Results:
    """Return the results of all games that have ended."""
    found = store.tournaments.results(tournament_id)
    return read_results(found)


def read_results(stored: Mapping[int, Sequence[Any]]) -> Results:
    """Return results that the store holds as lists."""
    outcomes, clocks = {}, {}
    for number, (reason, winners, places, scores, *more) in stored.items():
        outcomes[number] = Outcome(reason, *map(tuple, (winners, places, scores)))
        if more:
            clocks[number] = msgspec.convert(more[0], Clocks)
    return Results(outcomes, clocks)


def result_of(game: Game) -> list[Any]:
    """Return the result of a game that is over, as it is stored."""
    seats = game.record.seats
    outcome = game.outcome or _undecided(game)
    clocks = Clocks(
        timeouts=tuple(seat.timeouts for seat in seats),
        used=tuple(seat.used // 1000 for seat in seats),
        forfeits=tuple(n for n, seat in enumerate(seats) if seat.resigned),
        is_abandoned=game.status == Status.ABANDONED,
    )
    # Seat 0 may have forfeited: its number says nothing.
    if not clocks.forfeits and not any(clocks.timeouts + clocks.used):
        clocks = Clocks(is_abandoned=clocks.is_abandoned)
    facts = [] if clocks == NO_CLOCKS else [clocks]
    return [*outcome, *facts]


def _undecided(game: Game) -> Outcome:
    """Return that a game was abandoned: all are equal, but for those who had left."""
    resigned = [seat.resigned for seat in game.record.seats]
    if any(resigned) and not game.title.cooperative:
        return rank(None, resigned)._replace(reason=ABANDONED)
    return Outcome(ABANDONED, (), (1,) * len(resigned), ())
