"""Outcomes as the service stored them before its answers were classes.

The files under ``stored/`` were written at commit deb60f6.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from service.series.simulations.lifecycle import report_of, result_of
from service.series.simulations.picture import draw_report
from service.series.simulations.plan import Plan
from service.series.simulations.report import report
from service.series.simulations.representation import represent
from service.series.simulations.text import as_csv
from service.series.tournaments.representation import (
    represent as represent_tournament,
)
from service.settings import Settings
from service.store import Store
from service.store.series import SeriesRecord, SeriesStatus

STORED = Path(__file__).with_name("stored")


def stored(name: str) -> SeriesRecord:
    """A series that has ended, as the store reads it."""
    found: Any = json.loads((STORED / f"{name}.json").read_bytes())
    request, outcome = found["request"], found["outcome"]
    return SeriesRecord(
        "0" * 16, SeriesStatus.FINISHED, request, 1, 1, 2, 3, outcome, 200
    )


def test_a_stored_report_is_answered_field_by_field() -> None:
    """
    Every field that was stored is answered, and none besides.
    """
    record = stored("simulation")
    shown = msgspec.to_builtins(represent(record))

    assert record.outcome["report"] == shown["report"]
    assert "better" == shown["report"]["verdict"]


def test_a_stored_result_gives_the_stored_report() -> None:
    """
    What is worked out today from stored figures is what was worked out then.
    """
    record = stored("simulation")

    assert report_of(record) == report(result_of(record))


def test_a_stored_report_can_be_drawn_and_exported() -> None:
    """
    Pictures and rows read the same fields.
    """
    record = stored("simulation")
    plan = Plan.from_json(record.request)

    assert "stopped" in draw_report(plan, report_of(record))
    assert "wins by bot,heuristic," in as_csv(report_of(record))


def test_stored_standings_are_answered_field_by_field(redis_url: str) -> None:
    """
    A tournament that has ended shows the standings that were stored.
    """
    record = stored("tournament")
    store = Store(Settings(redis_url=redis_url))
    shown = msgspec.to_builtins(represent_tournament(store, record))

    assert record.outcome == shown["standings"]
    assert [False, True, True] == [line["is_out"] for line in shown["standings"]]
