"""What a command, a stream, an inbox, a stored and a simulated game take.

``python -m tests.bench.sizing`` prints the figures of deploy/SIZING.md, each part by
its name (``games``, ``commands``, ``streams``, ``inboxes``, ``simulations``,
``slots``); without a name all of them. They are of this machine, and of how busy it is.
"""

from __future__ import annotations

import http.client
import random
import sys
import time
from itertools import pairwise
from pathlib import Path
from statistics import mean, median
from typing import TYPE_CHECKING, Any, NamedTuple

from redis import Redis
from redis.crc import key_slot

import engines
from service import tokens
from service.accounts import registration
from service.accounts.registration import CreateAccount
from service.games import creation
from service.games.commit import Change, commit
from service.games.creation import CreateGame
from service.series.simulations.local import play_games
from service.series.simulations.plan import Plan
from service.series.tournaments.games import play_out
from service.settings import Settings
from service.store import Store, keys
from tests.bench.http.cost import children, processor_seconds
from tests.callers import OverHttp
from tests.processes import Service, service
from tests.servers import redis_server, wait_until
from tests.tables import HUMAN, lay

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = 10
COMMANDS = 300
STREAMS = 300
INBOX_GAMES = 50

SLOTS = 16_384
"""Of a Redis Cluster."""


class Table(NamedTuple):
    """A kind of game that is measured."""

    name: str
    title: str
    seats: int
    options: dict[str, Any]


TABLES = (
    Table("Ghooost!, 2 seats", "ghooost", 2, {}),
    Table("Ghooost!, 6 seats", "ghooost", 6, {}),
    Table("Ghost Stories, 4 seats", "ghost-stories", 4, {}),
    Table("White Moon, 4 seats", "ghost-stories", 4, {"expansions": ["white_moon"]}),
    Table("Halloween, 2 seats", "halloween", 2, {}),
    Table("Halloween, 4 seats", "halloween", 4, {}),
)


def games() -> None:
    """Memory of finished games, as random bots play them."""
    print("| stored game | commands | events | table | taken | told | in all |")
    with redis_server() as server, Redis.from_url(server.url) as client:
        for table in TABLES:
            client.flushall()
            store = Store(Settings(redis_url=server.url))
            played = [_finished(store, table, number) for number in range(GAMES)]
            parts = [
                mean(client.memory_usage(name(each), 0) for each in played)
                for name in (keys.game, keys.commands, keys.events)
            ]
            commands = mean(client.llen(keys.commands(each)) for each in played)
            events = mean(client.xlen(keys.events(each)) for each in played)
            figures = " | ".join(f"{part:,.0f}" for part in (*parts, sum(parts)))
            print(f"| {table.name} | {commands:.0f} | {events:.0f} | {figures} |")


def _finished(store: Store, table: Table, number: int) -> str:
    seats = [{"kind": "bot", "bot": {"id": "random"}}] * table.seats
    asked = CreateGame(table.title, table.options, seats, f"sizing {number}", True, 0)
    new = creation.create(store, asked)
    played = play_out(Change(new.game, []))
    return commit(store, new.game, *played, wake=False).game.id


def commands() -> None:
    """Processor time, memory and traffic of commands over HTTP, one at a time."""
    print(
        "| sendCommands | API ms | Redis ms | Redis commands | stored answer, bytes |"
    )
    with service(processes=1, token_requests=0, log_level="warning") as running:
        for title in ("ghooost", "ghost-stories", "halloween"):
            _commands(running, title)


def _commands(running: Service, title: str) -> None:
    caller = OverHttp(running.url)
    caller.document = _Lenient()  # type: ignore[assignment]
    chance = random.Random(7)
    spent = Costs(0.0, 0.0, 0)
    with Redis.from_url(running.redis.url) as client:
        tables = [lay(caller, HUMAN, HUMAN, title=title)]
        for number in range(COMMANDS):
            if tables[-1].get().json["status"] != "playing":
                tables.append(lay(caller, HUMAN, HUMAN, title=title))
            table = tables[-1]
            seat = table.to_act
            options = table.get(seat).json["decision"]["options"]
            command = chance.choice(options)["command"]
            before = Costs.so_far(running, client)
            answer = table.send(seat, command, Idempotency_Key=f"key-{number}")
            spent = spent.plus(before, Costs.so_far(running, client))
            assert answer.status == 200, answer.data
        answers = [
            client.memory_usage(key, 0)
            for table in tables
            for key in client.scan_iter(f"{keys.game(table.id)}:answer:*", 1000)
        ]
    # Of the commands, one is the INFO that counts them.
    print(
        f"| {title} | {spent.api * 1000 / COMMANDS:.2f} "
        f"| {spent.redis * 1000 / COMMANDS:.2f} | {spent.calls / COMMANDS - 1:.1f} "
        f"| {median(answers):,.0f} |"
    )


