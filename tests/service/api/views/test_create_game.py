from hashlib import sha256
from typing import Any

import pytest

from service import tokens
from tests.callers import Answer, InProcess
from tests.document import Json
from tests.played import play_bots
from tests.tables import BOT, HUMAN, OPEN, lay


def create(caller: InProcess, **body: Any) -> Answer:
    whole = {"title": "ghooost", "seats": [HUMAN, HUMAN], **body}
    return caller.ask("POST", "/v1/games", whole)


def level(bot: str, at: int) -> Json:
    return {"kind": "bot", "bot": {"id": bot, "level": at}}


def pointers(answer: Answer) -> list[str]:
    return [error["pointer"] for error in answer.json["errors"]]


def test_a_new_game_tells_its_tokens_once(caller: InProcess) -> None:
    """
    The answer is 201 with the game, where it is, and one token per human seat.
    """
    answer = create(caller, seats=[{**HUMAN, "name": "Ann"}, OPEN, BOT])
    game = answer.json

    assert 201 == answer.status
    assert f"/v1/games/{game['id']}" == answer.headers["Location"]
    assert "no-store, no-transform" == answer.headers["Cache-Control"]
    assert [0] == [seat["seat"] for seat in game["credentials"]["seats"]]
    assert "waiting" == game["status"]
    assert [] == game["to_act"]
    assert 0 == game["version"]
    assert [
        {"seat": 0, "kind": "human", "name": "Ann"},
        {"seat": 1, "kind": "open"},
        {"seat": 2, "kind": "bot", "bot": game["seats"][2]["bot"]},
    ] == game["seats"]
    again = caller.ask(
        "GET", answer.headers["Location"], token=game["credentials"]["owner"]
    )
    assert "credentials" not in again.json
    assert answer.etag == again.etag


def test_options_are_completed_by_their_defaults(caller: InProcess) -> None:
    """
    The game shows every option, given or not.
    """
    game = create(caller, options={"deck_variant": "fr_wording"}).json

    assert {
        "deck_variant": "fr_wording",
        "twist_effect": "once_per_play",
        "no_progress_actions": 300,
        "match": False,
    } == game["options"]


def test_the_same_seed_deals_the_same_cards(caller: InProcess) -> None:
    """
    A seed stands for the key of the game; without one, chance is secret and different.
    """
    first, again = (lay(caller, seed="midnight") for _ in range(2))
    other = lay(caller, seed="noon")

    assert first.get(0).json["view"]["hand"] == again.get(0).json["view"]["hand"]
    assert first.get(1).json["view"]["hand"] == again.get(1).json["view"]["hand"]
    assert first.get(0).json["fairness"] == again.get(0).json["fairness"]
    assert first.get(0).json["fairness"] != other.get(0).json["fairness"]
    assert first.get(0).json["fairness"]["seeded"]


def test_chance_is_committed_to_from_the_start(caller: InProcess) -> None:
    """
    The commitment is the SHA-256 of the secret, which a seed stands for.
    """
    fairness = create(caller, seed="midnight").json["fairness"]

    secret = tokens.new_secret("midnight")
    assert sha256(secret).hexdigest() == fairness["commitment"]
    without = [create(caller).json["fairness"] for _ in range(2)]
    assert without[0]["commitment"] != without[1]["commitment"]
    assert not without[0]["seeded"]


