"""Who leads, and what a tournament refuses."""

from itertools import permutations

import pytest

from engines.core.errors import BadSetup
from engines.core.state import Outcome
from service.series.tournaments.course import Course
from service.series.tournaments.rating import is_rated
from service.series.tournaments.results import Clocks
from service.series.tournaments.standings import total_of
from service.series.tournaments.tournament import (
    FORMATS,
    KNOCK_OUT,
    ROUND_ROBIN,
    SWISS,
    Entrant,
    Tournament,
)
from service.series.validation import InvalidValue
from tests.service.series.tournaments.builders import (
    by_chance,
    by_places,
    played_out,
    strongest_first,
    tournament,
)

TEAMS = "ghost-stories"


def test_points_are_the_share_of_opponents_left_behind() -> None:
    """
    Of three at a table the first gets one point, the second a half, the last none.
    """
    course = played_out(tournament(ROUND_ROBIN, 3, 3), strongest_first)
    lines = course.standings.table()

    assert [("e0", 1.0), ("e1", 0.5), ("e2", 0.0)] == [
        (line.entrant, line.points) for line in lines
    ]


@pytest.mark.parametrize("name", FORMATS)
def test_standings_do_not_depend_on_the_order_in_which_games_end(name: str) -> None:
    """
    The same results give the same table, whenever they come.
    """
    course = played_out(tournament(name, 9, 2, rounds=4))
    results = {each.number: by_chance(each) for each in course.fixtures}
    again = Course(course.tournament, dict(sorted(results.items())))

    assert again.is_finished
    assert course.standings.table() == again.standings.table()
    assert course.fixtures == again.fixtures


def test_equal_points_go_to_who_met_the_stronger_ones() -> None:
    """
    In a Swiss tournament the points of one's opponents break ties (Buchholz).
    """
    lines = played_out(tournament(SWISS, 8, 2, rounds=3)).standings.table()
    keys = [(-line.points, -line.opponents_points) for line in lines]

    assert sorted(keys) == keys
    assert len({points for points, _ in keys}) < len(keys)


def test_thirds_that_make_the_same_total_are_equal() -> None:
    """
    Neither the order of the games nor how a Python adds up decides a tie.
    """
    points = (1 / 3, 2 / 3, 1 / 3, 1.0, 2 / 3, 0.2, 0.4, 0.6)
    totals = {total_of(each) for each in permutations(points, len(points))}

    assert {4.2} == totals


def test_a_bye_counts_as_a_win_in_points_but_is_no_game() -> None:
    """
    Who sits out has a full point and no game more.
    """
    lines = played_out(tournament(SWISS, 3, 2, rounds=1)).standings.table()
    sat_out = next(line for line in lines if line.byes)

    assert (1.0, 0, 1) == (sat_out.points, sat_out.games, sat_out.byes)


def test_a_knock_out_ranks_by_how_far_one_came() -> None:
    """
    The one who is left is first, who lost the final second.
    """
    lines = played_out(tournament(KNOCK_OUT, 8, 2), strongest_first).standings.table()

    assert ["e0", "e1"] == [line.entrant for line in lines[:2]]
    assert [False] + [True] * 7 == [line.is_out for line in lines]


def test_a_round_that_has_begun_shows_what_is_known() -> None:
    """
    Standings in the middle of a round count the games that have ended.
    """
    asked = tournament(ROUND_ROBIN, 4, 2)
    first = Course(asked, {}).fixtures[0]
    course = Course(asked, {0: strongest_first(first)})

    assert 5 == len(course.pending)
    assert [1, 1, 0, 0] == [line.games for line in course.standings.table()]


def test_a_team_plays_all_seats_on_the_deal_of_its_round() -> None:
    """
    At a co-operative title all teams of a round have the same deal; score decides.
    """
    course = played_out(
        tournament(SWISS, 4, 3, rounds=2, title=TEAMS),
        lambda each: Outcome("over", (), (1, 1, 1), (each.entrants[0],) * 3),
    )

    assert {(0, 0, 0), (1, 1, 1)} < {each.entrants for each in course.fixtures}
    assert 8 == len(course.fixtures)
    assert 2 == len({each.key for each in course.fixtures})
    ranking = [line.entrant for line in course.standings.table()]
    assert ["e3", "e2", "e1", "e0"] == ranking


