import signal
import threading

import pytest

from service.store import Store, hub
from tests.redis_setups import one_server
from tests.servers import PATIENCE, redis_server
from tests.service.store.steps import create, take_step


def test_the_hub_notices_a_server_that_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    """
    A subscription to a server that says nothing is given up and made again.
    """
    from service.settings import Settings

    monkeypatch.setattr(hub, "QUIET_SECONDS", 0.1)
    monkeypatch.setattr(hub, "PAUSE_SECONDS", 0.01)
    with redis_server() as server:
        store = Store(Settings(redis_url=one_server(server).url))
        game = create(store)
        with store.hub.watch(game.id) as woken:
            assert woken.wait(PATIENCE)
            lost = threading.Event()
            monkeypatch.setattr(hub.log, "warning", lambda *_: lost.set())
            server.process.send_signal(signal.SIGSTOP)
            assert lost.wait(PATIENCE)
            woken.clear()
            server.process.send_signal(signal.SIGCONT)

            # Subscribed again: everybody looks again.
            assert woken.wait(PATIENCE)
        store.hub.close()


def test_a_quiet_server_keeps_its_subscription(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    It is asked whether it is still there, and answers.
    """
    monkeypatch.setattr(hub, "QUIET_SECONDS", 0.05)
    answered = threading.Event()
    hear = store.hub._hear

    def listen(message: dict[str, object]) -> None:
        if message["type"] == "pong":
            answered.set()
        hear(message)

    monkeypatch.setattr(store.hub, "_hear", listen)
    game = create(store)
    with store.hub.watch(game.id) as woken:
        assert woken.wait(PATIENCE)
        woken.clear()
        assert answered.wait(PATIENCE)
        take_step(store, game)

        assert woken.wait(PATIENCE)


def test_nobody_waits_once_the_hub_is_closed(store: Store) -> None:
    """
    A process that is about to end sends everybody home.
    """
    with store.hub.watch("game") as one, store.hub.watch("game") as other:
        store.hub.close()

        assert one.is_set()
        assert other.is_set()
        assert store.hub.is_closed


def test_a_change_of_another_game_wakes_nobody(store: Store) -> None:
    """
    Each waits for its own game.
    """
    one, other = create(store), create(store)
    with store.hub.watch(one.id) as woken, store.hub.watch(other.id) as sentry:
        assert woken.wait(PATIENCE)
        woken.clear()
        sentry.clear()
        take_step(store, other)
        assert sentry.wait(PATIENCE)

        assert not woken.is_set()
