import pytest
from msgspec.json import encode

from service.errors import UnknownGame
from service.store import Store, keys
from service.store.events import Numbered
from tests.servers import PATIENCE
from tests.service.store.steps import NOW, create, step_from


def test_events_are_read_by_number(store: Store) -> None:
    """
    Numbered from 1 without a gap, as the engine told them, with version, time and seat.
    """
    game = create(store)
    step = step_from(game)
    store.games.change(game, step.game, step.events, step.commands, at=NOW)

    found = store.events.read(game.id, 0, 1000)

    assert list(range(1, step.game.events + 1)) == [each.number for each in found]
    news = found[game.events :]
    assert encode([each.event for each in step.events]) == encode(
        [each.event for each in news]
    )
    assert {(1, NOW, game.to_act()[0])} == {each[2:] for each in news}
    assert {(0, None)} == {(each.version, each.actor) for each in found[: game.events]}


def test_an_event_of_an_earlier_release_is_read(store: Store) -> None:
    """
    It has neither version nor time nor actor: nobody noted them.
    """
    game = create(store)
    with store.database.client() as redis:
        redis.xadd(keys.events(game.id), {"event": b'["told"]'}, f"{game.events + 1}-0")

    assert [Numbered(game.events + 1, ("told",))] == store.events.read(
        game.id, game.events, 10
    )


def test_a_page_of_events_begins_after_a_number(store: Store) -> None:
    """
    Pages follow one another and end with the last event.
    """
    game = create(store)
    whole = store.events.read(game.id, 0, 1000)
    assert len(whole) > 1

    assert whole[:1] == store.events.read(game.id, 0, 1)
    assert whole[1:] == store.events.read(game.id, 1, 1000)
    assert [] == store.events.read(game.id, game.events, 1000)


def test_news_tell_how_the_game_stands(store: Store) -> None:
    """
    A stream learns the events, the status and the last number in one round trip.
    """
    game = create(store)

    news = store.events.news(game.id, 1, 1)

    assert (game.revision, game.status, game.events) == news[:3]
    assert [2] == [each.number for each in news.events]


def test_there_are_no_news_of_a_game_that_is_gone(store: Store) -> None:
    """
    A stream ends when its game is forgotten.
    """
    game = create(store)
    store.games.forget(game.id)

    with pytest.raises(UnknownGame):
        store.events.news(game.id, 0, 1)


def test_who_waits_for_a_game_is_woken_by_a_change(store: Store) -> None:
    """
    On a Cluster, too: every node hears of every change.
    """
    games = [create(store) for _ in range(6)]
    with store.hub.watch(games[0].id) as subscribed:
        assert subscribed.wait(PATIENCE)

    for game in games:
        with store.hub.watch(game.id) as signal:
            step = step_from(game)
            store.games.change(game, step.game, step.events, step.commands, at=NOW)

            assert signal.wait(PATIENCE)
