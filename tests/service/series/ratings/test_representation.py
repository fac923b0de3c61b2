"""Ratings as clients get them."""

import math

import pytest
from msgspec import UNSET

from service.errors import UnknownTitle
from service.series.ratings.representation import list_ratings
from service.series.tournaments import lifecycle
from service.series.tournaments.tournament import ROUND_ROBIN, Entrant
from service.settings import Settings
from service.store import Store
from tests.service.series.tournaments.builders import tournament

TEAMS = (Entrant("a", ("random",)), Entrant("b", ("heuristic",)))


@pytest.fixture
def store(redis_url: str) -> Store:
    return Store(Settings(redis_url=redis_url))


def play(store: Store, title: str) -> None:
    held = tournament(ROUND_ROBIN, TEAMS, title=title, repeats=2)
    lifecycle.play(store, lifecycle.create(store, held).id, math.inf)


def test_bots_are_listed_by_player_count_with_their_last_games(store: Store) -> None:
    """
    The strongest comes first; the history ends with the rating of today.
    """
    play(store, "ghooost")
    items = list_ratings(store, "ghooost", 2, 1).items

    assert {"random", "heuristic"} == {item.bot for item in items}
    assert items[0].at_least >= items[1].at_least
    for item in items:
        assert (2, 2) == (item.players, item.games)
        assert item.history
        (move,) = item.history
        assert (item.mean, item.deviation) == (move.mean, move.deviation)


def test_history_comes_only_if_it_is_wanted(store: Store) -> None:
    """
    All player counts are listed if none is named.
    """
    play(store, "ghooost")

    assert [UNSET] * 2 == [
        item.history for item in list_ratings(store, "ghooost", 0, 0).items
    ]
    assert [] == list_ratings(store, "ghooost", 3, 0).items


def test_the_game_itself_is_no_bot(store: Store) -> None:
    """
    The opponent of all teams at a co-operative title has a rating that nobody gets.
    """
    play(store, "ghost-stories")

    assert {"random", "heuristic"} == {
        item.bot for item in list_ratings(store, "ghost-stories", 2, 0).items
    }


def test_unknown_titles_are_refused(store: Store) -> None:
    """
    There are no ratings of what is not in the catalogue.
    """
    with pytest.raises(UnknownTitle):
        list_ratings(store, "chess", 0, 0)
