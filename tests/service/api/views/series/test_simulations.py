"""Simulations over HTTP, every answer held against the document."""

import csv
import math
from typing import Any
from xml.etree import ElementTree as ET

import msgspec
import pytest

from service.api import create_app
from service.api.stores import EXTENSION
from service.series.simulations import lifecycle as running
from service.series.simulations.local import play_plan
from service.series.simulations.plan import Plan
from service.series.simulations.report import report
from service.settings import Settings
from service.store import Store
from tests.callers import Answer, InProcess
from tests.document import Json
from tests.servers import RedisServer

pytestmark = pytest.mark.usefixtures("redis_url")

REQUEST: Json = {
    "title": "ghooost",
    "seats": ["random", "heuristic"],
    "games": 12,
    "seed": 7,
}
PATH = "/v1/simulations"


def create(caller: InProcess, **changes: Any) -> Answer:
    return caller.ask("POST", PATH, {**REQUEST, **changes})


def play(caller: InProcess, **changes: Any) -> str:
    """A simulation that a worker has played to its end."""
    name: str = create(caller, **changes).json["id"]
    store: Store = caller.app.extensions[EXTENSION]
    running.play(store, name, math.inf)
    return name


def test_a_simulation_is_accepted_and_can_be_asked_for(caller: InProcess) -> None:
    """
    The answer is 202 with its place; nothing is played yet.
    """
    created = create(caller)
    found = caller.ask("GET", created.headers["Location"])

    assert 202 == created.status
    assert created.json == found.json
    assert "running" == found.json["status"]
    assert {"done": 0, "total": 12} == found.json["progress"]
    assert "report" not in found.json


def test_its_report_is_that_of_the_same_request_played_locally(
    caller: InProcess,
) -> None:
    """
    Field by field, as `seance simulate` prints it.
    """
    shown = caller.ask("GET", f"{PATH}/{play(caller)}").json
    plan = Plan("ghooost", ("random", "heuristic"), 12, 7, {})
    locally = report(play_plan(plan, jobs=1, check=False, progress=lambda _: None))

    assert "finished" == shown["status"]
    assert msgspec.to_builtins(locally) == shown["report"]
    assert (12, 12) == (shown["progress"]["done"], shown["progress"]["total"])
    assert shown["progress"]["games_per_second"] > 0


def test_a_stop_rule_and_a_spread_are_accepted(caller: InProcess) -> None:
    """
    The request comes back as it was understood, defaults filled in.
    """
    stop = {"rule": "sprt", "bot": "heuristic", "against": "random"}
    shown = create(caller, stop=stop, spread=True).json["request"]

    assert {**stop, "margin": 0.05, "error": 0.05} == shown["stop"]
    assert shown["spread"]


def test_bots_play_at_levels(caller: InProcess) -> None:
    """
    Each level is counted for itself.
    """
    seats = ["heuristic@1", "heuristic@2", "heuristic"]
    shown = caller.ask("GET", f"{PATH}/{play(caller, seats=seats)}").json

    assert sorted(seats) == [line["name"] for line in shown["report"]["by_bot"]]


@pytest.mark.parametrize(
    "pointer, changes",
    [
        ("/title", {"title": "chess"}),
        ("/seats/0", {"seats": ["heuristic@3", "random"]}),
        ("/seats/0", {"seats": ["random@1", "random"]}),
        ("/seats/1", {"seats": ["random", "wizard"]}),
        ("/games", {"games": 0}),
        ("/games", {"games": "many"}),
        ("/stop/half_width", {"stop": {"rule": "precision", "bot": "random"}}),
        (
            "/stop/half_width",
            {"stop": {"rule": "precision", "bot": "random", "half_width": "x"}},
        ),
        (
            "/stop/against",
            {
                "stop": {
                    "rule": "precision",
                    "bot": "random",
                    "half_width": 0.1,
                    "against": "random",
                }
            },
        ),
        (
            "/stop/bot",
            {"stop": {"rule": "precision", "bot": "search", "half_width": 0.1}},
        ),
        ("/colour", {"colour": "red"}),
        ("/seats", {"seats": ["random"]}),
        ("/options/match", {"options": {"match": True}}),
    ],
)
def test_what_does_not_fit_is_refused_where_it_stands(
    caller: InProcess, pointer: str, changes: Json
) -> None:
    """
    The refusal points at the field, in every case.
    """
    refused = create(caller, **changes)

    assert 422 == refused.status
    assert [pointer] == [wrong["pointer"] for wrong in refused.json["errors"]]


