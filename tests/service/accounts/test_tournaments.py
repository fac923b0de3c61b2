"""Accounts in tournaments: entering, leaving, starting, pausing, playing by inbox."""

from __future__ import annotations

import math
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from service.games import bot_turns
from service.series.tournaments import lifecycle
from tests.callers import Answer, InProcess
from tests.document import Json
from tests.played import store
from tests.servers import wait_until
from tests.service.accounts.conftest import OPERATOR
from tests.service.api.good_requests import register

PATH = "/v1/tournaments"
OPEN: Json = {
    "title": "ghooost",
    "format": "round_robin",
    "seats": 2,
    "registration": "open",
    "entrants": [{"name": "sleepy", "bots": ["random"]}],
}


def organiser(caller: InProcess) -> str:
    """The key of an account that may hold tournaments."""
    key: str = register(caller, OPERATOR, scopes=["play", "organise"])["key"]
    return key


def hold(caller: InProcess, key: str = OPERATOR, **changes: Any) -> str:
    """Hold a tournament that accounts may enter; return its path."""
    made = caller.ask("POST", PATH, {**OPEN, **changes}, key)
    assert made.status == 202, made.data
    return made.headers["Location"]


def enter(caller: InProcess, path: str, account: Json) -> Answer:
    return caller.ask("POST", f"{path}/entrants", token=account["key"])


def leave(caller: InProcess, path: str, name: str, key: str) -> Answer:
    return caller.ask("DELETE", f"{path}/entrants/{name}", token=key)


def play(caller: InProcess, path: str) -> None:
    """Do what a worker does for a tournament, and for the bots in its games."""
    lifecycle.play(store(caller), path.rpartition("/")[2], math.inf)
    for game in caller.ask("GET", f"{path}/games").json["items"]:
        if game["status"] == "playing":
            bot_turns.play(store(caller), game["game"])


def names(answer: Answer) -> list[str]:
    return [entrant["name"] for entrant in answer.json["entrants"]]


def turns(caller: InProcess, key: str) -> list[Json]:
    items: list[Json] = caller.ask("GET", "/v1/me/turns", token=key).json["items"]
    return items


def answer_all(caller: InProcess, *accounts: Json) -> int:
    """Take the first option of every decision that waits; return how many."""
    answered = 0
    for key in (account["key"] for account in accounts):
        for turn in turns(caller, key):
            path = f"/v1/games/{turn['game']}"
            decision = caller.ask("GET", path, token=key).json["decision"]
            body = {"commands": [decision["options"][0]["command"]]}
            match = {"If-Match": f'"{turn["version"]}"'}
            sent = caller.ask("POST", f"{path}/commands", body, key, match)
            assert 200 == sent.status
            answered += 1
    return answered


def test_accounts_enter_and_leave_until_it_starts(guarded: InProcess) -> None:
    """
    Entering again changes nothing; once it has started, nobody comes or goes.
    """
    ann, bob, eve = (register(guarded) for _ in range(3))
    path = hold(guarded)
    shown = guarded.ask("GET", path).json
    assert ("registration", "running") == (shown["phase"], shown["status"])
    assert {"open": True} == shown["registration"]

    assert ["sleepy", ann["name"]] == names(enter(guarded, path, ann))
    assert ["sleepy", ann["name"]] == names(enter(guarded, path, ann))
    enter(guarded, path, bob)
    left = leave(guarded, path, ann["name"], ann["key"])
    assert ["sleepy", bob["name"]] == names(left)
    assert {"name": bob["name"], "account": bob["name"]} == left.json["entrants"][1]

    again = leave(guarded, path, ann["name"], ann["key"])
    assert (404, "unknown_entrant") == leave(guarded, path, "nobody", OPERATOR).refusal
    assert (403, "scope_missing") == again.refusal
    started = guarded.ask("POST", f"{path}/start", token=OPERATOR)
    assert ("playing", False) == (
        started.json["phase"],
        started.json["registration"]["open"],
    )
    late, gone = enter(guarded, path, eve), leave(guarded, path, bob["name"], OPERATOR)
    assert (409, "registration_closed") == late.refusal == gone.refusal
    assert 201 == enter(guarded, path, bob).status


