"""Tournaments with results at will."""

from collections.abc import Callable
from typing import Any

from engines.core.chance import Chance
from engines.core.state import Outcome
from service.series.tournaments.course import Course, Fixture
from service.series.tournaments.tournament import Entrant, Tournament

Played = Callable[[Fixture], Outcome]


def tournament(
    name: str, entrants: int | tuple[Entrant, ...] = 8, seats: int = 2, **changes: Any
) -> Tournament:
    if isinstance(entrants, int):
        entrants = tuple(Entrant(f"e{n}", ("random",)) for n in range(entrants))
    given = {
        "title": "ghooost",
        "format": name,
        "seats": seats,
        "entrants": entrants,
        "options": {},
        "seed": "7",
        **changes,
    }
    return Tournament(**given).checked()


def by_places(order: list[int]) -> Outcome:
    """The outcome in which seats end in this order."""
    places = tuple(order.index(seat) + 1 for seat in range(len(order)))
    return Outcome("over", (order[0],), places, ())


def strongest_first(fixture: Fixture) -> Outcome:
    """The lower number always wins."""
    seats = range(len(fixture.entrants))
    return by_places(sorted(seats, key=lambda seat: fixture.entrants[seat]))


def by_chance(fixture: Fixture) -> Outcome:
    """Any order, given by the deal."""
    chance = Chance(fixture.key)
    seats = list(range(len(fixture.entrants)))
    return by_places([seats.pop(chance.below(len(seats))) for _ in fixture.entrants])


def played_out(asked: Tournament, played: Played = by_chance) -> Course:
    """A tournament played to its end, results coming in one by one."""
    results: dict[int, Outcome] = {}
    course = Course(asked, results)
    while not course.is_finished:
        # The last first: in which order games end must not matter.
        for fixture in course.pending[::-1]:
            results[fixture.number] = played(fixture)
        course = Course(asked, results)
    return course