def test_simulations_are_listed_the_newest_first(caller: InProcess) -> None:
    """
    A page leads to the next one; reports are left out.
    """
    names = [create(caller).json["id"] for _ in range(3)]
    first = caller.ask("GET", f"{PATH}?limit=2").json
    second = caller.ask("GET", f"{PATH}?limit=2&cursor={first['next_cursor']}").json

    assert names[::-1] == [item["id"] for item in first["items"] + second["items"]]
    assert "next_cursor" not in second


def test_a_cancelled_simulation_has_no_report(caller: InProcess) -> None:
    """
    Its picture and its rows are refused, as those of one that still runs.
    """
    name = create(caller).json["id"]
    assert (409, "report_missing") == draw(caller, name).refusal

    cancelled = caller.ask("DELETE", f"{PATH}/{name}").json

    assert "cancelled" == cancelled["status"]
    assert (409, "report_missing") == draw(caller, name).refusal
    rows = caller.ask("GET", f"{PATH}/{name}/report.csv")
    assert (409, "report_missing") == rows.refusal


def draw(caller: InProcess, name: str, query: str = "") -> Answer:
    return caller.ask("GET", f"{PATH}/{name}/report.svg{query}")


def test_a_report_is_drawn_and_exported(caller: InProcess) -> None:
    """
    The picture is SVG with the names of the bots, the rows are CSV.
    """
    name = play(caller)
    words = "".join(ET.fromstring(draw(caller, name).data).itertext())  # noqa: S314
    rows = caller.ask("GET", f"{PATH}/{name}/report.csv").data.decode().splitlines()

    assert "heuristic" in words
    assert "12 games" in words
    assert "wins by bot" in {row["section"] for row in csv.DictReader(rows)}


def test_two_simulations_are_compared(caller: InProcess) -> None:
    """
    On the same deals the difference has an interval of its own; so has its picture.
    """
    first, second = play(caller, seats=["random"] * 2), play(caller)
    query = f"?compared_with={second}"
    shown = caller.ask("GET", f"{PATH}/{first}{query}").json["comparison"]

    assert shown["common_deals"]
    assert {"length", "win_rate"} == {line["figure"] for line in shown["differences"]}
    assert b"second minus first" in draw(caller, first, query).data
    unplayed = create(caller).json["id"]
    refused = caller.ask("GET", f"{PATH}/{first}?compared_with={unplayed}")
    assert (409, "report_missing") == refused.refusal


def test_unknown_ones_are_not_found(caller: InProcess) -> None:
    """
    Whatever is done with it.
    """
    for method, path in (
        ("GET", f"{PATH}/{'0' * 16}"),
        ("DELETE", f"{PATH}/nothing"),
        ("GET", f"{PATH}/{'0' * 16}/report.svg"),
        ("GET", f"{PATH}/{'0' * 16}/report.csv"),
    ):
        assert (404, "unknown_simulation") == caller.ask(method, path).refusal


def test_only_operators_simulate(shared_redis: RedisServer) -> None:
    """
    With keys set, none or another is refused, and ours is let in.
    """
    settings = Settings(
        redis_url=shared_redis.url, operator_keys=("open-sesame-open-sesame",)
    )
    guarded = InProcess(create_app(settings))

    assert (401, "token_missing") == guarded.ask("POST", PATH, REQUEST).refusal
    wrong = guarded.ask("GET", PATH, token="sesame-open")
    assert (403, "not_an_operator") == wrong.refusal
    assert (
        202
        == guarded.ask("POST", PATH, REQUEST, token="open-sesame-open-sesame").status
    )
