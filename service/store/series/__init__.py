"""Many games in Redis: simulations, tournaments, schedules and ratings."""

from service.store.series.series import (
    LEASE_SECONDS,
    Series,
    SeriesRecord,
    SeriesStatus,
    UnknownSeries,
)

__all__ = [
    "LEASE_SECONDS",
    "Series",
    "SeriesRecord",
    "SeriesStatus",
    "UnknownSeries",
]
