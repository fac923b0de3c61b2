import logging

import pytest

from service.games import endings
from service.games.deadlines import now
from service.games.endings import Lifetimes, announce_expiry, expire, sweep
from service.settings import Settings
from service.store import Store, due, keys
from tests.callers import InProcess
from tests.played import finished, store
from tests.tables import HUMAN, OPEN, Table, lay

# No games of other tests.
pytestmark = pytest.mark.usefixtures("redis_url")

FOR_EVER = Lifetimes(0, 0, 0, 0)
DAY = 24 * 60 * 60


def make_idle(there: Store, table: Table, status: str, seconds: float) -> None:
    """Have nothing happened in a game for so long."""
    with there.database.client() as redis:
        redis.zincrby(keys.idle(table.id[0], status), -seconds, table.id)


def texts(table: Table, language: str) -> list[str]:
    """The events of a game in words, the latest last."""
    path, said = f"{table.path}/events", {"Accept-Language": language}
    page = table.caller.ask("GET", path, token=table.owner, headers=said).json
    return [event["text"] for event in page["items"]]


def test_games_are_forgotten_some_time_after_their_end(caller: InProcess) -> None:
    """
    Nothing of them stays behind; games that go on are kept.
    """
    there = store(caller)
    over = finished(caller, public=True)
    given_up = lay(caller, public=True)
    caller.ask("DELETE", given_up.path, token=given_up.owner)
    goes_on = lay(caller, public=True)
    caller.ask("GET", f"{over.path}/replay", token=over.owner)

    assert 0 == sweep(there, FOR_EVER)
    assert 0 == sweep(there, FOR_EVER._replace(finished=DAY, abandoned=DAY))
    assert 200 == over.get().status

    # A moment ago is long enough.
    at_once = FOR_EVER._replace(finished=-1, abandoned=-1)
    assert 2 <= sweep(there, at_once)

    for table in (over, given_up):
        gone = caller.ask("GET", table.path, token=table.owner)
        assert (404, "unknown_game") == gone.refusal
        with there.database.client() as redis:
            assert [] == redis.keys(f"{keys.game(table.id)}*")
    assert 200 == goes_on.get().status
    listed = [game["id"] for game in caller.ask("GET", "/v1/games").json["items"]]
    assert goes_on.id in listed
    assert not {over.id, given_up.id} & set(listed)
    assert 0 == sweep(there, at_once)


@pytest.mark.parametrize("status", ["waiting", "playing"])
def test_the_end_of_an_idle_game_is_announced(caller: InProcess, status: str) -> None:
    """
    An event says when; whoever plays on or takes a seat keeps the game.
    """
    there = store(caller)
    table = lay(caller, HUMAN, OPEN if status == "waiting" else HUMAN)
    lifetimes = FOR_EVER._replace(waiting=DAY, playing=30 * DAY)
    before = table.get()
    assert 0 == announce_expiry(there, lifetimes)

    make_idle(there, table, status, 18 * 3600 if status == "waiting" else 29 * DAY)
    assert 1 == announce_expiry(there, lifetimes)

    warned = table.get()
    assert before.etag != warned.etag
    expires_at = warned.json["expires_at"]
    event = table.events().json["items"][-1]
    assert ("table.game_expiring", expires_at) == (event["type"], event["expires_at"])
    assert expires_at in event["text"]
    assert 3 == len({texts(table, language)[-1] for language in ("en", "nl", "fr")})
    assert 0 == announce_expiry(there, lifetimes)
    assert 0 == expire(there)

    if status == "waiting":
        caller.ask("POST", f"{table.path}/seats/1/claims", {})
    else:
        table.play()
    assert "expires_at" not in table.get().json
    assert 0 == expire(there, now() + 60 * DAY * 1_000_000)
    assert "playing" == table.get().json["status"]


