import re
from concurrent.futures import ThreadPoolExecutor
from uuid import uuid4

import httpx
import pytest
from seance_sdk import Seance, human, invited, play

from openapi.sdk_python import SDK
from tests import processes
from tests.openapi.python import pasted
from tests.openapi.python.playing import SHORT, at_random
from tests.servers import PATIENCE, wait_until

EXAMPLES = SDK / "examples"


def run(url: str, name: str, *arguments: str, typed: str = "") -> str:
    """Run an example as somebody would who has installed the SDK."""
    return pasted.run(
        EXAMPLES,
        "python",
        name,
        *arguments,
        typed=typed,
        SEANCE=url,
        PYTHONPATH=str(SDK),
    )


@pytest.mark.parametrize("title", ["ghost-stories", "halloween"])
def test_the_bot_in_ten_lines_plays(url: str, title: str) -> None:
    """
    It plays any title against a bot, and ten lines of code are all it has.
    """
    code = (EXAMPLES / "ten_line_bot.py").read_text().splitlines()

    printed = run(url, "ten_line_bot.py", title)

    assert re.search(r"\[-?\d+, -?\d+\]$", printed.strip())
    assert 10 >= len([line for line in code[1:] if line])


def test_a_person_plays_in_the_terminal(url: str) -> None:
    """
    Options are listed, numbers are read, nonsense is asked again, events are told.
    """
    typed = "0\nnonsense\n" + "1\n" * 2000

    printed = run(
        url,
        "terminal_player.py",
        *("ghost-stories", "2", "--name", "Ann", "--seed", "terminal"),
        typed=typed,
    )

    assert 2 == len(re.findall(r"A number from 1 to \d+, please\.", printed))
    assert re.search(r"^  1  \w", printed, re.MULTILINE)
    assert "Turn 1: " in printed
    assert re.search(r"Scores: \[-?\d+, -?\d+\]$", printed.strip())


def test_a_tournament_is_held(url: str) -> None:
    """
    Its progress is followed, and its standings are printed.
    """
    printed = run(
        url, "tournament.py", "ghooost", "2", "random", "heuristic", "--repeats", "3"
    )

    assert "3 of 3 games" in printed
    ranks = re.findall(r"^ ([12])  (random 1|heuristic 2) ", printed, re.MULTILINE)
    assert ["1", "2"] == [rank for rank, _ in ranks]


def test_a_spectator_is_told_that_there_is_nothing_to_watch() -> None:
    """
    Where no public game is played, that is all it says.
    """
    with (
        processes.service(processes=1, log_level="warning") as empty,
        pytest.raises(AssertionError, match="No public game"),
    ):
        run(empty.url, "spectator.py")


def test_a_spectator_hears_a_public_game(url: str, seance: Seance) -> None:
    """
    The newest public game is told while it is played; a secret one is not told at all.
    """
    public, secret = (
        seance.create_game("ghooost", [human(), human()], options=SHORT, public=public)
        for public in (True, False)
    )
    with ThreadPoolExecutor(3) as pool:
        watching = pool.submit(run, url, "spectator.py")
        for seat in public.seats.values():
            pool.submit(play, seat, at_random())
        told = watching.result(PATIENCE).splitlines()

    numbers = [int(line.split()[0]) for line in told[:-1]]
    assert list(range(1, len(list(public.events())) + 1)) == numbers
    assert "The game is finished." == told[-1]
    with pytest.raises(AssertionError, match="Unauthorised"):
        run(url, "spectator.py", secret.id)


def test_a_bot_plays_what_it_is_invited_to(url: str, seance: Seance) -> None:
    """
    It registers, tells its key once, and plays until it has had enough.
    """
    name = f"bot-{uuid4().hex[:16]}"
    path = f"/v1/accounts/{name}"
    with (
        ThreadPoolExecutor(1) as pool,
        httpx.Client(base_url=url, timeout=PATIENCE) as http,
    ):
        running = pool.submit(run, url, "inbox_bot.py", name, "1")
        wait_until(lambda: http.get(path).status_code == 200, "it has registered")
        table = seance.create_game("ghost-stories", [invited(name)])
        printed = running.result(PATIENCE)

    assert f"The key: {name}." in printed
    assert f"{table.id} " in printed


@pytest.mark.parametrize("example", ["tournament_bot.py", "async_tournament_bot.py"])
def test_a_bot_enters_the_next_open_tournament(url: str, example: str) -> None:
    """
    It waits for one, enters, plays all its games, and tells the standings.

    Fifteen lines of code are all it has, but for its imports.
    """
    code = (EXAMPLES / example).read_text().partition('"""\n\n')[2].splitlines()
    assert 15 >= len([one for one in code if one and "import" not in one])
    name = f"bot-{uuid4().hex[:16]}"
    with (
        ThreadPoolExecutor(1) as pool,
        httpx.Client(base_url=url, timeout=PATIENCE) as http,
    ):
        running = pool.submit(run, url, example, name)
        wait_until(
            lambda: http.get(f"/v1/accounts/{name}").status_code == 200,
            "it has registered",
        )
        path = hold(http)
        wait_until(lambda: len(http.get(path).json()["entrants"]) == 2, "it enters")
        assert http.post(f"{path}/start").status_code == 200
        printed = running.result(PATIENCE)
        shown = http.get(path).json()

    assert "finished" == shown["status"]
    lines = {line["entrant"]: line for line in shown["standings"]}
    assert (2, 0) == (lines[name]["games"], lines[name]["forfeits"])
    for line in shown["standings"]:
        assert f"{line['rank']:2}  {line['entrant']:20}" in printed


def hold(http: httpx.Client) -> str:
    """A tournament of two games that is open to accounts; return its path."""
    body = {
        "title": "ghooost",
        "format": "round_robin",
        "seats": 2,
        "repeats": 2,
        "registration": "open",
        "entrants": [{"name": "sleepy", "bots": ["random"]}],
        "options": SHORT,
    }
    return http.post("/v1/tournaments", json=body).headers["Location"]


def test_the_readme_names_every_example() -> None:
    """
    What can be run is written down, and what is written down can be run.
    """
    (commands,) = pasted.blocks(SDK / "README.md", "sh", containing="examples/")
    named = re.findall(r"openapi/python/examples/(\w+\.py)", commands)

    assert sorted(path.name for path in EXAMPLES.glob("*.py")) == sorted(named)
