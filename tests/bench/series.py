"""One measurement of simulations: by `seance simulate`, and by workers of the service.

A step is a game. The same plan is played everywhere, from the request to the report. It
is short of what a user would ask for, so that waking up and closing count more here.
"""

from __future__ import annotations

import argparse
import http.client
import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import quantiles

from service.series.simulations import lifecycle as running
from service.series.simulations.local import play_plan
from service.series.simulations.plan import Plan
from service.settings import Settings
from service.store import Store
from service.store.series import SeriesStatus
from tests.bench import plan as bench
from tests.bench.http import games, servers
from tests.servers import RedisServer, redis_server, wait_until
from tests.workers.crew import crew

GAMES_PER_SECOND = 300
"""About what one core plays: the plan takes a few times as long as asked for."""

ASK_SECONDS = 0.02
"""Between two requests of a client that looks at its game meanwhile."""


def plan_for(seconds: float) -> Plan:
    """Return a plan that keeps two cores busy for about so long, or longer."""
    return Plan("ghooost", ("random",) * 4, int(seconds * GAMES_PER_SECOND), 7, {})


def locally(jobs: int) -> Callable[[Plan], dict[str, float]]:
    """Play on this machine with so many processes."""

    def play(plan: Plan) -> dict[str, float]:
        began = time.monotonic()
        play_plan(plan, jobs=jobs, check=False, progress=lambda _: None)
        return {"steps": plan.games, "seconds": time.monotonic() - began}

    return play


@contextmanager
def workers(server: RedisServer, number: int) -> Iterator[Store]:
    """Have workers that wait for work."""
    store = Store(Settings(redis_url=server.url))
    with crew(server.url, reconciler=1, simulations=number):
        wait_until(lambda: store.work.workers() == number, "workers are there", 60)
        yield store


def through_the_queue(number: int) -> Callable[[Plan], dict[str, float]]:
    """Play through the queue with so many workers."""

    def play(plan: Plan) -> dict[str, float]:
        with redis_server() as server, workers(server, number) as store:
            began = time.monotonic()
            record = running.create(store, plan)
            wait_until(lambda: _is_over(store, record.id), "the end", 600)
            return {"steps": plan.games, "seconds": time.monotonic() - began}

    return play


def answers_meanwhile(plan: Plan) -> dict[str, float]:
    """Get a game again and again while two workers play a simulation."""
    with servers.serving(servers.SEANCE) as server:
        [table] = games.lay(server, bench.TITLES[0], ["bench series"])
        line = http.client.HTTPConnection(*server.address)
        with workers(server.redis, 2) as store:
            record = running.create(store, plan)
            latencies: list[float] = []
            began = time.monotonic()
            while not _is_over(store, record.id):
                latencies.append(_get_game(line, table))
                time.sleep(ASK_SECONDS)
            seconds = time.monotonic() - began
    cuts = quantiles(latencies, n=100)
    return {
        "steps": len(latencies),
        "seconds": seconds,
        "p50": cuts[49],
        "p99": cuts[98],
    }


def _get_game(line: http.client.HTTPConnection, table: games.Table) -> float:
    """Get a game and return how many seconds that took."""
    began = time.monotonic()
    token = {"Authorization": f"Bearer {table.tokens[0]}"}
    line.request("GET", f"/v1/games/{table.id}", headers=token)
    answer = line.getresponse()
    answer.read()
    assert answer.status == http.client.OK
    return time.monotonic() - began


def _is_over(store: Store, simulation_id: str) -> bool:
    return running.find(store, simulation_id).status == SeriesStatus.FINISHED


MEASUREMENTS = {
    "series/alone": locally(1),
    "series/local": locally(2),
    "series/one": through_the_queue(1),
    "series/two": through_the_queue(2),
    "series/answers": answers_meanwhile,
}


def main() -> None:
    """Measure what the command line names and print one JSON line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("name", choices=MEASUREMENTS)
    parser.add_argument("--seconds", type=float, required=True)
    arguments = parser.parse_args()
    done = MEASUREMENTS[arguments.name](plan_for(arguments.seconds))
    print(json.dumps({"name": arguments.name, **done}))


if __name__ == "__main__":
    main()
