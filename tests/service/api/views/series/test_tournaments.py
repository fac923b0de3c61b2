"""Tournaments, schedules and ratings over HTTP."""

import math
from typing import Any

import pytest

from service.api import create_app
from service.api.stores import EXTENSION
from service.series.tournaments import lifecycle as running
from service.settings import Settings
from service.store import Store
from tests.callers import Answer, InProcess
from tests.document import Json
from tests.servers import RedisServer

pytestmark = pytest.mark.usefixtures("redis_url")

PATH = "/v1/tournaments"
REQUEST: Json = {
    "title": "ghooost",
    "format": "round_robin",
    "seats": 2,
    "seed": "7",
    "entrants": [
        {"name": "careful", "bots": ["heuristic"]},
        {"name": "careless", "bots": ["random"]},
        {"name": "sleepy", "bots": ["random"]},
    ],
}
SCHEDULE: Json = {"cron": "0 3 * * *", "tournament": REQUEST}


def create(caller: InProcess, **changes: Any) -> Answer:
    return caller.ask("POST", PATH, {**REQUEST, **changes})


def play(caller: InProcess, **changes: Any) -> str:
    name: str = create(caller, **changes).json["id"]
    store: Store = caller.app.extensions[EXTENSION]
    running.play(store, name, math.inf)
    return name


def test_a_tournament_is_held(caller: InProcess) -> None:
    """
    It begins at once; when it has been played, standings and seed are told.
    """
    created = create(caller)
    assert 202 == created.status
    assert [] == created.json["credentials"]
    assert "seed" not in created.json

    store: Store = caller.app.extensions[EXTENSION]
    running.play(store, created.json["id"], math.inf)
    shown = caller.ask("GET", created.headers["Location"]).json

    assert ("finished", "7") == (shown["status"], shown["seed"])
    assert {"done": 3, "total": 3} == shown["progress"]
    assert [1, 2, 3] == [line["rank"] for line in shown["standings"]]
    assert 3 == sum(line["points"] for line in shown["standings"])


def test_its_games_can_be_looked_at_and_replayed(caller: InProcess) -> None:
    """
    Every game is listed with its result, is open to all and verifies.
    """
    path = f"{PATH}/{play(caller)}/games"
    first = caller.ask("GET", f"{path}?limit=2").json
    games = first["items"]
    games += caller.ask("GET", f"{path}?cursor={first['next_cursor']}").json["items"]

    assert 3 == len(games)
    for each in games:
        game = caller.ask("GET", f"/v1/games/{each['game']}").json
        replay = caller.ask("GET", f"/v1/games/{each['game']}/replay").json
        verified = caller.ask("POST", "/v1/verifications", replay)
        assert each["entrants"] == [seat["name"] for seat in game["seats"]]
        assert each["result"]["winners"] == game["outcome"]["winners"]
        assert verified.json["valid"], verified.json


def test_games_of_tournaments_do_not_crowd_the_list_of_games(
    caller: InProcess,
) -> None:
    """
    They are found through their tournament.
    """
    play(caller)

    assert [] == caller.ask("GET", "/v1/games").json["items"]


def test_a_program_outside_plays_by_its_token(caller: InProcess) -> None:
    """
    The token told at the start opens its seats, and answers their decisions.
    """
    outside = [REQUEST["entrants"][0], {"name": "mine", "external": True}]
    created = create(caller, entrants=outside, move_seconds=30).json
    (credential,) = created["credentials"]
    store: Store = caller.app.extensions[EXTENSION]
    running.play(store, created["id"], math.inf)
    (game,) = caller.ask("GET", f"{PATH}/{created['id']}/games").json["items"]
    assert ("playing", "mine") == (game["status"], credential["entrant"])

    from service.games import bot_turns as bots

    bots.play(store, game["game"])
    path = f"/v1/games/{game['game']}"
    shown = caller.ask("GET", path, token=credential["token"])
    command = shown.json["decision"]["options"][0]["command"]
    sent = caller.ask(
        "POST",
        f"{path}/commands",
        {"commands": [command]},
        token=credential["token"],
        headers={"If-Match": shown.etag},
    )

    assert 200 == sent.status
    assert 30 == shown.json["turn_seconds"]


@pytest.mark.parametrize(
    "pointer, changes",
    [
        ("/title", {"title": "chess"}),
        ("/format", {"format": "league"}),
        ("/rounds", {"format": "swiss"}),
        ("/rounds", {"format": "round_robin", "rounds": 3}),
        ("/rounds", {"format": "knock_out", "rounds": 1}),
        ("/seats", {"seats": 4}),
        ("/options/match", {"options": {"match": True}}),
        ("/entrants/0/bots", {"entrants": [{"name": "x"}, {"name": "y"}]}),
        (
            "/entrants/1/name",
            {"entrants": [{"name": "x", "bots": ["random"]}] * 2},
        ),
        (
            "/entrants/0/bots",
            {
                "entrants": [
                    {"name": "x", "bots": ["wizard"]},
                    {"name": "y", "bots": ["random"]},
                ]
            },
        ),
    ],
)
def test_what_does_not_fit_is_refused_where_it_stands(
    caller: InProcess, pointer: str, changes: Json
) -> None:
    """
    The refusal points at the field; in a schedule it points below `tournament`.
    """
    refused = create(caller, **changes)
    scheduled = caller.ask(
        "POST", "/v1/schedules", {**SCHEDULE, "tournament": {**REQUEST, **changes}}
    )

    assert (422, 422) == (refused.status, scheduled.status)
    assert [pointer] == [wrong["pointer"] for wrong in refused.json["errors"]]
    below = [wrong["pointer"] for wrong in scheduled.json["errors"]]
    assert [f"/tournament{pointer}"] == below