def test_only_who_holds_it_starts_pauses_and_removes(guarded: InProcess) -> None:
    """
    Neither an entrant nor another organiser; an operator may.
    """
    mine, other, ann = organiser(guarded), organiser(guarded), register(guarded)
    path = hold(guarded, mine)
    enter(guarded, path, ann)

    for what in ("start", "pause", "resume"):
        by_other = guarded.ask("POST", f"{path}/{what}", token=other)
        by_entrant = guarded.ask("POST", f"{path}/{what}", token=ann["key"])
        assert (403, "not_an_operator") == by_other.refusal
        assert (403, "scope_missing") == by_entrant.refusal
    removed = leave(guarded, path, ann["name"], other)
    assert (403, "not_an_operator") == removed.refusal
    early = guarded.ask("POST", f"{path}/pause", token=mine)
    assert (409, "tournament_not_started") == early.refusal
    assert 200 == guarded.ask("POST", f"{path}/start", token=mine).status
    assert guarded.ask("POST", f"{path}/pause", token=mine).json["paused"]
    resumed = guarded.ask("POST", f"{path}/resume", token=OPERATOR).json
    assert ("playing", False) == (resumed["phase"], resumed["paused"])
    guarded.ask("DELETE", path, token=mine)
    over = guarded.ask("POST", f"{path}/start", token=mine)
    assert (409, "tournament_over") == over.refusal


def test_it_starts_by_the_clock_or_is_called_off(guarded: InProcess) -> None:
    """
    With too few entrants it is cancelled, and says why.
    """
    soon = (datetime.now(UTC) + timedelta(seconds=1)).isoformat()
    ann = register(guarded)
    held, alone = (hold(guarded, starts_at=soon) for _ in range(2))
    enter(guarded, held, ann)
    assert (409, "too_few_entrants") == guarded.ask(
        "POST", f"{alone}/start", token=OPERATOR
    ).refusal

    def phase(path: str) -> str:
        play(guarded, path)
        found: str = guarded.ask("GET", path).json["phase"]
        return found

    wait_until(lambda: phase(held) == "playing", "it starts")
    wait_until(lambda: phase(alone) == "cancelled", "it is called off")
    assert "too_few_entrants" == guarded.ask("GET", alone).json["reason"]
    assert 1 == len(turns(guarded, ann["key"])) or "playing" == phase(held)


@pytest.mark.parametrize(
    "pointer, changes",
    [
        ("/entrants", {"registration": "closed"}),
        ("/starts_at", {"starts_at": "2020-01-01T00:00:00Z"}),
        ("/starts_at", {"starts_at": "tomorrow"}),
        ("/starts_at", {"starts_at": "2026-13-01T00:00:00Z"}),
        ("/entrants/0/account", {"entrants": [{"name": "x", "account": "nobody-is"}]}),
        (
            "/entrants/0/bots",
            {"entrants": [{"name": "x", "account": "nobody", "bots": ["random"]}]},
        ),
        ("/max_timeouts", {"max_timeouts": 0}),
        ("/parallel", {"parallel": 0}),
    ],
)
def test_what_cannot_be_held_is_refused(
    guarded: InProcess, pointer: str, changes: Json
) -> None:
    """
    The refusal points at the field.
    """
    body = {**OPEN, **changes}
    if pointer == "/entrants":
        del body["registration"]
    refused = guarded.ask("POST", PATH, body, OPERATOR)

    assert (422, "invalid") == (refused.status, refused.json["code"][:7])
    assert pointer == refused.json["errors"][0]["pointer"]


def test_accounts_play_a_tournament_by_their_inboxes(guarded: InProcess) -> None:
    """
    Several games at a time; results, cross table and tables for spreadsheets agree.
    """
    accounts = [register(guarded) for _ in range(3)]
    path = hold(guarded, parallel=2, options={"no_progress_actions": 20})
    for account in accounts:
        enter(guarded, path, account)
    guarded.ask("POST", f"{path}/start", token=OPERATOR)
    play(guarded, path)
    games = guarded.ask("GET", f"{path}/games").json["items"]
    playing = [game for game in games if game["status"] == "playing"]
    held = [sum(a["name"] in g["entrants"] for g in playing) for a in accounts]
    assert 2 == max(held)

    while guarded.ask("GET", path).json["status"] == "running":
        answer_all(guarded, *accounts)
        play(guarded, path)

    shown = guarded.ask("GET", path).json
    assert 6 == shown["progress"]["done"]
    assert [3] * 4 == [line["games"] for line in shown["standings"]]
    assert 6 == sum(line["points"] for line in shown["standings"])
    mine = next(
        line for line in shown["standings"] if line["entrant"] == accounts[0]["name"]
    )
    assert (0, 0) == (mine["timeouts"], mine["forfeits"])
    assert mine["seconds_used"] > 0
    rows = guarded.ask("GET", f"{path}/cross-table").json["items"]
    for row, line in zip(rows, shown["standings"], strict=True):
        assert line["entrant"] == row["entrant"]
        assert line["points"] == sum(cell["points"] for cell in row["against"])
        assert [1, 1, 1] == [cell["games"] for cell in row["against"]]
    table = guarded.ask("GET", f"{path}/standings.csv").data.decode().splitlines()
    assert [line["entrant"] for line in shown["standings"]] == [
        row.split(",")[1] for row in table[1:]
    ]
    played = guarded.ask("GET", f"{path}/games.csv").data.decode().splitlines()
    assert 1 + 2 * 6 == len(played)


