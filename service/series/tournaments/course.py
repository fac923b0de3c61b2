"""The course of a tournament: its rounds, its games and its ranking, from the results.

The store holds results, nothing else. The same results give the same tables, seats,
deals and ranking on every machine.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from service.series.tournaments.pairing import Table, next_tables
from service.series.tournaments.standings import Standings
from service.series.tournaments.tournament import ROUND_ROBIN

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from engines.core.state import Outcome
    from service.series.tournaments.results import Clocks
    from service.series.tournaments.tournament import Tournament


class Fixture(NamedTuple):
    """A game that is to be played: who sits where, and on which deal."""

    number: int
    round: int
    table: int
    repeat: int
    entrants: tuple[int, ...]
    """By seat; a team has all seats."""
    key: bytes


class Course:
    """How far a tournament is."""

    def __init__(
        self,
        tournament: Tournament,
        results: Mapping[int, Outcome],
        clocks: Mapping[int, Clocks] | None = None,
    ) -> None:
        """Play the tournament through as far as the results go."""
        self.tournament = tournament
        self.results = results
        self.clocks = clocks or {}
        self.fixtures: list[Fixture] = []
        """The games of all rounds that have begun, in order."""
        self.rounds: list[list[Table]] = []
        self.standings = Standings(tournament, self.clocks)
        self._sat: Counter[tuple[int, int]] = Counter()
        self.pending: list[Fixture] = []
        """The games that can be played now."""
        while tournament.has_begun and not self.pending:
            tables = self._next_tables()
            if tables is None:
                break
            begun = list(self._lay(tables))
            self.rounds.append(tables)
            self.fixtures += begun
            self.pending = [each for each in begun if each.number not in results]
            played = {
                each: results[each.number] for each in begun if each.number in results
            }
            self.standings.add(tables, played, is_over=not self.pending)

    @property
    def is_finished(self) -> bool:
        """Whether all games have been played."""
        return self.tournament.has_begun and not self.pending

    def _next_tables(self) -> list[Table] | None:
        standings = self.standings
        return next_tables(
            self.tournament, self.rounds, standings.ranking(), standings.survivors
        )

    def _lay(self, tables: list[Table]) -> Iterator[Fixture]:
        tournament, number = self.tournament, len(self.fixtures)
        for place, table in enumerate(tables):
            for repeat in range(tournament.repeats):
                for entrants, key in self._games(table, number, repeat):
                    fixture = (number, len(self.rounds), place, repeat, entrants, key)
                    yield Fixture(*fixture)
                    number += 1

    def _games(
        self, table: Table, number: int, repeat: int
    ) -> Iterator[tuple[tuple[int, ...], bytes]]:
        tournament = self.tournament
        if tournament.engine.cooperative:
            # All teams of a round play the same deal.
            deal = tournament.deal("round", len(self.rounds), repeat)
            yield from (((team,) * tournament.seats, deal) for team in table)
        elif len(table) > 1:
            yield self._seated(table), tournament.deal("game", number)

    def _seated(self, table: Table) -> tuple[int, ...]:
        """Turn the table so that all have sat in every seat about equally often."""
        turns = [table[first:] + table[:first] for first in range(len(table))]
        seated = min(
            turns,
            key=lambda turn: sum(self._sat[place] ** 2 for place in enumerate(turn)),
        )
        self._sat.update(enumerate(seated))
        return seated


def longest_seconds(tournament: Tournament) -> int:
    """Return within which time the clocks end a tournament; 0 if they never do.

    Every program uses all of its ``game_seconds`` in every game, and begins its next
    one as soon as ``parallel`` lets it. Bots have no clock, and pauses stop all clocks.
    """
    programs = {n for n, each in enumerate(tournament.entrants) if each.is_external}
    seconds, parallel = tournament.game_seconds, tournament.parallel
    if not seconds or not programs or not tournament.most_games:
        return 0
    is_of_teams = tournament.engine.cooperative
    if tournament.format == ROUND_ROBIN and not is_of_teams:
        return _longest_of_all_sets(tournament, programs)
    # A team has one clock for all its seats; at other tables each program has its own.
    clocks = 1 if is_of_teams else min(tournament.seats, len(programs))
    games_in_a_row = ceil(tournament.repeats / parallel)
    return tournament.rounds_played * games_in_a_row * clocks * seconds


def _longest_of_all_sets(tournament: Tournament, programs: set[int]) -> int:
    """Return the same for a round robin, where a program sits at many tables.

    A game waits only while one of its programs plays ``parallel`` others: for no
    longer than all others of that program last, so many of them at a time.
    """
    parallel, repeats = tournament.parallel, tournament.repeats
    everybody, size = range(len(tournament.entrants)), tournament.seats
    tables = [programs.intersection(table) for table in combinations(everybody, size)]
    games: Counter[int] = Counter()
    clocks: Counter[int] = Counter()
    for table in tables:
        for program in table:
            games[program] += repeats
            clocks[program] += repeats * len(table)
    waiting = [each for each in programs if games[each] > parallel]
    longest = max(
        len(table)
        + sum(clocks[each] - len(table) for each in table.intersection(waiting))
        / parallel
        for table in tables
    )
    return ceil(longest * tournament.game_seconds)
