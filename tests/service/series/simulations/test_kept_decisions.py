"""Decisions that the service keeps, and exportDecisions."""

import gzip
import json
import math
from dataclasses import replace
from pathlib import Path

import pytest

from service.series.errors import (
    DecisionsMissing,
    DecisionsTooLarge,
    ReportMissing,
)
from service.series.simulations import lifecycle
from service.series.simulations.local import play_plan
from service.series.simulations.plan import MOST_KEPT_GAMES, Plan
from service.series.simulations.recording import Recording
from service.series.simulations.stop import Precision
from service.series.validation import InvalidValue
from service.settings import Settings
from service.store import Store

PLAN = Plan("ghooost", ("random", "random"), 4, 7, {}, keep_decisions=True)


@pytest.fixture
def store(redis_url: str) -> Store:
    return Store(Settings(redis_url=redis_url))


def exported(store: Store, plan: Plan) -> bytes:
    """The decisions of a plan that the service has played."""
    record = lifecycle.create(store, plan)
    lifecycle.play(store, record.id, math.inf)
    kept = lifecycle.decisions(store, lifecycle.find(store, record.id))
    data = b"".join(kept.chunks)
    assert kept.size == len(data)
    return data


def recorded(plan: Plan, path: Path) -> bytes:
    """The decisions of a plan that was played on this machine."""
    with Recording(path, 10**9) as recording:
        play_plan(
            plan, jobs=1, check=False, progress=lambda _: None, recording=recording
        )
        recording.finish()
    return path.read_bytes()


def test_the_service_keeps_what_is_recorded_at_home(
    store: Store, tmp_path: Path
) -> None:
    """
    Byte for byte, also where a stop rule ends the simulation early.
    """
    stopped = replace(PLAN, games=300, stop=Precision("random", 0.4))
    for plan in (PLAN, stopped):
        assert recorded(plan, tmp_path / "x.gz") == exported(store, plan)


def test_decisions_are_refused_where_there_are_none(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    Not asked for, not finished, too many games, or too many bytes: each says so.
    """
    with pytest.raises(DecisionsMissing):
        exported(store, replace(PLAN, keep_decisions=False))
    running = lifecycle.create(store, PLAN)
    with pytest.raises(ReportMissing):
        lifecycle.decisions(store, running)
    with pytest.raises(InvalidValue, match="at most 500 games"):
        replace(PLAN, games=MOST_KEPT_GAMES + 1).checked()
    monkeypatch.setattr(lifecycle, "MOST_KEPT_BYTES", 2000)
    with pytest.raises(DecisionsTooLarge):
        exported(store, PLAN)


def test_nothing_is_left_of_what_nobody_can_export(store: Store) -> None:
    """
    A cancelled or forgotten simulation and one beyond the bound take no room.
    """
    ids = [lifecycle.create(store, PLAN).id for _ in range(3)]
    cancelled, forgotten, large = ids
    for one in ids:
        assert store.simulations.attach(one, {0: b"12345", 1: b"123"}, 10)
    assert {0: 5, 1: 3} == store.simulations.attached_sizes(large)
    # Again: a chunk that was played twice counts once.
    assert store.simulations.attach(large, {0: b"12345"}, 10)
    assert not store.simulations.attach(large, {2: b"123"}, 10)
    assert not store.simulations.attach(large, {3: b"1"}, 10)
    lifecycle.cancel(store, cancelled)
    assert not store.simulations.attach(cancelled, {2: b"1"}, 10)
    store.simulations.forget(lifecycle.find(store, forgotten))

    for one in ids:
        assert {} == store.simulations.attached_sizes(one)
        assert b"" == store.simulations.attached(one, 0)


def test_lines_are_compressed_json(store: Store) -> None:
    """
    What is exported can be read by anything that reads gzip.
    """
    lines = gzip.decompress(exported(store, PLAN)).splitlines()

    assert {1, 2, 3, 4} == {json.loads(line)["game"] for line in lines}
