"""Delivering: each webhook gets its messages in order, again and again until it has.

A webhook keeps how far it has come in the inbox of its account; only the message after
that is sent. A delivery holds the webhook for a while, so that no other one runs.
A process that is killed meanwhile costs that while, and perhaps a message that comes
twice, under the same id.
"""

from __future__ import annotations

import logging
import random
import time
from typing import TYPE_CHECKING, NamedTuple

from msgspec import structs

from service.accounts.webhooks.announcing import announce_disabled
from service.accounts.webhooks.errors import UnknownWebhook
from service.accounts.webhooks.messages import outgoing, outgoing_test
from service.accounts.webhooks.webhook import Delivery, Disabled
from service.games.deadlines import now
from service.store.accounts.webhooks import Due

if TYPE_CHECKING:
    from collections.abc import Sequence

    from service.accounts.webhooks.messages import Outgoing
    from service.accounts.webhooks.sending import Sender, Sent
    from service.accounts.webhooks.webhook import Webhook
    from service.store import Store
    from service.store.accounts.inbox import Message
    from service.store.accounts.webhooks import Updated

log = logging.getLogger(__name__)

MINUTE, HOUR = 60.0, 3600.0

DELAYS = (
    2.0,
    10.0,
    MINUTE,
    5 * MINUTE,
    30 * MINUTE,
    HOUR,
    2 * HOUR,
    4 * HOUR,
    6 * HOUR,
)
"""After each attempt in vain, in seconds: ten attempts in 13 to 14 hours."""

JITTER = 0.2
"""By which part a delay may be longer or shorter: not all come back at once."""

MOST_DELAY = 6 * HOUR
"""However much later a receiver wants to hear of us."""

HOLD_SECONDS = 60.0
"""How long a webhook is held for an attempt; each one takes less."""

TURN_SECONDS = 5.0
"""After so long, other webhooks have their turn."""

AGAIN_SECONDS = 5.0
"""So often the reconciler asks once more for what was asked for and is still due."""

PAGE = 100

GONE = 410


class Next(NamedTuple):
    """What follows in an inbox."""

    message: Message | None
    """The next message that the webhook wants."""
    cursor: int
    """The number of the last one before it."""


