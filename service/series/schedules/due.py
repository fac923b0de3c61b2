"""When a schedule is due, and what happens with times that were missed."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cached_property
from itertools import islice, takewhile
from typing import TYPE_CHECKING, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from croniter import CroniterBadCronError, croniter

from service.series.validation import InvalidValue

if TYPE_CHECKING:
    from collections.abc import Iterator

RUN_LATE, SKIP = "run_late", "skip"
POLICIES = (RUN_LATE, SKIP)

ALLOW = "allow"
OVERLAPS = (ALLOW, SKIP)
"""What happens if the tournament before still runs."""

GRACE = timedelta(seconds=30)
"""A due time that is noticed within this counts as on time."""

SPANS = tuple(timedelta(minutes=minutes) for minutes in (1, 60, 60 * 24, 10**5, 10**7))
"""How far back a missed time is looked for: step by step, to list only a few."""

RECENTLY = timedelta(hours=3)
"""More than any clock is put forward at once."""

HORIZON_YEARS = 9
"""Leap days come back within eight years: what does not in nine never will."""


class Due(NamedTuple):
    """What has become due since a moment."""

    times: list[datetime]
    """The due times whose tournaments start now."""
    has_passed: bool
    """Whether any due time has passed, skipped ones included."""


@dataclass(frozen=True)
class Timing:
    """A cron expression in a time zone, and what happens with missed times.

    Five fields, or six where the first one gives seconds.
    """

    cron: str
    zone: str = "UTC"
    missed: str = RUN_LATE

    def __post_init__(self) -> None:
        """Raise ``InvalidValue`` for an unknown zone or a cron text without times."""
        try:
            _ = self._zone
        except (ZoneInfoNotFoundError, ValueError, OSError) as error:
            raise InvalidValue("/zone", "wrong.zone", zone=self.zone) from error
        try:
            found = next(self.times(datetime(2000, 1, 1, tzinfo=UTC)), None)
        except (CroniterBadCronError, ValueError) as error:
            raise InvalidValue("/cron", "wrong.cron") from error
        if found is None:
            raise InvalidValue("/cron", "wrong.cron")

    @cached_property
    def _zone(self) -> ZoneInfo:
        return ZoneInfo(self.zone)

    def times(self, after: datetime) -> Iterator[datetime]:
        """Yield the due times after a moment, in UTC.

        The clock on the wall counts. Where it is put back, only the first of two equal
        times is due; where it is put forward, a time left out comes as much later.
        """
        local = after.astimezone(self._zone)
        # A clock that was just put forward left out times that are yet to come.
        before = (after - RECENTLY).astimezone(self._zone)
        left_out = max(_offset(local) - _offset(before), timedelta())
        walls = croniter(
            self.cron,
            local.replace(tzinfo=None, fold=0) - left_out,
            ret_type=datetime,
            second_at_beginning=True,
            max_years_between_matches=HORIZON_YEARS,
        )
        last = after
        for wall in walls.all_next(datetime):
            moment = wall.replace(tzinfo=self._zone).astimezone(UTC)
            if moment > last:
                last = moment
                yield moment

    def due(self, since: datetime, now: datetime) -> Due:
        """Return the due times between two moments whose tournaments start now.

        Those within the grace time all start. Of those that were missed the last one
        starts late, or none, as the schedule says.
        """
        in_time = max(since, now - GRACE)
        timely = list(takewhile(lambda moment: moment <= now, self.times(in_time)))
        missed = self._last(since, in_time)
        late = [missed] if missed and self.missed == RUN_LATE else []
        return Due([*late, *timely], missed is not None or bool(timely))

    def _last(self, since: datetime, until: datetime) -> datetime | None:
        """Return the last due time between two moments, the second one included."""
        for span in SPANS:
            after = max(since, until - span)
            found = list(takewhile(lambda moment: moment <= until, self.times(after)))
            if found:
                return found[-1]
            if after == since:
                break
        return None

    def upcoming(self, after: datetime, number: int) -> list[datetime]:
        """Return the next due times."""
        return list(islice(self.times(after), number))


def _offset(moment: datetime) -> timedelta:
    """Return how far a clock is ahead of UTC."""
    offset = moment.utcoffset()
    assert offset is not None
    return offset
