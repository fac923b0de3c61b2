import json
from datetime import UTC, datetime

import pytest

from service.games.deadlines import now
from service.games.model import Ticket
from service.games.reading import issue_ticket
from service.store import keys
from service.tokens import hash_of
from tests.callers import Answer, InProcess
from tests.played import finished, store
from tests.servers import wait_until
from tests.service.api.good_requests import register
from tests.service.games.test_streaming import Listener, follow, told
from tests.tables import HUMAN, OPEN, Table, lay

READING = ("board.svg", "description", "stream")
"""What a ticket opens."""


def ticket(table: Table, token: str = "") -> str:
    """Return a ticket for the bearer of a token."""
    answer = table.caller.ask("POST", f"{table.path}/tickets", token=token)
    assert answer.status == 201, answer.data
    text: str = answer.json["ticket"]
    return text


def read(table: Table, what: str, text: str) -> Answer:
    """Read a game by a ticket."""
    return table.caller.ask("GET", f"{table.path}/{what}?ticket={text}")


@pytest.mark.parametrize("what", READING)
def test_a_ticket_shows_what_its_token_shows(caller: InProcess, what: str) -> None:
    """
    To every seat its own, where no header can be sent.
    """
    table = lay(caller)
    for _ in range(4):
        table.play()
    caller.ask("DELETE", table.path, token=table.owner)
    for token in (*table.tokens.values(), table.owner):
        path = f"{table.path}/{what}"

        by_ticket = read(table, what, ticket(table, token))

        by_token = caller.ask("GET", path, token=token)
        assert 200 == by_ticket.status
        assert by_token.data == by_ticket.data
        assert "no-referrer" == by_ticket.headers["Referrer-Policy"]
        assert "private" in by_ticket.headers["Cache-Control"]


def test_a_ticket_is_told_with_its_end(caller: InProcess) -> None:
    """
    It is good for an hour, and no cache keeps it.
    """
    table = lay(caller)

    answer = caller.ask("POST", f"{table.path}/tickets", token=table.tokens[0])

    left = datetime.fromisoformat(answer.json["expires_at"]) - datetime.now(UTC)
    assert 0 < left.total_seconds() <= 3600
    assert "no-store, no-transform" == answer.headers["Cache-Control"]


def test_a_public_game_needs_no_token_for_a_ticket(caller: InProcess) -> None:
    """
    It shows what everybody sees; a private game refuses to give one.
    """
    public, private = finished(caller, public=True), lay(caller)

    seen = read(public, "board.svg", ticket(public))

    assert caller.ask("GET", f"{public.path}/board.svg").data == seen.data
    refused = caller.ask("POST", f"{private.path}/tickets")
    assert (401, "token_missing") == refused.refusal
    strange = caller.ask("POST", f"{private.path}/tickets", token="x" * 43)
    assert (401, "token_unknown") == strange.refusal
    nowhere = caller.ask("POST", "/v1/games/0123456789abcdef/tickets")
    assert (404, "unknown_game") == nowhere.refusal


def test_a_ticket_opens_nothing_else(caller: InProcess) -> None:
    """
    Neither as a token nor in the address of anything that is not said to take it.
    """
    table = lay(caller)
    seat, command, _ = table.offer()
    text = ticket(table, table.tokens[seat])
    path = table.path

    assert (401, "token_unknown") == caller.ask("GET", path, token=text).refusal
    sent = caller.ask(
        *("POST", f"{path}/commands", {"commands": [command]}, text),
        headers={"If-Match": "*"},
    )
    assert (401, "token_unknown") == sent.refusal
    for what in ("", "/events", "/replay"):
        answer = caller.ask("GET", f"{path}{what}?ticket={text}")
        assert answer.status in (401, 422), what
    other = lay(caller)
    for what in READING:
        assert (401, "ticket_unknown") == read(other, what, text).refusal


