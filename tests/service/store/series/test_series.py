import pytest

from service.store import Store
from service.store.series import SeriesStatus, UnknownSeries, series
from service.tokens import new_game_id


def begin(store: Store, created: int = 1) -> str:
    """The id of a new simulation."""
    series_id = new_game_id()
    assert store.simulations.create(series_id, {"games": 3}, created)
    return series_id


def test_a_series_is_created_once(store: Store) -> None:
    """
    One that exists stays as it is.
    """
    series_id = begin(store)

    assert not store.simulations.create(series_id, {"games": 4}, 2)

    record = store.simulations.read(series_id)
    assert ({"games": 3}, 1) == (record.request, record.created)
    assert (SeriesStatus.RUNNING, 0) == (record.status, record.parts)


def test_parts_are_claimed_by_one_and_kept_once(store: Store) -> None:
    """
    Whoever claims gets parts that nobody plays; a second result changes nothing.
    """
    series_id = begin(store)

    assert [0, 1] == store.simulations.claim(series_id, range(3), 2)
    assert [2] == store.simulations.claim(series_id, range(3), 2)
    assert [] == store.simulations.claim(series_id, range(3), 2)

    assert 2 == store.simulations.keep(series_id, {0: [1], 1: [2]})
    assert 2 == store.simulations.keep(series_id, {1: [3]})
    assert {0: [1], 1: [2]} == store.simulations.results(series_id)
    assert 2 == store.simulations.read(series_id).parts
    assert store.simulations.read(series_id).moved > 0


def test_a_claim_that_ran_out_is_given_to_the_next(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    Unless it was renewed: then its worker lives.
    """
    series_id = begin(store)
    monkeypatch.setattr(series, "LEASE_SECONDS", -1)
    store.simulations.claim(series_id, range(2), 2)
    monkeypatch.setattr(series, "LEASE_SECONDS", 3600)
    store.simulations.renew(series_id, [0, 5])

    assert [1] == store.simulations.claim(series_id, range(2), 2)


@pytest.mark.parametrize("drop", [False, True])
def test_a_series_ends_once(store: Store, drop: bool) -> None:
    """
    With what it came to; nothing is claimed or kept afterwards.
    """
    series_id = begin(store)
    store.simulations.keep(series_id, {0: [1]})

    assert store.simulations.close(
        series_id, SeriesStatus.FINISHED, {"won": 1}, drop=drop
    )
    assert not store.simulations.close(series_id, SeriesStatus.CANCELLED, drop=drop)

    record = store.simulations.read(series_id)
    assert (SeriesStatus.FINISHED, {"won": 1}) == (record.status, record.outcome)
    assert 1 == record.parts
    assert ({} if drop else {0: [1]}) == store.simulations.results(series_id)
    assert -1 == store.simulations.keep(series_id, {1: [1]})
    assert [] == store.simulations.claim(series_id, range(3), 3)


def test_series_are_listed_over_all_shards(store: Store) -> None:
    """
    The newest first, in pages; those that run can be found at once.
    """
    ids = [begin(store, created) for created in range(1, 8)]
    store.simulations.close(ids[0], SeriesStatus.CANCELLED, drop=False)
    first = store.simulations.page("", 4)
    second = store.simulations.page(first[-1][0], 4)

    assert ids[::-1] == [record.id for _, record in first + second]
    assert sorted(ids[1:]) == store.simulations.running()
    running = store.simulations.running_page("", 4)
    assert first == running
    assert second[:-1] == store.simulations.running_page(running[-1][0], 4)
    assert [] == store.tournaments.running()
    assert [] == store.tournaments.page("", 4)


@pytest.mark.parametrize("series_id", ["", "nothing", "0" * 16])
def test_there_is_no_other_series(store: Store, series_id: str) -> None:
    """
    An unknown id is refused, whether it could be one or not.
    """
    with pytest.raises(UnknownSeries):
        store.simulations.read(series_id)
