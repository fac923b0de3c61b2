"""Who meets whom."""

from collections import Counter
from itertools import combinations

import pytest

from service.series.tournaments.course import Course
from service.series.tournaments.tournament import KNOCK_OUT, ROUND_ROBIN, SWISS
from tests.service.series.tournaments.builders import (
    played_out,
    strongest_first,
    tournament,
)


def meetings(course: Course) -> Counter[tuple[int, ...]]:
    return Counter(
        pair
        for tables in course.rounds
        for table in tables
        for pair in combinations(sorted(table), 2)
    )


@pytest.mark.parametrize("seats, games", [(2, 28), (3, 56), (4, 70), (6, 28)])
def test_in_a_round_robin_all_pairs_meet_equally_often(seats: int, games: int) -> None:
    """
    Every set of entrants that fills a table plays once.
    """
    course = played_out(tournament(ROUND_ROBIN, 8, seats))

    assert games == len(course.fixtures)
    assert 1 == len(set(meetings(course).values()))
    assert 28 == len(meetings(course))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_sits_in_every_seat_about_equally_often(seats: int) -> None:
    """
    Over a round robin no seat differs from another by more than a few games.
    """
    course = played_out(tournament(ROUND_ROBIN, 8, seats))
    sat = Counter(
        place for each in course.fixtures for place in enumerate(each.entrants)
    )
    counts = [sat[seat, entrant] for seat in range(seats) for entrant in range(8)]

    assert max(counts) - min(counts) <= 3


@pytest.mark.parametrize("entrants", [8, 9, 15, 16, 33])
def test_in_a_swiss_tournament_of_two_nobody_meets_twice(entrants: int) -> None:
    """
    Five rounds: all pairs differ, and a bye comes to nobody twice.
    """
    course = played_out(tournament(SWISS, entrants, 2, rounds=5))
    byes = Counter(t[0] for tables in course.rounds for t in tables if len(t) == 1)

    assert {1} == set(meetings(course).values())
    assert (entrants % 2) * 5 == sum(byes.values())
    assert all(count == 1 for count in byes.values())


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_swiss_tournament_of_many_seats_everybody_every_round(seats: int) -> None:
    """
    Tables are as even as possible, and few have to meet often.
    """
    course = played_out(tournament(SWISS, 16, seats, rounds=4))

    assert [list(range(16))] * 4 == [sorted(sum(t, ())) for t in course.rounds]
    sizes = {len(table) for tables in course.rounds for table in tables}
    assert max(sizes) - min(sizes) <= 1
    assert max(meetings(course).values()) <= 3


def test_swiss_neighbours_in_the_ranking_meet() -> None:
    """
    After a round the winners meet winners.
    """
    course = played_out(tournament(SWISS, 8, 2, rounds=2), strongest_first)

    assert [(0, 4), (1, 5), (2, 6), (3, 7)] == course.rounds[0]
    assert [{0, 1}, {2, 3}, {4, 5}, {6, 7}] == [set(t) for t in course.rounds[1]]


@pytest.mark.parametrize(
    "entrants, seats, rounds",
    [(8, 2, [4, 2, 1]), (5, 2, [3, 2, 1]), (16, 6, [3, 1]), (9, 3, [3, 1])],
)
def test_a_knock_out_goes_on_until_one_is_left(
    entrants: int, seats: int, rounds: list[int]
) -> None:
    """
    One of each table goes on; the best seeds meet in the last round only.
    """
    course = played_out(tournament(KNOCK_OUT, entrants, seats), strongest_first)
    byes = Counter(t[0] for tables in course.rounds for t in tables if len(t) == 1)

    assert rounds == [len(tables) for tables in course.rounds]
    assert [0] == course.standings.survivors
    assert {0, 1} <= set(course.rounds[-1][0])
    assert all(count == 1 for count in byes.values())


@pytest.mark.parametrize("name", [ROUND_ROBIN, SWISS, KNOCK_OUT])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_number_of_games_is_known_before(name: str, seats: int) -> None:
    """
    What is promised at the start is what is played.
    """
    asked = tournament(name, 11, seats, rounds=3, repeats=2)

    # The promise counts a bye as if it were played, there is at most one a round.
    games, rounds = len(played_out(asked).fixtures), len(played_out(asked).rounds)
    assert 0 <= asked.most_games - games <= 2 * rounds
