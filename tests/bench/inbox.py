"""One measurement of inboxes: how long after a commit its message is heard.

200 accounts have 2,000 games between them, and each listens by streamMe. Eight clients
answer turns as they are told; meanwhile connections are dropped and opened again after
the last message. Whoever misses a message, or hears one twice, fails the measurement.

The delay is from the time of the last event of a command, which is taken before it is
committed and has milliseconds, to the moment at which the bytes are read.
"""

from __future__ import annotations

import argparse
import http.client
import json
import queue
import random
import selectors
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from statistics import quantiles
from typing import Any, NamedTuple

from service import tokens
from service.accounts import registration
from service.accounts.registration import CreateAccount
from service.games.commit import create_once
from service.series.tournaments.course import Course
from service.series.tournaments.games import deal
from service.series.tournaments.tournament import ROUND_ROBIN, Entrant, Tournament
from service.store import Store
from tests.processes import Service, service
from tests.servers import wait_until

ACCOUNTS = 200
GAMES = 2_000
CLIENTS = 8

DROPS = 20
"""Connections that are dropped each second."""

Turn = tuple[str, str]
"""The key of an account and the game that waits for it."""


class Committed(NamedTuple):
    """The version of a game that a command led to."""

    game: str
    version: int


class Reader:
    """The stream of an account, over any number of connections."""

    def __init__(self, address: tuple[str, int], name: str, key: str) -> None:
        self.name, self.key = name, key
        self.numbers: list[int] = []
        self._address = address
        self.open()

    def open(self) -> None:
        """Connect, and go on after the last message."""
        after = self.numbers[-1] if self.numbers else 0
        self.socket = socket.create_connection(self._address)
        # The old protocol has no chunks: what comes is the stream itself.
        request = (
            "GET /v1/me/stream HTTP/1.0\r\nHost: bench\r\n"
            f"Authorization: Bearer {self.key}\r\nLast-Event-ID: {after}\r\n\r\n"
        )
        self.socket.sendall(request.encode())
        self._rest = b""
        self._is_in_body = False

    def read(self) -> Iterator[dict[str, Any]]:
        """Yield the messages that have come."""
        self._rest += self.socket.recv(65_536)
        if not self._is_in_body:
            head, found, body = self._rest.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 200 " in head.partition(b"\r\n")[0], head
            self._is_in_body, self._rest = True, body
        *blocks, self._rest = self._rest.split(b"\n\n")
        for block in blocks:
            _, found, data = block.partition(b"data: ")
            if found:
                message = json.loads(data)
                self.numbers.append(message["number"])
                yield message


class Listening(threading.Thread):
    """Hears all readers, and drops connections at random."""

    def __init__(self, readers: list[Reader]) -> None:
        super().__init__(daemon=True)
        self.turns: queue.Queue[Turn] = queue.Queue()
        self.heard: dict[Committed, float] = {}
        self.drops = 0
        self.stopped = threading.Event()
        self.failure: BaseException | None = None
        self._readers, self._chance = readers, random.Random(7)

    def run(self) -> None:
        """Listen until it is told to stop."""
        try:
            self._listen()
        except BaseException as failure:  # noqa: BLE001 - raised by who waits
            self.failure = failure

    def _listen(self) -> None:
        with selectors.DefaultSelector() as selector:
            for reader in self._readers:
                selector.register(reader.socket, selectors.EVENT_READ, reader)
            next_drop = time.monotonic()
            while not self.stopped.is_set():
                for key, _ in selector.select(1 / DROPS):
                    self._hear(key.data)
                if time.monotonic() >= next_drop:
                    next_drop += 1 / DROPS
                    reader = self._chance.choice(self._readers)
                    selector.unregister(reader.socket)
                    reader.socket.close()
                    reader.open()
                    selector.register(reader.socket, selectors.EVENT_READ, reader)
                    self.drops += 1

    def _hear(self, reader: Reader) -> None:
        for message in reader.read():
            if message["type"] == "turn":
                at = Committed(message["game"], message["version"])
                self.heard[at] = time.time()
                self.turns.put((reader.key, message["game"]))


