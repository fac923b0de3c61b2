"""What came out of a number of games: whole numbers that add up in any order."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from engines.core.state import TABLE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engines.core.playout import Played
    from engines.core.state import Outcome
    from service.series.simulations.plan import Lineup

Path = tuple[str | int, ...]
"""What is counted, from the general to the particular: ``("wins", "bot", "random")``.

=====================================  =================================================
``games``                              games
``length, <decisions>``                games of this length
``ending, <reason>``                   games that ended for this reason
``seats|wins|places, <group>, <name>`` seats, seats that won, the sum of places taken
``score, <bot>, <score>``              seats of a bot that ended with this score
``ahead, <bot>, <other>``              games in which one bot was placed before another
``shown|won, <name>, <value>``         facts that the title counts, and wins with them
=====================================  =================================================
"""


class Tally:
    """Counts by path; adding two tallies gives that of all their games."""

    def __init__(self) -> None:
        """Begin with nothing played."""
        self.counts: Counter[Path] = Counter()

    def __getitem__(self, path: Path) -> int:
        return self.counts[path]

    @property
    def games(self) -> int:
        """How many games were counted."""
        return self.counts["games",]

    @property
    def decisions(self) -> int:
        """How many decisions all games had together."""
        return sum(length * games for length, games in self.spread("length"))

    def add(self, lineup: Lineup, played: Played) -> None:
        """Count one finished game."""
        counts, outcome = self.counts, played.outcome
        counts["games",] += 1
        counts["length", played.decisions] += 1
        counts["ending", outcome.reason] += 1
        for seat, group, name in lineup.counted:
            counts["seats", group, name] += 1
            counts["wins", group, name] += seat in outcome.winners
            counts["places", group, name] += outcome.places[seat]
            if group == "bot" and outcome.scores:
                counts["score", name, outcome.scores[seat]] += 1
        for bot, other in lineup.rivals:
            if is_ahead(lineup.bots, outcome, bot, other):
                counts["ahead", bot, other] += 1
        for name, value, seat in played.statistics:
            counts["shown", name, value] += 1
            won = seat in outcome.winners if seat != TABLE else bool(outcome.winners)
            counts["won", name, value] += won

    def merge(self, other: Tally) -> None:
        """Count the games of another tally as well."""
        self.counts.update(other.counts)

    def spread(self, *path: str | int) -> list[tuple[int, int]]:
        """Return the numbers counted under a path, ascending, with their counts."""
        return sorted((int(last), count) for last, count in self._under(*path))

    def names(self, *path: str | int) -> list[str]:
        """Return what is counted under a path, numbers by their size."""
        found = [str(last) for last, _ in self._under(*path)]
        return sorted(found, key=lambda name: (name.isdecimal() and int(name), name))

    def _under(self, *path: str | int) -> Iterator[tuple[str | int, int]]:
        depth = len(path)
        for key, count in self.counts.items():
            if key[:depth] == path and len(key) == depth + 1:
                yield key[-1], count

    def to_json(self) -> list[list[Any]]:
        """Return the counts as rows of path and number, in order."""
        rows = ([*path, count] for path, count in self.counts.items() if count)
        return sorted(rows, key=str)

    @classmethod
    def from_json(cls, rows: Iterable[list[Any]]) -> Tally:
        """Return the tally that ``to_json`` wrote."""
        tally = cls()
        for *path, count in rows:
            tally.counts[tuple(path)] = count
        return tally


def is_ahead(bots: tuple[str, ...], outcome: Outcome, bot: str, other: str) -> bool:
    """Whether the seats of a bot were placed before those of another, on average."""
    ours = [
        place for name, place in zip(bots, outcome.places, strict=True) if name == bot
    ]
    theirs = [
        place for name, place in zip(bots, outcome.places, strict=True) if name == other
    ]
    return sum(ours) * len(theirs) < sum(theirs) * len(ours)
