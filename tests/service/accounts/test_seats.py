"""Seats that accounts hold: invited by name, claimed and played by a key."""

from __future__ import annotations

from tests.callers import Answer, InProcess
from tests.document import Json
from tests.service.api.good_requests import new_name, register
from tests.tables import HUMAN, OPEN, Table, lay


def claim(table: Table, seat: int, key: str = "") -> Answer:
    """Claim a seat."""
    return table.caller.ask("POST", f"{table.path}/seats/{seat}/claims", {}, key)


def invited(name: str, kind: str = "human") -> Json:
    """A seat for an account."""
    return {"kind": kind, "account": name}


def get(table: Table, key: str, query: str = "") -> Answer:
    """The game as an account sees it."""
    return table.caller.ask("GET", f"{table.path}{query}", token=key)


def test_an_invitation_is_accepted_by_the_account_alone(guarded: InProcess) -> None:
    """
    Until then the seat is open, and nobody else can have it; then it says whose it is.
    """
    ann, bob = register(guarded), register(guarded)
    table = lay(guarded, HUMAN, invited(ann["name"]))
    open_seat = table.get().json["seats"][1]

    nobody, other = claim(table, 1), claim(table, 1, bob["key"])
    before = get(table, ann["key"])
    accepted = claim(table, 1, ann["key"])

    assert ("open", ann["name"]) == (open_seat["kind"], open_seat["account"])
    assert [0] == list(table.tokens)
    assert (403, "not_your_seat") == nobody.refusal == other.refusal
    assert (401, "token_unknown") == before.refusal
    assert 201 == accepted.status
    seat = accepted.json["game"]["seats"][1]
    assert ("human", ann["name"], ann["name"]) == (
        seat["kind"],
        seat["account"],
        seat["name"],
    )
    assert "playing" == accepted.json["game"]["status"]


def test_a_key_plays_as_the_token_of_its_seat_does(guarded: InProcess) -> None:
    """
    It sees what the seat sees, answers, asks for hints and tickets; any key does.
    """
    ann, bob = register(guarded), register(guarded)
    other = guarded.ask("POST", "/v1/me/keys", {}, ann["key"]).json["key"]
    table = lay(guarded, OPEN, OPEN)
    token = claim(table, 0, ann["key"]).json["token"]
    claim(table, 1, bob["key"])
    keys = {0: ann["key"], 1: bob["key"]}
    seat = table.to_act
    shown = get(table, keys[seat])
    command = shown.json["decision"]["options"][0]["command"]

    body, match = {"commands": [command]}, {"If-Match": shown.etag}
    path = f"{table.path}/commands"
    wrong = guarded.ask("POST", path, body, keys[1 - seat], match)
    sent = guarded.ask("POST", path, body, keys[seat], match)

    assert (409, "not_your_decision") == wrong.refusal
    assert 200 == sent.status
    assert get(table, token).json["view"] == get(table, other).json["view"]
    ticket = guarded.ask("POST", f"{table.path}/tickets", token=other).json["ticket"]
    query = f"/board.svg?ticket={ticket}"
    assert 200 == guarded.ask("GET", f"{table.path}{query}").status
    assert "hand" in str(get(table, other).json["view"])


def test_who_creates_a_game_sits_down_at_once(guarded: InProcess) -> None:
    """
    An account that creates a game by its key need not claim the seat that it names.
    """
    ann = register(guarded)
    body = {"title": "ghooost", "seats": [invited(ann["name"]), HUMAN]}

    created = guarded.ask("POST", "/v1/games", body, ann["key"]).json
    game = guarded.ask("GET", f"/v1/games/{created['id']}", token=ann["key"])

    assert ("playing", "human") == (created["status"], created["seats"][0]["kind"])
    assert 200 == game.status


def test_an_account_sits_down_once(guarded: InProcess) -> None:
    """
    Neither by two claims nor by two invitations, where all play for themselves.
    """
    ann = register(guarded)
    table = lay(guarded, OPEN, OPEN, HUMAN)
    claim(table, 0, ann["key"])
    body = {"title": "ghooost", "seats": [invited(ann["name"])] * 2}

    twice = guarded.ask("POST", "/v1/games", body)

    assert (409, "already_seated") == claim(table, 1, ann["key"]).refusal
    assert (409, "already_seated") == twice.refusal


