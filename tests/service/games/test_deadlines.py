import time

import pytest

import engines
from service.games import bot_turns as bots
from service.games import deadlines
from service.games.deadlines import now
from tests.callers import InProcess
from tests.played import RANDOM, fewest, store
from tests.servers import wait_until
from tests.tables import HUMAN, Table, lay


def lay_late(caller: InProcess, title: str = "ghooost", seconds: int = 1) -> Table:
    """A game of people whose time has just run out."""
    seats = [HUMAN] * fewest(title)
    table = lay(caller, *seats, title=title, turn_seconds=seconds)
    act_by = store(caller).games.read(table.id).act_by
    wait_until(lambda: now() > act_by, "time has run out")
    return table


@pytest.mark.parametrize("title", engines.PACKAGES)
def test_a_bot_answers_once_for_who_takes_too_long(
    caller: InProcess, title: str
) -> None:
    """
    The answer counts as one of the seat, is told, and the clock starts anew.
    """
    table = lay_late(caller, title)
    known = table.events().json["items"][-1]["number"]

    assert bots.answer_late(store(caller), table.id)

    game = table.get().json
    assert 1 == game["version"]
    assert {"human"} == {seat["kind"] for seat in game["seats"]}
    event = table.events(query=f"?after={known}").json["items"][0]
    assert "table.time_ran_out" == event["type"]
    assert not bots.answer_late(store(caller), table.id)
    assert 1 == table.get().json["version"]


def test_who_answers_in_time_is_left_alone(caller: InProcess) -> None:
    """
    Without a limit, or before it is over, nobody answers for a person.
    """
    for table in (lay(caller), lay(caller, turn_seconds=60)):
        assert not bots.answer_late(store(caller), table.id)
        assert 0 == table.get().json["version"]


def test_the_reconciler_finds_who_is_late(caller: InProcess) -> None:
    """
    From what is in Redis alone, so it does not matter which processes were restarted.
    """
    table = lay_late(caller)
    there = store(caller)

    assert table.id in there.turns.late(now(), 1000)
    assert 1 <= deadlines.queue_late_answers(there)
    # It was told; should nobody answer, it is found again a few seconds later.
    assert table.id not in there.turns.late(now(), 1000)
    later = now() + deadlines.LATE_JOB_MICROS
    assert table.id in there.turns.late(later, 1000)

    bots.answer_late(there, table.id)
    assert table.id in there.turns.late(now() + 10_000_000, 1000)
    caller.ask("DELETE", table.path, token=table.owner)
    assert table.id not in there.turns.late(now() + 10_000_000, 1000)


def test_the_game_tells_by_when_to_act(caller: InProcess) -> None:
    """
    The limit and the moment are shown; a game without a limit has neither.
    """
    table = lay(caller, turn_seconds=60)
    game = table.get(0).json

    assert 60 == game["turn_seconds"]
    moment = time.strptime(game["act_by"][:19], "%Y-%m-%dT%H:%M:%S")
    created = time.strptime(game["created_at"][:19], "%Y-%m-%dT%H:%M:%S")
    assert 59 <= time.mktime(moment) - time.mktime(created) <= 61
    assert not {"turn_seconds", "act_by"} & lay(caller).get(0).json.keys()


def test_a_change_of_seats_wins_no_time(caller: InProcess) -> None:
    """
    Only a new question starts the clock; a bot has none.
    """
    table = lay(caller, HUMAN, HUMAN, HUMAN, turn_seconds=60)
    asked = table.to_act
    other = (asked + 1) % 3
    act_by = table.get().json["act_by"]

    def hand(seat: int, kind: str) -> None:
        path = f"{table.path}/seats/{seat}"
        assert 200 == caller.ask("PUT", path, {"kind": kind}, token=table.owner).status

    hand(other, "bot")
    assert act_by == table.get().json["act_by"]
    hand(asked, "bot")
    assert "act_by" not in table.get().json
    hand(asked, "human")
    assert act_by < table.get().json["act_by"]


def test_bots_are_never_late(caller: InProcess) -> None:
    """
    A limit is for people.
    """
    table = lay(caller, RANDOM, RANDOM, turn_seconds=1)

    assert "act_by" not in table.get().json


@pytest.mark.parametrize("seconds", [0, -1, 2_000_000, 1.5, "10", True])
def test_the_limit_is_checked(caller: InProcess, seconds: object) -> None:
    """
    From one second to two weeks.
    """
    body = {"title": "ghooost", "seats": [HUMAN, HUMAN], "turn_seconds": seconds}

    assert (422, "invalid_field") == caller.ask("POST", "/v1/games", body).refusal
