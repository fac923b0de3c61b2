"""The store of a release, read and gone on with by the service of today."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from service.settings import Settings
from tests import servers
from tests.document import Json
from tests.frozen.restored import Client, Restored, assert_same, has_same_rules
from tests.frozen.stores import ANYONE, bot_to_act, events
from tests.processes import worker
from tests.tables import HUMAN, Table

CHANCE = random.Random("frozen store")

PATIENCE = 600.0
"""In seconds: workers of a busy machine may take long for what they have to play."""

COMMANDS = 10
"""How many are played in a game, to see that it goes on."""

ENDED = Counter({"ghost-stories": 4, "halloween": 1})
"""How many games of each title are played to the end; others would take too long."""


def play(table: Table, most: int = COMMANDS) -> Json:
    """Play at random as people do, until a bot is asked or the game is over."""
    game = table.get().json
    for _ in range(most):
        seat = next((seat for seat in game["to_act"] if seat in table.tokens), None)
        if seat is None or game["seats"][seat]["kind"] == "bot":
            break
        options = table.get(seat).json["decision"]["options"]
        sent = table.send(seat, CHANCE.choice(options)["command"])
        assert 200 == sent.status, sent.data
        assert game["version"] + 1 == sent.json["game"]["version"]
        game = sent.json["game"]
    return game


def wait(is_so: Callable[[], object], what: str) -> None:
    """Wait for workers."""
    servers.wait_until(is_so, what, PATIENCE)


def path_of(line: Json) -> str:
    return f"/v1/games/{line['id']}"


@contextmanager
def workers(settings: Settings, *roles: str) -> Iterator[None]:
    """Run worker processes until the end of a block."""
    with ExitStack() as stack:
        for role in roles:
            stack.callback(worker(role, settings).stop)
        yield


def test_every_game_reads_as_before(unchanged: Restored) -> None:
    """
    Each token opens its game, and shows what it showed; so does none, if it is public.
    """
    for line in unchanged.games():
        apart = () if has_same_rules(line) else ("view", "decision")
        assert line["tokens"].keys() == line["games"].keys()
        for reader, token in line["tokens"].items():
            found = unchanged.client.get(path_of(line), token)

            where = f"{line['id']} for {reader}"
            assert_same(line["games"][reader], found, where, *apart)


def test_every_game_tells_the_same_events(unchanged: Restored) -> None:
    """
    All events are there for each reader, redacted as they were.
    """
    for line in unchanged.games():
        for reader, token in line["tokens"].items():
            found = events(unchanged.client.get, path_of(line), token)

            assert_same(line["events"][reader], found, f"{line['id']} for {reader}")


def test_what_is_closed_stays_closed(unchanged: Restored) -> None:
    """
    The token of another game opens nothing, and a game that is not public needs one.
    """
    other = unchanged.games("playing")[0]["tokens"]["owner"]
    for line in unchanged.games()[1:]:
        if other not in line["tokens"].values():
            refused = unchanged.client.ask("GET", path_of(line), token=other)
            assert (401, "token_unknown") == refused.refusal
        if ANYONE not in line["tokens"]:
            refused = unchanged.client.ask("GET", path_of(line))
            assert (401, "token_missing") == refused.refusal


def test_lists_and_long_work_read_as_before(unchanged: Restored) -> None:
    """
    Games are listed in the same order; reports, standings and ratings are the same.
    """
    for kind in ("list", "simulation", "tournament", "tournament_games", "ratings"):
        found = unchanged.lines(kind)
        assert found
        for line in found:
            assert_same(
                line["answer"], unchanged.client.get(line["path"]), line["path"]
            )


def test_schedules_remain(restored: Restored) -> None:
    """
    They are listed with their past runs, are due again, and can be deleted.
    """
    client = restored.client
    (line,) = restored.lines("schedules")
    found = client.get(line["path"])

    assert_same(line["answer"], found, line["path"], "next_runs")
    for schedule in found["items"]:
        assert schedule["next_runs"]
        assert 204 == client.ask("DELETE", f"/v1/schedules/{schedule['id']}").status
    assert [] == client.get(line["path"])["items"]


def test_an_answered_request_is_answered_the_same_again(unchanged: Restored) -> None:
    """
    What was sent under an Idempotency-Key is not carried out twice.
    """
    found = unchanged.lines("request")
    assert {200, 422} == {line["status"] for line in found}
    for line in found:
        # Another text would be another request, even if it meant the same.
        sent = json.dumps(line["body"]).encode()
        answer = unchanged.client.ask(
            "POST", line["path"], sent, line["token"], line["headers"]
        )

        assert (line["status"], line["answer"]) == (answer.status, answer.json)
        assert "true" == answer.headers["Idempotency-Replayed"]


def test_hints_read_as_before(unchanged: Restored) -> None:
    """
    A hint that was given is there, and one that was asked for is still awaited.
    """
    found = unchanged.lines("hint")
    assert {"ready", "pending"} == {line["answer"]["status"] for line in found}
    for line in found:
        hint = unchanged.client.get(line["path"], line["token"])
        assert_same(line["answer"], hint, line["path"])


def test_waiting_games_are_claimed_and_start(restored: Restored) -> None:
    """
    Every open seat can be taken, once; the last one starts the game.
    """
    for line in restored.games("waiting"):
        table = restored.table(line)
        for seat in table.get().json["seats"]:
            claims = f"{table.path}/seats/{seat['seat']}/claims"
            answer = restored.client.ask("POST", claims, {"seed": "late"})
            if seat["kind"] == "open":
                assert 201 == answer.status, answer.data
                table.tokens[seat["seat"]] = answer.json["token"]
            else:
                assert (409, "seat_taken") == answer.refusal

        assert "playing" == table.get().json["status"]
        assert COMMANDS == play(table)["version"]


def test_games_go_on(restored: Restored) -> None:
    """
    Whoever is asked can answer, under a deadline, in a fork and in a claimed seat, too.
    """
    for line in restored.games("playing"):
        table = restored.table(line)
        if not bot_to_act(table):
            assert play(table)["version"] > line["version"]


def test_games_come_to_their_end(restored: Restored) -> None:
    """
    Games of people are played to the end; then their replays verify from the start.
    """
    ended: Counter[str] = Counter()
    for line in restored.games("playing"):
        game = next(iter(line["games"].values()))
        kinds = {seat["kind"] for seat in game["seats"]}
        title = line["title"]
        if kinds != {"human"} or "forked_from" in game or ended[title] >= ENDED[title]:
            continue
        table = restored.table(line)
        assert "finished" == play(table, 10_000)["status"]
        ended[title] += 1
        replay = restored.client.get(f"{table.path}/replay", table.tokens[0])
        assert not has_same_rules(line) or restored.client.verify(replay)["valid"]
    assert ENDED == ended


def test_an_abandoned_game_stays_abandoned(unchanged: Restored) -> None:
    """
    It takes no commands and no claims, and giving it up again changes nothing.
    """
    for line in unchanged.games("abandoned"):
        table = unchanged.table(line)
        seat = max(table.tokens)
        refused = table.send(seat, {"type": "any"})
        assert 409 == refused.status
        deleted = unchanged.client.ask("DELETE", table.path, token=table.owner)
        assert 204 == deleted.status
        assert_same(line["games"]["owner"], table.get().json, line["id"])


def test_replays_are_told_and_verify(unchanged: Restored) -> None:
    """
    A finished game has the same replay as before, and it is right.
    """
    for line in filter(has_same_rules, unchanged.games("finished")):
        if "replay" in line:
            token = next(iter(line["tokens"].values()))
            replay = unchanged.client.get(f"{path_of(line)}/replay", token)

            assert_same(line["replay"], replay, line["id"])
            assert unchanged.client.verify(replay)["valid"]


def test_games_can_be_forked(restored: Restored) -> None:
    """
    Of a finished game, a fork begins at any version, and of a live one at its present.

    One that was finished under older rules cannot be played again, and so not forked.
    """
    for line in restored.games("finished", "playing"):
        table = restored.table(line)
        reader = next(iter(line["tokens"].values()))
        people = [HUMAN] * len(table.get().json["seats"])
        body: dict[str, Any] = {"seats": people}
        if line["status"] == "finished" and has_same_rules(line):
            body["version"] = line["version"] // 2
            past = f"{table.path}?version={body['version']}"
            assert body["version"] == restored.client.get(past, reader)["version"]

        answer = restored.client.ask("POST", f"{table.path}/forks", body, reader)

        if line["status"] == "finished" and not has_same_rules(line):
            assert (409, "not_replayable") == answer.refusal
            continue
        assert 201 == answer.status, answer.data
        tokens = {
            str(seat["seat"]): seat["token"]
            for seat in answer.json["credentials"]["seats"]
        }
        owner = answer.json["credentials"]["owner"]
        forked = {"id": answer.json["id"], "tokens": {**tokens, "owner": owner}}
        before = answer.json["version"]
        assert before < play(restored.table(forked), 1)["version"]


def test_bots_and_deadlines_are_found(restored: Restored) -> None:
    """
    Workers of today find whose turn it is: bots, and people whose time ran out.
    """
    playing = restored.games("playing")
    tables = {line["id"]: restored.table(line) for line in playing}
    due = [line for line in playing if bot_to_act(tables[line["id"]])]
    assert {line["title"] for line in playing} == {line["title"] for line in due}
    (late,) = [line for line in playing if _seconds(line) == 1]
    (hint,) = [
        each for each in restored.lines("hint") if each["answer"]["status"] == "pending"
    ]

    def went_on(line: Json) -> bool:
        table = tables[line["id"]]
        has_people = any(seat["kind"] == "human" for seat in table.get().json["seats"])
        has_moved: bool = table.get().json["version"] > line["version"]
        return has_moved and not (has_people and bot_to_act(table))

    def ran_out() -> bool:
        table = tables[late["id"]]
        told = events(restored.client.get, table.path, table.owner)
        return any(event["type"] == "table.time_ran_out" for event in told)

    with workers(restored.settings, "bots", "reconciler"):
        for line in due:
            wait(lambda line=line: went_on(line), f"bots of {line['id']}")  # type: ignore[misc]
        wait(ran_out, "a bot has answered for who is late")
        wait(
            lambda: (
                restored.client.get(hint["path"], hint["token"])["status"] == "ready"
            ),
            "the hint",
        )
    for line in restored.games("finished", "abandoned"):
        token = next(iter(line["tokens"].values()))
        assert line["status"] == restored.client.get(path_of(line), token)["status"]


def _seconds(line: Json) -> int:
    game = next(iter(line["games"].values()))
    seconds: int = game.get("turn_seconds", 0)
    return seconds


def test_long_work_goes_on_and_agrees(restored: Restored) -> None:
    """
    What was running ends as its like did, which was played without a break.

    Under other rules it ends, too, but its like was played by those of its time.
    """
    client = restored.client
    tournaments = restored.lines("tournament")
    running = [
        (line, twin)
        for line, twin in (
            *_with_twins(restored.lines("simulation"), ("request",)),
            *_with_twins(tournaments, ("title", "format", "entrants", "repeats")),
        )
        if line["answer"]["status"] == "running"
        and not any("external" in e for e in line["answer"].get("entrants", ()))
    ]
    begun = [line["answer"] for line, twin in running if twin]
    assert all(
        0 < each["progress"]["done"] < each["progress"]["total"] for each in begun
    )
    assert 3 == len(running)
    assert 2 == len(begun)
    games = restored.games("waiting", "playing", "finished", "abandoned")
    same = {line["title"] for line in games if has_same_rules(line)}

    with workers(restored.settings, "simulations", "reconciler"):
        for line, _ in running:
            wait(lambda line=line: _has_finished(client, line), line["path"])  # type: ignore[misc]
    for line, twin in running:
        result = "standings" if "standings" in line["answer"] else "report"
        found = client.get(line["path"])
        assert found[result]
        asked = line["answer"].get("request", line["answer"])
        if twin and asked["title"] in same:
            assert_same(twin["answer"][result], found[result], line["path"])


def _has_finished(client: Client, line: Json) -> bool:
    """Whether a list says so: it tells less, and so takes less time, than the thing."""
    path, _, name = line["path"].rpartition("/")
    listed = client.get(f"{path}?limit=100")["items"]
    return (name, "finished") in {(each["id"], each["status"]) for each in listed}


def _with_twins(found: list[Json], fields: tuple[str, ...]) -> list[tuple[Json, Any]]:
    """Pair each simulation or tournament with one that asked the same and finished."""

    def asked(line: Json) -> list[Any]:
        return [line["answer"][field] for field in fields]

    over = [line for line in found if line["answer"]["status"] == "finished"]
    return [
        (line, next((other for other in over if asked(other) == asked(line)), None))
        for line in found
    ]
