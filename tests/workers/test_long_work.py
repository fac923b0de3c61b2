"""Simulations, tournaments and schedules by real workers, some of which are killed."""

import json
import subprocess
import sys
import time
from dataclasses import replace
from itertools import cycle

import pytest

from service.errors import UnknownGame
from service.games import endings
from service.games.history import replays
from service.series.schedules import lifecycle as schedules
from service.series.schedules.due import Timing
from service.series.simulations import lifecycle as simulations
from service.series.simulations.local import play_plan
from service.series.simulations.plan import Plan
from service.series.tournaments import lifecycle as tournaments
from service.series.tournaments.games import game_id
from service.series.tournaments.representation import course_of, standings_of
from service.series.tournaments.tournament import (
    ROUND_ROBIN,
    SWISS,
    Entrant,
    Tournament,
)
from service.settings import Settings
from service.store import Store
from service.store.series import SeriesStatus
from service.tokens import hash_of
from tests.bench.http.servers import SEANCE, serving
from tests.servers import PATIENCE, redis_server, wait_until
from tests.workers.crew import KINDS, Crew, crew, is_running

PLAN = Plan("ghooost", ("random", "random", "heuristic"), 160, 7, {})
SLOW = Plan("ghooost", ("search",) * 6, 1, 7, {})
"""A game that takes minutes: what ends sooner was ended."""
BOTS = tuple(Entrant(f"e{n}", (("random", "heuristic")[n % 2],)) for n in range(8))
CUP = Tournament("ghooost", ROUND_ROBIN, 2, BOTS, {}, "7", repeats=2)


def local(plan: Plan) -> object:
    return play_plan(plan, jobs=1, check=False, progress=lambda _: None).to_json()


def trouble(hired: Crew, store: Store, kills: int, every: float) -> None:
    """Kill workers one after another, for as long as there is work."""
    kinds = cycle(KINDS)
    while hired.kills < kills and store.simulations.running():
        time.sleep(every)
        hired.kill("simulations", next(kinds))


def finished(store: Store, simulation_id: str, seconds: float = 2 * PATIENCE) -> object:
    """What a simulation comes to, once it is finished."""

    def is_finished() -> bool:
        return simulations.find(store, simulation_id).status == SeriesStatus.FINISHED

    wait_until(is_finished, "the simulation is finished", seconds)
    return simulations.result_of(simulations.find(store, simulation_id)).to_json()


def test_killed_workers_lose_nothing_and_count_nothing_twice() -> None:
    """
    A simulation whose workers are killed on the way comes to what it does locally.
    """
    with (
        redis_server() as server,
        crew(server.url, reconciler=1, simulations=2) as hired,
    ):
        store = Store(Settings(redis_url=server.url))
        record = simulations.create(store, PLAN)
        wait_until(lambda: simulations.find(store, record.id).started, "begun")
        trouble(hired, store, kills=4, every=0.3)

        assert local(PLAN) == finished(store, record.id)
        assert hired.kills


def test_a_killed_worker_takes_its_fork_along() -> None:
    """
    Nobody would end it any more; it would play on beside whoever took over.
    """
    with (
        redis_server() as server,
        crew(server.url, reconciler=1, simulations=1) as hired,
    ):
        store = Store(Settings(redis_url=server.url))
        record = simulations.create(store, SLOW)
        wait_until(lambda: simulations.find(store, record.id).started, "begun")
        horses = hired.horses("simulations")
        assert horses

        hired.kill("simulations", "parent")

        wait_until(lambda: not any(map(is_running, horses)), "the fork has ended")


def check_tournament(store: Store, tournament_id: str) -> None:
    """Wait for the end; all games are kept once, standings and ratings count them."""
    wait_until(
        lambda: tournaments.find(store, tournament_id).ended, "over", 2 * PATIENCE
    )
    record = tournaments.find(store, tournament_id)
    course = course_of(store, record)
    assert SeriesStatus.FINISHED == record.status
    assert course.is_finished
    assert course.standings.table() == standings_of(store, record)
    assert len(course.fixtures) == record.parts
    counted = {
        players: store.ratings.read(record.request["title"], players, record.id).counted
        for players in {len(each.entrants) for each in course.fixtures}
    }
    assert len(course.fixtures) == sum(counted.values())


def test_a_tournament_outlives_its_workers() -> None:
    """
    Its standings are those of one that nobody disturbed.
    """
    cup = replace(CUP, entrants=BOTS[:4])
    with (
        redis_server() as server,
        crew(server.url, reconciler=1, simulations=2) as hired,
    ):
        store = Store(Settings(redis_url=server.url))
        record = tournaments.create(store, cup)
        undisturbed = tournaments.create(store, cup)
        wait_until(lambda: tournaments.find(store, record.id).parts, "begun")
        for kind in KINDS:
            hired.kill("simulations", kind)
        for each in (record, undisturbed):
            check_tournament(store, each.id)
        first = tournaments.find(store, record.id)

        assert first.outcome == tournaments.find(store, undisturbed.id).outcome


# The long runs.


@pytest.mark.soak
def test_twenty_kills_during_a_simulation() -> None:
    """
    Twenty workers die in one simulation: same report, nothing lost or counted twice.
    """
    plan = replace(PLAN, games=8000)
    with (
        redis_server() as server,
        crew(server.url, reconciler=1, simulations=2) as hired,
    ):
        store = Store(Settings(redis_url=server.url))
        record = simulations.create(store, plan)
        wait_until(lambda: simulations.find(store, record.id).started, "begun")
        trouble(hired, store, kills=24, every=1.0)
        came_to = finished(store, record.id, 600)
        print(f"{hired.kills} kills")

        assert hired.kills >= 20
        assert local(plan) == came_to


