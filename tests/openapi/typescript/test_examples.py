"""The examples, run as a user runs them: next to the installed package."""

import os
import random
import subprocess
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from tests.callers import OverHttp
from tests.node import NODE, node
from tests.processes import service, worker
from tests.servers import PATIENCE, wait_until
from tests.tables import HUMAN, lay

QUICK = ("--bot", "heuristic")

OPEN = {
    "title": "ghooost",
    "format": "round_robin",
    "seats": 2,
    "repeats": 2,
    "registration": "open",
    "entrants": [{"name": "sleepy", "bots": ["random"]}],
    "options": {"no_progress_actions": 20},
}
"""A tournament that accounts may enter."""


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """Where a service with all its workers is."""
    with service(bots=1, reconciler=True, log_level="warning") as running:
        simulations = worker("simulations", running.settings)
        yield running.url
        simulations.end()


@pytest.fixture(autouse=True)
def _there(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell the examples where the service is."""
    monkeypatch.setenv("SEANCE", url)


@pytest.mark.parametrize("title", ["ghooost", "ghost-stories", "halloween"])
def test_the_ten_line_bot_plays_every_title(project: Path, title: str) -> None:
    """
    It prints how the game ended.
    """
    printed = node("ten_line_bot.ts", title, folder=project)

    assert 1 == len(printed.splitlines())
    assert printed.strip().endswith("]")


def test_a_person_plays_in_the_terminal(project: Path) -> None:
    """
    Options are numbered, a number is read, and nonsense is asked for again.
    """
    chance = random.Random(8)
    typed = "so what?\n" + "".join(f"{chance.randint(1, 3)}\n" for _ in range(5_000))

    ran = subprocess.run(
        [NODE, "terminal_player.ts", "ghooost", "3", "--name", "Ann", *QUICK],
        cwd=project,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=6 * PATIENCE,
    )

    assert 0 == ran.returncode, ran.stderr
    assert "\n  1  " in ran.stdout
    assert "> A number from 1 to" in ran.stdout
    assert "Ann" in ran.stdout
    assert "Places: " in ran.stdout.splitlines()[-1]


def test_a_spectator_watches_the_newest_public_game(project: Path, url: str) -> None:
    """
    It tells what happens as it happens, and stops when the game does.
    """
    with closing(OverHttp(url)) as caller:
        table = lay(caller, HUMAN, HUMAN, public=True)
        with subprocess.Popen(
            [NODE, "spectator.ts"], cwd=project, stdout=subprocess.PIPE, text=True
        ) as program:
            assert program.stdout is not None
            first = program.stdout.readline()
            caller.ask("DELETE", table.path, token=table.owner)
            rest = program.stdout.read()

    assert 0 == program.returncode
    assert first.startswith("   1 ")
    assert "The game is abandoned." == rest.splitlines()[-1]


def test_a_tournament_is_held(project: Path) -> None:
    """
    Bots meet each other, and the standings are told.
    """
    entrants = ("random", "heuristic", "heuristic")

    printed = node("tournament.ts", "ghooost", "2", *entrants, folder=project)

    ranks = [line.partition(" ")[0] for line in printed.splitlines()[-3:]]
    assert ["1.", "2.", "3."] == ranks


def test_a_bot_plays_what_it_is_invited_to(project: Path, url: str) -> None:
    """
    It tells its key once, accepts, and plays to the end of the game.
    """
    name = f"bot-{random.getrandbits(60):015x}"
    with (
        closing(OverHttp(url)) as caller,
        subprocess.Popen(
            [NODE, "inbox_bot.ts", name],
            cwd=project,
            stdout=subprocess.PIPE,
            text=True,
        ) as program,
    ):
        assert program.stdout is not None
        try:
            key = program.stdout.readline()
            seat = {"kind": "human", "account": name}
            table = lay(caller, seat, title="ghost-stories")
            over = program.stdout.readline()
        finally:
            program.kill()

    assert key.startswith(f"The key: {name}.")
    assert over.startswith(f"{table.id} ")


def test_a_bot_enters_the_next_open_tournament(project: Path, url: str) -> None:
    """
    Killed in the middle and started again with its key, it plays on to the standings.
    """
    name = f"bot-{random.getrandbits(60):015x}"
    with closing(OverHttp(url)) as caller:
        with bot(project, name) as program:
            assert program.stdout is not None
            told, _, key = program.stdout.readline().strip().rpartition(" ")
            made = caller.ask("POST", "/v1/tournaments", OPEN)
            path = made.headers["Location"]
            get = partial(caller.ask, "GET", path)
            wait_until(lambda: len(get().json["entrants"]) == 2, "it enters")
            caller.ask("POST", f"{path}/start")
            games = partial(caller.ask, "GET", f"{path}/games")
            wait_until(lambda: games().json["items"], "games begin")
            program.kill()
        with bot(project, name, KEY=key) as program:
            assert program.stdout is not None
            printed = program.stdout.read().splitlines()
        shown = get().json

    assert "The key:" == told
    assert (0, "finished") == (program.returncode, shown["status"])
    lines = {line["entrant"]: line for line in shown["standings"]}
    assert (2, 0) == (lines[name]["games"], lines[name]["forfeits"])
    assert [
        f"{line['rank']} {line['entrant']} {line['points']:g}"
        for line in shown["standings"]
    ] == printed[1:]


def bot(project: Path, name: str, **environment: str) -> subprocess.Popen[str]:
    """The example that plays a tournament, started."""
    return subprocess.Popen(
        [NODE, "tournament_bot.ts", name],
        cwd=project,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        text=True,
    )