class Courier(NamedTuple):
    """How messages are delivered."""

    sender: Sender
    delays: Sequence[float] = DELAYS
    seconds: float = TURN_SECONDS
    """How long one webhook is served at a time."""

    def deliver(self, store: Store, name: str, webhook: Webhook) -> int:
        """Send what a claimed webhook of an account has to get; return how many.

        Afterwards the store knows when it has to be looked at again.
        """
        until, sent = time.monotonic() + self.seconds, 0
        try:
            while True:
                if webhook.tests > webhook.tested:
                    webhook = self._test(store, name, webhook)
                    sent += 1
                    continue
                if webhook.disabled:
                    store.webhooks.update(name, webhook.id, _as_it_is, Due.never())
                    known = store.webhooks.read(name, webhook.id)
                    if not known.disabled or known.tests > known.tested:
                        _look_again(store, name, webhook)
                    return sent
                found = _next(store, name, webhook)
                if found.message is None:
                    resting = _rest(store, name, webhook, found.cursor)
                    if resting.is_due or resting.webhook.tests > webhook.tests:
                        _look_again(store, name, webhook)
                    return sent
                if time.monotonic() > until:
                    _look_again(store, name, webhook)
                    return sent
                is_delivered, webhook = self._send(store, name, webhook, found.message)
                sent += 1
                if not is_delivered:
                    return sent
        except UnknownWebhook:
            # It was deleted meanwhile.
            return sent

    def _send(
        self, store: Store, name: str, webhook: Webhook, message: Message
    ) -> tuple[bool, Webhook]:
        """Send a message, and store what came of it; return whether it was taken."""
        attempt = webhook.attempts + 1
        sent, entry = self._attempt(webhook, outgoing(name, webhook, message), attempt)
        reason, delay = self._given_up(attempt, sent), 0.0
        if sent.is_delivered:
            due = Due.after(HOLD_SECONDS)
        elif reason:
            # Announced first: if this process ends here, the last attempt is repeated.
            announce_disabled(store, name, webhook.id, message.number)
            log.info("a webhook of %s is disabled: %s", name, reason)
            due = Due.never()
        else:
            delay = self._delay(attempt, sent)
            due = Due.after(delay)
            again = entry.at + int(delay * 1_000_000)
            entry = structs.replace(entry, again=again)

        def change(known: Webhook) -> Webhook:
            if sent.is_delivered:
                cursor = max(known.cursor, message.number)
                return structs.replace(known, cursor=cursor, attempts=0)
            if reason:
                return structs.replace(known, disabled=reason, attempts=0)
            return structs.replace(known, attempts=attempt)

        updated = store.webhooks.update(name, webhook.id, change, due, entry)
        return sent.is_delivered, updated.webhook

    def _attempt(
        self, webhook: Webhook, ready: Outgoing, attempt: int
    ) -> tuple[Sent, Delivery]:
        """Send what is ready; return what came of it, also as it is stored."""
        at = now()
        sent = self.sender.send(webhook, ready.id, ready.body, at)
        entry = Delivery(
            webhook=webhook.id,
            message=ready.id,
            type=ready.type,
            attempt=attempt,
            at=at,
            milliseconds=sent.milliseconds,
            status=sent.status,
            error=sent.error,
        )
        return sent, entry

    def _test(self, store: Store, name: str, webhook: Webhook) -> Webhook:
        """Send a test message, once, whatever comes of it."""
        _, entry = self._attempt(webhook, outgoing_test(name, webhook), 1)

        def tested(known: Webhook) -> Webhook:
            return structs.replace(known, tested=webhook.tested + 1)

        hold = Due.after(HOLD_SECONDS)
        return store.webhooks.update(name, webhook.id, tested, hold, entry).webhook

    def _given_up(self, attempt: int, sent: Sent) -> str:
        """Return why nothing is sent to a webhook any more, if so."""
        if sent.is_delivered:
            return ""
        if sent.status == GONE:
            return Disabled.GONE
        return Disabled.FAILING if attempt > len(self.delays) else ""

    def _delay(self, attempt: int, sent: Sent) -> float:
        """Return after how many seconds a message is sent again."""
        delay = self.delays[attempt - 1]
        delay *= random.uniform(1 - JITTER, 1 + JITTER)  # noqa: S311 - no secret
        return max(delay, min(sent.retry_after, MOST_DELAY))


def call_overdue(store: Store, limit: int = 500) -> int:
    """Call workers to the webhooks that have something to send; return how many.

    Those that wait for their next attempt are among them when their time has come.
    """
    names = store.webhooks.due(limit)
    again = str(int(time.time() // AGAIN_SECONDS))
    for name in names:
        store.webhook_jobs.enqueue(name, again)
    return len(names)


def _next(store: Store, name: str, webhook: Webhook) -> Next:
    """Return what follows in the inbox after what a webhook has got."""
    cursor = webhook.cursor
    while True:
        page = store.inboxes.messages(name, cursor, PAGE)
        for message in page:
            if message.type in webhook.kinds:
                return Next(message, cursor)
            cursor = message.number
        if len(page) < PAGE:
            return Next(None, cursor)


def _look_again(store: Store, name: str, webhook: Webhook) -> None:
    """Let go of a webhook that has more to get, when others have had their turn."""
    store.webhooks.update(name, webhook.id, _as_it_is, Due.after(0))
    store.webhook_jobs.enqueue(name)


def _rest(store: Store, name: str, webhook: Webhook, cursor: int) -> Updated:
    """Let go of a webhook that has got everything."""

    def caught_up(known: Webhook) -> Webhook:
        return structs.replace(known, cursor=max(known.cursor, cursor))

    never = Due.never(cursor)
    return store.webhooks.update(name, webhook.id, caught_up, never)


def _as_it_is(webhook: Webhook) -> Webhook:
    return webhook
