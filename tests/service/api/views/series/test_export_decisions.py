"""exportDecisions over HTTP, every answer held against the document."""

import gzip
import json
import math

import pytest

from service.api.stores import EXTENSION
from service.series.simulations import lifecycle
from tests.callers import Answer, InProcess

pytestmark = pytest.mark.usefixtures("redis_url")

PATH = "/v1/simulations"


def export(caller: InProcess, *, keep: bool, games: int = 2) -> Answer:
    """What is answered for a simulation that a worker has played to its end."""
    seats = ["random", "random"]
    body = {"title": "ghooost", "seats": seats, "games": games, "keep_decisions": keep}
    created = caller.ask("POST", PATH, body).json
    assert keep == created["request"].get("keep_decisions", False)
    lifecycle.play(caller.app.extensions[EXTENSION], created["id"], math.inf)
    return caller.ask("GET", f"{PATH}/{created['id']}/decisions.jsonl.gz")


def test_decisions_are_answered_as_they_are_stored(caller: InProcess) -> None:
    """
    Bytes of gzip with their length; nobody compresses them again on the way.
    """
    answer = export(caller, keep=True)

    assert "application/gzip" == answer.headers["Content-Type"]
    assert len(answer.data) == int(answer.headers["Content-Length"])
    assert "Content-Encoding" not in answer.headers
    lines = [json.loads(line) for line in gzip.decompress(answer.data).splitlines()]
    assert {1, 2} == {line["game"] for line in lines}


def test_a_refusal_says_why_there_are_none(
    caller: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    They were not asked for, took too much room, or would be of too many games.
    """
    assert (409, "decisions_missing") == export(caller, keep=False).refusal
    monkeypatch.setattr(lifecycle, "MOST_KEPT_BYTES", 1_000)
    assert (409, "decisions_too_large") == export(caller, keep=True).refusal
    body = {"title": "ghooost", "seats": ["random"] * 2, "games": 501}
    refused = caller.ask("POST", PATH, {**body, "keep_decisions": True})
    assert (422, "invalid_field") == refused.refusal
    assert ["/games"] == [error["pointer"] for error in refused.json["errors"]]
