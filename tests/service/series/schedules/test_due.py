"""When schedules are due."""

from datetime import UTC, datetime, timedelta

import pytest

from service.series.schedules.due import RUN_LATE, SKIP, Timing
from service.series.validation import InvalidValue

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)


def at(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


def test_six_fields_begin_with_seconds() -> None:
    """
    Every five seconds means every five seconds, never the moment itself.
    """
    times = Timing("*/5 * * * * *").upcoming(NOON, 3)

    assert [NOON + timedelta(seconds=s) for s in (5, 10, 15)] == times


def test_five_fields_are_those_of_cron() -> None:
    """
    Mondays at half past six, in Amsterdam.
    """
    times = Timing("30 6 * * 1", "Europe/Amsterdam").upcoming(NOON, 2)

    assert [at("2026-11-23 05:30"), at("2026-11-30 05:30")] == times


def test_a_time_that_the_clock_skips_is_due_when_it_goes_on() -> None:
    """
    Amsterdam has no 02:30 on 29 March 2026: it is due once, an hour later.
    """
    times = Timing("30 2 * * *", "Europe/Amsterdam").upcoming(at("2026-03-28 00:00"), 3)

    assert [
        at("2026-03-28 01:30"),
        at("2026-03-29 01:30"),
        at("2026-03-30 00:30"),
    ] == times


def test_an_hour_that_comes_twice_is_due_once() -> None:
    """
    Amsterdam shows 02:30 twice on 25 October 2026; the first is due.
    """
    times = Timing("30 2 * * *", "Europe/Amsterdam").upcoming(at("2026-10-24 12:00"), 2)

    assert [at("2026-10-25 00:30"), at("2026-10-26 01:30")] == times


@pytest.mark.parametrize("start", ["2026-10-24 20:00", "2026-03-28 20:00"])
@pytest.mark.parametrize("cron", ["15 * * * *", "30 2 * * *", "*/10 * * * *"])
@pytest.mark.parametrize("quarters", range(0, 50, 3))
def test_due_times_do_not_depend_on_when_one_looks(
    start: str, cron: str, quarters: int
) -> None:
    """
    Over a clock change every look gives the same times that follow.
    """
    timing = Timing(cron, "Europe/Amsterdam")
    whole = timing.upcoming(at(start), 90)
    since = at(start) + timedelta(minutes=15 * quarters)

    later = [moment for moment in whole if moment > since]
    assert later == timing.upcoming(since, len(later))


def test_what_is_noticed_in_time_is_started_each() -> None:
    """
    Three times within the grace are three tournaments, whatever the policy.
    """
    timing = Timing("*/5 * * * * *", missed=SKIP)
    found = timing.due(NOON, NOON + timedelta(seconds=17))

    assert [5, 10, 15] == [(moment - NOON).seconds for moment in found.times]
    assert found.has_passed


@pytest.mark.parametrize("missed, due", [(RUN_LATE, [14, 15]), (SKIP, [15])])
def test_of_missed_times_the_last_is_run_late_or_none(
    missed: str, due: list[int]
) -> None:
    """
    After three hours away the last missed hour is started once, or skipped.
    """
    timing = Timing("0 * * * *", missed=missed)
    found = timing.due(NOON, NOON + timedelta(hours=3, seconds=5))

    assert due == [moment.hour for moment in found.times]
    assert found.has_passed


def test_nothing_is_due_before_its_time() -> None:
    """
    A look between two times finds nothing.
    """
    found = Timing("0 * * * *").due(NOON, NOON + timedelta(minutes=59))

    assert ([], False) == found


def test_a_long_absence_is_one_late_run() -> None:
    """
    However many times were missed, the last of them is run, and it is found quickly.
    """
    timing = Timing("*/5 * * * * *")
    found = timing.due(NOON, NOON + timedelta(days=90, seconds=2))

    assert 7 == len(found.times)
    assert NOON + timedelta(days=90, seconds=-30) == found.times[0]
    assert ([], True) == Timing("0 0 29 2 *", missed=SKIP).due(
        datetime(2020, 1, 1, tzinfo=UTC), NOON
    )


@pytest.mark.parametrize(
    "field, cron, zone",
    [
        ("cron", "every morning", "UTC"),
        ("cron", "61 * * * *", "UTC"),
        ("cron", "0 0 30 2 *", "UTC"),
        ("cron", "", "UTC"),
        ("zone", "* * * * *", "Europe/Atlantis"),
        ("zone", "* * * * *", "../../etc/passwd"),
    ],
)
def test_what_is_not_understood_or_never_due_is_refused(
    field: str, cron: str, zone: str
) -> None:
    """
    The refusal names the field of the request.
    """
    with pytest.raises(InvalidValue) as caught:
        Timing(cron, zone)

    assert f"/{field}" == caught.value.pointer
