"""Turns of people first: one client floods the service with work for bots."""

import time
from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.callers import OverHttp
from tests.processes import Service, service
from tests.servers import wait_until
from tests.tables import HUMAN, QUICK_BOT, Table, lay

SEARCH = {"kind": "bot", "bot": {"id": "search"}}

GREEDY, HONEST = "127.0.0.66", "127.0.0.7"


@pytest.fixture
def running() -> Iterator[Service]:
    """A service with one worker for turns of bots beside people, and one for hints.

    Nobody plays games of bots alone, nor turns that gave way: they stay as they are.
    """
    with service(bots=1, hints=1, processes=1, log_level="warning") as running:
        yield running


def take_turn(table: Table) -> float:
    """Take a turn, and wait for the bot; return for how many seconds.

    Some cards give a further turn: the person plays until the bot is asked.
    """
    wait_until(lambda: table.get().json["to_act"] == [0])
    while (game := table.play().json["game"])["to_act"] == [0]:
        pass
    began = time.monotonic()
    wait_until(lambda: table.get().json["to_act"] != game["to_act"])
    return time.monotonic() - began


def unplayed(tables: list[Table]) -> int:
    """In how many games the bot that must act has not acted."""
    return sum(table.get().json["version"] == 0 for table in tables)


def test_people_do_not_wait_for_a_flood_of_bots(running: Service) -> None:
    """
    150 games of six searching bots: no person's bot waits for any of them.
    """
    with (
        closing(OverHttp(running.url, GREEDY)) as greedy,
        closing(OverHttp(running.url, HONEST)) as honest,
    ):
        table = lay(honest, HUMAN, QUICK_BOT)
        quiet = take_turn(table)
        flood = [lay(greedy, *[SEARCH] * 6) for _ in range(150)]

        flooded = take_turn(table)

        assert 150 == unplayed(flood)
    print(f"a bot's turn: {quiet:.3f} s quiet, {flooded:.3f} s in the flood")


def test_people_do_not_wait_for_all_games_of_another(running: Service) -> None:
    """
    60 games of one creator with five searching bots each: others are played between.
    """
    with (
        closing(OverHttp(running.url, GREEDY)) as greedy,
        closing(OverHttp(running.url, HONEST)) as honest,
    ):
        table = lay(honest, HUMAN, QUICK_BOT)
        quiet = take_turn(table)
        flood: list[Table] = []
        while len(flood) < 60:
            game = lay(greedy, *[SEARCH] * 5, HUMAN)
            if game.created.json["to_act"] != [5]:
                flood.append(game)

        flooded = take_turn(table)

        left = unplayed(flood)
        assert left > 0
    print(f"a bot's turn: {quiet:.3f} s quiet, {flooded:.3f} s with {left} of 60 left")


def test_nobody_waits_for_the_hints_of_another(running: Service) -> None:
    """
    A flood of hints delays no bot's turn, and the hint of somebody else not for long.
    """
    with (
        closing(OverHttp(running.url, GREEDY)) as greedy,
        closing(OverHttp(running.url, HONEST)) as honest,
    ):
        table, other = (lay(honest, HUMAN, QUICK_BOT) for _ in range(2))
        wait_until(lambda: other.get().json["to_act"] == [0])
        asked = [ask_hint(lay(greedy)) for _ in range(100)]

        took = take_turn(table)
        hint = ask_hint(other)
        wait_until(lambda: is_ready(*hint))

        pending = sum(not is_ready(*each) for each in asked)
    print(f"a bot's turn: {took:.3f} s, {pending} of 100 other hints still pending")


def ask_hint(table: Table) -> tuple[Table, int, str]:
    """Ask for a hint; return where it will be."""
    seat = table.to_act
    path = f"{table.path}/hints"
    asked = table.caller.ask("POST", path, token=table.tokens[seat])
    assert 202 == asked.status, asked.data
    return table, seat, asked.json["id"]


def is_ready(table: Table, seat: int, hint: str) -> bool:
    """Whether a hint was worked out."""
    path = f"/v1/hints/{hint}"
    told = table.caller.ask("GET", path, token=table.tokens[seat]).json
    return bool(told["status"] == "ready")
