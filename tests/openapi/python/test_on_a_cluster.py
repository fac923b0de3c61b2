"""A whole service whose games are on a Redis Cluster of six nodes, with programs."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from seance_sdk import Seance, bot, human, play, play_tournament

from tests import processes
from tests.openapi.python.playing import SHORT, at_random
from tests.openapi.python.test_inbox import new_name
from tests.redis_setups import ClusterSetup, cluster_setup
from tests.servers import PATIENCE, wait_until

GAMES = 40


@pytest.fixture(scope="module")
def cluster() -> Iterator[ClusterSetup]:
    """A Cluster of its own."""
    with cluster_setup() as setup:
        yield setup


@pytest.fixture(scope="module")
def url(cluster: ClusterSetup) -> Iterator[str]:
    """Where a service is that confirms nothing before a replica has it."""
    with processes.service(
        bots=1,
        bot_games=1,
        reconciler=True,
        processes=1,
        games_url=cluster.url,
        wait_replicas=1,
        token_requests=0,
        log_level="warning",
    ) as running:
        simulations = processes.worker("simulations", running.settings)
        yield running.url
        simulations.end()


def get(address: str) -> httpx.Response:
    """The answer, however long a busy machine takes for it."""
    return httpx.get(address, timeout=PATIENCE)


def test_games_are_played_listed_and_counted(url: str) -> None:
    """
    Bots are woken, news wakes whoever waits, and lists read all nodes.
    """
    with Seance(url) as seance:
        wait_until(lambda: get(f"{url}/readyz").is_success, "it is ready")
        tables = [
            seance.create_game(
                "ghooost", [human("Ann"), bot("random")], options=SHORT, public=True
            )
            for _ in range(4)
        ]

        outcomes = [play(table.seats[0], at_random()) for table in tables]

        assert [2] * len(tables) == [len(outcome.places) for outcome in outcomes]
        listed = get(f"{url}/v1/games?status=finished").json()["items"]
        assert {table.id for table in tables} == {game["id"] for game in listed}
        counted = 'seance_games{status="finished",title="ghooost"}'
        assert counted in get(f"{url}/metrics").text


def test_programs_play_a_tournament_by_their_inboxes(url: str) -> None:
    """
    Accounts live on other slots than their games, and hear of each turn.
    """
    with Seance(url) as seance, ThreadPoolExecutor(2) as pool:
        accounts = [seance.register(new_name()) for _ in range(2)]
        plan = seance.tournaments.plan(
            "ghooost", entrants={}, registration=True, repeats=2, options=SHORT
        )
        held = seance.tournaments.create(plan)
        playing = [
            pool.submit(play_tournament, account, at_random(), held.id)
            for account in accounts
        ]
        wait_until(
            lambda: len(seance.tournaments.get(held.id).entrants) == 2, "both enter"
        )
        seance.tournaments.start(held.id)
        ended = [each.result(PATIENCE) for each in playing]

    for tournament in ended:
        assert tournament is not None
        assert "finished" == tournament.status
        assert [2, 2] == [line.games for line in tournament.standings]
        assert [0, 0] == [line.forfeits for line in tournament.standings]


def test_a_simulation_is_shared_out_and_reported(url: str) -> None:
    """
    Long work: chunks are claimed, played and put together.
    """
    with Seance(url) as seance:
        made = seance.simulations.create("ghooost", ["random", "random"], games=GAMES)
        wait_until(
            lambda: seance.simulations.get(made.id).status == "finished", "it ends"
        )

        report = seance.simulations.get(made.id).report

    assert report
    assert GAMES == report.games