def test_several_seats_of_a_title_that_is_played_together(guarded: InProcess) -> None:
    """
    An account may hold them all; `?seat=` says which one it means.
    """
    ann = register(guarded)
    table = lay(guarded, OPEN, OPEN, title="ghost-stories")
    for seat in (0, 1):
        assert 201 == claim(table, seat, ann["key"]).status
    seat = table.to_act
    mine = get(table, ann["key"], f"?seat={seat}")
    other = get(table, ann["key"], f"?seat={1 - seat}")

    assert "decision" in mine.json
    assert mine.etag != other.etag
    command = mine.json["decision"]["options"][0]["command"]
    path = f"{table.path}/commands?seat={seat}"
    match = {"If-Match": mine.etag}
    sent = guarded.ask("POST", path, {"commands": [command]}, ann["key"], match)
    assert 200 == sent.status
    strange = guarded.ask("POST", f"{table.path}/tickets?seat=x", token=ann["key"])
    assert (422, "invalid_field") == strange.refusal
    assert (401, "token_unknown") == get(table, ann["key"], "?seat=4").refusal


def test_who_is_not_known_cannot_be_invited(guarded: InProcess) -> None:
    """
    Nor can an account have a seat that a bot plays.
    """
    ann = register(guarded)
    for wrong in (invited(new_name()), invited(ann["name"], "bot")):
        body = {"title": "ghooost", "seats": [HUMAN, wrong]}
        answer = guarded.ask("POST", "/v1/games", body)

        assert (422, "invalid_field") == answer.refusal
        assert ["/seats/1/account"] == [it["pointer"] for it in answer.json["errors"]]


def test_a_key_that_does_not_play_opens_no_seat(guarded: InProcess) -> None:
    """
    It is told so.
    """
    scopes = ["play", "organise"]
    ann = register(guarded, "the-key-of-an-operator", scopes=scopes)
    body = {"scopes": ["organise"]}
    key = guarded.ask("POST", "/v1/me/keys", body, ann["key"]).json["key"]
    table = lay(guarded, OPEN, HUMAN)
    claim(table, 0, ann["key"])

    answer = get(table, key)

    assert (401, "token_unknown") == answer.refusal
    assert "`play`" in answer.json["detail"]


def test_a_seat_is_handed_to_a_bot_and_back(guarded: InProcess) -> None:
    """
    By the key, as by the token; the seat stays the account's.
    """
    ann = register(guarded)
    table = lay(guarded, OPEN, HUMAN)
    claim(table, 0, ann["key"])
    path = f"{table.path}/seats/0"

    given = guarded.ask("PUT", path, {"kind": "bot"}, ann["key"])
    back = guarded.ask("PUT", path, {"kind": "human"}, ann["key"])

    assert (200, 200) == (given.status, back.status)
    assert ann["name"] == given.json["game"]["seats"][0]["account"]
    assert 200 == get(table, ann["key"]).status


def test_an_account_plays_once_more_by_its_key(guarded: InProcess) -> None:
    """
    A rematch keeps the seat of an account for it, and tells no token.
    """
    ann, bob = register(guarded), register(guarded)
    table = lay(guarded, OPEN, OPEN)
    for seat, account in enumerate((ann, bob)):
        claim(table, seat, account["key"])
    left = guarded.ask(
        "POST", f"{table.path}/seats/1/resignation", token=bob["key"]
    ).json["status"]

    first, second = (
        guarded.ask("POST", f"{table.path}/rematch", token=account["key"])
        for account in (ann, bob)
    )

    assert "finished" == left
    assert [201, 201] == [first.status, second.status]
    assert [0, 1] == [first.json["seat"], second.json["seat"]]
    assert "token" not in first.json
    assert "playing" == second.json["game"]["status"]
    assert first.json["game"]["id"] == second.json["game"]["id"]
    names = [seat["account"] for seat in second.json["game"]["seats"]]
    assert [ann["name"], bob["name"]] == names
