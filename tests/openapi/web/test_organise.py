"""An organiser holds a tournament in Chromium and follows it to its end."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.document import Json
from tests.node import node
from tests.openapi.web.test_every_page import check_looks
from tests.processes import Service, service, worker

HERE = Path(__file__).parent

KEY = "operator-key-of-the-tests-0123"


@pytest.fixture
def guarded(chromium: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Service]:
    """A service with an operator's key, and all that plays games of bots."""
    monkeypatch.setenv("TMPDIR", str(chromium))
    settings: Json = {"operator_keys": (KEY,), "registration": "open"}
    with service(
        bots=1,
        bot_games=1,
        reconciler=True,
        processes=1,
        log_level="warning",
        **settings,
    ) as started:
        simulations = worker("simulations", started.settings)
        try:
            yield started
        finally:
            simulations.end()


def test_a_tournament_is_created_and_followed_to_its_end(guarded: Service) -> None:
    """
    Standings, cross table and chart follow the games; a cell opens its games.
    """
    organise(guarded, "some")


@pytest.mark.soak
def test_pages_of_organisers_are_open_to_everyone(guarded: Service) -> None:
    """
    The same with all rules of axe-core in each theme and at each size.
    """
    organise(guarded, "all")


def organise(guarded: Service, extent: str) -> None:
    """Visit all pages of organisers, and hold what they offer."""
    said = node("organise.mjs", guarded.url, KEY, extent, folder=HERE, patience=900)
    told: Json = json.loads(said)
    print(f"{len(told['seen'])} looks at pages of organisers")

    assert [] == told["complaints"]
    # Nothing can be held without the key, which stays in the session.
    assert told["refusal"]
    assert 1 == told["kept"]["session"]
    assert KEY not in told["kept"]["local"] + told["kept"]["address"]
    assert "6" == told["progress"][-1]
    assert 3 == len(told["rows"])
    assert 6 == len(told["cells"])
    assert told["chart"] > 0
    assert 2 == told["games"]
    assert "#/replay/" in told["replay"]
    assert 3 == len(told["ratings"])
    assert told["simulation"]
    # A round says for whom it waits, rests and goes on; its tables are files, too.
    assert "Prog" in told["waits"]
    assert ["paused", "being played"] == told["phases"]
    kinds = ["text/csv", "text/csv", "application/jsonl"]
    assert [[200, kind] for kind in kinds] == told["files"]
    # What a tournament refuses is not offered at its tables.
    assert ["Rules"] == told["offered"]
    assert [0, 0] == [told["refused"], told["switches"]]
    check_looks(told["seen"])