def test_nobody_hands_a_seat_of_a_tournament_to_a_bot(guarded: InProcess) -> None:
    """
    Neither its holder nor an operator; a fork of the game belongs to no tournament.
    """
    ann = register(guarded)
    path = hold(guarded)
    enter(guarded, path, ann)
    guarded.ask("POST", f"{path}/start", token=OPERATOR)
    play(guarded, path)
    (game,) = guarded.ask("GET", f"{path}/games").json["items"]
    seat = game["entrants"].index(ann["name"])
    place = f"/v1/games/{game['game']}/seats/{seat}"

    for key in (ann["key"], OPERATOR):
        handed = guarded.ask("PUT", place, {"kind": "bot"}, key)
        assert (409, "seat_in_tournament") == handed.refusal
    fork = guarded.ask("POST", f"/v1/games/{game['game']}/forks", {}, ann["key"])
    record = store(guarded).games.read(fork.json["id"]).record
    assert ("", False) == (record.tournament, record.has_clocks)
    assert 204 == guarded.ask("DELETE", "/v1/me", token=ann["key"]).status
    play(guarded, path)
    (game,) = guarded.ask("GET", f"{path}/games").json["items"]
    assert [seat] == game["result"]["forfeits"]


def test_who_takes_part_is_told_when_it_opens_starts_and_is_over(
    guarded: InProcess,
) -> None:
    """
    Once each, however often workers look; who comes by itself knows that it is open.
    """
    named, comes = register(guarded), register(guarded)
    entrants = [{"name": named["name"], "account": named["name"]}]
    path = hold(guarded, entrants=entrants, options={"no_progress_actions": 20})
    enter(guarded, path, comes)
    guarded.ask("POST", f"{path}/start", token=OPERATOR)
    while guarded.ask("GET", path).json["status"] == "running":
        play(guarded, path)
        answer_all(guarded, named, comes)
    called_off = hold(guarded, entrants=entrants)
    lifecycle.cancel(store(guarded), called_off.rpartition("/")[2])

    started, over = "tournament_started", "tournament_over"
    opened = "tournament_open"
    assert [(path, opened), (path, started), (path, over)] == told(guarded, named)[:3]
    assert [(called_off, opened), (called_off, over)] == told(guarded, named)[3:]
    assert [(path, started), (path, over)] == told(guarded, comes)


def test_a_program_finds_what_it_can_enter(guarded: InProcess) -> None:
    """
    The list of tournaments that have not ended, in pages like that of all.
    """
    ended, *paths = (hold(guarded) for _ in range(4))
    guarded.ask("DELETE", ended, token=OPERATOR)

    def listed(query: str) -> Json:
        return guarded.ask("GET", f"{PATH}?running=true{query}").json

    first = listed("&limit=2")
    second = listed(f"&limit=1&cursor={first['next_cursor']}")
    found = [f"{PATH}/{each['id']}" for each in first["items"] + second["items"]]
    assert paths[::-1] == found
    assert all(each["registration"]["open"] for each in first["items"])
    everything = guarded.ask("GET", f"{PATH}?limit=4").json["items"]
    assert ended == f"{PATH}/{everything[-1]['id']}"
    wrong = guarded.ask("GET", f"{PATH}?running=perhaps")
    assert (422, "invalid_field") == wrong.refusal


def told(caller: InProcess, account: Json) -> list[tuple[str, str]]:
    """What an inbox has been told about tournaments: their paths, and what."""
    return [
        (f"{PATH}/{each.tournament}", each.type)
        for each in store(caller).inboxes.messages(account["name"], 0, 5_000)
        if each.tournament
    ]
