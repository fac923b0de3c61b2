"""A client that knows nothing about any title.

It creates a game, and as long as a seat of its own has a decision, sends back one of
``decision.options[].command`` with the ETag as If-Match. That is all it can do.
"""

import random
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from tests.callers import Caller
from tests.document import Json
from tests.servers import PATIENCE

POLL_SECONDS = 20
"""How long one request waits for other seats."""


class Finished(NamedTuple):
    """A game that was played to its end, and how many commands the client sent."""

    game: Json
    sent: int
    pointed_at: int
    """How many of them could have been given by pointing at the board."""


def play(
    caller: Caller,
    title: str,
    seats: Sequence[Json],
    chance: random.Random,
    **more: Any,
) -> Finished:
    """Play a game to its end, with every seat that is not a bot's."""
    asked = {"title": title, "seats": seats, **more}
    created = caller.ask("POST", "/v1/games", asked)
    assert created.status == 201, created.data
    game = created.json
    path = f"/v1/games/{game['id']}"
    owner = game["credentials"]["owner"]
    tokens = {seat["seat"]: seat["token"] for seat in game["credentials"]["seats"]}
    sent = 0
    pointed_at = 0
    heard = 0
    while game["status"] == "playing":
        mine = [seat for seat in game["to_act"] if seat in tokens]
        if mine:
            token = tokens[mine[0]]
            answer = caller.ask("GET", path, token=token)
            if "decision" in answer.json:
                option = chance.choice(answer.json["decision"]["options"])
                pointed_at += len(option["refs"]) > 0
                answer = caller.ask(
                    "POST",
                    f"{path}/commands",
                    {"commands": [option["command"]]},
                    token,
                    {"If-Match": answer.etag},
                )
                assert answer.status == 200, answer.data
                game = answer.json["game"]
                sent += 1
                continue
        heard = _listen(caller, path, owner, heard)
        game = caller.ask("GET", path, token=owner).json
    return Finished(game, sent, pointed_at)


def _listen(caller: Caller, path: str, token: str, after: int) -> int:
    """Wait until something happened after the event ``after``; return the last."""
    address = f"{path}/events?after={after}&limit=500&wait={POLL_SECONDS}"
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        events = caller.ask("GET", address, token=token).json["items"]
        if events:
            last: int = events[-1]["number"]
            return last
    raise AssertionError(f"nothing happened in {path} for {PATIENCE} seconds")
