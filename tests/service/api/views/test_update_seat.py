from typing import Any

import pytest

from tests.callers import Answer, InProcess
from tests.played import finished, play_bots
from tests.tables import BOT, HUMAN, OPEN, Table, lay, timeless

PERSON = {"kind": "human"}


def update(table: Table, seat: object, body: Any, token: str) -> Answer:
    return table.caller.ask("PUT", f"{table.path}/seats/{seat}", body, token=token)


def test_a_seat_goes_to_a_bot_and_back_under_a_fresh_token(caller: InProcess) -> None:
    """
    The holder hands the seat over, reads on, and gets it back with a new token.
    """
    table = lay(caller, HUMAN, HUMAN)
    seat = table.to_act
    old = table.tokens[seat]

    handed = update(table, seat, {"kind": "bot", "bot": {"id": "random"}}, old)

    assert 200 == handed.status
    assert "no-store, no-transform" == handed.headers["Cache-Control"]
    assert "token" not in handed.json
    assert {"seat": seat, "kind": "bot", "bot": {"id": "random"}} == handed.json[
        "game"
    ]["seats"][seat]
    watching = caller.ask("GET", table.path, token=old)
    assert seat == watching.json["view"]["seat"]
    assert "decision" not in watching.json
    play_bots(caller, table)
    assert 0 < table.get().json["version"]

    back = update(table, seat, PERSON, old)

    assert 200 == back.status
    assert (401, "token_unknown") == caller.ask("GET", table.path, token=old).refusal
    seen = caller.ask("GET", table.path, token=back.json["token"])
    assert timeless(back.json["game"]) == timeless(seen.json)
    assert back.etag == seen.etag
    assert "human" == seen.json["seats"][seat]["kind"]


def test_a_seat_goes_to_a_bot_at_a_level(caller: InProcess) -> None:
    """
    One that the bot does not have is refused where it stands.
    """
    table = lay(caller, HUMAN, HUMAN)
    careless = {"kind": "bot", "bot": {"id": "heuristic", "level": 2}}
    too_good = {"kind": "bot", "bot": {"id": "heuristic", "level": 9}}

    handed = update(table, 0, careless, table.owner).json["game"]
    refused = update(table, 1, too_good, table.owner)

    assert careless["bot"] == handed["seats"][0]["bot"]
    assert (422, "invalid_field") == refused.refusal
    assert "/bot/level" == refused.json["errors"][0]["pointer"]


def test_who_gave_a_seat_to_a_bot_cannot_answer_for_it(caller: InProcess) -> None:
    """
    Commands of the holder are 409 for as long as a bot plays.
    """
    table = lay(caller, HUMAN, HUMAN)
    seat, command, _ = table.offer()
    update(table, seat, BOT, table.tokens[seat])

    assert (409, "bot_plays") == table.send(seat, command).refusal


def test_changes_of_seats_are_told_as_events(caller: InProcess) -> None:
    """
    Everybody hears that a bot plays, and that a person does again.
    """
    table = lay(caller, HUMAN, {**HUMAN, "name": "Bob"})
    known = table.events().json["items"][-1]["number"]
    waiting = 1 - table.to_act

    update(table, waiting, BOT, table.owner)
    update(table, waiting, PERSON, table.owner)

    told = table.events(query=f"?after={known}").json["items"]
    assert [
        ("table.seat_given_to_bot", waiting),
        ("table.seat_given_to_person", waiting),
    ] == [(event["type"], event["seat"]) for event in told]


def test_the_owner_gets_back_a_seat_that_nobody_claimed(caller: InProcess) -> None:
    """
    A seat that the owner was told the token of, or that a bot had from the start.
    """
    table = lay(caller, HUMAN, HUMAN, BOT)

    for seat in (1, 2):
        assert 200 == update(table, seat, BOT, table.owner).status
        assert "token" in update(table, seat, PERSON, table.owner).json


def test_the_owner_never_gets_the_seat_of_a_claimant(caller: InProcess) -> None:
    """
    The owner may give it to a bot, but only its holder gets it back.
    """
    table = lay(caller, HUMAN, OPEN)
    claimed = caller.ask("POST", f"{table.path}/seats/1/claims").json["token"]

    assert (403, "not_your_seat") == update(table, 1, PERSON, table.owner).refusal
    assert 200 == update(table, 1, BOT, table.owner).status
    assert (403, "not_your_seat") == update(table, 1, PERSON, table.owner).refusal
    assert 200 == update(table, 1, PERSON, claimed).status


def test_an_open_seat_given_to_a_bot_starts_the_game(caller: InProcess) -> None:
    """
    The owner need not wait for a claim.
    """
    table = lay(caller, HUMAN, OPEN)

    started = update(table, 1, BOT, table.owner)

    assert "playing" == started.json["game"]["status"]


def test_nobody_else_changes_a_seat(caller: InProcess) -> None:
    """
    Another seat is 403, no token or a strange one 401; a token is needed.
    """
    table = lay(caller, HUMAN, HUMAN, public=True)

    assert (403, "not_your_seat") == update(table, 1, BOT, table.tokens[0]).refusal
    assert (401, "token_unknown") == update(table, 1, BOT, "x" * 43).refusal
    assert (401, "token_missing") == update(table, 1, BOT, "").refusal


def test_seats_and_games_that_are_not_there_are_refused(caller: InProcess) -> None:
    """
    404 for both; a game that is over is 409.
    """
    table = lay(caller, HUMAN, HUMAN)
    over = finished(caller)

    assert (404, "unknown_seat") == update(table, 2, BOT, table.owner).refusal
    unknown = caller.ask("PUT", "/v1/games/0123456789abcdef/seats/0", BOT, "x")
    assert (404, "unknown_game") == unknown.refusal
    assert (409, "game_over") == update(over, 0, PERSON, over.owner).refusal


@pytest.mark.parametrize(
    "body, pointer",
    [
        ({}, "/kind"),
        ({"kind": "open"}, "/kind"),
        ({"kind": "bot", "bot": {"id": "nobody"}}, "/bot/id"),
        ({"kind": "human", "bot": {"id": "random"}}, "/bot"),
        ({"kind": "human", "name": ""}, "/name"),
        ({"kind": "human", "colour": 1}, "/colour"),
    ],
)
def test_what_is_asked_for_is_checked(
    caller: InProcess, body: Any, pointer: str
) -> None:
    """
    422 points at the field.
    """
    table = lay(caller, HUMAN, HUMAN)

    refused = update(table, 0, body, table.owner)

    assert (422, "invalid_field") == refused.refusal
    assert [pointer] == [error["pointer"] for error in refused.json["errors"]]
