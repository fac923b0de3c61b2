from service.store import Store
from service.store.series.schedules import ScheduleRun
from service.tokens import new_game_id


def test_schedules_are_kept_over_all_shards(store: Store) -> None:
    """
    The oldest first.
    """
    ids = [new_game_id() for _ in range(5)]
    for number, schedule_id in enumerate(ids):
        store.schedules.create(schedule_id, {"cron": "* * * * *"}, number)

    found = store.schedules.all()

    assert ids == [record.id for record in found]
    assert {"cron": "* * * * *"} == found[0].request
    assert (0, 0, [], [], 0) == found[0][2:]


def test_what_is_due_is_written_down_by_one(store: Store) -> None:
    """
    Of two who look at the same time the second does nothing.
    """
    record = store.schedules.create(new_game_id(), {}, 100)

    assert store.schedules.look(record, 300, [200, 300])
    assert not store.schedules.look(record, 400, [400])

    (found,) = store.schedules.all()
    assert (300, [200, 300]) == (found.looked, found.due)


def test_a_due_time_is_struck_once(store: Store) -> None:
    """
    Its tournament is noted as a run, and not a second time.
    """
    record = store.schedules.create(new_game_id(), {}, 100)
    store.schedules.look(record, 300, [200, 300])

    store.schedules.started(record.id, 200, "tournament")
    store.schedules.started(record.id, 200, "tournament")

    (found,) = store.schedules.all()
    assert [300] == found.due
    assert [ScheduleRun(200, "tournament")] == found.runs


def test_a_schedule_is_deleted_once(store: Store) -> None:
    """
    Nothing of it stays behind.
    """
    record = store.schedules.create(new_game_id(), {}, 100)
    store.schedules.look(record, 300, [200])

    assert store.schedules.delete(record.id)
    assert not store.schedules.delete(record.id)
    assert not store.schedules.delete("nothing")

    assert [] == store.schedules.all()
    assert not store.schedules.look(record, 400, [])


def test_a_schedule_that_was_deleted_meanwhile_is_left_out(store: Store) -> None:
    """
    The list and the schedules are read one after the other.
    """
    from service.store import keys

    record = store.schedules.create(new_game_id(), {}, 100)
    with store.database.client() as redis:
        redis.delete(keys.schedule(record.id))

    assert [] == store.schedules.all()
