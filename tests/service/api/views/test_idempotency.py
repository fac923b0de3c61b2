from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest
from redis import Redis

from tests.callers import InProcess
from tests.servers import RedisServer
from tests.tables import HUMAN, OPEN, lay

PASS = {"type": "ghooost.pass"}


def test_a_repeated_request_gets_the_stored_answer(caller: InProcess) -> None:
    """
    The second request changes nothing and is answered byte for byte like the first.
    """
    table = lay(caller)
    seat, command, etag = table.offer()

    first = table.send(seat, command, if_match=etag, idempotency_key="k1")
    again = table.send(seat, command, if_match=etag, idempotency_key="k1")

    assert 200 == first.status == again.status
    assert first.data == again.data
    assert first.etag == again.etag
    assert "Idempotency-Replayed" not in first.headers
    assert "true" == again.headers["Idempotency-Replayed"]
    assert 1 == table.get().json["version"]


def test_the_stored_answer_outlives_later_commands(caller: InProcess) -> None:
    """
    However far the game has gone on, the answer stays the same, language included.
    """
    table = lay(caller)
    seat, command, etag = table.offer()
    dutch = {"idempotency_key": "k1", "accept_language": "nl"}
    first = table.send(seat, command, if_match=etag, **dutch)
    for _ in range(5):
        table.play()

    again = table.send(seat, command, if_match=etag, idempotency_key="k1")

    assert first.data == again.data
    assert "nl" == again.headers["Content-Language"]
    assert 6 == table.get().json["version"]


def test_a_key_stands_for_one_request(caller: InProcess) -> None:
    """
    The same key with another body, version or token is 422, and tells nothing.
    """
    table = lay(caller)
    seat, command, etag = table.offer()
    table.send(seat, command, if_match=etag, idempotency_key="k1")

    others = [
        table.send(seat, PASS, if_match=etag, idempotency_key="k1"),
        table.send(seat, command, if_match="*", idempotency_key="k1"),
        table.send(1 - seat, command, if_match=etag, idempotency_key="k1"),
    ]

    for answer in others:
        assert (422, "idempotency_key_reused") == answer.refusal
    assert 1 == table.get().json["version"]


def test_a_stranger_is_not_told_which_keys_were_used(caller: InProcess) -> None:
    """
    Without the token of a seat the answer is 401, whatever the key was used for.
    """
    table = lay(caller)
    seat, command, etag = table.offer()
    table.send(seat, command, if_match=etag, idempotency_key="k1")

    stranger = caller.ask(
        "POST",
        f"{table.path}/commands",
        {"commands": [command]},
        "",
        {"If-Match": etag, "Idempotency-Key": "k1"},
    )

    assert (401, "token_missing") == stranger.refusal


def test_a_key_is_of_one_game(caller: InProcess) -> None:
    """
    Another game knows nothing of it.
    """
    for _ in range(2):
        table = lay(caller)
        seat, command, etag = table.offer()
        answer = table.send(seat, command, if_match=etag, idempotency_key="shared")
        assert 200 == answer.status
        assert "Idempotency-Replayed" not in answer.headers


def test_what_the_rules_refuse_is_stored(caller: InProcess) -> None:
    """
    A refusal by rule is repeated as it was, though the command would be legal by now.
    """
    table = lay(caller, HUMAN, OPEN)
    first = table.send(0, PASS, idempotency_key="k1")
    assert (409, "game_not_started") == first.refusal
    caller.ask("POST", f"{table.path}/seats/1/claims")

    again = table.send(0, PASS, idempotency_key="k1")
    other = table.send(0, PASS, idempotency_key="k2")

    assert first.data == again.data
    assert "application/problem+json" == again.headers["Content-Type"]
    assert "true" == again.headers["Idempotency-Replayed"]
    assert other.json["code"] in ("illegal_command", "not_your_decision")
    assert 0 == table.get().json["version"]


def test_what_may_succeed_later_is_not_stored(caller: InProcess) -> None:
    """
    A stale version or a bad token leaves the key unused.
    """
    table = lay(caller)
    seat, command, etag = table.offer()
    stale = table.send(seat, command, if_match='"7"', idempotency_key="k1")
    assert (412, "stale_version") == stale.refusal

    answer = table.send(seat, command, if_match=etag, idempotency_key="k1")

    assert 200 == answer.status


def test_two_at_the_same_time_end_with_one_answer(caller: InProcess) -> None:
    """
    One is carried out, both get its answer; "still running" cannot be seen.
    """
    for _ in range(50):
        table = lay(caller)
        seat, command, etag = table.offer()
        send = partial(table.send, seat, command, if_match=etag, idempotency_key="k")
        with ThreadPoolExecutor(2) as pool:
            one, two = (each.result() for each in [pool.submit(send) for _ in range(2)])

        assert 200 == one.status == two.status
        assert one.data == two.data
        replayed = [a.headers.get("Idempotency-Replayed") for a in (one, two)]
        assert {None, "true"} == set(replayed)
        assert 1 == table.get().json["version"]


def test_answers_are_kept_for_a_day(
    caller: InProcess, shared_redis: RedisServer
) -> None:
    """
    The record of an Idempotency-Key expires after 24 hours.
    """
    table = lay(caller)
    seat, command, etag = table.offer()
    table.send(seat, command, if_match=etag, idempotency_key="k1")

    with Redis.from_url(shared_redis.url) as client:
        (key,) = client.keys(f"*{table.id}:answer:*")
        assert 86_390 < client.ttl(key) <= 86_400


@pytest.mark.parametrize("key", ["", " ", "a b", "x" * 256, "é"])
def test_a_strange_key_is_refused(caller: InProcess, key: str) -> None:
    """
    A key has 1 to 255 visible characters.
    """
    table = lay(caller)
    seat, command, etag = table.offer()

    answer = table.send(seat, command, if_match=etag, idempotency_key=key)

    assert (400, "malformed_header") == answer.refusal
