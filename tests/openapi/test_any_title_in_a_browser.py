"""A page that knows no title plays all of them, by clicks on their pictures."""

import json
from pathlib import Path
from shutil import copy
from typing import NamedTuple
from urllib.parse import urlencode

import pytest

from tests.document import Json
from tests.node import TOOLS, node
from tests.openapi.served import served
from tests.processes import service

PAGE = Path(__file__).parent / "any_title.html"
BOT: Json = {"kind": "bot", "bot": {"id": "random"}}


class Setup(NamedTuple):
    """A game against bots that play at random."""

    title: str
    options: Json
    others: int

    def __str__(self) -> str:
        """Return what tells it from the others."""
        return "white-moon" if "expansions" in self.options else self.title

    @property
    def body(self) -> Json:
        """What createGame is sent."""
        seats = [{"kind": "human", "name": "Ann"}, *[BOT] * self.others]
        return {"title": self.title, "options": self.options, "seats": seats}


SETUPS = (
    Setup("ghooost", {}, 2),
    Setup("ghost-stories", {"difficulty": "initiation"}, 1),
    Setup("ghost-stories", {"expansions": ["white_moon"]}, 1),
    Setup("halloween", {}, 1),
)


def play(decisions: int, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the page play every title, and look at what it has counted."""
    # Chromium is unpacked there, so that nothing half unpacked is ever used.
    monkeypatch.setenv("TMPDIR", str(folder))
    copy(PAGE, folder)
    with (
        served(folder) as origin,
        service(bots=1, reconciler=True, log_level="warning") as running,
    ):
        for setup in SETUPS:
            query = urlencode(
                {
                    "service": running.url,
                    "decisions": decisions,
                    "game": json.dumps(setup.body),
                }
            )
            url = f"{origin}/{PAGE.name}?{query}"
            told: Json = json.loads(node("click.mjs", url, "7", folder=TOOLS))
            share = 1 - told["listed"] / told["decisions"]
            print(f"{setup}: {told}, {share:.0%} by clicks on the picture")

            assert [] == told["complaints"]
            assert told["decisions"] > 0
            # The game, the ticket and the stream are asked for once.
            assert told["requests"] <= told["decisions"] + 3
            assert told["pictures"] <= told["versions"]
            assert share > 0


def test_a_page_that_knows_no_title_plays_all_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    A click on the picture or in a list is a decision, and a decision is one request.
    """
    play(12, tmp_path, monkeypatch)


@pytest.mark.soak
def test_a_page_that_knows_no_title_plays_whole_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    The same for whole games: 1.2 requests a decision at most.
    """
    play(10_000, tmp_path, monkeypatch)