@pytest.mark.parametrize(
    "body, where",
    [
        ({"title": "cluedo"}, ["/title"]),
        ({"title": 7}, ["/title"]),
        ({"seats": []}, ["/seats"]),
        ({"seats": [HUMAN] * 7}, ["/seats"]),
        ({"seats": "two"}, ["/seats"]),
        ({"seats": [HUMAN, {"kind": "ghost"}]}, ["/seats/1/kind"]),
        ({"seats": [HUMAN, {}]}, ["/seats/1/kind"]),
        ({"seats": [HUMAN, 3]}, ["/seats/1"]),
        ({"seats": [HUMAN, {**HUMAN, "name": ""}]}, ["/seats/1/name"]),
        ({"seats": [HUMAN, {**HUMAN, "name": "x" * 41}]}, ["/seats/1/name"]),
        ({"seats": [HUMAN, {**HUMAN, "name": None}]}, ["/seats/1/name"]),
        ({"seats": [HUMAN, {**HUMAN, "bot": {"id": "random"}}]}, ["/seats/1/bot"]),
        ({"seats": [HUMAN, {**BOT, "bot": {"id": "nobody"}}]}, ["/seats/1/bot/id"]),
        ({"seats": [HUMAN, {**BOT, "bot": {}}]}, ["/seats/1/bot/id"]),
        ({"seats": [HUMAN, level("heuristic", 0)]}, ["/seats/1/bot/level"]),
        ({"seats": [HUMAN, level("heuristic", 4)]}, ["/seats/1/bot/level"]),
        ({"seats": [HUMAN, level("random", 2)]}, ["/seats/1/bot/level"]),
        ({"seats": [HUMAN, level("heuristic@1", 1)]}, ["/seats/1/bot/id"]),
        ({"options": []}, ["/options"]),
        ({"seed": ""}, ["/seed"]),
        ({"seed": "x" * 201}, ["/seed"]),
        ({"public": 1}, ["/public"]),
        ({"public": "yes"}, ["/public"]),
        ({"colour/of~ink": "red"}, ["/colour~1of~0ink"]),
        ({"seed": 5, "public": 5}, ["/seed", "/public"]),
    ],
)
def test_invalid_fields_are_pointed_at(
    caller: InProcess, body: Json, where: list[str]
) -> None:
    """
    Every field that is missing, unknown or out of bounds is named by its pointer.
    """
    answer = create(caller, **body)

    assert (422, "invalid_field") == answer.refusal
    assert where == pointers(answer)


@pytest.mark.parametrize(
    "body, where, rules",
    [
        ({"options": {"match": True}}, ["/options/match"], ["GH-10.1", "GH-11.1"]),
        ({"options": {"match": "yes"}}, ["/options/match"], None),
        ({"options": {"colour": "red"}}, ["/options/colour"], None),
        (
            {"options": {"no_progress_actions": 19}},
            ["/options/no_progress_actions"],
            None,
        ),
        (
            {"options": {"no_progress_actions": 10**30}},
            ["/options/no_progress_actions"],
            None,
        ),
        ({"seats": [HUMAN]}, ["/seats"], None),
    ],
)
def test_a_setup_that_the_rules_exclude_is_refused(
    caller: InProcess, body: Json, where: list[str], rules: list[str] | None
) -> None:
    """
    The engine refuses options and player counts, by rule where a rule says so.
    """
    answer = create(caller, **body)

    assert (422, "bad_setup") == answer.refusal
    assert where == pointers(answer)
    assert rules == answer.json.get("rules")


def test_a_whole_number_may_have_a_decimal_point(caller: InProcess) -> None:
    """
    JSON knows one kind of number: 25.0 is a whole one.
    """
    answer = create(caller, options={"no_progress_actions": 25.0})

    assert 25 == answer.json["options"]["no_progress_actions"]


def test_the_best_bot_is_taken_unless_one_is_named(caller: InProcess) -> None:
    """
    A bot's seat without a bot gets the last of the title's list.
    """
    bots = caller.ask("GET", "/v1/titles/ghooost").json["bots"]
    seats = [HUMAN, BOT, {**BOT, "bot": {"id": "random"}}]

    game = create(caller, seats=seats).json

    assert bots[-1]["id"] == game["seats"][1]["bot"]["id"]
    assert {"id": "random"} == game["seats"][2]["bot"]


def test_a_bot_plays_at_the_level_asked_for(caller: InProcess) -> None:
    """
    Its best needs no level, and is shown without; getTitle says how many there are.
    """
    bots = caller.ask("GET", "/v1/titles/ghooost").json["bots"]
    levels = {bot["id"]: bot["levels"] for bot in bots}
    seats = [level("heuristic", 1), level("heuristic", 3), level("random", 1)]
    table = lay(caller, *seats)

    play_bots(caller, table)

    game = table.get().json
    assert {"random": 1, "expert": 3, "heuristic": 3, "search": 3} == levels
    assert "finished" == game["status"]
    assert [
        {"id": "heuristic", "level": 1},
        {"id": "heuristic"},
        {"id": "random"},
    ] == [seat["bot"] for seat in game["seats"]]
