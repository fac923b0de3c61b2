from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.callers import Answer, InProcess
from tests.tables import BOT, HUMAN, OPEN, Table, lay, timeless


def claim(table: Table, seat: object, body: Any = None) -> Answer:
    return table.caller.ask("POST", f"{table.path}/seats/{seat}/claims", body)


def test_a_claim_gives_a_token_and_the_last_one_starts_the_game(
    caller: InProcess,
) -> None:
    """
    The game waits until no seat is open; the claimant sees it with the new token.
    """
    table = lay(caller, OPEN, HUMAN, OPEN)

    first = claim(table, 0, {"name": "Ann"})
    assert 201 == first.status
    assert table.path == first.headers["Location"]
    assert "no-store, no-transform" == first.headers["Cache-Control"]
    assert "waiting" == first.json["game"]["status"]
    assert {"seat": 0, "kind": "human", "name": "Ann"} == first.json["game"]["seats"][0]

    last = claim(table, 2)
    assert "playing" == last.json["game"]["status"]
    seen = caller.ask("GET", table.path, token=last.json["token"])
    assert timeless(last.json["game"]) == timeless(seen.json)
    assert last.etag == seen.etag
    assert 2 == seen.json["view"]["seat"]


def test_a_claim_changes_the_etag_but_not_the_version(caller: InProcess) -> None:
    """
    The version counts commands; who sits where has a count of its own.
    """
    table = lay(caller, HUMAN, OPEN)
    before = table.get(0)

    claim(table, 1)

    after = table.get(0)
    assert 0 == before.json["version"] == after.json["version"]
    assert before.etag != after.etag


def test_a_claim_is_told_as_an_event(caller: InProcess) -> None:
    """
    Whoever waits for the game to start hears of the claim, and then of the deal.
    """
    table = lay(caller, HUMAN, OPEN)
    assert [] == table.events().json["items"]

    claim(table, 1, {"name": "Bob"})

    event, *dealt = table.events().json["items"]
    assert {
        "number": 1,
        "version": 0,
        "at": event["at"],
        "actor": 1,
        "type": "table.seat_claimed",
        "seat": 1,
        "rules": [],
        "text": "Bob joins the game.",
        "refs": ["seat:1"],
        "moves": [],
    } == event
    assert dealt


def test_only_one_of_many_claims_succeeds(caller: InProcess) -> None:
    """
    Of claims at the same time one gets the seat, all others 409.
    """
    for _ in range(20):
        table = lay(caller, HUMAN, OPEN)
        with ThreadPoolExecutor(4) as pool:
            answers = list(pool.map(claim, [table] * 4, [1] * 4))

        assert [201, 409, 409, 409] == sorted(answer.status for answer in answers)
        assert {"seat_taken"} == {a.json["code"] for a in answers if a.status == 409}


def test_claims_of_different_seats_do_not_disturb_each_other(caller: InProcess) -> None:
    """
    Claims at the same time for five seats all succeed, and the game starts.
    """
    table = lay(caller, HUMAN, *[OPEN] * 5)
    with ThreadPoolExecutor(5) as pool:
        answers = list(pool.map(lambda seat: claim(table, seat), range(1, 6)))

    assert [201] * 5 == [answer.status for answer in answers]
    assert 5 == len({answer.json["token"] for answer in answers})
    assert "playing" == table.get().json["status"]


@pytest.mark.parametrize("seat", [0, 2])
def test_only_open_seats_can_be_claimed(caller: InProcess, seat: int) -> None:
    """
    The seat of a person or of a bot is 409.
    """
    table = lay(caller, HUMAN, OPEN, BOT)

    assert (409, "seat_taken") == claim(table, seat).refusal


def test_a_seat_that_is_not_there_is_refused(caller: InProcess) -> None:
    """
    A number beyond the table is 404, and so is what is no number.
    """
    table = lay(caller, HUMAN, OPEN)

    assert (404, "unknown_seat") == claim(table, 2).refusal
    assert (404, "unknown_seat") == claim(table, 10**30).refusal
    unknown = caller.ask("POST", "/v1/games/0123456789abcdef/seats/0/claims")
    assert (404, "unknown_game") == unknown.refusal


def test_what_a_claim_says_is_checked(caller: InProcess) -> None:
    """
    The body may be left out, but not be wrong.
    """
    table = lay(caller, HUMAN, OPEN)

    assert (422, "invalid_field") == claim(table, 1, {"name": ""}).refusal
    assert (422, "invalid_field") == claim(table, 1, {"colour": "red"}).refusal
    assert (415, "not_json") == claim(table, 1, b"name=Bob").refusal
    assert 201 == claim(table, 1, {}).status
