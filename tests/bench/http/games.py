"""Games of our service, made ready to be played without asking anything in between.

The same title, options and seed give the same game. So each game is first played here,
by bots that play as people would, and then sent command by command: while it is
measured, a client sends commands and nothing else.
"""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import NamedTuple

import engines
from engines.core import playout
from service import tokens
from tests.bench import plan
from tests.bench.http import load
from tests.bench.http.servers import Serving
from tests.bench.peers import ROOT

BOT = "heuristic"

PLAYED = ROOT / "var" / "bench" / "games"
"""Where games are kept, since a bot that thinks takes longer than the measurement."""

_ETAG = b"\r\nETag: "


class Command(NamedTuple):
    """A command as it will be sent: by which seat, and the body of the request."""

    seat: int
    body: bytes


class Table(NamedTuple):
    """A game that waits for its first command, and all the commands of it."""

    id: str
    tokens: list[str]
    etag: str
    commands: list[Command]


def lay(
    server: Serving,
    entry: plan.Title,
    seeds: Sequence[str],
    players: int = 0,
    at_once: int = 1,
) -> Iterator[Table]:
    """Create a game for each seed, every seat of it played by a person.

    ``at_once`` commands go into one request, which needs a game for one.
    """
    title = engines.get(entry.title)
    players = players or title.players[len(title.players) // 2]
    options = title.complete(players, entry.options)
    played = {seed: commands(entry, players, seed, at_once) for seed in set(seeds)}
    connection = http.client.HTTPConnection(*server.address)
    for seed in seeds:
        asked = {
            "title": title.id,
            "options": options,
            "seats": [{"kind": "human"}] * players,
            "seed": seed,
        }
        kind = {"Content-Type": "application/json"}
        connection.request("POST", "/v1/games", json.dumps(asked), kind)
        response = connection.getresponse()
        created = json.loads(response.read())
        if response.status != http.client.CREATED:
            raise load.UnexpectedAnswer(str(created))
        yield Table(
            id=created["id"],
            tokens=[seat["token"] for seat in created["credentials"]["seats"]],
            etag=response.headers["ETag"],
            commands=played[seed],
        )
    connection.close()


def commands(
    entry: plan.Title, players: int, seed: str, at_once: int = 1
) -> list[Command]:
    """Return every command of the game of a seed, played to its end the first time."""
    title = engines.get(entry.title)
    game = (entry.key, players, seed, at_once, title.rules_version, BOT)
    kept = PLAYED / f"{sha256(repr(game).encode()).hexdigest()}.json"
    if not kept.exists():
        moves = [
            (c.seat, c.body.decode()) for c in _play(entry, players, seed, at_once)
        ]
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps(moves))
    return [Command(seat, body.encode()) for seat, body in json.loads(kept.read_text())]


def _play(entry: plan.Title, players: int, seed: str, at_once: int) -> list[Command]:
    """Let bots play the game of a seed, and put their commands into requests."""
    title = engines.get(entry.title)
    key = tokens.new_secret(seed)
    state = title.setup(players, title.complete(players, entry.options), key)
    state.rules.run(state)
    bots = [title.bots[BOT]] * players
    moves = [
        (move.seat, title.write(move.option))
        for move in playout.moves(title, state, bots, key)
    ]
    requests = []
    for start in range(0, len(moves) - at_once + 1, at_once):
        given = moves[start : start + at_once]
        # Else nothing may follow what brings something to light.
        body: dict[str, object] = {"until_refused": True} if at_once > 1 else {}
        body["commands"] = [command for _, command in given]
        requests.append(Command(given[0][0], json.dumps(body).encode()))
    return requests


def play(tables: Iterable[Table]) -> load.Conversation:
    """Send the commands of one game after another, each for the version just seen."""
    for table in tables:
        path = f"/v1/games/{table.id}/commands"
        etag = table.etag
        for seat, body in table.commands:
            token = f"Authorization: Bearer {table.tokens[seat]}"
            answer = yield seat, load.post(path, body, token, f"If-Match: {etag}")
            etag = etag_of(answer)


def etag_of(answer: bytes) -> str:
    """Return what names the game as an answer shows it."""
    start = answer.index(_ETAG) + len(_ETAG)
    return answer[start : answer.index(b"\r\n", start)].decode()


def look(table: Table) -> load.Conversation:
    """Get the game again and again, as the seat that has to decide."""
    return load.again(load.get(*_decider(table)))


def look_for_news(table: Table) -> load.Conversation:
    """Get the game once, then ask again and again whether it has changed."""
    answer = yield 0, load.get(*_decider(table))
    news = f"If-None-Match: {etag_of(answer)}"
    yield from load.again(load.get(*_decider(table), news))


def _decider(table: Table) -> tuple[str, str]:
    """Return the path of a game, and the header of the seat that decides first."""
    token = table.tokens[table.commands[0].seat]
    return f"/v1/games/{table.id}", f"Authorization: Bearer {token}"
