import random
from collections.abc import Iterator
from contextlib import closing

import pytest
from redis import Redis
from rq import Queue
from rq.job import JobStatus
from rq.serializers import JSONSerializer

from service.store.queues import BOT_QUEUE
from tests.callers import OverHttp
from tests.generic_client import play
from tests.processes import Service, service
from tests.servers import wait_until
from tests.tables import HUMAN, OPEN, QUICK_BOT, lay

SHORT = {"no_progress_actions": 20}


@pytest.fixture(scope="module")
def running() -> Iterator[Service]:
    """A whole service with one worker for bots."""
    with service(bots=1, bot_games=1, reconciler=True) as running:
        yield running


@pytest.fixture
def caller(running: Service) -> Iterator[OverHttp]:
    """Whoever calls the service."""
    with closing(OverHttp(running.url)) as caller:
        yield caller


@pytest.mark.parametrize("games", [5, pytest.param(100, marks=pytest.mark.soak)])
def test_a_client_that_knows_no_rules_plays_to_the_end(
    caller: OverHttp, games: int
) -> None:
    """
    Whole games over HTTP, two to six seats, people and bots mixed.
    """
    for number in range(games):
        players = 2 + number % 5
        bots = number % players
        chance = random.Random(number)
        seats = [QUICK_BOT] * bots + [HUMAN] * (players - bots)
        chance.shuffle(seats)

        game, sent, pointed_at = play(caller, "ghooost", seats, chance, options=SHORT)

        assert "finished" == game["status"]
        assert game["outcome"]["winners"]
        assert pointed_at <= sent <= game["version"]
        assert (bots == 0) == (sent == game["version"])


def test_bots_among_themselves_need_nobody(caller: OverHttp) -> None:
    """
    A game of bots alone plays itself; every event can be read afterwards.
    """
    options = {**SHORT, "match": True}

    game, sent, _ = play(
        caller,
        "ghooost",
        [QUICK_BOT] * 3,
        random.Random(1),
        options=options,
        public=True,
    )

    assert "finished" == game["status"]
    assert 0 == sent
    events: list[int] = []
    query = "?limit=500"
    while True:
        page = caller.ask("GET", f"/v1/games/{game['id']}/events{query}").json
        events += [event["number"] for event in page["items"]]
        if "next_cursor" not in page:
            break
        query = f"?limit=500&after={page['next_cursor']}"
    assert list(range(1, len(events) + 1)) == events


def test_bots_wait_until_every_seat_is_taken(caller: OverHttp) -> None:
    """
    While a seat is open no bot acts; the claim sets them going.
    """
    table = lay(caller, QUICK_BOT, OPEN, QUICK_BOT)
    assert 0 == table.get().json["version"]

    caller.ask("POST", f"{table.path}/seats/1/claims")

    wait_until(lambda: table.get().json["to_act"] == [1])


def test_a_worker_runs_no_job_but_ours(running: Service) -> None:
    """
    A job that names any other function fails.
    """
    with Redis.from_url(running.settings.queue_url) as client:
        queue = Queue(BOT_QUEUE, connection=client, serializer=JSONSerializer)
        job = queue.enqueue("os.getcwd")

        wait_until(lambda: job.get_status() == JobStatus.FAILED)
