"""createTournament?dry_run=true: what a tournament would be, without holding one."""

from typing import Any

import pytest

from service.api import create_app
from service.settings import Settings
from tests.callers import Answer, InProcess
from tests.document import Json
from tests.servers import RedisServer

PATH = "/v1/tournaments"
DRY = f"{PATH}?dry_run=true"
KEY = "the-key-of-an-operator"

BOT: Json = {"bots": ["random"]}
PROGRAM: Json = {"external": True}


def entrants(*kinds: Json) -> list[Json]:
    return [{"name": f"e{number}", **kind} for number, kind in enumerate(kinds)]


BODY: Json = {
    "title": "ghooost",
    "format": "round_robin",
    "seats": 2,
    "entrants": entrants(BOT, BOT, BOT),
}


def forecast(caller: InProcess, **changes: Any) -> Json:
    answer = caller.ask("POST", DRY, {**BODY, **changes})
    assert answer.status == 200, answer.data
    return answer.json


@pytest.fixture
def frugal(shared_redis: RedisServer) -> InProcess:
    """Calls a service where one tournament in an hour may be held."""
    settings = Settings(
        redis_url=shared_redis.url, operator_keys=(KEY,), simulate_quota=(0, 0, 1)
    )
    return InProcess(create_app(settings))


def test_the_games_are_counted_and_none_is_held(caller: InProcess) -> None:
    """
    Nothing is listed afterwards; bots have no clocks.
    """
    before = caller.ask("GET", PATH).json

    shown = forecast(caller, repeats=2)

    assert {"games": 6} == shown
    assert before == caller.ask("GET", PATH).json
    assert 202 == caller.ask("POST", f"{PATH}?dry_run=false", BODY).status


@pytest.mark.parametrize(
    "seconds, changes",
    [
        # One game, in which two programs think for a minute each.
        (120, {"entrants": entrants(PROGRAM, PROGRAM)}),
        # A bot takes no time.
        (60, {"entrants": entrants(PROGRAM, BOT)}),
        # All games of the program at the same time, or one after the other.
        (60, {"entrants": entrants(PROGRAM, BOT, BOT)}),
        (120, {"entrants": entrants(PROGRAM, BOT, BOT), "parallel": 1}),
        (60 * 10, {"entrants": entrants(PROGRAM, BOT), "repeats": 10, "parallel": 1}),
        # Each round waits for the one before it.
        (60 * 3, {"entrants": entrants(PROGRAM, BOT), "format": "swiss", "rounds": 3}),
        (60 * 2 * 2, {"entrants": entrants(*[PROGRAM] * 4), "format": "knock_out"}),
        # A team has one clock for all its seats.
        (60, {"title": "ghost-stories", "entrants": entrants(PROGRAM, BOT)}),
    ],
)
def test_clocks_bound_how_long_it_takes(
    caller: InProcess, seconds: int, changes: Json
) -> None:
    """
    By the time of each program for a game, and how many it plays at a time.
    """
    shown = forecast(caller, game_seconds=60, **changes)

    assert seconds == shown["longest_seconds"]


def test_without_time_for_a_game_nothing_bounds_it(caller: InProcess) -> None:
    """
    The time for a move says nothing about how many moves there are.
    """
    shown = forecast(caller, entrants=entrants(PROGRAM, PROGRAM), move_seconds=5)

    assert {"games": 1} == shown


def test_one_that_accounts_may_enter_counts_who_was_named(caller: InProcess) -> None:
    """
    With nobody there is no game yet.
    """
    nobody = forecast(caller, entrants=[], registration="open", game_seconds=60)

    assert {"games": 0} == nobody
    assert {"games": 3} == forecast(caller, registration="open")


@pytest.mark.parametrize(
    "changes",
    [
        {"title": "chess"},
        {"seats": 4},
        {"rounds": 3},
        {"entrants": entrants(BOT)},
        {"entrants": [{"name": "x", "account": "nobody-at-all"}, *BODY["entrants"]]},
        {"starts_at": "2020-01-01T00:00:00Z", "registration": "open"},
        {"nonsense": 1},
    ],
)
def test_what_would_be_refused_is_refused(caller: InProcess, changes: Json) -> None:
    """
    For the same reason, at the same place.
    """
    real, dry = (
        caller.ask("POST", path, {**BODY, **changes}).json for path in (PATH, DRY)
    )

    assert (real["code"], real["errors"]) == (dry["code"], dry["errors"])


def ask(caller: InProcess, path: str, key: str) -> Answer:
    return caller.ask("POST", path, BODY, KEY, {"Idempotency-Key": key})


def test_neither_a_key_nor_a_quota_is_used_up(frugal: InProcess) -> None:
    """
    The key still holds one tournament, the only one that the quota allows.
    """
    key = "a-key-of-more-than-22-characters"
    first, second = ask(frugal, DRY, key), ask(frugal, DRY, key)

    held = ask(frugal, PATH, key)
    again = ask(frugal, PATH, key)

    assert [200, 200, 202] == [first.status, second.status, held.status]
    assert held.json["id"] == again.json["id"]
    assert "Idempotency-Replayed" not in second.headers
    assert (422, "idempotency_key_too_short") == ask(frugal, DRY, "short").refusal
    assert (429, "quota_exceeded") == ask(frugal, DRY, f"{key}-2").refusal


def test_only_who_may_hold_one_may_ask(frugal: InProcess) -> None:
    """
    Without the key of an operator it is refused.
    """
    assert (401, "token_missing") == frugal.ask("POST", DRY, BODY).refusal


def test_it_is_said_with_true_or_false(caller: InProcess) -> None:
    """
    Anything else is refused, lest somebody holds a tournament by mistake.
    """
    refused = caller.ask("POST", f"{PATH}?dry_run=yes", BODY)

    assert ["/dry_run"] == [wrong["pointer"] for wrong in refused.json["errors"]]
