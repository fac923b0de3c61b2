import json
from typing import Any

import pytest
import redis

from service.api import create_app
from service.settings import Settings
from service.store import keys
from tests.callers import InProcess
from tests.tables import HUMAN, OPEN, Table, lay


@pytest.fixture
def caller(redis_url: str) -> InProcess:
    """Whoever calls a service without any games."""
    return InProcess(create_app(Settings(redis_url=redis_url)))


def rewrite(redis_url: str, table: Table, field: str, value: Any) -> None:
    """Write a field of a game as another release, or nobody in his right mind, would.

    Its revision is raised: processes look again at a game that has changed.
    """
    with redis.Redis.from_url(redis_url) as server:
        server.hset(keys.game(table.id), field, value)
        server.hincrby(keys.game(table.id), "revision", 1)


def saved(redis_url: str, table: Table, field: str = "state") -> Any:
    """What is stored of a game."""
    with redis.Redis.from_url(redis_url) as server:
        found: Any = server.hget(keys.game(table.id), field)
    return json.loads(found)


@pytest.mark.parametrize("change", [{"format": 99}, {"rules_version": "99.1"}])
def test_a_game_with_a_newer_save_says_so(
    caller: InProcess, redis_url: str, change: dict[str, Any]
) -> None:
    """
    Reading and playing are refused by a problem of their own; nothing is written.
    """
    table, other = lay(caller), lay(caller)
    seat, command, _ = table.offer()
    state = json.dumps({**saved(redis_url, table), **change})
    rewrite(redis_url, table, "state", state)

    assert (503, "game_newer") == table.get().refusal
    assert (503, "game_newer") == table.send(seat, command).refusal
    assert "newer release" in table.get().json["detail"]
    assert json.loads(state) == saved(redis_url, table)
    assert 200 == other.play().status


def test_a_waiting_game_of_newer_rules_says_so(
    caller: InProcess, redis_url: str
) -> None:
    """
    It has no save yet; its record says by which rules it is to be played.
    """
    table = lay(caller, HUMAN, OPEN)
    record = saved(redis_url, table, "record")
    for change in ({"rules_version": "1.0.1"}, {"title": "ghost-opera"}):
        rewrite(redis_url, table, "record", json.dumps({**record, **change}))

        claim = caller.ask("POST", f"{table.path}/seats/1/claims", {})

        assert (503, "game_newer") == claim.refusal


@pytest.mark.parametrize(
    "field, value",
    [("state", "{"), ("state", "{}"), ("record", "{}"), ("events", "many")],
)
def test_a_damaged_game_says_so(
    caller: InProcess, redis_url: str, field: str, value: str
) -> None:
    """
    By a problem of its own, which names what finds out more; other games go on.
    """
    table, other = lay(caller), lay(caller)
    rewrite(redis_url, table, field, value)

    assert (500, "game_damaged") == table.get().refusal
    assert "fsck" in table.get().json["detail"]
    assert 200 == other.play().status


def test_a_game_of_an_older_save_goes_on(caller: InProcess, redis_url: str) -> None:
    """
    What a save has that today's table has not is dropped with the next command.
    """
    table = lay(caller)
    state = {**saved(redis_url, table), "rules_version": "0.9", "candles": [1, 2]}
    rewrite(redis_url, table, "state", json.dumps(state))

    assert 200 == table.play().status
    after = saved(redis_url, table)
    assert ("1.0", False) == (after["rules_version"], "candles" in after)
