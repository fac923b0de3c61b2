from collections.abc import Iterator

import pytest
from redis import Redis

from service.errors import NotReplicated
from service.settings import Settings
from service.store import Store, keys
from service.store.health import BOTS
from tests.servers import wait_until
from tests.service.games.use_cases import create, finished
from tests.tables import HUMAN, OPEN, QUICK_BOT
from workers import jobs, reconciler
from workers.heartbeat import heartbeat
from workers.stores import settings, store


@pytest.fixture(autouse=True)
def fresh_stores() -> Iterator[None]:
    """No test gets the settings or the store of another."""
    yield
    settings.cache_clear()
    store.cache_clear()


@pytest.fixture
def here(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> Store:
    """The store of this process, as a worker's settings name it."""
    values = Settings(redis_url=redis_url, keep_days=1, waiting_seconds=8).environment()
    for name, value in values.items():
        monkeypatch.setenv(name, value)
    settings.cache_clear()
    store.cache_clear()
    return store()


def test_the_reconciler_wakes_lost_turns_and_sweeps_old_games(
    here: Store, caplog: pytest.LogCaptureFixture
) -> None:
    """
    All it needs to know stands in Redis.
    """
    game, over = create(here, QUICK_BOT, QUICK_BOT).game, finished(here).game
    idle = create(here, HUMAN, OPEN).game
    with Redis.from_url(settings().redis_url) as client:
        client.zadd(keys.due_alone(game.id[0]), {game.id: 1})
        client.zadd(keys.over(over.id[0]), {over.id: 1})
        client.zadd(keys.idle(idle.id[0], "waiting"), {idle.id: 1})

    reconciler.reconcile({})

    assert "woke the bots of 1 games" in caplog.text
    assert [] == here.games.over(0, 10)
    assert here.games.read(idle.id).expires_at
    caplog.clear()
    reconciler.reconcile({})
    assert not caplog.text


def test_a_step_that_fails_keeps_no_other_from_being_done(
    here: Store, caplog: pytest.LogCaptureFixture
) -> None:
    """
    What failed is logged once, and once when it works again.
    """
    over = finished(here).game
    failing: dict[str, str] = {}
    with Redis.from_url(settings().redis_url) as client:
        for shard in keys.SHARDS:
            # Of the wrong type: whoever looks for schedules fails.
            client.set(keys.schedules(shard), "no set")
        client.zadd(keys.over(over.id[0]), {over.id: 1})
        game = create(here, QUICK_BOT, QUICK_BOT).game
        client.zadd(keys.due_alone(game.id[0]), {game.id: 1})

        reconciler.reconcile(failing)
        reconciler.reconcile(failing)

        assert 1 == caplog.text.count("cannot start schedules: ")
        assert "Traceback" not in caplog.text
        assert "woke the bots of 1 games" in caplog.text
        assert [] == here.games.over(0, 10)
        for shard in keys.SHARDS:
            client.delete(keys.schedules(shard))
    reconciler.reconcile(failing)
    assert "can start schedules again" in caplog.text
    assert {} == failing


def test_a_store_that_is_away_is_looked_for_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """
    The reconciler and heartbeats say so and go on.
    """
    monkeypatch.setenv("SEANCE_REDIS_URL", "unix:///nowhere.sock")
    settings.cache_clear()
    store.cache_clear()

    reconciler.reconcile({})
    assert "cannot wake bots" in caplog.text
    with heartbeat(store(), BOTS):
        wait_until(lambda: "no heartbeat" in caplog.text)


def test_each_job_calls_its_use_case(here: Store) -> None:
    """
    On what is not there, it does nothing.
    """
    gone = "0123456789abcdef"

    assert 0 == jobs.play_bots(gone)
    assert not jobs.answer_late(gone)
    assert not jobs.give_hint(gone)
    assert 0 == jobs.play_simulation(gone)
    assert 0 == jobs.play_tournament(gone)
    with heartbeat(here, BOTS):
        wait_until(lambda: here.health.missing() == [])


def test_workers_do_not_wait_for_replicas(
    here: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    Nobody waits for a worker to confirm what it did; this server has no replica.
    """
    monkeypatch.setenv("SEANCE_WAIT_REPLICAS", "1")
    settings.cache_clear()
    store.cache_clear()
    with pytest.raises(NotReplicated):
        create(Store(settings()), HUMAN, HUMAN)

    game = finished(store()).game

    assert here.games.read(game.id).is_over
