"""How many commands Redis gets from the worker processes of a service without games.

``python -m tests.bench.idle`` counts those of the reconciler alone, then of all roles.
"""

from __future__ import annotations

import time
from typing import Any

from redis import Redis

from service.store import keys
from tests.servers import redis_server, wait_until
from tests.workers.crew import crew

SECONDS = 20.0
SETTLED_SECONDS = 4.0
"""After its start a process does everything once."""

ALONE = {"reconciler": 1}
ALL = {**ALONE, "bots": 2, "hints": 1, "bot_games": 1, "simulations": 2}


def commands_a_second(roles: dict[str, int]) -> dict[str, float]:
    """Return how many commands of each kind these processes send in a second."""
    with redis_server() as server, crew(server.url, **roles):
        client: Any = Redis.from_url(server.url)
        with client:
            wait_until(lambda: len(roles) == client.exists(*map(keys.alive, roles)))
            time.sleep(SETTLED_SECONDS)
            client.config_resetstat()
            began = time.monotonic()
            time.sleep(SECONDS)
            sent = client.info("commandstats")
            seconds = time.monotonic() - began
    return {
        name.removeprefix("cmdstat_"): round(row["calls"] / seconds, 1)
        for name, row in sent.items()
        if "config" not in name
    }


def main() -> None:
    """Print both."""
    for name, roles in (("reconciler", ALONE), ("all roles", ALL)):
        sent = commands_a_second(roles)
        kinds = ", ".join(f"{kind} {rate}" for kind, rate in sorted(sent.items()))
        print(f"{name}: {sum(sent.values()):.1f} commands a second ({kinds})")


if __name__ == "__main__":
    main()
