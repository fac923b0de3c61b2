import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import redis
from click.testing import CliRunner, Result

from service.cli import main
from service.games.endings import Lifetimes, announce_expiry
from service.settings import Settings
from service.store import Store, keys
from service.store.upkeep import data_version
from service.store.upkeep.scanning import count_games
from tests.frozen import dump, files, restored
from tests.servers import redis_server
from tests.service.store.steps import BOT, abandon, create

FROZEN = files.HERE / "2026-11-17" / files.STORE
"""The store of a release whose data had no version yet."""

SHARDS = ("seance:{4", "seance:{a", "seance:{h", "seance:{r", "seance:{x")
"""Some of its shards have all kinds of things; the whole of it takes seconds."""

STOPS_HALF_WAY = """
import sys
from redis import Redis
from service.store.upkeep import data_version, scanning

scanning.AT_ONCE = 2
with Redis.from_url(sys.argv[1]) as redis:
    def tell(number):
        global seen
        seen += 1
        if seen == int(sys.argv[3]):
            print("half", flush=True)
            sys.stdin.read()

    seen = 0
    data_version.migrate(redis, int(sys.argv[2]), tell=tell)
"""


def run(redis_url: str, *arguments: str) -> Result:
    """Run `seance migrate` on a server."""
    environment = {"SEANCE_REDIS_URL": redis_url}
    return CliRunner().invoke(main, ["migrate", *arguments], env=environment)


def lines(redis_url: str) -> list[Any]:
    """All that a server holds, but for what runs out."""
    with redis.Redis.from_url(redis_url) as server:
        return [line for line in dump.dump(server) if line["ttl"] is None]


def version(redis_url: str) -> bytes | None:
    """The version that is written down."""
    with redis.Redis.from_url(redis_url) as server:
        found: Any = server.get(keys.DATA_VERSION)
    return found  # type: ignore[no-any-return]


def holds(redis_url: str) -> dict[str, list[Any]]:
    """What the indexes of games hold, but for the times of those listed just now."""
    found = {}
    with redis.Redis.from_url(redis_url) as server:
        for key in server.scan_iter("seance:*", _type="zset", count=1000):
            entries: Any = server.zrange(key, 0, -1, withscores=True)
            is_new = b":idle:" in key
            found[key.decode()] = sorted(e[0] if is_new else e for e in entries)
    return found


def some_lines() -> list[Any]:
    """Some shards of the frozen store."""
    lines = restored.lines(FROZEN)
    return [line for line in lines if str(line["key"]).startswith(SHARDS)]


@pytest.fixture
def frozen(redis_url: str) -> str:
    """A server with the store of the release before."""
    with redis.Redis.from_url(redis_url) as server:
        dump.load(server, some_lines())
    return redis_url


def test_a_dry_run_says_what_would_be_done_and_writes_nothing(frozen: str) -> None:
    """
    It names the versions and what changes between them.
    """
    before = lines(frozen)

    ran = run(frozen, "--dry-run")

    assert 0 == ran.exit_code, ran.output
    assert "The data have version 1." in ran.output
    assert "1 -> 2: Games that wait or are played are listed" in ran.output
    assert "Nothing was written" in ran.output
    assert before == lines(frozen)


def test_the_store_of_the_release_before_goes_forward_and_back(frozen: str) -> None:
    """
    Back it is what it was, but for its version, which is written down now.
    """
    before = lines(frozen)

    forward = run(frozen)
    again = run(frozen)
    ahead = lines(frozen)
    dry = run(frozen, "--to", "1", "--dry-run")
    assert ahead == lines(frozen)
    back = run(frozen, "--to", "1")

    assert "The data have version 2 now." in forward.output
    assert "There is nothing to do." in again.output
    assert "2 -> 1:" in dry.output
    assert "The data have version 1 now." in back.output
    mark = {"key": keys.DATA_VERSION, "type": "string", "ttl": None, "holds": "1"}
    assert sorted([*before, mark], key=str) == sorted(lines(frozen), key=str)


def test_what_version_1_looks_at_is_put_back(redis_url: str) -> None:
    """
    Bots that must act in games of their own, and abandoned games, are found by it.
    """
    store = Store(Settings(redis_url=redis_url))
    alone = create(store, seats=(BOT, BOT))
    given_up = abandon(store, create(store))

    assert 0 == run(redis_url, "--to", "1").exit_code

    with redis.Redis.from_url(redis_url) as server:
        assert server.zscore(keys.due(alone.id[0]), alone.id)
        assert server.zscore(keys.over(given_up.id[0]), given_up.id)
        for shard in keys.SHARDS:
            for gone in (keys.due_alone, keys.abandoned):
                assert 0 == server.exists(gone(shard))
    assert b"1" == version(redis_url)