@pytest.mark.parametrize("seats", [(HUMAN, OPEN), (HUMAN, HUMAN)])
def test_a_game_that_nobody_goes_on_with_is_abandoned(
    caller: InProcess, seats: tuple[dict[str, str], ...]
) -> None:
    """
    It says why, and is forgotten as others are that were abandoned.
    """
    there = store(caller)
    table = lay(caller, *seats, public=True)
    status = table.get().json["status"]
    make_idle(there, table, status, 100)
    soon = FOR_EVER._replace(waiting=100, playing=100)
    assert 1 == announce_expiry(there, soon)

    assert 1 == expire(there, now() + 26_000_000)

    game = table.get().json
    assert ("abandoned", "expired") == (game["status"], game["reason"])
    assert "expires_at" not in game
    assert "table.game_expired" == table.events().json["items"][-1]["type"]
    assert 3 == len({texts(table, language)[-1] for language in ("en", "nl", "fr")})
    assert 0 == expire(there, now() + 26_000_000)
    assert 1 <= sweep(there, FOR_EVER._replace(abandoned=-1))
    assert 404 == table.get().status


def test_a_game_that_was_given_up_says_so(caller: InProcess) -> None:
    """
    By its owner, or by an operator.
    """
    table = lay(caller)

    caller.ask("DELETE", table.path, token=table.owner)

    assert "given_up" == table.get().json["reason"]


def test_a_game_that_cannot_be_read_keeps_no_other_from_its_end(
    caller: InProcess, caplog: pytest.LogCaptureFixture
) -> None:
    """
    It is named in the log, once; a game of which only an index knows is struck out.
    """
    there = store(caller)
    broken, gone, fine = (lay(caller, HUMAN, OPEN) for _ in range(3))
    for table in (broken, gone, fine):
        make_idle(there, table, "waiting", 100)
    with there.database.client() as redis:
        redis.hset(keys.game(broken.id), mapping={"record": "{", "revision": 7})
        redis.unlink(keys.game(gone.id))

    with caplog.at_level(logging.WARNING):
        assert 1 == announce_expiry(there, FOR_EVER._replace(waiting=100))
        assert 0 == announce_expiry(there, FOR_EVER._replace(waiting=100))

    assert 1 == caplog.text.count(broken.id)
    assert "expires_at" in fine.get().json
    with there.database.client() as redis:
        assert redis.zscore(keys.idle(gone.id[0], "waiting"), gone.id) is None
    there.games.forget(broken.id)


def test_any_number_of_unreadable_games_keeps_no_other_from_its_end(
    caller: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    They are set aside: the games behind them are ended in the next rounds.
    """
    there, at_once = store(caller), 2
    monkeypatch.setattr(endings, "AT_ONCE", at_once)
    broken = [lay(caller, HUMAN, OPEN) for _ in range(2 * at_once + 1)]
    fine = lay(caller, HUMAN, OPEN)
    for table in (*broken, fine):
        seconds = 100 if table is fine else 200
        make_idle(there, table, "waiting", seconds)
    with there.database.client() as redis:
        for table in broken:
            redis.hset(keys.game(table.id), mapping={"record": "{", "revision": 7})

    rounds = [announce_expiry(there, FOR_EVER._replace(waiting=100)) for _ in range(3)]

    assert [0, 0, 1] == rounds
    assert "expires_at" in fine.get().json
    for table in broken:
        there.games.forget(table.id)


@pytest.mark.parametrize("seconds, ended", [(600.0, 0), (0.0, 1)])
def test_a_game_that_was_set_aside_is_tried_again_later(
    caller: InProcess, monkeypatch: pytest.MonkeyPatch, seconds: float, ended: int
) -> None:
    """
    Not at once, even if it can be read by then.
    """
    monkeypatch.setattr(due, "ASIDE_SECONDS", seconds)
    there, table = store(caller), lay(caller, HUMAN, OPEN)
    make_idle(there, table, "waiting", 100)
    with there.database.client() as redis:
        whole = redis.hmget(keys.game(table.id), "record", "revision")
        redis.hset(keys.game(table.id), mapping={"record": "{", "revision": 7})
        assert 0 == announce_expiry(there, FOR_EVER._replace(waiting=100))
        restored = dict(zip(("record", "revision"), whole, strict=True))
        redis.hset(keys.game(table.id), mapping=restored)

    assert ended == announce_expiry(there, FOR_EVER._replace(waiting=100))
    there.games.forget(table.id)


def test_the_settings_say_how_long_games_are_kept() -> None:
    """
    By default a day of waiting, thirty of playing; a day after giving up.
    """
    assert Lifetimes(DAY, 30 * DAY, DAY, 30 * DAY) == Lifetimes.of(Settings())
    assert endings.DAY_SECONDS == DAY
