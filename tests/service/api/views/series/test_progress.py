"""Progress of long work as a stream."""

import json
import math

import pytest

from service.api import create_app
from service.api.stores import store_of
from service.series.simulations import lifecycle as simulations
from service.series.tournaments import lifecycle as tournaments
from service.settings import Settings
from tests.callers import InProcess
from tests.document import Json
from tests.servers import RedisServer
from tests.service.api.good_requests import TOURNAMENT

pytestmark = pytest.mark.usefixtures("redis_url")

GAMES: Json = {"title": "ghooost", "seats": ["random", "random"], "games": 3}


def messages(text: bytes) -> list[Json]:
    """What a stream has said, in order."""
    parts = text.decode().split("\n\n")
    return [json.loads(p.partition("data: ")[2]) for p in parts if "data: " in p]


def test_a_simulation_is_followed_to_its_end(caller: InProcess) -> None:
    """
    The stream tells how far it is, then how it ended.
    """
    name = caller.ask("POST", "/v1/simulations", GAMES).json["id"]
    simulations.play(store_of(caller.app), name, math.inf)
    stream = caller.ask("GET", f"/v1/simulations/{name}/stream")
    told, end = messages(stream.data)

    assert ("finished", 3) == (told["status"], told["progress"]["done"])
    assert {"status": "finished"} == end


def test_a_tournament_is_followed_while_it_is_played(
    shared_redis: RedisServer,
) -> None:
    """
    A stream that began before the first game tells every step that it sees.
    """
    caller = InProcess(create_app(Settings(redis_url=shared_redis.url)))
    store = store_of(caller.app)
    name = caller.ask("POST", "/v1/tournaments", TOURNAMENT).json["id"]
    client, path = caller.app.test_client(), f"/v1/tournaments/{name}/stream"
    stream = client.get(path, buffered=False)
    heard = stream.iter_encoded()
    opening = next(heard)
    assert b"retry: " in opening
    caller.document.check(
        "GET", path, stream.status_code, dict(stream.headers), opening
    )
    (first,) = messages(next(heard))

    tournaments.play(store, name, math.inf)
    last, end = messages(b"".join(heard))
    stream.close()

    assert (0, 1) == (first["progress"]["done"], last["progress"]["done"])
    assert {"status": "finished"} == end


def test_streams_are_for_those_who_may_look(shared_redis: RedisServer) -> None:
    """
    A simulation is for operators; what does not exist is not found.
    """
    settings = Settings(
        redis_url=shared_redis.url, operator_keys=("open-sesame-open-sesame",)
    )
    guarded = InProcess(create_app(settings))
    nothing = "0" * 16

    refused = guarded.ask("GET", f"/v1/simulations/{nothing}/stream")
    assert (401, "token_missing") == refused.refusal
    missing = guarded.ask("GET", f"/v1/tournaments/{nothing}/stream")
    assert (404, "unknown_tournament") == missing.refusal
    key = "open-sesame-open-sesame"
    unknown = guarded.ask("GET", f"/v1/simulations/{nothing}/stream", token=key)
    assert (404, "unknown_simulation") == unknown.refusal


def test_a_stream_ends_when_its_time_is_up(redis_url: str) -> None:
    """
    Without an `end`: who comes back is told how far it is then.
    """
    settings = Settings(redis_url=redis_url, max_stream_seconds=0)
    caller = InProcess(create_app(settings))
    name = caller.ask("POST", "/v1/simulations", GAMES).json["id"]

    stream = caller.ask("GET", f"/v1/simulations/{name}/stream")

    (told,) = messages(stream.data)
    assert "running" == told["status"]
