"""Examples of the document tell one story: an answer fits the request beside it."""

from datetime import datetime
from typing import Any

from tests.document import Json
from tests.openapi.published import BY_ID, shown


def asked(operation: str) -> list[Json]:
    """Return the requests that the document shows for an operation."""
    return shown(BY_ID[operation]["requestBody"]["content"]["application/json"])


def told(operation: str, status: str = "200") -> Any:
    """Return the first answer that the document shows for an operation."""
    return shown(BY_ID[operation]["responses"][status]["content"]["application/json"])[
        0
    ]


def test_a_credited_program_is_among_the_entrants() -> None:
    """
    A token goes to each program outside, and to nobody else.
    """
    request, *_ = asked("createTournament")
    outside = [each["name"] for each in request["entrants"] if each.get("external")]
    answer = told("createTournament", "202")

    assert outside
    assert outside == [each["entrant"] for each in answer["credentials"]]
    assert outside == [
        each["name"] for each in answer["entrants"] if "bots" not in each
    ]
    schedule = told("createSchedule", "201")
    assert outside == [each["entrant"] for each in schedule["credentials"]]


def test_a_tournament_stays_the_same_in_all_answers() -> None:
    """
    The one that is asked for is the one that is shown, listed, played and ranked.
    """
    request, *_ = asked("createTournament")
    names = {each["name"] for each in request["entrants"]}
    for answer in (
        told("createTournament", "202"),
        told("getTournament"),
        told("listTournaments")["items"][0],
        told("cancelTournament"),
    ):
        for field in ("title", "format", "seats", "rounds"):
            assert request[field] == answer[field]
        assert names == {each["name"] for each in answer["entrants"]}
    standings = told("getTournament")["standings"]
    assert names == {each["entrant"] for each in standings}
    assert names >= set(told("listTournamentGames")["items"][0]["entrants"])


def test_every_seat_of_a_person_gets_a_token() -> None:
    """
    A new game has one for each, and a claimed seat is that of who claims it.
    """
    game = told("createGame", "201")
    people = [each["seat"] for each in game["seats"] if each["kind"] == "human"]
    assert people == [each["seat"] for each in game["credentials"]["seats"]]

    claimed = told("claimSeat", "201")
    names = {each["name"] for each in asked("claimSeat")}
    assert {claimed["game"]["seats"][claimed["seat"]]["name"]} == names


def test_a_ticket_is_good_for_a_while() -> None:
    """
    It ends after the game was looked at, not before.
    """
    made = datetime.fromisoformat(told("getGame")["server_time"])

    assert datetime.fromisoformat(told("createTicket", "201")["expires_at"]) > made
