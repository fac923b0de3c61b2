"""One measurement over HTTP: start the servers, hold the conversations, print a line.

Eight clients, two API processes, a Redis server that commits to disk before it answers.
Rates and latencies are of wall-clock time, since waiting for the disk is part of it.
"""

from __future__ import annotations

import argparse
import json
import socket
from collections.abc import Callable, Mapping, Sequence

from redis import Redis

from tests.bench.http import floor, load, servers, spread

CLIENTS = 8

Conversations = Callable[[servers.Serving], Sequence[load.Conversation]]


def commit_to_floor(server: servers.Serving) -> list[load.Conversation]:
    """Each client commits its own state again and again."""
    redis = Redis.from_url(server.redis_url)
    names = [f"game-{client}" for client in range(CLIENTS)]
    for name in names:
        floor.lay(redis, name)
    # As long as a real command, which has to be received all the same.
    body = b'{"commands":[{"type":"play","value":7,"numbered":2,"copies":1}]}'
    return [load.again(load.post(f"/games/{name}/commands", body)) for name in names]


def greet_floor(_: servers.Serving) -> list[load.Conversation]:
    """Each client asks for the same greeting."""
    return [load.again(load.get("/hello")) for _ in range(CLIENTS)]


def measured() -> Mapping[str, tuple[str, Conversations]]:
    """Return, by name, which application is driven and with what conversations."""
    return {
        "http/floor": (servers.FLOOR, commit_to_floor),
        "http/hello": (servers.FLOOR, greet_floor),
    }


def main() -> None:
    """Measure what the command line names and print one JSON line."""
    choices = measured()
    parser = argparse.ArgumentParser()
    parser.add_argument("name", choices=choices)
    parser.add_argument("--seconds", type=float, required=True)
    arguments = parser.parse_args()
    app, conversations = choices[arguments.name]
    with servers.serving(app) as server:
        prepared = conversations(server)
        connections = spread.dial(
            server.address, CLIENTS, master=server.master, processes=server.processes
        )
        try:
            done = load.drive(connections, prepared, arguments.seconds)
        finally:
            close(connections)
    result = {
        "name": arguments.name,
        "steps": done.answers,
        "seconds": done.seconds,
        "p50": done.percentile(50),
        "p99": done.percentile(99),
        "client_share": done.client_share,
    }
    print(json.dumps(result))


def close(connections: Sequence[socket.socket]) -> None:
    """Close every connection, so that the server has nobody to wait for."""
    for connection in connections:
        connection.close()


if __name__ == "__main__":
    main()