@pytest.mark.parametrize("what", READING)
def test_a_ticket_ends_with_its_time(caller: InProcess, what: str) -> None:
    """
    Also where the store still has it, by a clock that goes otherwise.
    """
    table = lay(caller)
    games = store(caller).games
    late = Ticket(hash_of(table.tokens[0]), now() - 1)
    games.put_ticket(table.id, hash_of("late"), late, 60)

    assert (401, "ticket_unknown") == read(table, what, "late").refusal
    assert (401, "ticket_unknown") == read(table, what, "unknown").refusal


def test_a_ticket_of_nobody_has_a_form(caller: InProcess) -> None:
    """
    What could not be a ticket is a wrong parameter.
    """
    refused = read(lay(caller), "board.svg", "no%20ticket")

    assert (422, "invalid_field") == refused.refusal
    assert "form ^[A-Za-z0-9_-]{1,64}$." in refused.json["detail"]


def test_a_ticket_ends_when_the_seat_changes_hands(caller: InProcess) -> None:
    """
    Whoever gets the seat has another token; the tickets of the old one are void.
    """
    table = lay(caller)
    text = ticket(table, table.tokens[0])
    others = ticket(table, table.tokens[1])

    caller.ask("PUT", f"{table.path}/seats/0", {"kind": "human"}, table.tokens[0])

    for what in READING[:2]:
        assert (401, "ticket_unknown") == read(table, what, text).refusal
        assert 200 == read(table, what, others).status


@pytest.mark.parametrize("path", ["/v1/me", "/v1/me/keys/{}"])
def test_a_ticket_ends_with_the_key_of_an_account(caller: InProcess, path: str) -> None:
    """
    Whether the key or the account was deleted, also where a bot has the seat now.
    """
    account = register(caller)
    key = caller.ask("POST", "/v1/me/keys", {}, account["key"]).json
    table = lay(caller, OPEN, title="ghost-stories")
    caller.ask("POST", f"{table.path}/seats/0/claims", {}, account["key"])
    text = ticket(table, key["key"])
    assert 200 == read(table, "board.svg", text).status

    deleted = caller.ask("DELETE", path.format(key["id"]), token=account["key"])

    assert 204 == deleted.status
    assert (401, "ticket_unknown") == read(table, "board.svg", text).refusal


def test_a_stream_ends_with_its_ticket(caller: InProcess) -> None:
    """
    When its time is up, and when the seat changes hands.
    """
    table = lay(caller)
    short = issue_ticket(store(caller), table.id, table.tokens[0], 1).ticket
    long = issue_ticket(store(caller), table.id, table.tokens[1], 600).ticket
    until_time, until_change = (
        Listener(follow(caller, table, "-", ticket=text)) for text in (short, long)
    )
    wait_until(lambda: told(until_change.heard), "the deal is told")
    wait_until(lambda: until_time.has_ended, "the stream ends with its ticket")
    assert not until_change.has_ended

    caller.ask("PUT", f"{table.path}/seats/1", {"kind": "human"}, table.tokens[1])

    wait_until(lambda: until_change.has_ended, "the stream ends with the token")
    types = [event["type"] for event in told(until_change.heard)]
    assert "table.seat_given_to_person" not in types


def test_a_ticket_is_stored_hashed_and_never_logged(
    caller: InProcess, capfd: pytest.CaptureFixture[str]
) -> None:
    """
    Nor is any other part of a query string.
    """
    table = lay(caller, HUMAN, OPEN)
    text = ticket(table, table.tokens[0])
    read(table, "board.svg", text)
    read(table, "board.svg", f"{text}x")

    logged = capfd.readouterr().err
    assert '"operation":"drawBoard"' in logged
    assert text not in logged
    assert "ticket=" not in logged
    with store(caller).database.client() as redis:
        key = keys.ticket(table.id, hash_of(text))
        assert 0 < redis.ttl(key) <= 3600
        stored = json.loads(redis.get(key))
    assert hash_of(table.tokens[0]) == stored["token"]