class Client(threading.Thread):
    """Answers the turns of all accounts, one after the other."""

    def __init__(self, address: tuple[str, int], turns: queue.Queue[Turn]) -> None:
        super().__init__(daemon=True)
        self.committed: dict[Committed, float] = {}
        self.stopped = threading.Event()
        self._address, self._turns = address, turns

    def run(self) -> None:
        """Take the first option of each decision until it is told to stop."""
        with closing(http.client.HTTPConnection(*self._address)) as line:
            while not self.stopped.is_set():
                try:
                    key, game = self._turns.get(timeout=0.1)
                except queue.Empty:
                    continue
                self._answer(line, key, game)

    def _answer(self, line: http.client.HTTPConnection, key: str, game: str) -> None:
        headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
        line.request("GET", f"/v1/games/{game}", headers=headers)
        answer = line.getresponse()
        shown = json.loads(answer.read())
        if "decision" not in shown:
            return
        headers["If-Match"] = answer.headers["ETag"]
        body = {"commands": [shown["decision"]["options"][0]["command"]]}
        path = f"/v1/games/{game}/commands"
        line.request("POST", path, json.dumps(body), headers)
        answer = line.getresponse()
        done = json.loads(answer.read())
        assert answer.status == http.client.OK, done
        at = datetime.fromisoformat(done["events"][-1]["at"]).timestamp()
        self.committed[Committed(game, done["game"]["version"])] = at


def prepare(store: Store) -> dict[str, str]:
    """Register the accounts and deal their games; return their keys by name."""
    requests = [CreateAccount(f"bench-{n:03}", "program", "") for n in range(ACCOUNTS)]
    keys = {
        each.name: registration.create(store, each, tokens.Issuer()).key
        for each in requests
    }
    names, chance = list(keys), random.Random(7)
    for number in range(GAMES):
        both = (
            names[number % ACCOUNTS],
            chance.choice(names[: number % ACCOUNTS] or names[1:]),
        )
        entrants = tuple(Entrant(name, account=name) for name in both)
        pair = Tournament("ghooost", ROUND_ROBIN, 2, entrants, {}, f"bench {number}")
        (fixture, *_) = Course(pair, {}, {}).fixtures
        create_once(store, deal(pair, f"{number:016x}", fixture))
    return keys


@contextmanager
def listening(running: Service, keys: dict[str, str]) -> Iterator[Listening]:
    """All accounts listen until the end of the block."""
    address = running.settings.host, running.settings.port
    readers = [Reader(address, name, key) for name, key in keys.items()]
    heard = Listening(readers)
    heard.start()
    store = Store(running.settings)
    lasts = {each.name: store.inboxes.look(each.name, 0).last for each in readers}
    wait_until(lambda: heard.failure or _has_all(readers, lasts), "all are connected")
    try:
        yield heard
        lasts = {each.name: store.inboxes.look(each.name, 0).last for each in readers}
        wait_until(lambda: heard.failure or _has_all(readers, lasts), "all is heard")
    finally:
        heard.stopped.set()
        heard.join()
        for each in readers:
            each.socket.close()
    if heard.failure:
        raise heard.failure
    for each in readers:
        numbers = list(range(1, lasts[each.name] + 1))
        assert numbers == each.numbers, f"{each.name} has missed something"


def _has_all(readers: list[Reader], lasts: dict[str, int]) -> bool:
    return all((each.numbers or [0])[-1] >= lasts[each.name] for each in readers)


def measure(seconds: float) -> dict[str, float]:
    """Play for a while; return how many turns were heard, and how late."""
    with service(
        processes=2,
        reconciler=True,
        log_level="warning",
        token_requests=0,
        address_requests=0,
        address_streams=0,
    ) as running:
        keys = prepare(Store(running.settings))
        with listening(running, keys) as heard:
            address = running.settings.host, running.settings.port
            clients = [Client(address, heard.turns) for _ in range(CLIENTS)]
            began = time.monotonic()
            for each in clients:
                each.start()
            time.sleep(seconds)
            for each in clients:
                each.stopped.set()
            for each in clients:
                each.join()
            taken = time.monotonic() - began
        committed = {
            at: when for each in clients for at, when in each.committed.items()
        }
        delays = [
            heard.heard[at] - committed[at] for at in heard.heard.keys() & committed
        ]
    cuts = quantiles(delays, n=100)
    return {
        "steps": len(delays),
        "seconds": taken,
        "p50": cuts[49],
        "p99": cuts[98],
        "reconnects": heard.drops,
    }


def main() -> None:
    """Measure and print one JSON line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("name", choices=["inbox/delay"])
    parser.add_argument("--seconds", type=float, required=True)
    arguments = parser.parse_args()
    print(json.dumps({"name": arguments.name, **measure(arguments.seconds)}))


if __name__ == "__main__":
    main()
