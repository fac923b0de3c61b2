"""A simulation as clients get it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.presentation.games import timestamp
from service.series.simulations.comparison import compare
from service.series.simulations.lifecycle import find, report_of, result_of
from service.series.simulations.plan import Plan
from service.series.validation import fitting
from service.store.series import SeriesStatus

if TYPE_CHECKING:
    from engines.core.fields import Json
    from service.store import Store
    from service.store.series import SeriesRecord


def summarise(record: SeriesRecord) -> Json:
    """Return a simulation without its report."""
    plan = Plan.from_json(record.request)
    request = {
        name: value for name, value in record.request.items() if value is not None
    }
    request["seats"] = request.pop("bots")
    shown: Json = {
        "id": record.id,
        "status": record.status,
        "request": request,
        "progress": _progress(record, plan),
        "created_at": timestamp(record.created),
    }
    if record.ended:
        shown["ended_at"] = timestamp(record.ended)
    return shown


def represent(record: SeriesRecord) -> Json:
    """Return a simulation, and its report once it is finished."""
    shown = summarise(record)
    if record.status == SeriesStatus.FINISHED:
        shown["report"] = report_of(record)
    return shown


def _progress(record: SeriesRecord, plan: Plan) -> Json:
    done = min(record.parts * plan.chunk_size, plan.games)
    if record.outcome is not None:
        done = report_of(record)["games"]
    shown: Json = {"done": done, "total": plan.games}
    seconds = ((record.ended or record.moved) - record.started) / 1_000_000
    if done and record.started and seconds > 0:
        rate = done / seconds
        shown["games_per_second"] = round(rate, 1)
        if record.status == SeriesStatus.RUNNING:
            shown["seconds_left"] = round((plan.games - done) / rate, 1)
    return shown


def compared(store: Store, record: SeriesRecord, other_id: str) -> Json:
    """Return how another simulation differs from this one, or refuse."""
    other = find(store, other_id)
    plans = Plan.from_json(record.request), Plan.from_json(other.request)
    with fitting(plans[0].title):
        return compare(plans[0], result_of(record), plans[1], result_of(other))
