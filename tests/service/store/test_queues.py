import logging

import pytest
from rq.job import Job
from rq.serializers import JSONSerializer

from service.settings import Settings
from service.store import Store
from service.store.clients import open_queue
from service.store.queues import (
    BOT_GAME_QUEUE,
    BOT_QUEUE,
    HINT_QUEUE,
    PLAY_SIMULATION,
    TurnJob,
)
from tests.redis_setups import SentinelSetup
from tests.servers import redis_server
from tests.service.store.steps import BOT, create
from tests.tables import HUMAN


def test_the_same_job_is_queued_once(store: Store) -> None:
    """
    A turn is asked for by everybody who sees it; one job is enough.
    """
    store.turns.enqueue("game", TurnJob(BOT_QUEUE, "3"))
    store.turns.enqueue("game", TurnJob(BOT_QUEUE, "3"))
    assert 1 == store.turns.queued()

    store.turns.enqueue("game", TurnJob(BOT_QUEUE, "4"))
    store.turns.enqueue_late("game", "5")
    assert 3 == store.turns.queued()


def test_hints_and_bots_alone_have_queues_of_their_own(store: Store) -> None:
    """
    No turn of a person waits behind them.
    """
    store.turns.enqueue_hint("game.3.1")
    create(store, seats=(BOT, BOT))

    assert 0 == store.turns.queued()
    assert 1 == store.turns.queued(HINT_QUEUE)
    assert 1 == store.turns.queued(BOT_GAME_QUEUE)


def test_long_work_is_queued_as_often_as_asked(store: Store) -> None:
    """
    Several workers may go on with the same series.
    """
    store.work.enqueue(PLAY_SIMULATION, "series")
    store.work.enqueue(PLAY_SIMULATION, "series")

    assert 2 == store.work.waiting()
    assert 0 == store.work.workers()


def test_a_queue_that_is_away_is_logged(
    redis_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """
    The game is stored all the same; the reconciler asks again.
    """
    with redis_server() as gone:
        url = gone.url
    store = Store(Settings(redis_url=redis_url, queue_redis_url=url))

    with caplog.at_level(logging.WARNING):
        game = create(store, seats=(BOT, HUMAN))
        store.work.enqueue(PLAY_SIMULATION, "series")

    assert game.version == store.games.read(game.id).version
    assert 2 == sum("is not queued" in line for line in caplog.messages)
    assert 0 == store.work.workers()


@pytest.mark.soak
def test_the_queues_live_behind_sentinels(sentinel: SentinelSetup) -> None:
    """
    Games and queues of one Sentinel set-up.
    """
    sentinel.empty()
    store = Store(Settings(redis_url=sentinel.url))

    game = create(store, seats=(BOT, HUMAN))

    assert 1 == store.turns.queued()
    job = Job.fetch(
        f"bot-{game.id}-{game.version}",
        connection=open_queue(sentinel.url),
        serializer=JSONSerializer,
    )
    assert [game.id] == list(job.args)
