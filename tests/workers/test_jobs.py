import logging

import pytest
from redis import Redis
from rq import Callback, Queue
from rq.serializers import JSONSerializer

from service.api import create_app
from service.games import bot_turns as bots
from service.settings import Settings
from service.store import Store, keys
from service.store.queues import BOT_GAME_QUEUE, BOT_QUEUE
from tests.callers import InProcess
from tests.document import Json
from tests.tables import HUMAN, QUICK_BOT, lay
from workers import jobs
from workers.jobs import ForbiddenJob, SafeJob

SHORT = {"no_progress_actions": 20}


@pytest.fixture
def settings(redis_url: str) -> Settings:
    """Settings for a Redis server without any data."""
    return Settings(redis_url=redis_url)


def without(answer: Json, name: str) -> Json:
    """An answer without the one field that tells the time."""
    assert name in answer
    return {key: value for key, value in answer.items() if key != name}


def test_a_turn_played_twice_is_played_once(settings: Settings) -> None:
    """
    The second run of a job finds nothing to do and changes nothing.
    """
    caller, store = InProcess(create_app(settings)), Store(settings)
    table = lay(caller, HUMAN, QUICK_BOT, QUICK_BOT, seed="twice")
    while table.to_act == 0:
        table.play()

    while bots.play(store, table.id):
        pass
    after = table.get(0).json

    assert after["version"] > 0
    assert 0 == bots.play(store, table.id)
    assert without(table.get(0).json, "server_time") == without(after, "server_time")


def test_bots_answer_the_same_whoever_plays_them(settings: Settings) -> None:
    """
    A bot's chance comes from the game, the seat and the version, not from the worker.
    """
    caller = InProcess(create_app(settings))
    random_bot = {"kind": "bot", "bot": {"id": "random"}}
    games = []
    for _ in range(2):
        table = lay(caller, random_bot, random_bot, seed="same", options=SHORT)
        while bots.play(Store(settings), table.id):
            pass
        told = table.events(query="?limit=500").json["items"]
        games.append([without(event, "at") for event in told])

    assert games[0] == games[1]


def test_a_bot_sees_what_a_client_in_its_seat_sees(settings: Settings) -> None:
    """
    The command of a bot is one of the options that its seat is offered.
    """
    caller, store = InProcess(create_app(settings)), Store(settings)
    table = lay(caller, HUMAN, HUMAN, seed="see")
    game = store.games.read(table.id)

    command = bots.choose(game, table.to_act, "heuristic")

    assert command in table.offer_all()


def test_a_job_of_a_game_that_is_gone_strikes_it_out(settings: Settings) -> None:
    """
    What is due in no game is forgotten.
    """
    store = Store(settings)
    with Redis.from_url(settings.redis_url) as client:
        client.zadd("seance:{0}:due", {"0123456789abcdef": 1})

        assert 0 == bots.play(store, "0123456789abcdef")

        assert not client.exists("seance:{0}:due")


def test_the_reconciler_wakes_only_what_is_overdue(settings: Settings) -> None:
    """
    A turn that has just become due is left to its job; later it is asked for again.
    """
    caller, store = InProcess(create_app(settings)), Store(settings)
    table = lay(caller, QUICK_BOT, QUICK_BOT)
    with Redis.from_url(settings.redis_url) as client:
        queue = Queue(BOT_GAME_QUEUE, connection=client, serializer=JSONSerializer)
        assert 1 == queue.count
        client.delete(queue.key)

        assert 0 == bots.wake_overdue(store)
        due = keys.due_alone(table.id[0])
        client.zincrby(due, -bots.OVERDUE_ALONE_SECONDS - 1, table.id)
        assert 1 == bots.wake_overdue(store)
        assert 1 == queue.count
        assert 0 == bots.wake_overdue(store)


def test_a_long_queue_is_not_made_longer(settings: Settings) -> None:
    """
    When workers are busy, nothing was lost: the reconciler waits.
    """
    caller, store = InProcess(create_app(settings)), Store(settings)
    table = lay(caller, QUICK_BOT, QUICK_BOT)
    with Redis.from_url(settings.redis_url) as client:
        queue = Queue(BOT_GAME_QUEUE, connection=client, serializer=JSONSerializer)
        for number in range(bots.QUEUE_ROOM):
            client.rpush(queue.key, f"job-{number}")
        due = keys.due_alone(table.id[0])
        client.zincrby(due, -bots.OVERDUE_ALONE_SECONDS - 1, table.id)

        assert 0 == bots.wake_overdue(store)


@pytest.mark.parametrize(
    "function", ["os.getcwd", "workers.jobs.store", "builtins.eval"]
)
def test_a_job_runs_only_what_is_allowed(settings: Settings, function: str) -> None:
    """
    Whoever can write to the queue can still run nothing but our jobs.
    """
    with Redis.from_url(settings.redis_url) as client:
        queue = Queue(BOT_QUEUE, connection=client, serializer=JSONSerializer)
        queued = queue.enqueue(function)

        job = SafeJob.fetch(queued.id, client, JSONSerializer)

        with pytest.raises(ForbiddenJob, match=function):
            job.perform()


def test_a_job_calls_nobody_back(settings: Settings) -> None:
    """
    A callback that somebody has written into a job is not even looked up.
    """
    with Redis.from_url(settings.redis_url) as client:
        queue = Queue(BOT_QUEUE, connection=client, serializer=JSONSerializer)
        queued = queue.enqueue("os.getcwd", on_success=Callback("os.abort"))

        job = SafeJob.fetch(queued.id, client, JSONSerializer)

        assert "os.abort" == job._success_callback_name
        assert job.success_callback is None


def test_a_game_is_played_though_it_cannot_be_queued(redis_url: str) -> None:
    """
    When the queue's server is away, commands are still answered, and turns stay due.
    """
    settings = Settings(redis_url=redis_url, queue_redis_url="unix:///nowhere.sock")
    caller = InProcess(create_app(settings))

    table = lay(caller, QUICK_BOT, QUICK_BOT)

    store = Store(Settings(redis_url=redis_url))
    assert [table.id] == store.turns.overdue(BOT_GAME_QUEUE, -10, 5)


def test_a_game_that_cannot_be_read_ends_a_job_quietly(
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """
    One line, however often it is asked for; a traceback each time would fill the log.
    """
    store = Store(settings)
    monkeypatch.setattr(jobs, "store", lambda: store)
    table = lay(InProcess(create_app(settings)), HUMAN, QUICK_BOT)
    with store.database.client() as redis:
        redis.hset(keys.game(table.id), mapping={"state": "{}", "revision": 7})

    with caplog.at_level(logging.WARNING):
        assert [0, 0] == [jobs.play_bots(table.id) for _ in range(2)]

    assert 1 == caplog.text.count(f"cannot play {table.id}")