@pytest.mark.parametrize("name, games", [(ROUND_ROBIN, 12), (KNOCK_OUT, 18)])
def test_teams_play_round_robins_and_knock_outs(name: str, games: int) -> None:
    """
    All play every deal; in a knock-out the better of two on the same deals goes on.
    """
    course = played_out(
        tournament(name, 4, 2, repeats=3, title=TEAMS),
        lambda each: Outcome("won", (0, 1), (1, 1), (10 - each.entrants[0],) * 2),
    )

    assert games == len(course.fixtures)
    assert games == course.tournament.most_games
    assert "e0" == course.standings.table()[0].entrant


def test_a_tournament_survives_json() -> None:
    """
    Written to JSON and read back it is the same, and goes the same way.
    """
    asked = tournament(SWISS, 5, 3, rounds=2, repeats=2)

    assert asked == Tournament.from_json(asked.to_json())


@pytest.mark.parametrize(
    "pointer, entrants, seats",
    [
        ("/entrants/1/name", (Entrant("x", ("random",)),) * 2, 2),
        ("/entrants/0/bots", (Entrant("x", ("random",) * 2), Entrant("y")), 2),
        ("/entrants", 30, 6),
        ("/seats", 3, 4),
        ("/seats", 4, 1),
    ],
)
def test_what_cannot_be_held_is_refused(
    pointer: str, entrants: int | tuple[Entrant, ...], seats: int
) -> None:
    """
    The refusal names the field of the request.
    """
    with pytest.raises(InvalidValue) as caught:
        tournament(ROUND_ROBIN, entrants, seats)

    assert pointer == caught.value.pointer


def test_bots_and_options_are_those_of_the_title() -> None:
    """
    An unknown bot and options that some table could not play are refused.
    """
    with pytest.raises(InvalidValue, match="no bot wizard"):
        tournament(ROUND_ROBIN, entrants=(Entrant("x", ("wizard",)), Entrant("y")))
    with pytest.raises(BadSetup):
        # Three at most sit at a table, but of four there are two of two.
        tournament(SWISS, 4, 3, rounds=1, options={"match": True})


def test_a_team_that_forfeits_has_the_worst_result() -> None:
    """
    Whatever bots achieved in its seats: a team that lost by the rules is before it.
    """
    asked = tournament(ROUND_ROBIN, 2, seats=2, title="ghost-stories")
    lost = Outcome("lost", (), (1, 1), (-9, -9))
    won = Outcome("won", (0, 1), (1, 1), (50, 50))
    forfeit = Clocks(timeouts=(3, 0), used=(1500, 0), forfeits=(0, 1))
    course = Course(asked, {0: won, 1: lost}, {0: forfeit})

    first, last = course.standings.table()

    assert ("e1", "e0") == (first.entrant, last.entrant)
    assert (0, 1, 3, 1.5) == (
        last.wins,
        last.forfeits,
        last.timeouts,
        last.seconds_used,
    )
    assert (1.0, 0.0) == (first.points, last.points)
    assert 0.0 == last.mean_score


@pytest.mark.parametrize(
    "clocks, is_so",
    [
        (Clocks(), True),
        (Clocks(timeouts=(0, 0, 1), used=(0, 0, 0)), True),
        (Clocks(timeouts=(0, 1, 0), used=(0, 0, 0)), False),
        (Clocks(timeouts=(1, 0, 1), used=(0, 0, 0)), False),
        (Clocks(timeouts=(0, 3, 0), used=(0, 0, 0), forfeits=(1,)), True),
        (Clocks(is_abandoned=True), False),
    ],
)
def test_nobody_escapes_a_loss_by_being_late(clocks: Clocks, is_so: bool) -> None:
    """
    A game in which a bot stood in is rated if whoever was late came last all the same.
    """
    asked = tournament(ROUND_ROBIN, 3, seats=3)
    course = Course(asked, {0: by_places([0, 1, 2])}, {0: clocks})

    assert is_so == is_rated(course, course.fixtures[0])


@pytest.mark.parametrize("winners, is_so", [((0, 1), False), ((), True)])
def test_a_team_is_rated_for_what_no_bot_has_won(
    winners: tuple[int, ...], is_so: bool
) -> None:
    """
    GS-17.1: a game that was lost although a bot stood in was lost.
    """
    asked = tournament(ROUND_ROBIN, 2, seats=2, title=TEAMS)
    outcome = Outcome("over", winners, (1, 1), (9, 9))
    course = Course(asked, {0: outcome}, {0: Clocks(timeouts=(1, 0), used=(0, 0))})

    assert is_so == is_rated(course, course.fixtures[0])
