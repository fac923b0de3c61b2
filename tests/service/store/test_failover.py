"""A primary dies or hangs: the same store goes on with its replica, not restarted."""

from collections.abc import Callable

import pytest

from service.errors import StoreAway
from service.games.model import Game
from service.settings import Settings
from service.store import Store, keys
from service.store.games import Stale
from tests.redis_setups import (
    QUICK_MILLISECONDS,
    Node,
    cluster_setup,
    sentinel_setup,
)
from tests.servers import PATIENCE, RedisServer, wait_until
from tests.service.store.steps import NOW, create, step_from

STEPS = 3


class Player:
    """Goes on with a game as soon as the store takes a change again."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.game: Game = create(store)

    def step(self) -> bool:
        """Take one step; False while the store is away."""
        step = step_from(self.game)
        try:
            self.store.games.change(
                self.game, step.game, step.events, step.commands, at=NOW
            )
        except StoreAway:
            return False
        except Stale:
            # A change whose reply was lost has been made.
            pass
        self.game = self.store.games.read(self.game.id)
        return True

    def goes_on(self) -> None:
        """Take some steps, however long the store is away before the first."""
        for _ in range(STEPS):
            wait_until(self.step, "the store takes a change")


@pytest.mark.soak
@pytest.mark.parametrize("trouble", [Node.kill, Node.hang])
def test_writes_go_on_after_the_primary_of_sentinels_is_lost(
    shared_redis: RedisServer, trouble: Callable[[Node], None]
) -> None:
    """
    The Sentinels name another primary, and the hub subscribes to it.
    """
    with sentinel_setup(QUICK_MILLISECONDS) as setup:
        store = Store(Settings(redis_url=setup.url, queue_redis_url=shared_redis.url))
        player = Player(store)
        with store.hub.watch(player.game.id) as woken:
            assert woken.wait(PATIENCE)
            player.goes_on()
            old = setup.primary()
            trouble(old)

            player.goes_on()
            # What the old primary had not yet passed on is lost with it.
            version = player.game.version
            player.goes_on()

            assert setup.primary() is not old
            assert version + STEPS <= player.game.version
            woken.clear()
            wait_until(lambda: player.step() and woken.wait(5), "the hub hears again")
        events = store.events.read(player.game.id, 0, 1000)
        assert player.game.events == len(events)
        store.hub.close()


@pytest.mark.soak
@pytest.mark.parametrize("trouble", [Node.kill, Node.hang])
def test_writes_go_on_after_a_primary_of_a_cluster_is_lost(
    shared_redis: RedisServer, trouble: Callable[[Node], None]
) -> None:
    """
    Its replica takes over its slots; games on other nodes do not notice.
    """
    with cluster_setup(QUICK_MILLISECONDS) as setup:
        store = Store(Settings(redis_url=setup.url, queue_redis_url=shared_redis.url))
        player = Player(store)
        with store.hub.watch(player.game.id) as woken:
            assert woken.wait(PATIENCE)
            player.goes_on()
            key = keys.game(player.game.id)
            old = setup.primary_of(key)
            trouble(old)

            player.goes_on()
            # What the old primary had not yet passed on is lost with it.
            version = player.game.version
            player.goes_on()

            assert setup.primary_of(key) is not old
            assert version + STEPS <= player.game.version
            woken.clear()
            wait_until(lambda: player.step() and woken.wait(5), "the hub hears again")
        wait_until(lambda: reads_lists(store, player.game.id), "lists are complete")
        store.hub.close()


def reads_lists(store: Store, game_id: str) -> bool:
    """Whether all nodes answer: a list reads from each of them."""
    try:
        return game_id in [game.id for game in store.games.public("", "", "", 10)]
    except StoreAway:
        return False
