"""Programs in processes of their own play scheduled tournaments while all is killed."""

import os
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple
from uuid import uuid4

import pytest
from seance_sdk import Seance
from seance_sdk.generated.models import TournamentDetails

import engines
from engines.core.state import Outcome
from engines.core.undo import Past
from openapi.sdk_python import SDK
from tests.node import NODE
from tests.openapi.python.playing import SHORT
from tests.openapi.typescript.conftest import project, sdk
from tests.processes import Process, Service, service, worker
from tests.servers import PATIENCE, wait_until

__all__ = ["project", "sdk"]

HERE = Path(__file__).parent

HOUSE = {"house": ["random"]}
"""Plays in every tournament, so that whoever comes alone has somebody to meet."""

MOVE_SECONDS = 3600
"""More than any machine takes: whoever is late here was forgotten."""


PAUSE = 0.5
"""In seconds: between two kills."""


class Run(NamedTuple):
    """How much is played and how often something is killed."""

    each: int
    """Programs of each of three kinds."""
    titles: tuple[str, ...]
    cron: str
    rounds: int
    kills: int


SHORT_RUN = Run(1, ("ghooost",), "*/10 * * * * *", 1, 4)
LONG_RUN = Run(2, tuple(engines.PACKAGES), "0 * * * * *", 2, 24)


@contextmanager
def programs(
    sdk: Path, url: str, run: Run
) -> Iterator[dict[str, subprocess.Popen[str]]]:
    """The programs of a run by the names of their accounts, each in its own process."""
    python = {"PYTHONPATH": str(SDK)}
    kinds: tuple[tuple[tuple[str, str], Path, dict[str, str]], ...] = (
        ((sys.executable, str(HERE / "sync_bot.py")), HERE, python),
        ((sys.executable, str(HERE / "async_bot.py")), HERE, python),
        ((str(NODE), "test/tournament_bot.ts"), sdk, {}),
    )
    with ExitStack() as stack:
        started = {}
        for command, folder, more in kinds * run.each:
            name = f"bot-{uuid4().hex[:16]}"
            process = subprocess.Popen(
                (*command, name, *run.titles),
                cwd=folder,
                env={**os.environ, **more, "SEANCE": url},
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
            stack.callback(process.wait)
            stack.callback(process.kill)
            started[name] = process
        yield started


def make_trouble(
    running: Service, more: list[Process], left: int, is_over: Callable[[], bool]
) -> int:
    """Kill processes of a service in turn, and start them again; return how many.

    They end with the thread that has started them: only the main one can.
    """
    assert running.reconciler is not None
    doomed = cycle([running.api, *more, running.reconciler, *running.bots])
    kills = 0
    while kills < left and not is_over():
        process = next(doomed)
        process.kill()
        process.start()
        kills += 1
        time.sleep(PAUSE)
    return kills


@pytest.mark.parametrize(
    "run", [SHORT_RUN, pytest.param(LONG_RUN, marks=pytest.mark.soak)]
)
def test_they_play_to_the_end_though_everything_is_killed(sdk: Path, run: Run) -> None:
    """
    Each game is there once, and standings are those that follow from the replays.
    """
    with (
        service(
            bots=1, reconciler=True, processes=1, log_level="error", token_requests=0
        ) as running,
        Seance(running.url, patience=600) as seance,
        ExitStack() as stack,
    ):
        simulations = worker("simulations", running.settings)
        stack.callback(simulations.end)
        for title in run.titles:
            options = SHORT if title == "ghooost" else None
            plan = seance.tournaments.plan(
                *(title, HOUSE),
                format="swiss",
                rounds=run.rounds,
                options=options,
                registration=True,
                move_seconds=MOVE_SECONDS,
            )
            schedule = seance.schedules.create(run.cron, plan)
            stack.callback(seance.schedules.delete, schedule.id)
        started = stack.enter_context(programs(sdk, running.url, run))
        wait_until(lambda: any_game(seance), "a game begins", 2 * PATIENCE)
        are_over = lambda: all(each.poll() is not None for each in started.values())  # noqa: E731
        kills = make_trouble(running, [simulations], run.kills, are_over)
        printed = {name: ended(each) for name, each in started.items()}

        held = {id_ for lines in printed.values() for id_, _ in lines}
        shown = {id_: seance.tournaments.get(id_) for id_ in held}
        for name, lines in printed.items():
            assert ["finished"] * len(run.titles) == [status for _, status in lines]
            assert list(run.titles) == [shown[id_].title for id_, _ in lines]
            assert all(name in entrants(shown[id_]) for id_, _ in lines)
        games = sum(check(seance, tournament) for tournament in shown.values())
        print(f"{len(shown)} tournaments, {games} games, {kills} kills")
        assert kills


def any_game(seance: Seance) -> bool:
    """Whether a game of a program is being played."""
    return any(
        game.status == "playing"
        for each in seance.tournaments.all(running=True)
        for game in seance.tournaments.games(each.id)
    )


def ended(program: subprocess.Popen[str]) -> list[list[str]]:
    """What a program has printed, once it has ended well."""
    printed, complaints = program.communicate(timeout=12 * PATIENCE)
    assert program.returncode == 0, complaints
    return [line.split() for line in printed.splitlines()]


def entrants(tournament: TournamentDetails) -> list[str]:
    return [entrant.name for entrant in tournament.entrants]


def check(seance: Seance, tournament: TournamentDetails) -> int:
    """Play all games of a tournament again; return how many there were."""
    games = list(seance.tournaments.games(tournament.id))
    replays = list(seance.tournaments.export_replays(tournament.id))
    assert len(games) == len({game.game for game in games}) == len(replays)
    assert {game.game for game in games} == {line["game"] for line in replays}
    title = engines.get(tournament.title)
    points: defaultdict[str, float] = defaultdict(float)
    wins, played = Counter[str](), Counter[str]()
    for line in replays:
        outcome, players = play_again(line["replay"]), line["entrants"]
        # A team has all seats of its table, and counts once.
        seats = players[:1] if title.cooperative else players
        for seat, name in enumerate(seats):
            played[name] += 1
            wins[name] += seat in outcome.winners
            points[name] += 0 if title.cooperative else share(outcome.places, seat)
    for each in tournament.standings:
        name, byes = each.entrant, each.byes or 0
        assert (played[name], wins[name]) == (each.games, each.wins)
        assert title.cooperative or each.points == pytest.approx(points[name] + byes)
        assert not each.timeouts
        assert not each.forfeits
    return len(games)


def share(places: tuple[int, ...], seat: int) -> float:
    """The share of the others at a table who did worse; equal ones count half."""
    mine = places[seat]
    others = [place for n, place in enumerate(places) if n != seat]
    return sum((place > mine) + (place == mine) / 2 for place in others) / len(others)


def play_again(replay: dict[str, Any]) -> Outcome:
    """How a game ends if its commands are carried out again."""
    title = engines.get(replay["title"])
    key = bytes.fromhex(replay["key"])
    state = title.start(replay["players"], replay["options"], key).state
    past = Past(title, state, [taken["command"] for taken in replay["commands"]])
    for taken in replay["commands"]:
        past.play(taken["seat"], taken["command"])
    outcome: Outcome | None = past.state.outcome
    assert outcome is not None
    return outcome
