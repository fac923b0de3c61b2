"""Another service over HTTP, as `--remote` uses it."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import click
import pytest

from service.cli.remote import NOT_UNDERSTOOD, Remote
from service.series.simulations.answers import Simulation
from service.series.tournaments.answers import TournamentDetails
from tests.service.cli.conftest import KEY

GAMES = {"title": "ghooost", "seats": ["random", "random"], "games": 3}
CUP = {
    "title": "ghooost",
    "format": "round_robin",
    "seats": 2,
    "entrants": [{"name": name, "bots": ["random"]} for name in ("a", "b")],
}


@pytest.fixture(autouse=True)
def our_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEANCE_OPERATOR_KEYS", KEY)


class Stranger(BaseHTTPRequestHandler):
    """Answers everything with a page, and refuses to be changed."""

    def do_GET(self) -> None:
        self._answer(200)

    def do_POST(self) -> None:
        self._answer(405)

    def _answer(self, status: int) -> None:
        self.send_response(status)
        self.end_headers()
        self.wfile.write(b"<html>")

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def stranger() -> Iterator[str]:
    """The address of a server that is no Seance service."""
    server = HTTPServer(("127.0.0.1", 0), Stranger)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.mark.parametrize(
    "path, body, kind, games",
    [
        ("/v1/simulations", GAMES, Simulation, 3),
        ("/v1/tournaments", CUP, TournamentDetails, 1),
    ],
)
def test_what_takes_time_is_waited_for(
    url: str,
    path: str,
    body: object,
    kind: type[Simulation] | type[TournamentDetails],
    games: int,
) -> None:
    """
    Every game is counted once; the answer is of our own class.
    """
    remote, counted = Remote(url + "/"), list[int]()
    found = remote.wait(remote.begin(path, body), kind, counted.append)

    assert isinstance(found, kind)
    assert ("finished", games) == (found.status, sum(counted))


def test_a_refusal_ends_the_command_with_its_reasons(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    The title and the detail of the problem, and each field that is wrong.
    """
    with pytest.raises(click.ClickException, match=r"\n  /games: "):
        Remote(url).begin("/v1/simulations", {**GAMES, "games": 0})

    monkeypatch.delenv("SEANCE_OPERATOR_KEYS")
    with pytest.raises(click.ClickException, match="token"):
        Remote(url).begin("/v1/simulations", GAMES)


def test_an_answer_that_is_not_ours_is_named(stranger: str) -> None:
    """
    Whatever it answers: a page where an answer should be, or instead of a problem.
    """
    with pytest.raises(click.ClickException, match=NOT_UNDERSTOOD[:20]):
        Remote(stranger).wait("/v1/simulations/0", Simulation, print)
    with pytest.raises(click.ClickException, match=NOT_UNDERSTOOD[:20]):
        Remote(stranger).begin("/v1/simulations", GAMES)
