"""A simulation as clients get it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from service.presentation.games import timestamp
from service.presentation.representation import extend
from service.series.simulations import answers
from service.series.simulations.comparison import compare
from service.series.simulations.lifecycle import find, report_of, result_of
from service.series.simulations.plan import Plan
from service.series.simulations.stop import stop_to_json
from service.series.validation import refuse_invalid
from service.store.series import SeriesStatus

if TYPE_CHECKING:
    from service.store import Store
    from service.store.series import SeriesRecord


def summarise(record: SeriesRecord) -> answers.SimulationSummary:
    """Return a simulation without its report."""
    plan = Plan.from_json(record.request)
    return answers.SimulationSummary(
        id=record.id,
        status=record.status,
        request=_plan(plan),
        progress=_progress(record, plan),
        created_at=timestamp(record.created),
        ended_at=timestamp(record.ended) if record.ended else UNSET,
    )


def represent(record: SeriesRecord) -> answers.Simulation:
    """Return a simulation, and its report once it is finished."""
    shown = extend(answers.Simulation, summarise(record))
    if record.status == SeriesStatus.FINISHED:
        shown.report = report_of(record)
    return shown


def _plan(plan: Plan) -> answers.SimulationPlan:
    stop = stop_to_json(plan.stop)
    return answers.SimulationPlan(
        title=plan.title,
        options=dict(plan.options),
        seats=plan.bots,
        games=plan.games,
        seed=plan.seed,
        spread=plan.spread,
        stop=UNSET if stop is None else answers.StopRule(**stop),
        keep_decisions=plan.keep_decisions,
    )


def _progress(record: SeriesRecord, plan: Plan) -> answers.SimulationProgress:
    done = min(record.parts * plan.chunk_size, plan.games)
    if record.outcome is not None:
        done = report_of(record).games
    shown = answers.SimulationProgress(done=done, total=plan.games)
    seconds = ((record.ended or record.moved) - record.started) / 1_000_000
    if done and record.started and seconds > 0:
        rate = done / seconds
        shown.games_per_second = round(rate, 1)
        if record.status == SeriesStatus.RUNNING:
            shown.seconds_left = round((plan.games - done) / rate, 1)
    return shown


def compared(store: Store, record: SeriesRecord, other_id: str) -> answers.Comparison:
    """Return how another simulation differs from this one, or refuse."""
    other = find(store, other_id)
    plans = Plan.from_json(record.request), Plan.from_json(other.request)
    with refuse_invalid(plans[0].title):
        return compare(plans[0], result_of(record), plans[1], result_of(other))
