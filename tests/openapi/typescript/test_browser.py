"""The package in a browser: a page of another origin plays and listens."""

import json
from pathlib import Path
from shutil import copy, copytree

import pytest

from tests.document import Json
from tests.node import TOOLS, node
from tests.openapi.served import served
from tests.processes import service

HERE = Path(__file__).parent


def open_page(url: str, chromium: Path, monkeypatch: pytest.MonkeyPatch) -> Json:
    """Return what a page shows when it is done, and what it complains about."""
    monkeypatch.setenv("TMPDIR", str(chromium))
    told: Json = json.loads(node("front_end.mjs", url, folder=TOOLS))
    return told


def test_a_page_of_another_origin_plays_a_game(
    sdk: Path, tmp_path: Path, chromium: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    With its origin named, a page creates a game, plays it, and hears every event.
    """
    copytree(sdk / "dist", tmp_path / "dist")
    copy(HERE / "page.html", tmp_path)

    with (
        served(tmp_path) as origin,
        service(
            bots=1, reconciler=True, origins=(origin,), log_level="warning"
        ) as running,
    ):
        page = f"/page.html?service={running.url}"
        told = open_page(origin + page, chromium, monkeypatch)
        # The same page, but the browser takes the name for another origin.
        unnamed = origin.replace("127.0.0.1", "localhost")
        refused = open_page(unnamed + page, chromium, monkeypatch)

    assert [] == told["complaints"]
    assert told["shown"]
    assert told["events"] == told["shown"]
    assert [] == told["later"]
    assert told["etag"].startswith(f'W/"{told["version"]}.')
    assert [] == refused["shown"]
    assert "CORS policy" in refused["complaints"][0]
