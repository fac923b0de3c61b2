"""The load generator against the real floor; no figure here decides anything."""

from __future__ import annotations

from collections import Counter

import pytest
from redis import Redis

from tests.bench.http import floor, load, servers, spread


def test_what_is_counted_has_been_committed() -> None:
    """
    Every answer of the floor is one commit, and the conversation sees each of them.
    """
    seen = []

    def five_commands() -> load.Conversation:
        for _ in range(5):
            answer = yield 0, load.post("/games/one/commands", b"{}")
            seen.append(answer.rpartition(b"\r\n\r\n")[2].strip())

    with servers.serving(servers.FLOOR) as server:
        redis = Redis.from_url(server.redis.url)
        floor.lay(redis, "one")
        with spread.connect(server.address) as connection:
            done = load.drive([[connection]], [five_commands()], 10, warm_up=0)
        committed = redis.hget("one", "version")

    assert [b'{"version":%d}' % version for version in range(1, 6)] == seen
    assert (5, b"5") == (done.answers, committed)


def test_a_refusal_ends_the_measurement() -> None:
    """
    A rate of refusals would be a rate of nothing.
    """
    with (
        servers.serving(servers.FLOOR) as server,
        spread.connect(server.address) as connection,
        pytest.raises(load.UnexpectedAnswer, match="404"),
    ):
        load.drive([[connection]], [load.again(load.get("/nowhere"))], 10)


def test_connections_are_spread_evenly() -> None:
    """
    Each of two API processes gets two of four connections.
    """
    greeted: Counter[bytes] = Counter()

    def one_greeting() -> load.Conversation:
        answer = yield 0, load.get("/hello")
        greeted[answer.rpartition(b" ")[2]] += 1

    with servers.serving(servers.FLOOR) as server:
        connections = spread.dial(
            server.address, 4, master=server.master, processes=servers.PROCESSES
        )
        for connection in connections:
            load.drive([[connection]], [one_greeting()], 10, warm_up=0)
            connection.close()

    assert [2, 2] == list(greeted.values())


def test_a_percentile_is_a_latency_that_was_seen() -> None:
    """
    The ninety-ninth percentile of a hundred answers is the slowest of them.
    """
    done = load.Load(100, 1.0, [float(latency) for latency in range(100, 0, -1)], 0, 0)

    assert (51.0, 100.0) == (done.percentile(50), done.percentile(99))
