from typing import Any

import pytest

import engines
from tests.callers import Answer, InProcess
from tests.document import Json
from tests.played import age, finished, play_bots
from tests.tables import HUMAN, Table, lay, timeless

UNKNOWN = "/v1/games/0123456789abcdef"


def replay(table: Table, **headers: str) -> Answer:
    path = f"{table.path}/replay"
    return table.caller.ask("GET", path, token=table.owner, headers=headers)


def verify(caller: InProcess, body: Any, **headers: str) -> Answer:
    return caller.ask("POST", "/v1/verifications", body, headers=headers)


@pytest.mark.parametrize("title", engines.PACKAGES)
def test_a_finished_game_can_be_played_again(caller: InProcess, title: str) -> None:
    """
    What getReplay tells is what verifyReplay takes, and it is valid.
    """
    table = finished(caller, title)

    told = replay(table)

    assert 200 == told.status
    game = table.get().json
    assert game["version"] == len(told.json["commands"])
    assert game["fairness"] == told.json["fairness"]
    assert game["options"] == told.json["options"]
    verdict = verify(caller, told.json)
    assert {
        "valid": True,
        "rules_version": game["rules_version"],
        "commands": game["version"],
    } == verdict.json
    assert "no-store" == verdict.headers["Cache-Control"]


def test_a_replay_never_changes(caller: InProcess) -> None:
    """
    It is worked out once; who has it gets 304.
    """
    table = finished(caller)
    first = replay(table)

    assert first.data == replay(table).data
    assert 304 == replay(table, **{"If-None-Match": first.etag}).status
    assert "private, no-cache" == first.headers["Cache-Control"]


def test_a_replay_is_told_only_at_the_end(caller: InProcess) -> None:
    """
    409 while the game goes on, or was given up; 401 and 404 as for the game.
    """
    table = lay(caller)
    assert (409, "game_not_finished") == replay(table).refusal
    caller.ask("DELETE", table.path, token=table.owner)
    assert (409, "game_not_finished") == replay(table).refusal
    assert (401, "token_missing") == caller.ask("GET", f"{table.path}/replay").refusal
    strange = caller.ask("GET", f"{table.path}/replay", token="x" * 43)
    assert (401, "token_unknown") == strange.refusal
    assert (404, "unknown_game") == caller.ask("GET", f"{UNKNOWN}/replay").refusal


def test_a_game_of_other_rules_is_told_without_digests(caller: InProcess) -> None:
    """
    Today's rules cannot vouch for it, and a verification says so first.
    """
    table = finished(caller)
    age(caller, table)

    told = replay(table).json

    assert "0.9" == told["rules_version"]
    assert "start" not in told
    assert not any("digest" in taken for taken in told["commands"])
    assert ("rules_version", 0) == diverged(caller, told)
    path = f"{table.path}?version=0"
    early = caller.ask("GET", path, token=table.owner)
    assert (409, "not_replayable") == early.refusal


def diverged(caller: InProcess, body: Json) -> tuple[str, int]:
    """Why and after how many commands a replay is wrong."""
    verdict = verify(caller, body)
    assert 200 == verdict.status
    assert not verdict.json["valid"]
    divergence = verdict.json["divergence"]
    assert divergence["expected"] != divergence["found"]
    assert divergence["version"] == verdict.json["commands"]
    return divergence["cause"], divergence["version"]


def changed(told: Json, index: int, **more: object) -> Json:
    commands = list(told["commands"])
    commands[index] = {**commands[index], **more}
    return {**told, "commands": commands}


@pytest.mark.parametrize("title", engines.PACKAGES)
def test_the_first_divergence_is_named(caller: InProcess, title: str) -> None:
    """
    A changed command, digest, draw, seat, option, secret or rules version.
    """
    told = replay(finished(caller, title)).json
    half = len(told["commands"]) // 2
    other_key = "00" * 32

    assert ("digest", half) == diverged(caller, changed(told, half, digest="0" * 64))
    strange = {"type": f"{title}.no_such_thing"}
    assert ("command", half) == diverged(caller, changed(told, half, command=strange))
    early = {**told, "commands": told["commands"][1:]}
    assert 0 == diverged(caller, early)[1]
    assert ("digest", 0) == diverged(caller, {**told, "key": other_key})
    assert ("digest", 0) == diverged(caller, {**told, "start": "0" * 64})
    assert ("setup", 0) == diverged(caller, {**told, "options": {"no": "such"}})
    assert ("rules_version", 0) == diverged(caller, {**told, "rules_version": "0.1"})
    longer = {**told, "commands": [*told["commands"], told["commands"][-1]]}
    assert ("command", len(told["commands"])) == diverged(caller, longer)


