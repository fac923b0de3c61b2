"""Delivering to a real receiver: signatures, order, retries, giving up."""

from __future__ import annotations

import shutil
import socket
import ssl
import subprocess
import threading
from pathlib import Path

import pytest
from standardwebhooks.webhooks import WebhookVerificationError

from service.accounts.webhooks.announcing import announce_tournament
from service.accounts.webhooks.delivery import DELAYS, HOLD_SECONDS, Courier
from service.accounts.webhooks.sending import Sender, SendError
from service.accounts.webhooks.webhook import MessageKind, Webhook, WebhookRules
from service.store import Store, keys
from tests.callers import InProcess
from tests.document import Json
from tests.played import store
from tests.servers import PATIENCE, wait_until
from tests.service.accounts.test_inbox import alone, answer_turn, messages, turns
from tests.service.accounts.webhooks.conftest import SECRET
from tests.service.accounts.webhooks.receiver import Receiver
from tests.service.api.good_requests import register

RULES = WebhookRules(SECRET, (443,), is_loopback_open=True)

QUICK = Courier(Sender(RULES, PATIENCE), delays=(0, 0, 0))
"""Attempts follow each other at once."""

NEVER_GIVES_UP = (0,) * 9


def subscribe(caller: InProcess, account: Json, url: str, *kinds: str) -> Json:
    """A webhook of an account."""
    body = {"url": url, **({"kinds": list(kinds)} if kinds else {})}
    made = caller.ask("POST", "/v1/me/webhooks", body, account["key"])
    assert made.status == 201, made.data
    return made.json


def deliver(store: Store, name: str, courier: Courier = QUICK) -> int:
    """Serve the webhooks of an account that are due once; return how many were."""
    served = 0
    while webhook := store.webhooks.claim(name, HOLD_SECONDS):
        courier.deliver(store, name, webhook)
        served += 1
        if courier.delays == QUICK.delays and served > 20:
            break
    return served


def deliveries(caller: InProcess, account: Json, webhook: Json) -> list[Json]:
    """What was sent, the newest first."""
    path = f"/v1/me/webhooks/{webhook['id']}/deliveries"
    items: list[Json] = caller.ask("GET", path, token=account["key"]).json["items"]
    return items


def test_messages_come_in_order_and_verified(
    caller: InProcess, receiver: Receiver
) -> None:
    """
    Those that streamMe tells, thin, each signed; the public library finds it good.
    """
    ann = register(caller)
    webhook = subscribe(caller, ann, receiver.url)
    table = alone(caller, ann)
    for _ in range(5):
        answer_turn(caller, ann["key"], turns(caller, ann["key"])[0])
    caller.ask("DELETE", table.path, token=table.owner)
    deliver(store(caller), ann["name"])

    came = [each.verified(webhook["secret"]) for each in receiver.received]
    told = messages(caller, ann["key"], 0)
    assert [each["type"] for each in told] == [each["type"] for each in came]
    assert [each["number"] for each in told] == [
        each["data"]["number"] for each in came
    ]
    assert {"game_over", "turn"} < {each["type"] for each in came}
    turn = next(each for each in came if each["type"] == "turn")
    assert {"id", "type", "timestamp", "data"} == set(turn)
    assert {"account", "number", "game", "seat", "version"} == set(turn["data"])
    assert len(receiver.ids) == len(set(receiver.ids))
    assert all(each["status"] == 204 for each in deliveries(caller, ann, webhook))
    with pytest.raises(WebhookVerificationError):
        receiver.received[0].verified("whsec_" + "A" * 43 + "=")


def test_a_failing_message_is_sent_again_before_any_other(
    caller: InProcess, receiver: Receiver
) -> None:
    """
    500 and 302 are failures; the next message waits until this one was taken.
    """
    ann = register(caller)
    webhook = subscribe(caller, ann, receiver.url, "turn")
    receiver.statuses = [500, 302]
    receiver.answer_headers = {"Location": receiver.url}
    alone(caller, ann)
    answer_turn(caller, ann["key"], turns(caller, ann["key"])[0])
    deliver(store(caller), ann["name"])

    numbers = [
        r.verified(webhook["secret"])["data"]["number"] for r in receiver.received
    ]
    assert numbers[0] == numbers[1] == numbers[2]
    assert numbers[2:] == sorted(set(numbers[2:]))
    listed = deliveries(caller, ann, webhook)[::-1]
    assert [500, 302, 204] == [each["status"] for each in listed[:3]]
    assert [1, 2, 3] == [each["attempt"] for each in listed[:3]]
    assert "next_at" in listed[0]
    assert "next_at" not in listed[2]


