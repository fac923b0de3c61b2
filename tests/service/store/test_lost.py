"""A primary is lost under load: what was confirmed, and is not there afterwards.

``python -m pytest -s -m soak tests/service/store/test_lost.py`` prints the figures.
"""

from __future__ import annotations

import threading
import time
from contextlib import contextmanager
from functools import partial
from itertools import count
from typing import TYPE_CHECKING

import pytest

from service.errors import NotReplicated, StoreAway
from service.settings import Settings
from service.store import Store
from service.store.games import Stale
from tests.redis_setups import (
    QUICK_MILLISECONDS,
    Node,
    SentinelSetup,
    sentinel_setup,
)
from tests.servers import RedisServer, wait_until
from tests.service.store.steps import create, step_from

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from service.games.model import Game

PLAYERS = 8
ROUNDS = 10

ALL = 2
"""How many replicas the set-up has."""

_moments = count(1_790_000_000_000_000)
"""When each change was made: no two have the same, so each can be found again."""


class Player:
    """Plays games for as long as it may, and notes what was confirmed."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.confirmed: dict[str, set[int]] = {}
        self.worst = 0.0
        """The longest time without a confirmation, in seconds."""

    def play(self, ended: threading.Event) -> None:
        """Take steps until the load ends; whatever the store refuses, try again."""
        game: Game | None = None
        last = time.monotonic()
        while not ended.is_set():
            try:
                if game is None or game.is_over:
                    game = create(self.store)
                at = next(_moments)
                step = step_from(game)
                self.store.games.change(
                    game, step.game, step.events, step.commands, at=at
                )
                self.confirmed.setdefault(game.id, set()).add(at)
                game = step.game
                self.worst = max(self.worst, time.monotonic() - last)
                last = time.monotonic()
            except (StoreAway, Stale, NotReplicated):
                game = self._again(game)

    def _again(self, game: Game | None) -> Game | None:
        """The game as the store has it now, or none."""
        try:
            return game and self.store.games.read_uncached(game.id)
        except Exception:  # noqa: BLE001 - away, or gone with its server
            return None

    def lost(self) -> int:
        """How much was confirmed that is not there."""
        lost = 0
        for game_id, confirmed in self.confirmed.items():
            events = self.store.events.read(game_id, 0, 100_000)
            lost += len(confirmed - {event.at for event in events})
        return lost


@contextmanager
def load(store: Store) -> Iterator[list[Player]]:
    """Players at work, who have stopped at the end."""
    players = [Player(store) for _ in range(PLAYERS)]
    ended = threading.Event()
    threads = [threading.Thread(target=each.play, args=(ended,)) for each in players]
    for thread in threads:
        thread.start()
    try:
        yield players
    finally:
        ended.set()
        for thread in threads:
            thread.join()


def pause(setup: SentinelSetup, old: Node) -> None:
    """A primary hangs, and comes back when another one has taken over."""
    old.hang()
    wait_until(lambda: setup.primary() is not old, "a replica has taken over")
    old.go_on()


def kill(setup: SentinelSetup, old: Node) -> None:
    """A primary dies, and comes back empty when another one has taken over."""
    old.kill()
    wait_until(lambda: setup.primary() is not old, "a replica has taken over")
    old.start()


@pytest.mark.soak
@pytest.mark.parametrize("trouble", [pause, kill])
@pytest.mark.parametrize("replicas", [0, 1, ALL])
def test_nothing_that_replicas_have_is_lost(
    shared_redis: RedisServer,
    trouble: Callable[[SentinelSetup, Node], None],
    replicas: int,
) -> None:
    """
    With all replicas waited for, nothing that was confirmed is lost.

    With one of two it may be: the other one takes over, the old primary comes back, and
    what it takes then is confirmed by the first, which still follows it.
    """
    with sentinel_setup(QUICK_MILLISECONDS) as setup:
        store = Store(
            Settings(
                redis_url=setup.url,
                queue_redis_url=shared_redis.url,
                wait_replicas=replicas,
            )
        )
        with load(store) as players:
            for _ in range(ROUNDS):
                enough = _confirmed(players) + 200
                wait_until(partial(_have_confirmed, players, enough))
                trouble(setup, setup.primary())
                wait_until(
                    lambda: all(map(Node.is_in_sync, setup.replicas())), "all follow"
                )
        lost = sum(player.lost() for player in players)
        worst = max(player.worst for player in players)
        print(
            f"\n{trouble.__name__}, {ROUNDS} times, WAIT {replicas}: {lost} of "
            f"{_confirmed(players)} confirmed changes were lost; "
            f"longest without one {worst:.1f} s"
        )
        store.hub.close()
    if replicas == ALL:
        assert 0 == lost


def _have_confirmed(players: list[Player], enough: int) -> bool:
    return _confirmed(players) >= enough


def _confirmed(players: list[Player]) -> int:
    return sum(len(found) for player in players for found in player.confirmed.values())