class Costs(NamedTuple):
    """What the servers have spent: seconds of a processor, and commands."""

    api: float
    redis: float
    calls: int

    @classmethod
    def so_far(cls, running: Service, client: Any) -> Costs:
        """Look at the processes of a service."""
        workers = [running.api.pid, *children(running.api.pid)]
        return cls(
            processor_seconds(workers),
            processor_seconds([running.redis.process.pid]),
            client.info("stats")["total_commands_processed"],
        )

    def plus(self, before: Costs, after: Costs) -> Costs:
        """Add what was spent between two moments."""
        return Costs(
            self.api + after.api - before.api,
            self.redis + after.redis - before.redis,
            self.calls + after.calls - before.calls,
        )


class _Lenient:
    """No answer is judged while it is measured."""

    def check(self, *_: object) -> None:
        """Take everything."""


def streams() -> None:
    """Memory of the API for each open stream of events."""
    with service(
        processes=1, address_streams=0, token_streams=0, log_level="warning"
    ) as running:
        table = lay(OverHttp(running.url), HUMAN, HUMAN, public=True)
        address = running.url.removeprefix("http://")
        before = _resident(running)
        opened: list[Any] = []
        for _ in range(STREAMS):
            connection = http.client.HTTPConnection(address, timeout=300)
            connection.request("GET", f"{table.path}/stream")
            answer = connection.getresponse()
            answer.readline()
            opened.append((connection, answer))
        each = (_resident(running) - before) / STREAMS
        print(f"| stream | {each / 1024:.1f} KB of the API's memory | {STREAMS} open |")
        for connection, answer in opened:
            answer.close()
            connection.close()


def _resident(running: Service) -> int:
    """Return the memory of the API's processes, in bytes."""
    pages = 0
    for pid in (running.api.pid, *children(running.api.pid)):
        pages += int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4096


def inboxes() -> None:
    """Memory of an account and its inbox, with games that wait for it."""
    with redis_server() as server, Redis.from_url(server.url) as client:
        store = Store(Settings(redis_url=server.url))
        asked = CreateAccount("sizing-bot", "program", "")
        registration.create(store, asked, tokens.Issuer())
        seat = {"kind": "human", "account": "sizing-bot"}
        empty = _of_account(client)
        for number in range(INBOX_GAMES):
            seats = [HUMAN, seat]
            new = CreateGame("ghooost", {}, seats, f"inbox {number}", False, 0)
            creation.create(store, new)
        wait_until(lambda: _of_account(client) > empty, "the inbox has them")
        each = (_of_account(client) - empty) / INBOX_GAMES
        print(f"| account | {empty:,} bytes | and {each:,.0f} for each game of it |")


def _of_account(client: Any) -> int:
    found = list(client.scan_iter("*sizing-bot*", 1000))
    return sum(client.memory_usage(key, 0) or 0 for key in found)


def simulations() -> None:
    """Processor time of a game between bots, without any store."""
    print("| simulated game | bot | ms of one core |")
    for table in TABLES:
        title = engines.get(table.title)
        for bot in ("random", "heuristic"):
            if bot not in title.bots:
                continue
            plan = Plan(table.title, (bot,) * table.seats, GAMES, 7, table.options)
            began = time.process_time()
            play_games(plan, range(GAMES))
            took = (time.process_time() - began) * 1000 / GAMES
            print(f"| {table.name} | {bot} | {took:,.1f} |")


def slots() -> None:
    """Slot ranges by which the games fall evenly on so many primaries."""
    print("| primaries | games by thirty-seconds | slots of each |")
    for primaries in (3, 4, 6, 8):
        ranges = even_ranges(primaries)
        number = "/".join(str(len(tags_in(each))) for each in ranges)
        named = ", ".join(f"{each.start}-{each.stop - 1}" for each in ranges)
        print(f"| {primaries} | {number} | {named} |")


def even_ranges(primaries: int) -> list[range]:
    """Divide the slots so that the hash tags of games fall evenly on each part."""
    used = sorted(key_slot(shard.encode()) for shard in keys.SHARDS)
    # Each part but the first begins with the first of its tags.
    firsts = [used[part * len(used) // primaries] for part in range(1, primaries)]
    return [range(*each) for each in pairwise((0, *firsts, SLOTS))]


def tags_in(slots: range) -> list[str]:
    """Return the hash tags whose slots are among these."""
    return [tag for tag in keys.SHARDS if key_slot(tag.encode()) in slots]


PARTS: dict[str, Callable[[], None]] = {
    part.__name__: part
    for part in (games, commands, streams, inboxes, simulations, slots)
}

if __name__ == "__main__":
    for name in sys.argv[1:] or PARTS:
        PARTS[name]()
        print(flush=True)