def test_a_receiver_that_is_down_or_slow_gets_everything_later(
    caller: InProcess,
) -> None:
    """
    Nothing is lost and nothing comes twice, though each way to fail was tried.
    """
    receiver, ann = Receiver(), register(caller)
    with receiver.running():
        url = receiver.url
    webhook = subscribe(caller, ann, url, "turn")
    alone(caller, ann)
    patient = Courier(Sender(RULES, PATIENCE), NEVER_GIVES_UP)
    hasty = Courier(Sender(RULES, seconds=0.3), NEVER_GIVES_UP)
    found = store(caller)

    def once(courier: Courier) -> None:
        held = found.webhooks.claim(ann["name"], HOLD_SECONDS)
        assert held is not None
        courier.deliver(found, ann["name"], held)

    once(patient)
    with receiver.running():
        receiver.hold.clear()
        once(hasty)
        receiver.hold.set()
        wait_until(lambda: len(receiver.received) == 1, "the slow attempt")
        once(patient)

    errors = [each.get("error") for each in deliveries(caller, ann, webhook)[::-1]]
    assert [SendError.CONNECTION, SendError.TIMEOUT, None] == errors
    assert 2 == len(receiver.received)
    assert 1 == len(set(receiver.ids))
    assert found.webhooks.claim(ann["name"], HOLD_SECONDS) is None


def test_drops_of_an_answer_do_not_hold_an_attempt() -> None:
    """
    One deadline holds for the whole attempt, however busy the connection is.
    """
    listening = socket.create_server(("127.0.0.1", 0))
    stopped = threading.Event()

    def drip() -> None:
        connection, _ = listening.accept()
        with connection:
            while not stopped.wait(0.05):
                connection.sendall(b"H")

    thread = threading.Thread(target=drip)
    thread.start()
    url = f"http://127.0.0.1:{listening.getsockname()[1]}/"
    sent = Sender(RULES, seconds=0.5).send(
        Webhook("0", url, ("turn",), 0), "msg_1", b"{}", 0
    )
    stopped.set()
    thread.join()
    listening.close()

    assert SendError.TIMEOUT == sent.error


def test_a_webhook_that_fails_for_long_is_disabled(
    caller: InProcess, receiver: Receiver
) -> None:
    """
    The inbox tells it; enabled again, it gets what it has missed, or goes on from now.
    """
    ann = register(caller)
    webhook = subscribe(caller, ann, receiver.url, "turn")
    path, key = f"/v1/me/webhooks/{webhook['id']}", ann["key"]
    receiver.statuses = [503] * 4
    alone(caller, ann)
    deliver(store(caller), ann["name"])

    assert "failing" == caller.ask("GET", path, token=key).json["disabled"]
    told = messages(caller, key, 0)[-1]
    assert ("webhook_disabled", webhook["id"]) == (told["type"], told["webhook"])
    assert 4 == len(receiver.received)
    answer_turn(caller, key, turns(caller, key)[0])
    assert 0 == deliver(store(caller), ann["name"])

    enabled = caller.ask("POST", f"{path}/activation", {}, key)
    assert "disabled" not in enabled.json
    deliver(store(caller), ann["name"])
    assert len(receiver.received) > 5
    assert 1 == len(set(receiver.ids[:5]))

    receiver.statuses = [410]
    answer_turn(caller, key, turns(caller, key)[0])
    deliver(store(caller), ann["name"])
    assert "gone" == caller.ask("GET", path, token=key).json["disabled"]
    before = len(receiver.received)
    caller.ask("POST", f"{path}/activation", {"missed": "skip"}, key)
    deliver(store(caller), ann["name"])
    assert before == len(receiver.received)


def test_delays_grow_and_a_receiver_may_ask_for_more(
    caller: InProcess, receiver: Receiver
) -> None:
    """
    Ten attempts over hours; Retry-After is heeded where it asks for later.
    """
    assert list(DELAYS) == sorted(DELAYS)
    assert 12 * 3600 < sum(DELAYS) < 24 * 3600
    ann = register(caller)
    subscribe(caller, ann, receiver.url, "turn")
    receiver.statuses, receiver.answer_headers = [429], {"Retry-After": "1234"}
    alone(caller, ann)
    deliver(store(caller), ann["name"], Courier(Sender(RULES)))

    with store(caller).database.client() as redis:
        due = keys.account_webhooks_due(ann["name"])
        ((_, at),) = redis.zrange(due, 0, -1, withscores=True)
    assert 1200 < at - store(caller).database.time() <= 1234
    assert ann["name"] not in store(caller).webhooks.due(1000)


