"""Taking a choice back, if all other people at the table agree."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from service.games.commit import commit
from service.games.history import replays
from service.presentation.texts import LANGUAGES
from service.store.upkeep import fsck
from service.store.upkeep.fsck import Looked
from tests.callers import Answer, InProcess
from tests.document import Json
from tests.played import play_bots, store
from tests.service.api.good_requests import undoable
from tests.tables import HUMAN, OPEN, QUICK_BOT, Table, lay, timeless

RANDOM: Json = {"kind": "bot", "bot": {"id": "random"}}


def ask(table: Table, seat: int, if_match: str = "", **headers: str) -> Answer:
    """Ask to take the last choice of a seat back."""
    return table.caller.ask(
        "POST",
        f"{table.path}/undo",
        token=table.tokens[seat],
        headers={"If-Match": if_match or table.get().etag, **headers},
    )


def answer(table: Table, seat: int, *, agree: bool, if_match: str = "") -> Answer:
    """Agree to that as another seat, or do not."""
    return table.caller.ask(
        "PUT",
        f"{table.path}/undo",
        {"agree": agree},
        table.tokens[seat],
        {"If-Match": if_match or table.get().etag},
    )


def types(table: Table, last: int) -> list[str]:
    """The types of the last events."""
    items = table.events(query="?limit=500").json["items"]
    return [event["type"] for event in items[-last:]]


def test_with_nobody_to_agree_it_is_done_at_once(caller: InProcess) -> None:
    """
    The table is as it was, at a higher version; everybody is told in three languages.
    """
    table = lay(caller, HUMAN, QUICK_BOT, title="halloween", seed="alone")
    play_bots(caller, table)
    while True:
        before = table.get(0)
        options = len(before.json["decision"]["options"])
        assert 200 == table.play().status
        after = table.get(0).json
        undone = ask(table, 0)
        if options > 1 and undone.status == 200:
            break
        play_bots(caller, table)

    shown = undone.json
    assert after["version"] + 1 == shown["version"]
    assert "undo" not in shown
    for name in ("view", "decision", "to_act"):
        assert before.json[name] == shown[name]
    assert ["table.undo_requested", "table.seat_undid"] == types(table, 2)
    last = table.events(0, "?limit=500").json["items"][-1]
    assert (before.json["version"], 0) == (last["to"], last["actor"])
    assert shown["last_event"] == last["number"]
    path = f"{table.path}/events?after={last['number'] - 1}"
    texts = {
        caller.ask(
            "GET", path, token=table.owner, headers={"Accept-Language": language}
        ).json["items"][0]["text"]
        for language in LANGUAGES
    }
    assert len(LANGUAGES) == len(texts)


def test_the_others_have_to_agree(caller: InProcess) -> None:
    """
    Until the last one does, everybody sees who asks; agreeing twice is once.
    """
    table = lay(caller, HUMAN, HUMAN, HUMAN, title="halloween", seed="three")
    seat, command, _ = table.offer()
    before = table.get(seat).json
    assert 200 == table.send(seat, command).status
    others = [number for number in range(3) if number != seat]

    asked = ask(table, seat).json
    again = ask(table, seat).json

    assert before["version"] + 1 == asked["version"]
    pending = {"seat": seat, "to": before["version"], "waiting_for": others}
    assert pending == asked["undo"] == table.get(others[0]).json["undo"]
    assert timeless(asked) == timeless(again)
    first = answer(table, others[0], agree=True).json
    assert [others[1]] == first["undo"]["waiting_for"]
    twice = answer(table, others[0], agree=True).json
    assert timeless(first) == timeless(twice)
    done = answer(table, others[1], agree=True).json
    assert asked["version"] + 1 == done["version"]
    assert "undo" not in done
    assert before["view"] == table.get(seat).json["view"]
    kinds = ["undo_requested", "undo_agreed", "undo_agreed", "seat_undid"]
    assert [f"table.{kind}" for kind in kinds] == types(table, 4)


def test_one_who_does_not_agree_ends_the_request(caller: InProcess) -> None:
    """
    So does who asked, a command, and a seat that changes hands.
    """
    table = undoable(caller)
    version = table.get().json["version"]

    assert "undo" in ask(table, 0).json
    assert "undo" not in answer(table, 1, agree=False).json
    assert (409, "no_undo_pending") == answer(table, 1, agree=True).refusal
    assert "undo" in ask(table, 0).json
    assert (409, "undo_pending") == ask(table, 1).refusal
    assert "undo" not in answer(table, 0, agree=False).json
    assert version == table.get().json["version"]
    assert "undo" in ask(table, 0).json
    table.play()
    assert (409, "no_undo_pending") == answer(table, 1, agree=True).refusal

    other = undoable(caller)
    assert "undo" in ask(other, 0).json
    path = f"{other.path}/seats/1"
    assert 200 == caller.ask("PUT", path, {"kind": "bot"}, other.owner).status
    assert "undo" not in other.get(0).json
    assert "undo" not in ask(other, 0).json, "nobody is left to agree"


def test_what_came_to_light_is_not_taken_back(caller: InProcess) -> None:
    """
    A card from a hand was seen by all; who has not chosen has nothing to take back.
    """
    table = lay(caller)
    seat = table.to_act

    assert (409, "nothing_to_undo") == ask(table, seat).refusal
    table.play()
    assert (409, "cannot_undo") == ask(table, seat).refusal


def test_who_may_ask_and_when(caller: InProcess) -> None:
    """
    A person at the table, of a game that is played, at the version they know.
    """
    table, waiting = undoable(caller), lay(caller, HUMAN, OPEN)
    old = f'"{table.get().json["version"] - 1}"'

    for method, body in (("POST", None), ("PUT", {"agree": True})):
        path = f"{table.path}/undo"
        any_version = {"If-Match": "*"}

        def refusal(
            token: str, path: str = path, headers: Json = any_version
        ) -> tuple[int, str]:
            said = caller.ask(method, path, body, token, headers)  # noqa: B023
            return said.refusal

        assert (403, "not_a_seat") == refusal(table.owner)
        assert (401, "token_missing") == refusal("")
        assert (401, "token_unknown") == refusal("nonsense")
        assert (428, "if_match_missing") == refusal(table.tokens[0], headers={})
        assert (412, "stale_version") == refusal(
            table.tokens[0], headers={"If-Match": old}
        )
        assert (404, "unknown_game") == refusal(
            table.tokens[0], "/v1/games/0000000000000000/undo"
        )
        assert (409, "game_not_started") == refusal(
            waiting.tokens[0], f"{waiting.path}/undo"
        )
    path = f"{table.path}/seats/1"
    caller.ask("PUT", path, {"kind": "bot"}, table.tokens[1])
    for made in (ask(table, 1), answer(table, 1, agree=True)):
        assert (409, "bot_plays") == made.refusal
    over = undoable(caller)
    assert 204 == caller.ask("DELETE", over.path, token=over.owner).status
    for made in (ask(over, 0), answer(over, 0, agree=True)):
        assert (409, "game_over") == made.refusal


def test_a_game_of_older_rules_is_not_walked_back(caller: InProcess) -> None:
    """
    Its commands cannot be played again by today's rules.
    """
    table, pending = undoable(caller), undoable(caller)
    ask(pending, 0)
    for each in (table, pending):
        game = store(caller).games.read(each.id)
        record = msgspec.structs.replace(game.record, rules_version="0.1")
        after = game._replace(record=record, revision=game.revision + 1)
        if game.undo is not None:
            undo = msgspec.structs.replace(game.undo, revision=after.revision)
            after = after._replace(undo=undo)
        commit(store(caller), game, after, [])

    assert (409, "not_replayable") == ask(table, 0).refusal
    assert (409, "not_replayable") == answer(pending, 1, agree=True).refusal


def test_a_repeated_request_is_carried_out_once(caller: InProcess) -> None:
    """
    By its Idempotency-Key; without one, If-Match keeps it from taking back more.
    """
    table, key = undoable(caller), "take-it-back-once"
    caller.ask("PUT", f"{table.path}/seats/1", {"kind": "bot"}, table.owner)
    etag = table.get(0).etag

    first = ask(table, 0, etag, **{"Idempotency-Key": key})
    second = ask(table, 0, etag, **{"Idempotency-Key": key})

    assert 200 == first.status
    assert first.data == second.data
    assert "true" == second.headers["Idempotency-Replayed"]
    assert (412, "stale_version") == ask(table, 0, etag).refusal
    other = caller.ask(
        "PUT",
        f"{table.path}/undo",
        {"agree": True},
        table.tokens[0],
        {"If-Match": "*", "Idempotency-Key": key},
    )
    assert (422, "idempotency_key_reused") == other.refusal


def test_replays_forks_and_looks_back_know_the_step(caller: InProcess) -> None:
    """
    A finished game with steps back verifies, but not if they lead elsewhere.
    """
    table = lay(caller, HUMAN, RANDOM, title="ghost-stories", seed="steps back")
    undone = 0
    while undone < 3:
        if table.get().json["to_act"] in ([0], [0, 1]):
            table.send(0, table.get(0).json["decision"]["options"][-1]["command"])
            undone += ask(table, 0).status == 200
            table.send(0, table.get(0).json["decision"]["options"][0]["command"])
        play_bots(caller, table)
    caller.ask("PUT", f"{table.path}/seats/0", RANDOM, table.owner)
    play_bots(caller, table)
    assert "finished" == table.get().json["status"]

    replay = caller.ask("GET", f"{table.path}/replay", token=table.owner).json
    steps = [
        (at, each["command"]["to"])
        for at, each in enumerate(replay["commands"], 1)
        if each["command"]["type"] == "table.undo"
    ]

    assert 3 == len(steps)
    verified = caller.ask("POST", "/v1/verifications", replay).json
    assert (True, len(replay["commands"])) == (verified["valid"], verified["commands"])
    for at, to in steps:
        for version in (at - 1, at):
            path = f"{table.path}?version={version}"
            shown = caller.ask("GET", path, token=table.owner).json
            events = table.events(query="?limit=500").json["items"]
            led = [
                event["number"]
                for event in events
                if event["version"] <= version
                and not event["type"].startswith("table.undo_")
            ]
            assert led[-1] == shown["last_event"]
        digests = [replay["start"], *(each["digest"] for each in replay["commands"])]
        assert digests[to] == digests[at]
        wrong = [*replay["commands"]]
        wrong[at - 1] = {**wrong[at - 1], "command": {"type": "table.undo", "to": 0}}
        assert replays.verify({**replay, "commands": wrong}).divergence is not None
    made = caller.ask(
        "POST", f"{table.path}/forks", {"version": steps[-1][0]}, table.owner
    )
    assert (201, True) == (made.status, made.json["forked_from"]["exact"])
    looked = Looked(Counter(), Counter())
    database = store(caller).database
    found = fsck.look(database, store(caller), looked, lambda _: None)
    assert [] == [each for each in found if table.id in each.where]


def test_answers_without_a_choice_are_passed_over(caller: InProcess) -> None:
    """
    Whoever has them answered by the service comes back to their last real choice.
    """
    auto = {**HUMAN, "auto": "single"}
    table = lay(caller, auto, auto, title="halloween", seed="single")
    for _ in range(60):
        seat, command, _ = table.offer()
        before = table.get(seat).json
        after = table.send(seat, command).json["game"]
        if after["version"] - before["version"] > 1:
            asked = ask(table, seat)
            if asked.status == 200 and before["version"] == asked.json["undo"]["to"]:
                break
    else:
        pytest.fail("no answer was given by the service")

    done = answer(table, 1 - seat, agree=True)

    assert 200 == done.status
    shown = table.get(seat).json
    assert before["view"] == shown["view"]
    assert before["decision"] == shown["decision"]