def test_a_key_that_was_not_promised_is_named(caller: InProcess) -> None:
    """
    The commitment and the seeds of the seats are checked when they are given.
    """
    told = replay(finished(caller)).json
    fairness = told["fairness"]

    other = {**fairness, "commitment": "00" * 32}
    assert ("commitment", 0) == diverged(caller, {**told, "fairness": other})
    seeded = {**fairness, "seeds": [{"seat": 0, "seed": "mine"}]}
    assert ("key", 0) == diverged(caller, {**told, "fairness": seeded})
    del told["fairness"]
    assert verify(caller, told).json["valid"]


@pytest.mark.parametrize(
    "language, begins", [("en", "After"), ("nl", "Na"), ("fr", "Après")]
)
def test_a_verdict_speaks_the_language_of_the_client(
    caller: InProcess, language: str, begins: str
) -> None:
    """
    Where a replay is wrong is said in words, too.
    """
    told = changed(replay(finished(caller)).json, 2, digest="0" * 64)

    verdict = verify(caller, told, **{"Accept-Language": language})

    assert language == verdict.headers["Content-Language"]
    assert verdict.json["divergence"]["text"].startswith(begins)


@pytest.mark.parametrize(
    "field, value, pointer",
    [
        ("title", "cluedo", "/title"),
        ("key", "xyz", "/key"),
        ("key", "AB" * 32, "/key"),
        ("players", 7, "/players"),
        ("players", "2", "/players"),
        ("options", [], "/options"),
        ("commands", {}, "/commands"),
        ("commands", [{"seat": 9, "command": {}}], "/commands/0/seat"),
        ("commands", [{"seat": 0}], "/commands/0/command"),
        ("fairness", {"secret": "00" * 32}, "/fairness/commitment"),
        ("colour", 1, "/colour"),
    ],
)
def test_the_form_of_a_replay_is_checked(
    caller: InProcess, field: str, value: Any, pointer: str
) -> None:
    """
    422 points at the field.
    """
    body = {
        "title": "ghooost",
        "rules_version": "1.0",
        "players": 2,
        "options": {},
        "key": "00" * 32,
        "start": "",
        "commands": [],
    }

    refused = verify(caller, {**body, field: value})

    assert (422, "invalid_field") == refused.refusal
    assert [pointer] == [error["pointer"] for error in refused.json["errors"]]


def test_a_replay_may_be_large_but_not_endless(caller: InProcess) -> None:
    """
    Larger than other requests; more than four megabytes are 413.
    """
    wide = b'{"title": "ghooost"' + b" " * 100_000 + b"}"
    assert 422 == caller.ask("POST", "/v1/verifications", wide, headers=JSON).status
    endless = b" " * (4 * 1024 * 1024 + 1)
    refused = caller.ask("POST", "/v1/verifications", endless, headers=JSON)
    assert (413, "body_too_large") == refused.refusal


JSON = {"Content-Type": "application/json"}


@pytest.mark.parametrize("title", engines.PACKAGES)
def test_a_finished_game_can_be_seen_at_any_version(
    caller: InProcess, title: str
) -> None:
    """
    As it was, to whoever looked then; version and table go back, the end is not known.
    """
    seats = [HUMAN] * engines.get(title).players[0]
    table = lay(caller, *seats, title=title)
    then = [table.get(0).json]
    for _ in range(3):
        table.play()
        then.append(table.get(0).json)
    for seat in table.tokens:
        body = {"kind": "bot", "bot": {"id": "random"}}
        caller.ask("PUT", f"{table.path}/seats/{seat}", body, token=table.owner)
    play_bots(caller, table)

    for version, before in enumerate(then):
        path = f"{table.path}?version={version}"
        again = caller.ask("GET", path, token=table.tokens[0])
        assert before["view"] == again.json["view"]
        assert before["to_act"] == again.json["to_act"]
        assert version == again.json["version"]
        assert "outcome" not in again.json
        known = {"If-None-Match": again.etag}
        same = caller.ask("GET", path, token=table.tokens[0], headers=known)
        assert 304 == same.status
    last = table.get(0).json["version"]
    present = caller.ask("GET", f"{table.path}?version={last}", token=table.tokens[0])
    assert timeless(table.get(0).json) == timeless(present.json)


def test_a_live_game_is_seen_as_it_is_only(caller: InProcess) -> None:
    """
    An earlier version is 409, a later one 404; what is no version is 422.
    """
    table = lay(caller)
    table.play()

    def at(version: object) -> Answer:
        path = f"{table.path}?version={version}"
        return caller.ask("GET", path, token=table.owner)

    assert 200 == at(1).status
    assert (409, "game_not_finished") == at(0).refusal
    over = finished(caller)
    late = caller.ask("GET", f"{over.path}?version=99999", token=over.owner)
    assert (404, "unknown_version") == late.refusal
    assert (422, "invalid_field") == at("x").refusal


def test_a_game_with_bots_in_it_verifies(caller: InProcess) -> None:
    """
    Bots leave commands like anybody's.
    """
    table = lay(caller, *[{"kind": "bot", "bot": {"id": "heuristic"}}] * 2)
    play_bots(caller, table)

    assert verify(caller, replay(table).json).json["valid"]