def test_a_secret_is_rotated_with_an_overlap(
    caller: InProcess, receiver: Receiver
) -> None:
    """
    For a day each message has two signatures; the public library takes either secret.
    """
    ann = register(caller)
    webhook = subscribe(caller, ann, receiver.url, "turn")
    path = f"/v1/me/webhooks/{webhook['id']}"
    rotated = caller.ask("POST", f"{path}/secret", token=ann["key"]).json
    alone(caller, ann)
    deliver(store(caller), ann["name"])

    assert webhook["secret"] != rotated["secret"]
    assert "previous_secret_until" in rotated
    first = receiver.received[0]
    assert first.verified(webhook["secret"]) == first.verified(rotated["secret"])

    caller.ask("POST", f"{path}/secret", token=ann["key"])
    answer_turn(caller, ann["key"], turns(caller, ann["key"])[0])
    deliver(store(caller), ann["name"])
    last = receiver.received[-1]
    assert last.verified(rotated["secret"])
    with pytest.raises(WebhookVerificationError):
        last.verified(webhook["secret"])


def test_tournaments_are_announced_once(caller: InProcess, receiver: Receiver) -> None:
    """
    However often the process that announces them is started again.
    """
    ann = register(caller)
    webhook = subscribe(caller, ann, receiver.url)
    for _ in range(3):
        for kind in MessageKind.OF_TOURNAMENTS:
            announce_tournament(store(caller), ann["name"], kind, "0123456789abcdef")
    announce_tournament(
        store(caller), "nobody-at-all", MessageKind.TOURNAMENT_OPEN, "0"
    )
    deliver(store(caller), ann["name"])

    came = [each.verified(webhook["secret"]) for each in receiver.received]
    assert list(MessageKind.OF_TOURNAMENTS) == [each["type"] for each in came]
    assert {"0123456789abcdef"} == {each["data"]["tournament"] for each in came}
    told = messages(caller, ann["key"], 0)
    assert ["0123456789abcdef"] * 3 == [each["tournament"] for each in told]
    assert all("game" not in each for each in told)


def test_two_who_deliver_at_once_do_not_meet(
    caller: InProcess, receiver: Receiver
) -> None:
    """
    A webhook that is held is nobody else's; what comes meanwhile is sent afterwards.
    """
    ann, found = register(caller), store(caller)
    subscribe(caller, ann, receiver.url, "turn")
    alone(caller, ann)
    held = found.webhooks.claim(ann["name"], HOLD_SECONDS)
    assert held is not None
    answer_turn(caller, ann["key"], turns(caller, ann["key"])[0])

    assert found.webhooks.claim(ann["name"], HOLD_SECONDS) is None
    QUICK.deliver(found, ann["name"], held)
    assert len(receiver.ids) == len(set(receiver.ids)) > 1
    lost = found.webhooks.claim(ann["name"], 0)
    assert lost is None


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for this machine that nobody knows yet, and its key."""
    openssl = shutil.which("openssl")
    assert openssl is not None
    cert, key = folder / "cert.pem", folder / "key.pem"
    subprocess.run(
        [
            *(openssl, "req", "-x509", "-newkey", "ec", "-nodes", "-days", "2"),
            *("-pkeyopt", "ec_paramgen_curve:prime256v1", "-subj", "/CN=localhost"),
            *("-addext", "subjectAltName=DNS:localhost"),
            *("-keyout", str(key), "-out", str(cert)),
        ],
        check=True,
        capture_output=True,
    )
    return cert, key


def test_certificates_are_checked_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    Over the address that was checked; neither a stranger nor another name is trusted.
    """
    cert, key = certificate(tmp_path)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(cert, key)
    with Receiver().running(context) as receiver:
        good = f"https://localhost:{receiver.port}/"
        other = f"https://127.0.0.1:{receiver.port}/"

        def send(url: str) -> tuple[int, str]:
            sender = Sender(RULES, resolve=lambda *_: ["127.0.0.1"])
            sent = sender.send(Webhook("0", url, ("turn",), 0), "msg_1", b"{}", 0)
            return sent.status, sent.error

        assert (0, SendError.TLS) == send(good)
        monkeypatch.setenv("SSL_CERT_FILE", str(cert))
        assert (204, "") == send(good)
        assert (0, SendError.TLS) == send(other)
    assert 1 == len(receiver.received)
