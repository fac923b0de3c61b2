"""Webhooks by real processes: the reconciler, and a worker that is killed."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from service.accounts.webhooks.delivery import Courier
from service.accounts.webhooks.sending import Sender
from service.accounts.webhooks.webhook import WebhookRules
from service.api import create_app
from service.settings import Settings
from service.store import Store
from tests.callers import InProcess
from tests.document import Json
from tests.processes import worker
from tests.servers import wait_until
from tests.service.accounts.test_inbox import alone, answer_turn, messages, turns
from tests.service.accounts.webhooks.conftest import SECRET
from tests.service.accounts.webhooks.receiver import Receiver
from tests.service.accounts.webhooks.test_delivery import deliveries, subscribe
from tests.service.api.good_requests import register
from workers.webhooks import OF_ONE_ACCOUNT, Couriers


@pytest.fixture
def settings(redis_url: str) -> Settings:
    """Those of a service whose webhooks may name this machine."""
    return Settings(
        redis_url=redis_url, secret=SECRET, webhook_loopback=1, max_stream_seconds=0
    )


@pytest.fixture
def caller(settings: Settings) -> InProcess:
    """Calls that service."""
    return InProcess(create_app(settings))


def test_everything_arrives_in_order_though_all_fail_in_turn(
    settings: Settings, caller: InProcess
) -> None:
    """
    The receiver is down, answers 500 and is slow; the worker is killed meanwhile.

    Each message comes, none before the one before it; what comes twice has one id.
    """
    receiver, ann = Receiver(), register(caller)
    with receiver.running():
        webhook = subscribe(caller, ann, receiver.url, "turn", "game_over")
    path, key = f"/v1/me/webhooks/{webhook['id']}", ann["key"]
    with ExitStack() as stack:
        roles = [worker(role, settings) for role in ("bot_games", "reconciler")]
        for process in roles:
            stack.callback(process.end)
        table = alone(caller, ann)
        wait_until(lambda: deliveries(caller, ann, webhook), "an attempt in vain")
        assert "connection_failed" == deliveries(caller, ann, webhook)[-1]["error"]
        stack.enter_context(receiver.running())
        receiver.statuses = [500]
        wait_until(lambda: receiver.received, "the receiver is up")
        # The delay after the second attempt is longer: nobody waits for it here.
        wait_until(lambda: not receiver.statuses, "an answer of 500")
        caller.ask("POST", f"{path}/activation", {}, key)
        wait_until(lambda: len(receiver.received) > 1, "an attempt after that")
        receiver.hold.clear()
        before = len(receiver.received)
        answer_turn(caller, key, turns(caller, key)[0])
        wait_until(lambda: len(receiver.received) > before, "an attempt without answer")
        roles[0].kill()
        receiver.hold.set()
        roles[0].start()
        _let_go_of_webhooks(Store(settings))
        for _ in range(3):
            answer_turn(caller, key, turns(caller, key)[0])
        caller.ask("DELETE", table.path, token=table.owner)
        told = messages(caller, key, 0)
        wanted = [each["number"] for each in told if each["type"] in webhook["kinds"]]
        wait_until(lambda: _numbers(receiver, webhook)[-1:] == wanted[-1:], "the last")

    came = _numbers(receiver, webhook)
    assert wanted == sorted(set(came))
    assert came == sorted(came)
    assert len(set(came)) == len(set(receiver.ids)) < len(receiver.ids)


def _numbers(receiver: Receiver, webhook: Json) -> list[int]:
    """The numbers of the messages that came; each must be signed."""
    came = list(receiver.received)
    return [each.verified(webhook["secret"])["data"]["number"] for each in came]


def _let_go_of_webhooks(store: Store) -> None:
    """Whoever is killed holds a webhook for a minute; here it is over at once."""
    with store.database.client() as redis:
        for key in redis.keys("*webhooks:due"):
            for member in redis.zrange(key, 0, -1):
                redis.zadd(key, {member: 0})


def test_a_slow_receiver_holds_up_nobody(settings: Settings, caller: InProcess) -> None:
    """
    A job hands webhooks to threads; one account has only so many of them.
    """
    store = Store(settings)
    couriers = Couriers(Courier(Sender(WebhookRules.of(settings))))
    with Receiver().running() as slow, Receiver().running() as quick:
        slow.hold.clear()
        ann, bob = register(caller), register(caller)
        for _ in range(OF_ONE_ACCOUNT + 1):
            subscribe(caller, ann, slow.url, "turn")
        subscribe(caller, bob, quick.url, "turn")
        alone(caller, ann)
        alone(caller, bob)

        assert OF_ONE_ACCOUNT == couriers.serve(store, ann["name"])
        assert 0 == couriers.serve(store, ann["name"])
        assert 1 == couriers.serve(store, bob["name"])
        wait_until(lambda: quick.received, "the quick one")
        wait_until(lambda: len(slow.received) == OF_ONE_ACCOUNT, "the slow ones")
        assert [ann["name"]] == store.webhooks.due(10)
        slow.hold.set()
        couriers.wait()
