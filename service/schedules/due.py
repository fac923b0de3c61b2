"""When a schedule is due, and what happens with times that were missed."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from croniter import CroniterBadCronError, croniter

if TYPE_CHECKING:
    from collections.abc import Iterator

RUN_LATE, SKIP = "run_late", "skip"
POLICIES = (RUN_LATE, SKIP)

GRACE = timedelta(seconds=30)
"""A due time that is noticed within this counts as on time."""

MOST_MISSED = 1000
"""A schedule that nobody looked at for longer begins anew."""

HORIZON_YEARS = 9
"""Leap days come back within eight years: what does not in nine never will."""


class BadSchedule(ValueError):
    """A schedule that never is due, or is not understood; ``field`` says why."""

    def __init__(self, field: str, says: str) -> None:
        """Refuse because of a field of the request."""
        super().__init__(says)
        self.field = field


class Looked(NamedTuple):
    """What is due when somebody looks, and up to when it has been dealt with."""

    due: list[datetime]
    until: datetime


@dataclass(frozen=True)
class Timing:
    """A cron expression in a time zone, and what happens with missed times.

    Five fields, or six where the first one gives seconds.
    """

    cron: str
    zone: str = "UTC"
    missed: str = RUN_LATE

    def __post_init__(self) -> None:
        """Refuse what is not understood (``BadSchedule``)."""
        try:
            _ = self._zone
        except (ZoneInfoNotFoundError, ValueError, OSError) as error:
            raise BadSchedule("zone", f"no time zone {self.zone!r}") from error
        try:
            found = next(self.times(datetime(2000, 1, 1, tzinfo=UTC)), None)
        except (CroniterBadCronError, ValueError) as error:
            raise BadSchedule("cron", str(error)) from error
        if found is None:
            raise BadSchedule("cron", f"{self.cron!r} is never due")

    @cached_property
    def _zone(self) -> ZoneInfo:
        return ZoneInfo(self.zone)

    def times(self, after: datetime) -> Iterator[datetime]:
        """Yield the due times after a moment, in UTC.

        The clock on the wall counts. Where it is put back, only the first of two equal
        times is due; where it is put forward, a time left out comes as much later.
        """
        local = after.astimezone(self._zone).replace(tzinfo=None, fold=0)
        # An hour earlier: on the wall the same hour may come again.
        walls = croniter(
            self.cron,
            local - timedelta(hours=2),
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

    def look(self, since: datetime, now: datetime) -> Looked:
        """Return what is to be started of all that became due since a moment.

        Times noticed in good time are all started. Of those missed the last one is
        started late, or none, as the schedule says.
        """
        due = []
        for moment in islice(self.times(since), MOST_MISSED):
            if moment > now:
                break
            due.append(moment)
        late = [moment for moment in due if now - moment > GRACE]
        timely = due[len(late) :]
        return Looked([*(late[-1:] if self.missed == RUN_LATE else []), *timely], now)

    def upcoming(self, after: datetime, number: int) -> list[datetime]:
        """Return the next due times."""
        return list(islice(self.times(after), number))
