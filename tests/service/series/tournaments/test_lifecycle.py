"""Tournaments in the store: every game kept, replayable and rated once."""

import json
import math

import pytest
from msgspec import UNSET

from service.games.commands import advance
from service.games.commit import commit, create_once
from service.games.history import replays
from service.games.model import Game, Kind
from service.series.errors import UnknownTournament
from service.series.tournaments import lifecycle as running
from service.series.tournaments.course import Course
from service.series.tournaments.games import deal, game_id, play_out
from service.series.tournaments.representation import (
    course_of,
    list_games,
    represent,
    standings_of,
)
from service.series.tournaments.tournament import FORMATS, ROUND_ROBIN, SWISS, Entrant
from service.settings import Settings
from service.store import Store
from service.store.series import SeriesStatus
from service.tokens import hash_of
from tests.service.series.tournaments.builders import tournament

BOTS = tuple(Entrant(f"e{n}", (("random", "heuristic")[n % 2],)) for n in range(4))

WITHOUT_END = math.inf
"""In seconds: a slice in which even a busy machine plays everything."""


@pytest.fixture
def store(redis_url: str) -> Store:
    return Store(Settings(redis_url=redis_url))


def games_of(store: Store, tournament_id: str) -> dict[int, Game]:
    course = course_of(store, running.find(store, tournament_id))
    names = {each.number: game_id(tournament_id, each) for each in course.fixtures}
    return {number: store.games.read(name) for number, name in names.items()}


@pytest.mark.parametrize("name", FORMATS)
def test_a_tournament_runs_to_its_end(store: Store, name: str) -> None:
    """
    Its standings are those that follow from the stored games, and every game verifies.
    """
    asked = tournament(name, BOTS, rounds=2)
    record = running.create(store, asked)

    running.play(store, record.id, WITHOUT_END)

    record = running.find(store, record.id)
    games = games_of(store, record.id)
    outcomes = {number: game.table.outcome for number, game in games.items()}
    again = Course(asked, outcomes)  # type: ignore[arg-type]
    assert SeriesStatus.FINISHED == record.status
    assert again.is_finished
    assert again.standings.table() == standings_of(store, record)
    for game in games.values():
        replay = json.loads(replays.make(store, game))
        replay.pop("fairness")
        assert replays.verify(replay).divergence is None


def test_a_game_that_two_workers_play_is_the_same_and_kept_once(store: Store) -> None:
    """
    Who comes second finds the game there, and nothing changes.
    """
    asked = tournament(ROUND_ROBIN, BOTS)
    record = running.create(store, asked)
    first = Course(asked, {}).fixtures[0]
    game = create_once(store, play_out(deal(asked, record.id, first)))

    running.play(store, record.id, WITHOUT_END)

    kept = games_of(store, record.id)[first.number]
    assert game.record.created == kept.record.created
    assert game.title.digest(game.table) == kept.title.digest(kept.table)
    assert SeriesStatus.FINISHED == running.find(store, record.id).status


def test_ratings_move_once_per_game(store: Store) -> None:
    """
    Closing a tournament again, as a worker that died would, moves nothing.
    """
    asked = tournament(ROUND_ROBIN, BOTS)
    record = running.create(store, asked)
    running.play(store, record.id, WITHOUT_END)
    board = store.ratings.read("ghooost", 2)

    course = course_of(store, running.find(store, record.id))
    running._close(store, record.id, course)

    assert board == store.ratings.read("ghooost", 2)
    # Of six games two are between equals, which say nothing.
    assert {"random": 4, "heuristic": 4} == {
        bot: rating.games for bot, rating in board.ratings.items()
    }
    assert 4 == len(store.ratings.history("ghooost", 2, "random", 100))


def test_two_tournaments_rate_each_other_game_in_some_order(store: Store) -> None:
    """
    Games of both count, also when the ratings moved in between.
    """
    asked = tournament(ROUND_ROBIN, BOTS)
    stale = store.ratings.read("ghooost", 2, "another")
    record = running.create(store, asked)
    running.play(store, record.id, WITHOUT_END)

    assert store.ratings.move(stale, "game", 0, {}) is None
    assert 6 == store.ratings.read("ghooost", 2, record.id).counted


def test_a_cancelled_tournament_keeps_what_was_played(store: Store) -> None:
    """
    It takes no more games, and its standings are those of the games there are.
    """
    asked = tournament(SWISS, BOTS, rounds=3)
    record = running.create(store, asked)
    first = Course(asked, {}).fixtures[0]
    store.tournaments.keep(record.id, {first.number: ["x", [0], [1, 2], []]})
    record = running.cancel(store, record.id)

    assert 0 == running.play(store, record.id)
    assert 1 == max(line.points for line in represent(store, record).standings)
    assert "7" == represent(store, record).seed


def test_a_program_outside_plays_its_seats_by_token(store: Store) -> None:
    """
    Its games are begun one at a time, and count when they have ended.
    """
    outside = Entrant("program", token=hash_of("secret"))
    asked = tournament(ROUND_ROBIN, (*BOTS[:2], outside), move_seconds=5)
    record = running.create(store, asked)
    for _ in range(2):
        running.play(store, record.id, WITHOUT_END)
        games = list_games(store, record, 0, 10).items
        (name,) = (each.game for each in games if each.status == "playing")
        game = store.games.read(name)
        assert game.record.turn_seconds == 5
        _finish(store, game)
    running.play(store, record.id, WITHOUT_END)

    assert SeriesStatus.FINISHED == running.find(store, record.id).status
    # Games with somebody from outside say nothing about bots alone.
    assert 1 == store.ratings.read("ghooost", 2).ratings["random"].games


def _finish(store: Store, game: Game) -> None:
    """Play a game to its end, the program taking the first option."""
    while (asked := game.open()) is not None:
        command = game.title.write(asked.options[0])
        change = advance(game, asked.seat, [command])
        game = commit(store, game, *change, wake=False).game
    seats = game.record.seats
    assert {Kind.BOT, Kind.HUMAN} == {seat.kind for seat in seats}


def test_the_seed_stays_secret_while_it_runs(store: Store) -> None:
    """
    Whoever knew it would know every deal.
    """
    record = running.create(store, tournament(ROUND_ROBIN, BOTS))

    assert UNSET is represent(store, record).seed


def test_unknown_ones_are_refused(store: Store) -> None:
    """
    An id that nobody has is not found.
    """
    with pytest.raises(UnknownTournament):
        running.find(store, "0" * 16)
    assert 0 == running.play(store, "0" * 16)