@pytest.mark.soak
def test_twenty_kills_during_a_tournament() -> None:
    """
    Twenty workers die in one tournament: standings, games and ratings are complete.
    """
    cup = replace(CUP, repeats=30)
    with (
        redis_server() as server,
        crew(server.url, reconciler=1, simulations=2) as hired,
    ):
        store = Store(Settings(redis_url=server.url))
        record = tournaments.create(store, cup)
        undisturbed = tournaments.create(store, replace(cup))
        kinds = cycle(KINDS)
        while hired.kills < 24 and store.tournaments.running():
            time.sleep(0.7)
            hired.kill("simulations", next(kinds))
        kills = hired.kills
        for each in (record, undisturbed):
            check_tournament(store, each.id)
        print(f"{kills} kills")

        assert kills >= 20
        first = tournaments.find(store, record.id)
        assert first.outcome == tournaments.find(store, undisturbed.id).outcome


@pytest.mark.soak
@pytest.mark.parametrize("workers", [1, 4])
def test_twenty_thousand_games_over_http(workers: int) -> None:
    """
    The report is that of `seance simulate`, however many workers play.
    """
    asked = ("--title=ghooost", "--seats=random,random", "--games=20000", "--seed=7")
    command = (sys.executable, "-c", "from service.cli import main; main()", "simulate")
    with (
        serving(SEANCE) as server,
        crew(server.redis.url, reconciler=1, bots=1, simulations=workers),
    ):
        host, port = server.address
        there = (*command, *asked, "--json", f"--remote=http://{host}:{port}")
        here = (*command, *asked, "--json", "--jobs=2")
        reports = []
        for words in (there, here):
            done = subprocess.run(words, capture_output=True, text=True, check=True)
            shown = json.loads(done.stdout)
            print(workers, "workers", words[-1].partition("=")[0], shown["timing"])
            reports.append(shown["report"])

    assert 20_000 == reports[0]["games"]
    assert reports[0] == reports[1]


@pytest.mark.soak
def test_two_schedulers_one_killed_start_each_due_time_once() -> None:
    """
    Due every five seconds for a minute: each time one tournament, none twice.
    """
    small = replace(CUP, format=SWISS, rounds=1, entrants=BOTS[:2], repeats=1)
    with (
        redis_server() as server,
        crew(server.url, reconciler=2, simulations=1) as hired,
    ):
        store = Store(Settings(redis_url=server.url))
        began = time.time()
        schedules.create(store, Timing("*/5 * * * * *"), small)
        time.sleep(30)
        hired.kill("reconciler")
        time.sleep(30)
        (record,) = store.schedules.all()
        until = time.time()

    due = sorted(run.due for run in record.runs)
    first, last = int(began // 5 + 1) * 5, int(until // 5) * 5
    expected = [second * 1_000_000 for second in range(first, last + 1, 5)]
    # The last one may have become due in this very second.
    assert expected[:-1] == due[: len(expected) - 1]
    assert len(due) in (len(expected) - 1, len(expected))
    assert len(due) == len({run.tournament for run in record.runs})


@pytest.mark.soak
@pytest.mark.parametrize("title", ["ghooost", "ghost-stories", "halloween"])
def test_a_swiss_of_sixteen_and_a_round_robin_of_eight(title: str) -> None:
    """
    Both run to the end for each title; all that is stored agrees.
    """
    sixteen = tuple(
        Entrant(f"e{n}", (("random", "heuristic")[n % 2],)) for n in range(16)
    )
    swiss = Tournament(title, SWISS, 4, sixteen, {}, "7", rounds=4)
    robin = Tournament(title, ROUND_ROBIN, 2, BOTS, {}, "7")
    with redis_server() as server, crew(server.url, reconciler=1, simulations=2):
        store = Store(Settings(redis_url=server.url))
        for asked in (swiss, robin):
            record = tournaments.create(store, asked)
            check_tournament(store, record.id)
            check_replays(store, record.id)


def check_replays(store: Store, tournament_id: str) -> None:
    """Every game can be played again from what is stored, to the same end."""
    record = tournaments.find(store, tournament_id)
    course = course_of(store, record)
    for fixture in course.fixtures:
        game = store.games.read(game_id(tournament_id, fixture))
        replay = json.loads(replays.make(store, game))
        replay.pop("fairness")
        assert replays.verify(replay).divergence is None
        assert course.results[fixture.number] == game.table.outcome


def is_begun(store: Store, name: str) -> bool:
    try:
        return bool(store.games.read(name))
    except UnknownGame:
        return False


def test_programs_do_not_wait_until_simulations_are_over() -> None:
    """
    Their game is begun and counted although all workers of long work are busy.
    """
    with (
        redis_server() as server,
        crew(server.url, reconciler=1, simulations=1, bot_games=1),
    ):
        store = Store(Settings(redis_url=server.url))
        for seed in range(3):
            simulations.create(store, replace(PLAN, games=500_000, seed=seed))
        programs = tuple(Entrant(name, token=hash_of(name)) for name in ("ann", "bob"))
        record = tournaments.create(store, replace(CUP, entrants=programs, repeats=1))
        (fixture,) = course_of(store, record).fixtures
        name = game_id(record.id, fixture)
        wait_until(lambda: is_begun(store, name), "it has begun")

        endings.abandon_for_tournament(store, name)

        is_over = lambda: tournaments.find(store, record.id).ended  # noqa: E731
        wait_until(is_over, "it is counted", 2 * PATIENCE)
        assert 3 == len(store.simulations.running())
