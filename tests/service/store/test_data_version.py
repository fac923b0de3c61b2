import subprocess
import sys
from typing import Any

import pytest

from service.errors import StoreAway
from service.settings import Settings
from service.store import Store, keys
from service.store.clients import Database
from service.store.upkeep import data_version, second_version
from service.store.upkeep.data_version import (
    BeingMigrated,
    DataTooNew,
    Migration,
    NoWayBack,
    prepare,
)
from tests.redis_setups import Setup
from tests.servers import redis_server
from tests.service.store.steps import abandon, create


def version(setup: Setup) -> bytes | None:
    """The version that is written down."""
    with setup.client() as client:
        found: bytes | None = client.get(keys.DATA_VERSION)
    return found


def write(setup: Setup, number: int) -> None:
    """Write a version down."""
    with setup.client() as client:
        client.set(keys.DATA_VERSION, number)


def remember(number: int) -> Migration:
    """A migration that leaves a trace, which tells how often it ran."""

    def migrate(redis: Any, _tell: Any) -> None:
        redis.rpush("migrated", number)

    return Migration(number, migrate)


def migrated(setup: Setup) -> list[int]:
    """The versions to which data were migrated, in order."""
    with setup.client() as client:
        return [int(number) for number in client.lrange("migrated", 0, -1)]


def test_live_games_of_version_1_are_listed_as_idle(store: Store, setup: Setup) -> None:
    """
    So that they expire as others do; what is over stays as it is.
    """
    live, over = [create(store) for _ in range(3)], create(store)
    abandon(store, over)
    with setup.client() as client:
        for shard in keys.SHARDS:
            for status in ("waiting", "playing"):
                client.delete(keys.idle(shard, status))
        assert [] == store.games.idle("playing", -60, 10)

        second_version.list_lives(client, lambda _: None)

    assert {game.id for game in live} == set(store.games.idle("playing", -60, 10))
    assert [] == store.games.idle("playing", 60, 10)
    assert [] == store.games.idle("waiting", -60, 10)


def test_an_empty_store_gets_the_present_version(setup: Setup) -> None:
    """
    There is nothing to migrate.
    """
    with setup.client() as client:
        prepare(client, 3, [remember(2), remember(3)])

    assert b"3" == version(setup)
    assert [] == migrated(setup)


def test_data_without_a_version_are_of_the_first(store: Store, setup: Setup) -> None:
    """
    What was stored before there were versions is brought up to the present one.
    """
    create(store)
    with setup.client() as client:
        client.delete(keys.DATA_VERSION)
        prepare(client, 3, [remember(2), remember(3)])

    assert b"3" == version(setup)
    assert [2, 3] == migrated(setup)


def test_older_data_are_migrated_once_and_in_order(setup: Setup) -> None:
    """
    By the migrations that lead beyond their version.
    """
    write(setup, 2)
    ways = [remember(2), remember(3), remember(4)]

    with setup.client() as client:
        prepare(client, 4, ways)
        prepare(client, 4, ways)

    assert b"4" == version(setup)
    assert [3, 4] == migrated(setup)


def test_a_migration_that_fails_is_repeated(setup: Setup) -> None:
    """
    The version says which have been finished.
    """
    write(setup, 1)

    def fail(_redis: Any, _tell: Any) -> None:
        raise ConnectionError

    with setup.client() as client:
        with pytest.raises(ConnectionError):
            prepare(client, 3, [remember(2), Migration(3, fail)])
        assert b"2" == version(setup)
        prepare(client, 3, [remember(2), remember(3)])

    assert [2, 3] == migrated(setup)


def test_one_process_migrates(setup: Setup) -> None:
    """
    The store is away for the others meanwhile, and they learn for how long at most.
    """
    write(setup, 1)
    says = r"if it was killed, try again in (60|[1-5]?[0-9]) s"

    def look(_redis: Any, _tell: Any) -> None:
        with setup.client() as other, pytest.raises(BeingMigrated, match=says):
            prepare(other, 2, [remember(2)])

    with setup.client() as client:
        prepare(client, 2, [Migration(2, look)])

    assert b"2" == version(setup)


def test_newer_data_are_refused_before_anything_is_written(
    setup: Setup, settings: Settings
) -> None:
    """
    Every use of the store is refused, with a sentence that says what to do.
    """
    write(setup, data_version.PRESENT + 1)
    store = Store(settings)

    for _ in range(2):
        with pytest.raises(DataTooNew, match="newer one"):
            create(store)
    with pytest.raises(DataTooNew):
        store.prepare()

    with setup.client() as client:
        assert [keys.DATA_VERSION.encode()] == [
            key for key in client.scan_iter() if b":usage:" not in key
        ]


def test_a_migration_without_a_way_back_is_refused(setup: Setup) -> None:
    """
    Before anything is written, also where only the second step has none.
    """
    write(setup, 3)
    ways = [remember(2), remember(3)._replace(back=lambda *_: None)]

    with setup.client() as client:
        with pytest.raises(NoWayBack, match="version 2 cannot be undone"):
            data_version.migrate(client, 1, 3, ways)
        data_version.migrate(client, 2, 3, ways)

    assert (b"2", []) == (version(setup), migrated(setup))


def test_a_store_that_is_away_is_prepared_later() -> None:
    """
    A process may start before its Redis does.
    """
    with redis_server() as server:
        server.kill()
        store = Store(Settings(redis_url=server.url))
        store.prepare()
        with pytest.raises(StoreAway):
            create(store)
        server.start()

        create(store)

        with Database(server.url).client() as redis:
            assert str(data_version.PRESENT).encode() == redis.get(keys.DATA_VERSION)


def test_the_migrations_lead_to_the_present_version() -> None:
    """
    One for each version after the first.
    """
    expected = list(range(data_version.FIRST + 1, data_version.PRESENT + 1))

    assert expected == [way.version for way in data_version.MIGRATIONS]


def test_a_worker_says_that_the_data_are_too_new(redis_url: str) -> None:
    """
    In one line, and ends.
    """
    with Database(redis_url).client() as redis:
        redis.set(keys.DATA_VERSION, data_version.PRESENT + 1)

    ended = subprocess.run(
        (sys.executable, "-m", "workers", "bots"),
        env={"SEANCE_REDIS_URL": redis_url},
        capture_output=True,
        text=True,
        check=False,
    )

    assert 1 == ended.returncode
    assert f"version {data_version.PRESENT + 1}" in ended.stderr
    assert "Traceback" not in ended.stderr
