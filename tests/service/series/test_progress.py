"""Progress of a simulation as a stream, from the store's side."""

import math
from collections.abc import Iterator

import msgspec
import pytest

from service.games.streaming import BEAT
from service.series import progress
from service.series.progress import ProgressRequest, stream_progress
from service.series.simulations import lifecycle
from service.series.simulations.answers import SimulationSummary
from service.series.simulations.plan import Plan
from service.series.simulations.representation import summarise
from service.settings import Settings
from service.store import Store
from tests.servers import redis_server

PLAN = Plan("ghooost", ("random", "random"), 3, 7, {})


@pytest.fixture
def store(redis_url: str) -> Store:
    return Store(Settings(redis_url=redis_url))


def opened(store: Store, name: str, seconds: float = math.inf) -> Iterator[bytes]:
    """A stream about a simulation, past its opening line."""
    request = ProgressRequest(store.simulations, name, summarise, seconds)
    stream = stream_progress(store, request)
    assert next(stream).startswith(b"retry: ")
    return stream


def shown(message: bytes) -> SimulationSummary:
    data = message.removeprefix(b"data: ")
    return msgspec.json.decode(data, type=SimulationSummary)


def test_a_stream_says_how_far_it_is_and_how_it_ended(store: Store) -> None:
    """
    The first message comes at once, the last one when it has ended.
    """
    name = lifecycle.create(store, PLAN).id
    stream = opened(store, name)

    assert 0 == shown(next(stream)).progress.done
    lifecycle.play(store, name, math.inf)
    assert ("finished", 3) == (
        (last := shown(next(stream))).status,
        last.progress.done,
    )
    assert [b'event: end\ndata: {"status":"finished"}\n\n'] == list(stream)


def test_a_stream_ends_with_its_time_or_with_the_process(store: Store) -> None:
    """
    Neither says that the simulation has ended: it has not.
    """
    name = lifecycle.create(store, PLAN).id
    stream = opened(store, name)

    assert 1 == len(list(opened(store, name, 0)))
    next(stream)
    store.hub.close()
    assert [] == list(stream)


def test_a_stream_about_nothing_ends_at_once(store: Store) -> None:
    """
    What the store does not have, or no longer, has no progress.
    """
    assert [] == list(opened(store, "0" * 16))


def test_a_stream_outlives_a_store_that_is_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """
    It beats while the store is away, and goes on when that is back.
    """
    monkeypatch.setattr(progress, "HEARTBEAT_SECONDS", 0)
    with redis_server() as server:
        store = Store(Settings(redis_url=server.url))
        name = lifecycle.create(store, PLAN).id
        stream = opened(store, name)
        next(stream)
        server.stop()
        assert BEAT == next(stream)
        server.start()
        lifecycle.play(store, name, math.inf)

        *beats, last, end = stream
        assert {BEAT} >= set(beats)
        assert "finished" == shown(last).status
        assert end.startswith(b"event: end")
