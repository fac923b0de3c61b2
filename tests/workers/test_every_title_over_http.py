"""Every title is played over HTTP by a client that knows none of them."""

import random
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from tests.callers import OverHttp
from tests.generic_client import play
from tests.processes import Service, service
from tests.tables import HUMAN

BOT = {"kind": "bot", "bot": {"id": "heuristic"}}

TABLES: dict[str, tuple[str, range, dict[str, Any]]] = {
    "ghost-stories": ("ghost-stories", range(1, 5), {}),
    "white-moon": ("ghost-stories", range(1, 5), {"expansions": ["white_moon"]}),
    "halloween": ("halloween", range(2, 5), {}),
}
"""A title, how many may play it, and its options."""


@pytest.fixture(scope="module")
def running() -> Iterator[Service]:
    """A whole service with one worker for bots."""
    with service(bots=1, reconciler=True) as running:
        yield running


@pytest.mark.parametrize("games", [2, pytest.param(40, marks=pytest.mark.soak)])
@pytest.mark.parametrize("table", TABLES)
def test_a_client_that_knows_no_rules_plays_every_title(
    running: Service, table: str, games: int
) -> None:
    """
    Whole games over HTTP at all player counts, people and bots mixed.
    """
    title, counts, options = TABLES[table]
    with closing(OverHttp(running.url)) as caller:
        for number in range(games):
            # First as many as may play with one bot, then as few, then all between.
            players = counts[-1 - number % len(counts)]
            bots = (1 + number // len(counts)) % players
            chance = random.Random(number)
            seats = [BOT] * bots + [HUMAN] * (players - bots)
            chance.shuffle(seats)

            game, sent, pointed_at = play(caller, title, seats, chance, options=options)

            assert "finished" == game["status"]
            assert sent <= game["version"]
            assert pointed_at
            assert game["outcome"]["reason"]
