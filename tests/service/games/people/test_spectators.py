"""Looking on, as the game is or as it was some versions ago."""

from __future__ import annotations

from functools import partial

import msgspec
import pytest

from service.games.commit import commit
from service.games.people import seatings, spectators
from service.games.streaming import StreamEvents, stream
from tests.callers import Answer, InProcess
from tests.document import Json
from tests.played import finished, store
from tests.servers import wait_until
from tests.service.games.test_streaming import Listener, games, told
from tests.tables import HUMAN, OPEN, Table, lay, timeless

DELAY = 3


def watch(table: Table, delay: int = DELAY) -> str:
    """Let somebody look on."""
    path = f"{table.path}/spectators"
    made = table.caller.ask("POST", path, {"delay": delay}, table.owner)
    assert (201, delay) == (made.status, made.json["delay"])
    token: str = made.json["token"]
    return token


def see(table: Table, token: str, what: str = "", **headers: str) -> Answer:
    """What somebody sees who looks on."""
    return table.caller.ask("GET", f"{table.path}{what}", token=token, headers=headers)


def played(caller: InProcess, versions: int, **more: object) -> Table:
    """A game of Halloween after so many commands."""
    table = lay(caller, HUMAN, HUMAN, title="halloween", seed="watched", **more)
    for _ in range(versions):
        table.play()
    return table


def test_every_read_is_as_it_was(caller: InProcess) -> None:
    """
    Game, ETag, events, picture and description, and what a ticket reads.
    """
    table = played(caller, 5)
    shown: dict[str, Json | bytes] = {}
    reads = ("/events?limit=500", "/description", "/board.svg")
    now = table.get()
    then = timeless(now.json)
    for what in reads:
        shown[what] = see(table, table.owner, what).data
    for _ in range(DELAY):
        table.play()

    token = watch(table)

    seen = see(table, token)
    assert then == timeless(seen.json)
    assert see(table, token, **{"If-None-Match": seen.etag}).status == 304
    assert see(table, token, **{"If-None-Match": now.etag}).status == 200
    for what in reads:
        assert shown[what] == see(table, token, what).data
    ticket = caller.ask("POST", f"{table.path}/tickets", token=token).json["ticket"]
    for what in ("/description", "/board.svg"):
        assert shown[what] == see(table, "", f"{what}?ticket={ticket}").data
    table.play()
    assert seen.json["version"] + 1 == see(table, token).json["version"]
    assert seen.etag != see(table, token).etag


def test_without_a_delay_it_is_what_the_owner_sees(caller: InProcess) -> None:
    """
    And before the first command there is nothing to delay.
    """
    table = played(caller, 2)
    new = lay(caller, HUMAN, OPEN)

    live, early = watch(table, 0), watch(new, 1000)

    assert timeless(table.get().json) == timeless(see(table, live).json)
    assert table.get().etag == see(table, live).etag
    assert timeless(new.get().json) == timeless(see(new, early).json)
    claimed = caller.ask("POST", f"{new.path}/seats/1/claims", {}).json
    new.tokens[1] = claimed["token"]
    assert "playing" == see(new, early).json["status"]
    start = timeless(see(new, early).json)
    new.play()
    assert start == timeless(see(new, early).json)


def test_who_sat_there_is_shown(caller: InProcess) -> None:
    """
    A seat that was handed over is shown so when the delay has passed.
    """
    table = played(caller, 4)
    token = watch(table)
    before = see(table, token).json["seats"]
    other = 1 - table.to_act

    body = {"kind": "human", "name": "Somebody else"}
    path = f"{table.path}/seats/{other}"
    handed = caller.ask("PUT", path, body, table.owner).json
    table.tokens[other] = handed["token"]

    assert before == see(table, token).json["seats"]
    assert "Somebody else" == table.get().json["seats"][other]["name"]
    for _ in range(DELAY - 1):
        table.play()
        seen = see(table, token)
        assert before == seen.json["seats"]
        assert b"Somebody else" not in see(table, token, "/events?limit=500").data
    etag = seen.etag
    table.play()
    shown = see(table, token)
    assert "Somebody else" == shown.json["seats"][other]["name"]
    assert etag != shown.etag


def test_many_changes_of_seats_are_forgotten_not_told(caller: InProcess) -> None:
    """
    Of many, some are left out: then who sat there before is shown.
    """
    table = played(caller, 1)
    game = store(caller).games.read(table.id)
    for version in range(1, 200):
        before = game._replace(version=version)
        seats = list(game.record.seats)
        seats[0] = msgspec.structs.replace(seats[0], name=f"Name {version}")
        record = msgspec.structs.replace(before.record, seats=tuple(seats))
        game = seatings.remember(before, before._replace(record=record))

    assert seatings.MOST_KEPT == len(game.record.seatings)
    for version in range(200):
        name = seatings.seating_at(game, version).seats[0].name
        assert int(name.removeprefix("Name ") or 0) <= version
        assert not seatings.seating_at(game, version).seats[0].token


def test_the_stream_tells_what_is_old_enough(caller: InProcess) -> None:
    """
    Its events and games come as the delay allows, and all of them at the end.
    """
    table = played(caller, 5)
    token = watch(table)
    request = StreamEvents(table.id, token, 0, "en", 600.0, with_game=True)
    found = stream(store(caller), request)
    assert found is not None
    listener = Listener(found)

    def versions() -> list[int]:
        return [game["version"] for game in games(listener.heard)]

    def is_at(version: int) -> bool:
        return versions()[-1:] == [version]

    for version in (2, 3, 4):
        wait_until(partial(is_at, version), "its version")
        assert version == max(event["version"] for event in told(listener.heard))
        table.play()
    caller.ask("DELETE", table.path, token=table.owner)
    wait_until(lambda: listener.has_ended, "the end")
    assert table.events(query="?limit=500").json["items"] == told(listener.heard)


