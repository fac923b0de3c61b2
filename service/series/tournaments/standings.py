"""The standings of a tournament: points, tie-breaks and intervals."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import permutations
from math import fsum
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from service.series.intervals import in_blocks, mean_interval, rounded, wilson
from service.series.tournaments.answers import CrossTableRow, Meeting, Standing
from service.series.tournaments.tournament import KNOCK_OUT, Tournament

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from engines.core.state import Outcome
    from service.series.tournaments.course import Fixture
    from service.series.tournaments.pairing import Table
    from service.series.tournaments.results import Clocks

Mark = tuple[int, ...]
"""How well an entrant did in one game; of two, the higher one did better."""


class Line:
    """What one entrant has achieved: its line in the standings."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.points: list[float] = []
        """By game: the share of the others at the table who did worse."""
        self.wins = 0
        self.games = 0
        self.score = 0
        self.byes = 0
        self.opponents: list[int] = []
        self.rounds = 0
        """How many rounds it took part in."""
        self.timeouts = 0
        self.forfeits = 0
        self.used = 0
        """How long it thought, in milliseconds."""

    @property
    def total(self) -> float:
        """All points; a bye counts as a game won."""
        return total_of(self.points) + self.byes


class Standings:
    """The lines of all entrants, and which of them are not knocked out."""

    def __init__(
        self, tournament: Tournament, clocks: Mapping[int, Clocks] | None = None
    ) -> None:
        """Begin with nothing played; ``clocks`` are those of the games, by number."""
        self._tournament = tournament
        self._clocks = clocks or {}
        self.lines = [Line() for _ in tournament.entrants]
        self.survivors = list(range(len(tournament.entrants)))
        self.compared: list[Mapping[int, Mark]] = []
        """How well those did whose results are compared, for each game or deal."""

    def add(
        self,
        tables: Sequence[Table],
        played: Mapping[Fixture, Outcome],
        *,
        is_over: bool,
    ) -> None:
        """Count the games of a round; the end of one decides who is knocked out."""
        marks = self._marks(played)
        self.compared += (game for table in marks.values() for game in table.values())
        for place, table in enumerate(tables):
            for entrant in table:
                self._count(entrant, table, marks[place].values())
        for fixture, outcome in played.items():
            self._count_outcome(fixture, outcome)
        if is_over and self._tournament.format == KNOCK_OUT:
            through = {
                _best(table, marks[place].values())
                for place, table in enumerate(tables)
            }
            self.survivors = [one for one in self.survivors if one in through]

    def _marks(
        self, played: Mapping[Fixture, Outcome]
    ) -> dict[int, dict[int, dict[int, Mark]]]:
        """Return how well each entrant did, by table and repeat."""
        marks: dict[int, dict[int, dict[int, Mark]]]
        marks = defaultdict(lambda: defaultdict(dict))
        for fixture, outcome in played.items():
            game = marks[fixture.table][fixture.repeat]
            if self._tournament.engine.cooperative:
                score = outcome.scores[0] if outcome.scores else 0
                is_lost = self._is_forfeited(fixture)
                mark = (-1, 0) if is_lost else (bool(outcome.winners), score)
                game[fixture.entrants[0]] = mark
            else:
                for seat, entrant in enumerate(fixture.entrants):
                    game[entrant] = (-outcome.places[seat],)
        return marks

    def _count(
        self, entrant: int, table: Table, games: Iterable[Mapping[int, Mark]]
    ) -> None:
        line = self.lines[entrant]
        line.rounds += 1
        if len(table) == 1:
            line.byes += self._tournament.repeats
        line.opponents += (other for other in table if other != entrant)
        for marks in games:
            if entrant in marks and len(marks) == len(table) > 1:
                line.points.append(points(marks, entrant))

    def _count_outcome(self, fixture: Fixture, outcome: Outcome) -> None:
        is_of_team = self._tournament.engine.cooperative
        is_lost = is_of_team and self._is_forfeited(fixture)
        for seat in range(1 if is_of_team else len(fixture.entrants)):
            line = self.lines[fixture.entrants[seat]]
            line.games += 1
            if not is_lost:
                line.wins += seat in outcome.winners
                line.score += outcome.scores[seat] if outcome.scores else 0
        clocks = self._clocks.get(fixture.number)
        if clocks is not None:
            self._count_clocks(fixture, clocks)

    def _count_clocks(self, fixture: Fixture, clocks: Clocks) -> None:
        for seat, timeouts in enumerate(clocks.timeouts):
            line = self.lines[fixture.entrants[seat]]
            line.timeouts += timeouts
            line.used += clocks.used[seat]
        for entrant in {fixture.entrants[seat] for seat in clocks.forfeits}:
            self.lines[entrant].forfeits += 1

    def _is_forfeited(self, fixture: Fixture) -> bool:
        clocks = self._clocks.get(fixture.number)
        return clocks is not None and bool(clocks.forfeits)

    def ranking(self) -> list[int]:
        """Return the entrants, the first one first.

        Teams are ranked by their win rate, then by how few games they forfeited, then
        their mean score. Others by their
        points, then those of their opponents (Buchholz), then by games won. In a
        knock-out the rounds that they survived go first. Ties keep the order of entry.
        """
        return sorted(range(len(self.lines)), key=self._rank)

    def _rank(self, entrant: int) -> tuple[Any, ...]:
        line = self.lines[entrant]
        reached: tuple[Any, ...] = ()
        if self._tournament.format == KNOCK_OUT:
            reached = (entrant not in self.survivors, -line.rounds)
        if self._tournament.engine.cooperative:
            games = max(line.games, 1)
            won, lost = line.wins / games, line.forfeits / games
            return *reached, -won, lost, -line.score / games, entrant
        return *reached, -line.total, -self.buchholz(entrant), -line.wins, entrant

    def buchholz(self, entrant: int) -> float:
        """Return the points of all opponents, which break ties."""
        return total_of(
            self.lines[other].total for other in self.lines[entrant].opponents
        )

    def table(self) -> list[Standing]:
        """Return the standings as clients get them, the first one first."""
        return [
            self._standing(rank, entrant)
            for rank, entrant in enumerate(self.ranking(), 1)
        ]

    def cross_table(self) -> list[CrossTableRow]:
        """Return what each entrant has achieved against each other, the first first."""
        games: Counter[tuple[int, int]] = Counter()
        won: Counter[tuple[int, int]] = Counter()
        for marks in self.compared:
            for one, other in permutations(marks, 2):
                games[one, other] += 1
                won[one, other] += _halves(marks[one], marks[other])
        ranking, names = self.ranking(), self._tournament.entrants
        return [
            CrossTableRow(
                entrant=names[one].name,
                against=[
                    Meeting(
                        entrant=names[other].name,
                        games=games[one, other],
                        points=won[one, other] / 2,
                    )
                    for other in ranking
                    if games[one, other]
                ],
            )
            for one in ranking
        ]

    def _standing(self, rank: int, entrant: int) -> Standing:
        line = self.lines[entrant]
        shown = Standing(
            rank=rank,
            entrant=self._tournament.entrants[entrant].name,
            games=line.games,
            wins=line.wins,
            points=round(line.total, 3),
            opponents_points=round(self.buchholz(entrant), 3),
            byes=line.byes or UNSET,
            timeouts=line.timeouts,
            forfeits=line.forfeits,
            seconds_used=round(line.used / 1000, 3),
        )
        if self._tournament.format == KNOCK_OUT:
            shown.is_out = entrant not in self.survivors
        if line.games:
            shown.win_rate = round(line.wins / line.games, 4)
            shown.win_rate_interval = rounded(wilson(line.wins, line.games))
            shown.mean_score = round(line.score / line.games, 3)
        if line.points:
            shown.points_per_game = round(fsum(line.points) / len(line.points), 4)
        if len(line.points) > 1:
            shown.points_interval = rounded(mean_interval(in_blocks(line.points)))
        return shown


def total_of(points: Iterable[float]) -> float:
    """Add up points: thirds that make the same total are equal, in whatever order."""
    return round(fsum(points), 6)


def _halves(ours: Mark, theirs: Mark) -> int:
    """Return twice the points of a game against one other."""
    return 2 * (ours > theirs) + (ours == theirs)


def points(marks: Mapping[int, Mark], entrant: int) -> float:
    """Return the share of the others who did worse; equal ones count half."""
    ours = marks[entrant]
    others = [mark for other, mark in marks.items() if other != entrant]
    return sum((ours > mark) + (ours == mark) / 2 for mark in others) / len(others)


def _best(table: Table, games: Collection[Mapping[int, Mark]]) -> int:
    """Return who goes on: the most points at this table, then the better seed."""
    if len(table) == 1:
        return table[0]
    return min(table, key=lambda one: (-total_of(points(g, one) for g in games), one))
