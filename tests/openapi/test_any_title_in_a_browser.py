"""A page that knows no title plays all of them, by clicks on their pictures."""

import json
import re
from pathlib import Path
from shutil import copy
from typing import NamedTuple
from urllib.parse import urlencode

import httpx
import pytest

from tests.document import Json
from tests.node import TOOLS, node
from tests.openapi.served import served
from tests.processes import service
from tests.servers import PATIENCE

PAGE = Path(__file__).parent / "any_title.html"
PRIVATE = Path(__file__).parent / "private_board.html"
MOST_LINES = 80
MOST_REQUESTS = 1.2
"""How many requests a decision may cost; pictures are not counted."""
ONCE = 3
"""The game, its ticket and its stream are asked for once."""
FEW, ALL = 12, 10_000
"""How many decisions are made: a dozen, or those of a whole game."""
BOT: Json = {"kind": "bot", "bot": {"id": "random"}}
SEED: Json = {"seed": "any title"}
"""The same game every time, which takes more than a few decisions."""


def test_a_private_board_is_an_image_by_its_ticket(
    tmp_path: Path, chromium: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    An <img> sends no token: by a ticket it shows what its seat sees, else nothing.
    """
    monkeypatch.setenv("TMPDIR", str(chromium))
    copy(PRIVATE, tmp_path)
    with served(tmp_path) as origin, service(log_level="warning") as running:
        client = httpx.Client(base_url=running.url, timeout=PATIENCE)
        body = {"title": "ghooost", "seats": [{"kind": "human"}] * 2}
        game: Json = client.post("/v1/games", json=body).json()
        board = f"/v1/games/{game['id']}/board.svg"
        addresses = {"none": running.url + board}
        for name, token in (
            ("mine", game["credentials"]["seats"][0]["token"]),
            ("everybodys", game["credentials"]["owner"]),
        ):
            bearer = {"Authorization": f"Bearer {token}"}
            path = f"/v1/games/{game['id']}/tickets"
            ticket: str = client.post(path, headers=bearer).json()["ticket"]
            addresses[name] = f"{running.url}{board}?ticket={ticket}"
        drawn = client.get(addresses["mine"]).text
        assert 401 == client.get(addresses["none"]).status_code
        client.close()

        url = f"{origin}/{PRIVATE.name}?{urlencode(addresses)}"
        told: Json = json.loads(node("front_end.mjs", url, folder=TOOLS))

    (size,) = re.findall(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', drawn.partition(">")[0])
    assert [float(side) for side in size] == told["mine"]
    assert told["none"] is None
    assert told["again"]
    assert told["differs"]


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
        return {"title": self.title, "options": self.options, "seats": seats, **SEED}


SETUPS = (
    Setup("ghooost", {}, 2),
    Setup("ghost-stories", {"difficulty": "initiation"}, 1),
    Setup("ghost-stories", {"expansions": ["white_moon"]}, 1),
    Setup("halloween", {}, 1),
)


def play(decisions: int, folder: Path) -> None:
    """Let the page play every title, and look at what it has counted."""
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
            look_at(setup, told, ONCE if decisions == FEW else 0)


def look_at(setup: Setup, told: Json, beside: int) -> None:
    """Print the shares and the cost of a game; fail where they are not as promised.

    An option is taken from the list only if it has no refs or the same as another one.
    """
    asked, decisions = told.pop("asked"), told["decisions"]
    pictures = [each for each in asked if each.endswith("/board.svg")]
    requests = len(asked) - len(pictures)
    shares = {why: told[why] / decisions for why in ("bare", "equal", "lost")}
    print(
        f"{setup}: {decisions} decisions, {1 - sum(shares.values()):.0%} by clicks on"
        f" the picture, listed for want of refs {shares['bare']:.0%}, for equal refs"
        f" {shares['equal']:.0%}; {requests} requests, {len(pictures)} pictures of"
        f" {told['versions']} versions seen"
    )

    assert [] == told["complaints"]
    assert decisions > 0
    assert told["lost"] == 0
    assert sum(shares.values()) < 1
    assert (requests - beside) / decisions <= MOST_REQUESTS
    assert len(pictures) <= told["versions"]


def test_the_page_is_short() -> None:
    """
    Under 80 lines, and no title, command or view is named in it.
    """
    page = PAGE.read_text("utf-8")

    assert len(page.splitlines()) < MOST_LINES
    assert [] == [setup.title for setup in SETUPS if setup.title in page]


def test_a_page_that_knows_no_title_plays_all_of_them(
    tmp_path: Path, chromium: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    A click on the picture or in a list is a decision, and a decision is one request.

    The three that come before the first decision are left out, since these are few.
    """
    monkeypatch.setenv("TMPDIR", str(chromium))
    play(FEW, tmp_path)


@pytest.mark.soak
def test_a_page_that_knows_no_title_plays_whole_games(
    tmp_path: Path, chromium: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    The same for whole games, with all requests counted.
    """
    monkeypatch.setenv("TMPDIR", str(chromium))
    play(ALL, tmp_path)
