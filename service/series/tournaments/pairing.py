"""Who meets whom in the next round: all sets, neighbours in the ranking, or survivors.

Tables are tuples of entrants by number. Everything follows from the rounds before.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING

from service.series.tournaments.tournament import KNOCK_OUT, ROUND_ROBIN, Tournament

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Table = tuple[int, ...]


def all_meet(tournament: Tournament) -> list[Table]:
    """Return every set of entrants that fills a table: all pairs meet equally often."""
    return list(combinations(range(len(tournament.entrants)), tournament.table_size))


def swiss(
    tournament: Tournament, rounds: Sequence[Sequence[Table]], ranking: Sequence[int]
) -> list[Table]:
    """Seat neighbours in the ranking together, who have not met yet if possible.

    The first round spreads the field: the best of each part of it meet. A bye goes to
    the last in the ranking who has had none.
    """
    sizes = tournament.sizes(len(ranking))
    byes, from_last = _byes(sizes, rounds, ranking[::-1])
    playing = from_last[::-1]
    if not rounds:
        tables_laid = len(sizes) - len(byes)
        first = [tuple(playing[place::tables_laid]) for place in range(tables_laid)]
        return [*first, *byes]
    met = _meetings(rounds)
    tables: list[list[int]] = []
    for size in sorted((size for size in sizes if size > 1), reverse=True):
        table = [playing.pop(0)]
        while len(table) < size:
            nearest = min(playing, key=partial(_times_met, met, table))
            playing.remove(nearest)
            table.append(nearest)
        tables.append(table)
    _part_old_acquaintances(tables, met)
    return [*map(tuple, tables), *byes]


def knock_out(
    tournament: Tournament, rounds: Sequence[Sequence[Table]], survivors: Sequence[int]
) -> list[Table]:
    """Spread the survivors in a serpentine, so that the best meet as late as possible.

    A bye goes to the best who has had none.
    """
    sizes = tournament.sizes(len(survivors))
    byes, playing = _byes(sizes, rounds, survivors)
    tables: list[list[int]] = [[] for size in sizes if size > 1]
    rows = [
        playing[at : at + len(tables)] for at in range(0, len(playing), len(tables))
    ]
    for number, row in enumerate(rows):
        places = tables if number % 2 == 0 else tables[::-1]
        for table, entrant in zip(places, row, strict=False):
            table.append(entrant)
    return [*map(tuple, tables), *byes]


def next_tables(
    tournament: Tournament,
    rounds: Sequence[Sequence[Table]],
    ranking: Sequence[int],
    survivors: Sequence[int],
) -> list[Table] | None:
    """Return the tables of the next round; nothing when the tournament is over."""
    if tournament.format == KNOCK_OUT:
        one_is_left = len(survivors) == 1
        return None if one_is_left else knock_out(tournament, rounds, survivors)
    if tournament.format == ROUND_ROBIN:
        return None if rounds else all_meet(tournament)
    if len(rounds) == tournament.rounds:
        return None
    return swiss(tournament, rounds, ranking)


def _byes(
    sizes: Sequence[int], rounds: Sequence[Sequence[Table]], candidates: Sequence[int]
) -> tuple[list[Table], list[int]]:
    """Return the tables of one, and who is left; the first candidates go first."""
    had = Counter(table[0] for tables in rounds for table in tables if len(table) == 1)
    chosen = sorted(candidates, key=lambda entrant: had[entrant])[: sizes.count(1)]
    return [(one,) for one in chosen], [one for one in candidates if one not in chosen]


def _meetings(rounds: Iterable[Sequence[Table]]) -> Counter[tuple[int, int]]:
    met: Counter[tuple[int, int]] = Counter()
    for tables in rounds:
        for table in tables:
            met.update((a, b) for a in table for b in table if a != b)
    return met


def _times_met(met: Counter[tuple[int, int]], table: Iterable[int], one: int) -> int:
    return sum(met[one, other] ** 2 for other in table)


def _part_old_acquaintances(
    tables: list[list[int]], met: Counter[tuple[int, int]]
) -> None:
    """Swap entrants between tables as long as fewer have to meet again.

    From the last table up, since those who were seated last had the least choice.
    """
    pairs = [
        (first, second)
        for first in range(len(tables) - 1, 0, -1)
        for second in range(first - 1, -1, -1)
    ]
    improved = True
    while improved:
        improved = any(
            _swap(tables[first], tables[second], met) for first, second in pairs
        )


def _swap(table: list[int], other: list[int], met: Counter[tuple[int, int]]) -> bool:
    before = _familiarity(table, met) + _familiarity(other, met)
    if not before:
        return False
    for here in range(len(table)):
        for there in range(len(other)):
            table[here], other[there] = other[there], table[here]
            if _familiarity(table, met) + _familiarity(other, met) < before:
                return True
            table[here], other[there] = other[there], table[here]
    return False


def _familiarity(table: Sequence[int], met: Counter[tuple[int, int]]) -> int:
    # Squared: two who meet a third time are worse than two pairs for a second.
    return sum(met[pair] ** 2 for pair in combinations(table, 2))
