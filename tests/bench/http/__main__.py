"""One measurement over HTTP: start the servers, hold the conversations, print a line.

Eight clients, two API processes, a Redis server that commits to disk before it answers.
Rates and latencies are of wall-clock time, since waiting for the disk is part of it.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from typing import NamedTuple

from redis import Redis

from tests.bench import plan
from tests.bench.http import cost, floor, games, load, servers, spread

CLIENTS = 8

TABLES_EACH = 4
"""Enough games for a client to send commands for as long as it is measured."""

GAMES_ALONE = 60
"""The same for games whose commands are sent ten at a time."""


class Measurement(NamedTuple):
    """Which application is driven, by which conversations, over how many lines each."""

    app: str
    conversation: Callable[[servers.Serving, int], load.Conversation]
    lines: int = 1


def commit(server: servers.Serving, client: int) -> load.Conversation:
    """Commit a state of the floor again and again, each client its own."""
    floor.lay(Redis.from_url(server.redis.url), f"game-{client}")
    # As long as a real command, which has to be received all the same.
    body = b'{"commands": [{"type": "play", "value": 7, "numbered": 2, "copies": 1}]}'
    return load.again(load.post(f"/games/game-{client}/commands", body))


def greet(_server: servers.Serving, _client: int) -> load.Conversation:
    """Ask the floor for its greeting."""
    return load.again(load.get("/hello"))


def send_commands(
    title: plan.Title,
) -> Callable[[servers.Serving, int], load.Conversation]:
    """Play games of a title, each client its own."""

    def play(server: servers.Serving, client: int) -> load.Conversation:
        seeds = [f"bench {client} {number}" for number in range(TABLES_EACH)]
        return games.play(list(games.lay(server, title, seeds)))

    return play


def send_alone(at_once: int) -> Callable[[servers.Serving, int], load.Conversation]:
    """Play games for one, which can send many commands at once."""

    def play(server: servers.Serving, _client: int) -> load.Conversation:
        # The same game many times: to play it beforehand takes longer than to send it.
        seeds = ["bench alone"] * GAMES_ALONE
        return games.play(list(games.lay(server, plan.ALONE, seeds, 1, at_once)))

    return play


def get_game(server: servers.Serving, client: int) -> load.Conversation:
    """Get a game that waits for the client's decision."""
    [table] = games.lay(server, plan.TITLES[0], [f"bench {client}"])
    return games.look(table)


def get_unchanged(server: servers.Serving, client: int) -> load.Conversation:
    """Ask whether a game has changed, which it has not."""
    [table] = games.lay(server, plan.TITLES[0], [f"bench {client}"])
    return games.look_for_news(table)


MEASUREMENTS = {
    "http/alone": Measurement(servers.SEANCE, send_alone(1)),
    "http/tens": Measurement(servers.SEANCE, send_alone(plan.AT_ONCE)),
    "http/floor": Measurement(servers.FLOOR, commit),
    "http/hello": Measurement(servers.FLOOR, greet),
    "http/game": Measurement(servers.SEANCE, get_game),
    "http/unchanged": Measurement(servers.SEANCE, get_unchanged),
}
for title in plan.TITLES:
    playing = Measurement(servers.SEANCE, send_commands(title))
    MEASUREMENTS[f"http/{title.key}"] = playing
    MEASUREMENTS[f"http/{title.key}/seats"] = playing._replace(lines=servers.PROCESSES)


def main() -> None:
    """Measure what the command line names and print one JSON line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("name", choices=MEASUREMENTS)
    parser.add_argument("--seconds", type=float, required=True)
    arguments = parser.parse_args()
    done = measure(MEASUREMENTS[arguments.name], arguments.seconds)
    result = {
        "name": arguments.name,
        "steps": done.answers,
        "seconds": done.seconds,
        "p50": done.percentile(50),
        "p99": done.percentile(99),
        "cost": done.cost / done.answers,
        "client_share": done.client_share,
    }
    print(json.dumps(result))


def measure(measurement: Measurement, seconds: float) -> load.Load:
    """Serve the application and hold all conversations with it at once."""
    app, conversation, lines = measurement
    with servers.serving(app) as server:
        conversations = [conversation(server, client) for client in range(CLIENTS)]
        connections = spread.dial(
            server.address,
            CLIENTS * lines,
            master=server.master,
            processes=servers.PROCESSES,
        )
        processes = server.processes()
        done = load.drive(
            [connections[at : at + lines] for at in range(0, CLIENTS * lines, lines)],
            conversations,
            seconds,
            meter=lambda: cost.processor_seconds(processes),
        )
        for connection in connections:
            connection.close()
    return done


if __name__ == "__main__":
    main()