def test_a_long_poll_waits_for_what_is_old_enough(caller: InProcess) -> None:
    """
    What is too new does not end it.
    """
    table = played(caller, 5)
    token = watch(table)
    last = see(table, token).json["last_event"]

    assert [] == see(table, token, f"/events?after={last}&wait=1").json["items"]
    page = see(table, token, "/events?limit=2").json
    assert 2 == len(page["items"])
    rest = see(table, token, f"/events?limit=500&after={page['next_cursor']}").json
    assert last == rest["items"][-1]["number"]
    assert "next_cursor" not in rest


def test_it_opens_nothing_else(caller: InProcess) -> None:
    """
    No command, no seat, no undo, no rematch, and no other spectator.
    """
    table = played(caller, 5)
    token, over = watch(table), finished(caller)
    seat = table.to_act
    command = table.offer_all()[0]
    any_version = {"If-Match": "*"}

    def refusal(method: str, path: str, body: object = None) -> tuple[int, str]:
        answer = caller.ask(method, f"{table.path}{path}", body, token, any_version)
        return answer.refusal

    commands = {"commands": [command]}
    assert (403, "not_a_seat") == refusal("POST", "/commands", commands)
    assert (403, "not_a_seat") == refusal("POST", "/undo")
    assert (403, "not_a_seat") == refusal("PUT", "/undo", {"agree": True})
    assert (403, "not_a_seat") == refusal("POST", "/hints")
    assert (403, "not_a_seat") == refusal("POST", "/rematch")
    assert (403, "not_your_seat") == refusal("POST", f"/seats/{seat}/resignation")
    assert (403, "not_your_seat") == refusal("PUT", f"/seats/{seat}", {"kind": "bot"})
    assert (403, "not_the_owner") == refusal("POST", "/spectators", {})
    assert (403, "not_the_owner") == refusal("POST", f"/seats/{seat}/invitations")
    assert (403, "not_the_owner") == refusal("DELETE", "")
    assert (409, "game_not_finished") == refusal("GET", "/replay")
    for version in (0, 1, 5, 6):
        assert (409, "game_not_finished") == refusal("GET", f"?version={version}")
    assert (404, "unknown_version") == refusal("POST", "/forks", {"version": 3})
    fork = caller.ask("POST", f"{table.path}/forks", {}, token)
    assert 2 == fork.json["forked_from"]["version"]
    assert (409, "game_over") == caller.ask(
        "POST", f"{over.path}/spectators", {}, over.owner
    ).refusal


def test_the_end_of_a_game_is_seen_at_once(caller: InProcess) -> None:
    """
    There is nothing left to hide, and whoever looked on wants to know who won.
    """
    table = lay(caller)
    for _ in range(6):
        table.play()
    token = watch(table, 1000)
    assert 0 == see(table, token).json["version"]

    caller.ask("POST", f"{table.path}/seats/0/resignation", token=table.tokens[0])

    assert timeless(table.get().json) == timeless(see(table, token).json)
    assert "finished" == see(table, token).json["status"]


def test_only_the_owner_asks_and_not_for_everybody(
    caller: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    A game has tokens for so many; a repeated request gets the same one.
    """
    table = lay(caller)
    path = f"{table.path}/spectators"
    key = {"Idempotency-Key": "a key that nobody guesses".replace(" ", "-")}

    first = caller.ask("POST", path, {}, table.owner, key)
    again = caller.ask("POST", path, {}, table.owner, key)

    assert first.json == again.json
    assert 0 == first.json["delay"]
    assert (403, "not_the_owner") == caller.ask(
        "POST", path, {}, table.tokens[0]
    ).refusal
    wrong = caller.ask("POST", path, {"delay": 1001}, table.owner)
    assert (422, "invalid_field") == wrong.refusal
    monkeypatch.setattr(spectators, "MOST", 1)
    full = caller.ask("POST", path, {}, table.owner)
    assert (409, "too_many_spectators") == full.refusal


def test_a_game_of_older_rules_is_not_shown_with_a_delay(caller: InProcess) -> None:
    """
    Its commands cannot be played again by today's rules.
    """
    table = played(caller, 5)
    token = watch(table)
    game = store(caller).games.read(table.id)
    record = msgspec.structs.replace(game.record, rules_version="0.1")
    older = game._replace(record=record, revision=game.revision + 1)
    commit(store(caller), game, older, [])

    for what in ("", "/events", "/stream", "/board.svg", "/description"):
        assert (409, "not_replayable") == see(table, token, what).refusal
    ticket = caller.ask("POST", f"{table.path}/tickets", token=token)
    assert (409, "not_replayable") == ticket.refusal


def test_an_undo_is_seen_when_it_is_old_enough(caller: InProcess) -> None:
    """
    What was taken back is seen first, and the request for it is not.
    """
    table = played(caller, 6)
    token = watch(table)
    shown = {}
    for _ in range(12):
        seat = table.to_act
        table.play()
        path, any_version = f"{table.path}/undo", {"If-Match": "*"}
        caller.ask("POST", path, None, table.tokens[seat], any_version)
        caller.ask("PUT", path, {"agree": True}, table.tokens[1 - seat], any_version)
        now = timeless(table.get().json)
        shown[now["version"]] = now["view"]
        seen = see(table, token).json
        assert "undo" not in seen
        if seen["version"] in shown:
            assert shown[seen["version"]] == seen["view"]
        table.play()
        now = timeless(table.get().json)
        shown[now["version"]] = now["view"]
    events = table.events(query="?limit=500").json["items"]
    assert "table.seat_undid" in {event["type"] for event in events}
