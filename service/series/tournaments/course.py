"""The course of a tournament: its rounds, its games and its ranking, from the results.

The store holds results, nothing else. The same results give the same tables, seats,
deals and ranking on every machine.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from service.series.tournaments.pairing import Table, next_tables
from service.series.tournaments.standings import Standings

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from engines.core.state import Outcome
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

    def __init__(self, tournament: Tournament, results: Mapping[int, Outcome]) -> None:
        """Play the tournament through as far as the results go."""
        self.tournament = tournament
        self.results = results
        self.fixtures: list[Fixture] = []
        """The games of all rounds that have begun, in order."""
        self.rounds: list[list[Table]] = []
        self.standings = Standings(tournament)
        self._sat: Counter[tuple[int, int]] = Counter()
        self.pending: list[Fixture] = []
        """The games that can be played now."""
        while not self.pending:
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
        return not self.pending

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