def test_tournaments_are_listed_and_cancelled(caller: InProcess) -> None:
    """
    What was played stays; its standings are drawn all the same.
    """
    name = create(caller).json["id"]
    first = caller.ask("GET", f"{PATH}?limit=1").json
    cancelled = caller.ask("DELETE", f"{PATH}/{name}").json

    assert [name] == [item["id"] for item in first["items"]]
    assert ("cancelled", 0) == (cancelled["status"], cancelled["progress"]["done"])
    path = f"{PATH}/{play(caller)}/standings.svg"
    for language, word in (("en", "Standings"), ("nl", "Stand"), ("fr", "Classement")):
        picture = caller.ask("GET", path, headers={"Accept-Language": language})
        assert f">{word}<".encode() in picture.data
        assert b". careful" in picture.data


def test_levels_of_a_bot_meet_and_are_rated_apart(caller: InProcess) -> None:
    """
    Each takes part, and each has a rating of its own.
    """
    bots = ["heuristic@1", "heuristic@2", "heuristic"]
    entrants = [{"name": bot, "bots": [bot]} for bot in bots]

    shown = caller.ask("GET", f"{PATH}/{play(caller, entrants=entrants)}").json
    rated = caller.ask("GET", "/v1/titles/ghooost/ratings").json

    assert sorted(bots) == sorted(line["entrant"] for line in shown["standings"])
    assert set(bots) == {line["bot"] for line in rated["items"]}


def test_ratings_tell_who_is_strong(caller: InProcess) -> None:
    """
    After a tournament each bot has a rating per number of players, with its history.
    """
    play(caller, repeats=5)
    path = "/v1/titles/ghooost/ratings"
    shown = caller.ask("GET", f"{path}?players=2&history=3").json["items"]

    assert ["heuristic", "random"] == [rating["bot"] for rating in shown]
    assert 10 == shown[0]["games"]
    assert 3 == len(shown[0]["history"])
    assert shown[0]["mean"] == shown[0]["history"][-1]["mean"]
    assert [] == caller.ask("GET", f"{path}?players=3").json["items"]
    assert "history" not in caller.ask("GET", path).json["items"][0]
    unknown = caller.ask("GET", "/v1/titles/chess/ratings")
    assert (404, "unknown_title") == unknown.refusal


def test_schedules_are_created_listed_and_deleted(caller: InProcess) -> None:
    """
    The next runs are told in UTC.
    """
    asked = {**SCHEDULE, "zone": "Asia/Tokyo"}
    created = caller.ask("POST", "/v1/schedules", asked)
    (listed,) = caller.ask("GET", "/v1/schedules").json["items"]
    path = f"/v1/schedules/{created.json['id']}"

    assert 201 == created.status
    assert created.json["id"] == listed["id"]
    assert all(run.endswith("T18:00:00.000Z") for run in listed["next_runs"])
    assert 204 == caller.ask("DELETE", path).status
    assert (404, "unknown_schedule") == caller.ask("DELETE", path).refusal


@pytest.mark.parametrize("field, value", [("cron", "never"), ("zone", "Mars/Base")])
def test_schedules_that_are_never_due_are_refused(
    caller: InProcess, field: str, value: str
) -> None:
    """
    The refusal names the field.
    """
    refused = caller.ask("POST", "/v1/schedules", {**SCHEDULE, field: value})

    assert [f"/{field}"] == [wrong["pointer"] for wrong in refused.json["errors"]]


def test_unknown_ones_are_not_found(caller: InProcess) -> None:
    """
    Whatever is done with it.
    """
    for method, path in (
        ("GET", f"{PATH}/{'0' * 16}"),
        ("DELETE", f"{PATH}/nothing"),
        ("GET", f"{PATH}/nothing/games"),
        ("GET", f"{PATH}/nothing/standings.svg"),
    ):
        assert (404, "unknown_tournament") == caller.ask(method, path).refusal


def test_only_operators_hold_tournaments(shared_redis: RedisServer) -> None:
    """
    Anybody may look at them, nobody else may begin, end or schedule them.
    """
    settings = Settings(
        redis_url=shared_redis.url, operator_keys=("open-sesame-open-sesame",)
    )
    guarded = InProcess(create_app(settings))

    for method, path, body in (
        ("POST", PATH, REQUEST),
        ("DELETE", f"{PATH}/{'0' * 16}", None),
        ("POST", "/v1/schedules", SCHEDULE),
        ("GET", "/v1/schedules", None),
        ("DELETE", f"/v1/schedules/{'0' * 16}", None),
    ):
        assert (401, "token_missing") == guarded.ask(method, path, body).refusal
    assert 200 == guarded.ask("GET", PATH).status
    held = guarded.ask("POST", PATH, REQUEST, token="open-sesame-open-sesame")
    assert 202 == held.status
