"""Simulations in the store: played by whoever comes, counted once."""

import math

import pytest

from service.series.errors import ReportMissing, UnknownSimulation
from service.series.simulations import lifecycle as running
from service.series.simulations.local import play_games, play_plan
from service.series.simulations.plan import Plan
from service.series.simulations.stop import Sprt
from service.settings import Settings
from service.store import Store
from service.store.series import SeriesStatus, series

PLAN = Plan("ghooost", ("random", "heuristic"), 30, 7, {})

WITHOUT_END = math.inf
"""In seconds: a slice in which even a busy machine plays everything."""


@pytest.fixture
def store(redis_url: str) -> Store:
    return Store(Settings(redis_url=redis_url))


def local(plan: Plan) -> object:
    return play_plan(plan, jobs=1, check=False, progress=lambda _: None).to_json()


def stored(store: Store, simulation_id: str) -> object:
    return running.result_of(running.find(store, simulation_id)).to_json()


def test_a_simulation_comes_to_what_it_does_locally(store: Store) -> None:
    """
    One job plays it all, and the result is that of `seance simulate`.
    """
    record = running.create(store, PLAN)
    assert (SeriesStatus.RUNNING, 0) == (record.status, record.parts)

    running.play(store, record.id, WITHOUT_END)

    assert local(PLAN) == stored(store, record.id)
    assert [] == store.simulations.running()


def test_what_a_dead_worker_claimed_is_played_by_another(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    Until the claim runs out nobody else plays it; then the next who comes does.
    """
    monkeypatch.setattr(series, "LEASE_SECONDS", 3600)
    record = running.create(store, PLAN)
    store.simulations.claim(record.id, range(PLAN.chunks), 7)
    running.play(store, record.id, WITHOUT_END)
    assert SeriesStatus.RUNNING == running.find(store, record.id).status
    assert PLAN.chunks - 7 == running.find(store, record.id).parts

    # A new claim on the same parts, of one that is dead at once.
    monkeypatch.setattr(series, "LEASE_SECONDS", -1)
    store.simulations.renew(record.id, range(PLAN.chunks))
    running.play(store, record.id, WITHOUT_END)

    assert local(PLAN) == stored(store, record.id)


def test_a_chunk_that_is_handed_in_twice_counts_once(store: Store) -> None:
    """
    The first result of a chunk stays, whatever comes later.
    """
    record = running.create(store, PLAN)
    tally = play_games(PLAN, PLAN.chunk(3)).to_json()

    assert 1 == store.simulations.keep(record.id, {3: tally})
    assert 1 == store.simulations.keep(record.id, {3: [["games", 99]]})
    running.play(store, record.id, WITHOUT_END)

    assert local(PLAN) == stored(store, record.id)


def test_a_stop_rule_ends_it_where_it_ends_locally(store: Store) -> None:
    """
    Chunks beyond the end that were played already do not count.
    """
    plan = Plan("ghooost", ("random", "heuristic"), 150, 7, {}, stop=STOP)
    record = running.create(store, plan)
    late = {n: play_games(plan, plan.chunk(n)).to_json() for n in (140, 141)}
    store.simulations.keep(record.id, late)

    running.play(store, record.id, WITHOUT_END)

    assert local(plan) == stored(store, record.id)
    assert "better" == running.result_of(running.find(store, record.id)).verdict


STOP = Sprt("heuristic", "random", margin=0.2)


def test_one_that_was_played_but_not_closed_is_closed_by_the_next_job(
    store: Store,
) -> None:
    """
    A worker may die between its last result and the end.
    """
    record = running.create(store, PLAN)
    for number in range(PLAN.chunks):
        tally = play_games(PLAN, PLAN.chunk(number)).to_json()
        store.simulations.keep(record.id, {number: tally})

    running.play(store, record.id, WITHOUT_END)

    assert local(PLAN) == stored(store, record.id)


def test_a_cancelled_simulation_takes_nothing_more(store: Store) -> None:
    """
    Results that come late are dropped, and there is no report.
    """
    record = running.create(store, PLAN)
    assert SeriesStatus.CANCELLED == running.cancel(store, record.id).status

    assert -1 == store.simulations.keep(record.id, {0: []})
    assert 0 == running.play(store, record.id)
    assert [] == store.simulations.claim(record.id, range(PLAN.chunks), 1)
    with pytest.raises(ReportMissing):
        running.result_of(running.find(store, record.id))


def test_a_finished_one_stays_finished(store: Store) -> None:
    """
    Cancelling what is over changes nothing.
    """
    record = running.create(store, PLAN)
    running.play(store, record.id, WITHOUT_END)

    assert SeriesStatus.FINISHED == running.cancel(store, record.id).status


def test_unknown_ones_are_refused(store: Store) -> None:
    """
    Neither an id that nobody has nor a text that is no id is found.
    """
    for name in ("0" * 16, "*", ""):
        with pytest.raises(UnknownSimulation):
            running.find(store, name)
    assert 0 == running.play(store, "0" * 16)
