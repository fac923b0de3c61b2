"""Seats whose questions with one answer are answered by the service."""

import random
from itertools import islice, pairwise

import pytest
from msgspec.structs import replace

import engines
from service.games.bot_turns import play_one
from service.games.commands import advance
from service.games.commit import commit, update
from service.games.people import auto
from service.games.streaming import StreamEvents, stream
from service.store import Store
from tests.callers import Answer, InProcess
from tests.document import Json
from tests.played import store as store_of
from tests.service.games.use_cases import create
from tests.service.twins import pairs
from tests.tables import HUMAN, OPEN, Table, lay

AUTO: Json = {"kind": "human", "auto": "single"}
BOT: Json = {"kind": "bot", "bot": {"id": "random"}}


def asked(table: Table) -> Answer:
    """The game as the seat sees it that is asked."""
    return table.get(table.to_act)


def answer(
    table: Table, shown: Answer, chance: random.Random, **headers: str
) -> Answer:
    """Answer by chance; return what came of it."""
    (seat,) = shown.json["to_act"]
    command = chance.choice(shown.json["decision"]["options"])["command"]
    taken = table.send(seat, command, if_match=shown.etag, **headers)
    assert 200 == taken.status
    return taken


def play(table: Table, chance: random.Random, most: int = 10_000) -> list[int]:
    """Answer by chance until the end; return how many options there were each time.

    Without HTTP: what a client is told of each of these commands is not looked at.
    """
    assert isinstance(table.caller, InProcess)
    kept = store_of(table.caller)
    counts: list[int] = []
    game = kept.games.read(table.id)
    while len(counts) < most and (decision := game.open()) is not None:
        counts.append(len(decision.options))
        command = game.title.write(chance.choice(decision.options))
        change = advance(game, decision.seat, [command])
        game = commit(kept, game, *change).game
    return counts


def until_single(table: Table, chance: random.Random) -> int:
    """Answer by chance until a question has one answer; return who is asked."""
    while len((shown := asked(table)).json["decision"]["options"]) > 1:
        answer(table, shown, chance)
    return int(shown.json["to_act"][0])


def change_seat(table: Table, seat: int, body: Json) -> Answer:
    """Have the holder of a seat change it."""
    path = f"{table.path}/seats/{seat}"
    return table.caller.ask("PUT", path, body, token=table.tokens[seat])


def test_nobody_is_asked_what_leaves_no_choice(caller: InProcess) -> None:
    """
    A whole game without such a question.

    The answers are commands of their seats, and the replay of the game holds.
    """
    table = lay(caller, AUTO, AUTO, title="halloween", seed="auto")

    counts = play(table, random.Random(7))

    assert min(counts) > 1
    game = table.get().json
    assert game["version"] > len(counts)
    replay = caller.ask("GET", f"{table.path}/replay", token=table.owner).json
    assert game["version"] == len(replay["commands"])
    verdict = caller.ask("POST", "/v1/verifications", replay).json
    assert verdict["valid"]
    events: list[Json] = []
    while page := table.events(query=f"?limit=500&after={len(events)}").json["items"]:
        events += page
    assert game["last_event"] == len(events) == events[-1]["number"]
    versions = [event["version"] for event in events]
    assert {0, 1} == {later - earlier for earlier, later in pairwise(versions)}
    commands = replay["commands"]
    for event in events:
        if "actor" in event:
            assert commands[event["version"] - 1]["seat"] == event["actor"]


def test_without_it_such_questions_are_asked(caller: InProcess) -> None:
    """
    The same game by seats that did not ask for it; only one of two may have.
    """
    table = lay(caller, HUMAN, AUTO, title="halloween", seed="auto")

    assert 0 == until_single(table, random.Random(7))
    assert ["single"] == [
        seat["auto"] for seat in table.get().json["seats"] if "auto" in seat
    ]


def test_what_a_secret_hand_leaves_is_never_answered(caller: InProcess) -> None:
    """
    In Ghooost! an answer that comes at once would tell the others what a hand lacks.
    """
    table = lay(caller, AUTO, AUTO, seed="auto")

    counts = play(table, random.Random(7), most=120)

    assert 1 in counts
    assert len(counts) == table.get().json["version"]


def test_a_request_that_is_repeated_answers_nothing_twice(caller: InProcess) -> None:
    """
    Command and answers are one step: under the same key the same bytes come back.
    """
    table = lay(caller, AUTO, AUTO, title="halloween", seed="auto")
    chance = random.Random(7)
    jumps = 0
    for number in range(25):
        shown = asked(table)
        state, key = chance.getstate(), f"key-{number}"
        first = answer(table, shown, chance, idempotency_key=key)
        chance.setstate(state)
        again = answer(table, shown, chance, idempotency_key=key)

        assert first.data == again.data
        assert 1 == first.json["taken"]
        version = first.json["game"]["version"]
        assert version == first.json["events"][-1]["version"]
        assert version == table.get().json["version"]
        jumps += version > shown.json["version"] + 1
    assert jumps > 0


