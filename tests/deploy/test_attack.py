"""Two thousand slow sockets, two hundred greedy clients, and fifty players.

``make soak`` runs it for five minutes; ``ATTACK_SECONDS`` says otherwise. What it saw
is printed, and drawn in ``build/attack.svg``.
"""

import json
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from statistics import mean, quantiles
from typing import Any

import pytest
from redis import Redis

from tests.callers import Answer
from tests.deploy.memory_picture import draw
from tests.deploy.proxy import proxy
from tests.processes import service
from tests.servers import PATIENCE
from tests.tables import Table, lay

ROOT = Path(__file__).parents[2]

SECONDS = float(os.environ.get("ATTACK_SECONDS", "300"))
QUIET_SHARE = 0.2
"""Of the time under attack: how long players are watched before it."""

LONGEST = 2.0
"""How many seconds a request of a player may take."""

PLAYERS = 50
PAUSE = 0.5
"""In seconds, on average: what a player thinks before the next request."""

SLOW_MILLISECONDS = 100
"""From where on Redis remembers what held it up: a disk, or another process."""

MOVES = 40
"""After so many a game is given up and another one begun."""

MOST_GROWTH = 1.25
"""By how much memory may differ between the second and the last quarter."""


class Timed:
    """A caller that notes down when each request began and how long it took.

    It holds nothing against the document: that would take longer than the service.
    """

    def __init__(self, url: str) -> None:
        address = url.removeprefix("http://")
        self._connection = HTTPConnection(address, timeout=PATIENCE)
        self.took: list[tuple[float, float]] = []

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        token: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> Answer:
        """Send a request and wait for the answer."""
        data = None if body is None else json.dumps(body)
        named = {"Content-Type": "application/json", **(headers or {})}
        if token:
            named["Authorization"] = f"Bearer {token}"
        began = time.monotonic()
        self._connection.request(method, path, data, named)
        response = self._connection.getresponse()
        answer = Answer(response.status, dict(response.headers), response.read())
        self.took.append((began, time.monotonic() - began))
        return answer


class Player(threading.Thread):
    """Plays game after game, until it is told to stop."""

    def __init__(self, url: str, number: int, stopped: threading.Event) -> None:
        super().__init__(daemon=True)
        self.caller = Timed(url)
        self._chance = random.Random(number)
        self._stopped = stopped
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self._stopped.is_set():
                self._play(lay(self.caller))
        except BaseException as failure:  # noqa: BLE001 - the test looks at it
            self.failure = failure

    def _play(self, table: Table) -> None:
        while not self._stopped.is_set():
            self._stopped.wait(self._chance.uniform(0, 2 * PAUSE))
            shown = table.get()
            assert shown.status == 200
            if shown.json["status"] != "playing" or shown.json["version"] >= MOVES:
                # Otherwise the store would grow by what was played, and rightly so.
                gone = self.caller.ask("DELETE", table.path, token=table.owner)
                assert gone.status == 204
                return
            assert table.play().status == 200


def memory_of(parent: int) -> float:
    """The memory of a process and of those that it started, in MB."""
    return sum(_own(pid) for pid in (parent, *_children(parent)))


def _children(parent: int) -> list[int]:
    try:
        text = Path(f"/proc/{parent}/task/{parent}/children").read_text()
    except OSError:
        return []
    return [int(pid) for pid in text.split()]


def _own(pid: int) -> float:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0.0
    (size,) = (line.split()[1] for line in lines if line.startswith("Pss:"))
    return int(size) / 1024


@contextmanager
def attack(port: int) -> Iterator[None]:
    """Let the attackers at the proxy."""
    process = subprocess.Popen(
        (sys.executable, "-m", "tests.deploy.attackers", str(port)), cwd=ROOT
    )
    try:
        yield
        assert process.poll() is None, "the attackers have given up"
    finally:
        process.kill()
        process.wait(PATIENCE)


def figures(took: list[float]) -> str:
    """How long requests took, in words."""
    cuts = quantiles(took, n=100)
    return (
        f"{len(took)} requests, p50 {cuts[49] * 1000:.0f} ms, "
        f"p99 {cuts[98] * 1000:.0f} ms, longest {max(took) * 1000:.0f} ms"
    )


@pytest.mark.soak
def test_players_do_not_notice_an_attack() -> None:
    """
    No request of a player fails or takes long, and the memory of no process grows.
    """
    with ExitStack() as stack:
        running = stack.enter_context(
            service(processes=2, reconciler=True, proxies=1, keep_abandoned_seconds=10)
        )
        front = stack.enter_context(proxy(running.url))
        watched = {
            "api": running.api.pid,
            "redis": running.redis.process.pid,
            "proxy": front.process.pid,
        }
        redis = stack.enter_context(Redis.from_url(running.redis.url))
        redis.config_set("latency-monitor-threshold", SLOW_MILLISECONDS)
        stopped = threading.Event()
        players = [Player(front.url, number, stopped) for number in range(PLAYERS)]
        for player in players:
            player.start()
        began = time.monotonic()
        stopped.wait(SECONDS * QUIET_SHARE)
        attacked = time.monotonic()
        samples: list[dict[str, float]] = []
        with attack(front.port):
            while time.monotonic() < attacked + SECONDS:
                samples.append({name: memory_of(pid) for name, pid in watched.items()})
                stopped.wait(SECONDS / 100)
        ended = time.monotonic()
        stopped.set()
        for player in players:
            player.join(PATIENCE)
            player.caller.close()
        stalls: Any = redis.execute_command("LATENCY", "LATEST")

    took = [each for player in players for each in player.caller.took]
    quiet = [seconds for at, seconds in took if began <= at < attacked]
    under = [seconds for at, seconds in took if attacked <= at < ended]
    print(f"\nquiet:        {figures(quiet)}\nunder attack: {figures(under)}")
    for name, _, _, longest, *_ in stalls:
        print(f"redis, {name.decode()}: up to {longest} ms")
    picture = ROOT / "build" / "attack.svg"
    picture.parent.mkdir(exist_ok=True)
    picture.write_text(draw(samples, SECONDS))
    assert [] == [player.failure for player in players if player.failure]
    quarter = len(samples) // 4
    for name in watched:
        before = mean(each[name] for each in samples[quarter : 2 * quarter])
        after = mean(each[name] for each in samples[-quarter:])
        print(f"{name}: {before:.0f} MB, then {after:.0f} MB")
        assert after < before * MOST_GROWTH, name
    assert max(under) < LONGEST