def test_what_version_1_cannot_read_has_no_way_back(redis_url: str) -> None:
    """
    It is refused with the reason, before anything is written.
    """
    store = Store(Settings(redis_url=redis_url))
    create(store)
    announce_expiry(store, Lifetimes(0, 0.000001, 0, 0))
    before = lines(redis_url)

    for arguments in (("--dry-run",), ()):
        ran = run(redis_url, "--to", "1", *arguments)

        assert 1 == ran.exit_code
        assert "cannot be taken back to version 1: of 1 games" in ran.output
        assert "Nothing was written." in ran.output
    assert before == lines(redis_url)


def test_games_of_newer_rules_have_no_way_back(redis_url: str) -> None:
    """
    The older release would go on with them by rules that it does not have.
    """
    store = Store(Settings(redis_url=redis_url))
    key = keys.game(create(store).id)
    with redis.Redis.from_url(redis_url) as server:
        state: Any = server.hget(key, "state")
        server.hset(key, "state", state.replace(b'"1.0"', b'"1.1"'))

    ran = run(redis_url, "--to", "1")

    assert 1 == ran.exit_code
    assert "1 games were played by newer rules" in ran.output


def test_newer_data_are_refused(redis_url: str) -> None:
    """
    In the words in which the service refuses them.
    """
    with redis.Redis.from_url(redis_url) as server:
        server.set(keys.DATA_VERSION, data_version.PRESENT + 1)

    ran = run(redis_url)

    assert 1 == ran.exit_code
    assert "Nothing was written" in ran.output


def test_nothing_is_migrated_under_running_processes(redis_url: str) -> None:
    """
    They would go on to write what they know; a dry run disturbs nobody.
    """
    store = Store(Settings(redis_url=redis_url))
    create(store)
    store.health.beat("bots")

    ran = run(redis_url, "--to", "1")

    assert 1 == ran.exit_code
    assert "bots. Stop them" in ran.output
    assert 0 == run(redis_url, "--to", "1", "--dry-run").exit_code
    assert b"2" == version(redis_url)


@pytest.fixture(params=["forward", "back"])
def killed(request: pytest.FixtureRequest, frozen: str) -> tuple[str, str]:
    """A migration that was killed half-way, and to which version it was to lead."""
    to = "2" if request.param == "forward" else "1"
    steps = "2"
    if to == "1":
        assert 0 == run(frozen).exit_code
        with redis.Redis.from_url(frozen) as server:
            games = count_games(server)
        # It first goes through all games, two at a time, and looks for obstacles.
        steps = str((games + 1) // 2 + 16)
    with subprocess.Popen(
        (sys.executable, "-c", STOPS_HALF_WAY, frozen, to, steps),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert "half\n" == process.stdout.readline()
        process.send_signal(signal.SIGKILL)
    with redis.Redis.from_url(frozen) as server:
        assert server.delete(keys.MIGRATION), "nobody else may migrate for a minute"
        assert (to == "1") == bool(server.exists(keys.MIGRATING))
    return frozen, to


def test_a_killed_migration_is_taken_up_again(killed: tuple[str, str]) -> None:
    """
    Run again, it leads where it would have led.
    """
    redis_url, to = killed
    half = holds(redis_url)

    ran = run(redis_url, "--to", to)

    assert f"The data have version {to} now." in ran.output
    assert half != holds(redis_url)
    assert to.encode() == version(redis_url)
    with redis.Redis.from_url(redis_url) as server:
        assert 0 == server.exists(keys.MIGRATING)
        listed = sum(server.zcard(keys.idle(s, "playing")) for s in keys.SHARDS)
    assert (listed > 0) == (to == "2")


def test_a_service_of_today_opens_what_was_killed_half_way(
    killed: tuple[str, str],
) -> None:
    """
    Wherever it stopped: all games are listed afterwards, as if it had never begun.
    """
    redis_url, _ = killed
    with redis_server() as whole:
        with redis.Redis.from_url(whole.url) as server:
            dump.load(server, some_lines())
        Store(Settings(redis_url=whole.url)).prepare()

        Store(Settings(redis_url=redis_url)).prepare()

        assert holds(whole.url) == holds(redis_url)
    assert b"2" == version(redis_url)


def test_the_games_of_a_folder_are_migrated_by_a_server_of_our_own(
    tmp_path: Path,
) -> None:
    """
    The server of `seance up` runs only while that does.
    """
    with redis_server(tmp_path) as server:
        create(Store(Settings(redis_url=server.url)))
        in_use = CliRunner().invoke(
            main, ["migrate", "--to", "1", "--data", str(tmp_path)]
        )

    ran = CliRunner().invoke(main, ["migrate", "--to", "1", "--data", str(tmp_path)])

    assert 1 == in_use.exit_code
    assert "in use by another Seance" in in_use.output
    assert "The data have version 1 now." in ran.output
    with redis_server(tmp_path) as server:
        assert b"1" == version(server.url)


def test_a_folder_without_games_is_refused(tmp_path: Path) -> None:
    """
    It is not made: a wrong --data should not look like an empty store.
    """
    missing = tmp_path / "missing"

    ran = CliRunner().invoke(main, ["migrate", "--data", str(missing)])

    assert 1 == ran.exit_code
    assert "There are no games in" in ran.output
    assert not missing.exists()