def test_it_is_switched_on_and_off_while_one_plays(caller: InProcess) -> None:
    """
    Who switches it on before such a question has it answered at once.

    Off, it is asked; a change of seats that says nothing leaves it as it is.
    """
    table = lay(caller, title="halloween", seed="auto")
    chance = random.Random(7)
    seat = until_single(table, chance)
    version = table.get().json["version"]

    on = change_seat(table, seat, {"kind": "human", "auto": "single"})
    table.tokens[seat] = on.json["token"]

    assert on.json["game"]["version"] > version
    assert "single" == on.json["game"]["seats"][seat]["auto"]
    for body, shown in (
        ({"kind": "bot"}, "single"),
        ({"kind": "human"}, "single"),
        ({"kind": "human", "auto": "off"}, None),
    ):
        changed = change_seat(table, seat, body)
        table.tokens[seat] = changed.json.get("token", table.tokens[seat])
        assert shown == changed.json["game"]["seats"][seat].get("auto")
    until_single(table, chance)


def test_whoever_claims_a_seat_may_ask_for_it(caller: InProcess) -> None:
    """
    The claim says so.
    """
    table = lay(caller, HUMAN, OPEN, title="halloween")
    path = f"{table.path}/seats/1/claims"

    claimed = caller.ask("POST", path, {"auto": "single"}).json

    assert "single" == claimed["game"]["seats"][1]["auto"]


def test_a_bot_that_asks_such_a_question_gets_its_answer(store: Store) -> None:
    """
    What a bot does and the answer to it are one step, too.
    """
    for _ in range(20):
        game = create(store, AUTO, BOT, title="halloween").game
        chance = random.Random(game.id)
        while (decision := game.open()) is not None:
            if decision.seat == 0:
                assert len(decision.options) > 1
                command = game.title.write(chance.choice(decision.options))
                change = advance(game, 0, [command])
                game = commit(store, game, *change, wake=False).game
                continue
            before = game.version
            game = update(store, game.id, play_one, wake=False).game
            taken = store.history.commands(game.id, game.version)[before:]
            if len(taken) > 1:
                assert [1, 0] == [command.seat for command in taken][:2]
                return
    pytest.fail("no bot has asked such a question")


def test_a_stream_tells_commands_and_answers_in_order(caller: InProcess) -> None:
    """
    Every event once, and one game after those that happened in one step.
    """
    table = lay(caller, AUTO, AUTO, title="halloween", seed="auto")
    play(table, random.Random(7), most=40)
    request = StreamEvents(
        table.id, table.tokens[0], 0, "en", seconds=0, with_game=True, heartbeat=1
    )
    following = stream(store_of(caller), request)
    assert following is not None

    told = b"".join(following).decode()

    numbers = [
        int(message.split("\n")[0].removeprefix("id: "))
        for message in told.split("\n\n")
        if message.startswith("id: ")
    ]
    last = table.get().json["last_event"]
    assert [*range(1, last + 1), last] == numbers


def test_there_is_an_end_to_answers_in_a_row(
    caller: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    What is left over is asked, and can be answered.
    """
    monkeypatch.setattr(auto, "MOST_IN_A_ROW", 0)
    table = lay(caller, AUTO, AUTO, title="halloween", seed="auto")

    seat = until_single(table, random.Random(7))

    assert 200 == table.send(seat, table.offer_all()[0]).status


def test_only_a_person_has_it(caller: InProcess) -> None:
    """
    Bots answer anyway, and nobody is there to ask for an open seat.
    """
    for kind in ("bot", "open"):
        seats = [HUMAN, {"kind": kind, "auto": "single"}]
        body = {"title": "halloween", "seats": seats}
        refused = caller.ask("POST", "/v1/games", body)
        assert 422 == refused.status
        assert "/seats/1/auto" == refused.json["errors"][0]["pointer"]
    table = lay(caller, title="halloween")
    refused = change_seat(table, 0, {"kind": "bot", "auto": "off"})
    assert 422 == refused.status
    assert "/auto" == refused.json["errors"][0]["pointer"]
    refused = change_seat(table, 0, {"kind": "human", "auto": "always"})
    assert "single, off" in refused.json["detail"]


def test_a_fork_stands_where_it_was_asked_to(caller: InProcess) -> None:
    """
    It has it only if it is asked for; then it goes on by itself.
    """
    table = lay(caller, HUMAN, HUMAN, title="halloween", seed="auto")
    seat = until_single(table, random.Random(7))
    version = table.get().json["version"]
    path = f"{table.path}/forks"

    still = caller.ask("POST", path, {}, token=table.tokens[seat]).json
    body = {"seats": [AUTO, AUTO]}
    moved = caller.ask("POST", path, body, token=table.tokens[seat]).json

    assert version == still["forked_from"]["version"] == moved["forked_from"]["version"]
    assert still["version"] < moved["version"]


@pytest.mark.parametrize("title", engines.PACKAGES)
def test_whether_it_answers_depends_on_nothing_hidden(title: str) -> None:
    """
    Of two games that look the same to a seat, both are answered or none is, alike.
    """
    singles = 0
    for pair in islice(pairs(title, "auto"), 150):
        seats = tuple(replace(seat, auto=True) for seat in pair.game.record.seats)
        record = replace(pair.game.record, seats=seats)
        game, twin = (
            pair.game._replace(record=record),
            pair.twin._replace(record=record),
        )
        decision = game.open()
        assert decision is not None
        singles += len(decision.options) == 1

        assert auto.only_answer(game) == auto.only_answer(twin)
        if title == "ghooost":
            assert auto.only_answer(game) is None
    # Ghost Stories never asks what leaves no choice.
    assert bool(singles) == (title != "ghost-stories")
