"""The webhooks of accounts in Redis, what they have to send and what was sent.

All of an account's webhooks are in the account's slot of a Cluster. A webhook is
changed by compare-and-set; the same script writes when it is looked at again.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from service.accounts.webhooks.errors import TooManyWebhooks, UnknownWebhook
from service.accounts.webhooks.webhook import MOST_WEBHOOKS, Delivery, Webhook
from service.store import keys
from service.store.due import games_until
from service.store.scripts import WEBHOOK, WEBHOOK_CLAIM

if TYPE_CHECKING:
    from collections.abc import Callable

    from service.store.clients import Database

DELIVERIES_KEPT = 1_000
"""Of one account."""

SOON, NEVER = "soon", "never"
SOMETHING_TO_SEND, LOST_RACE, ENOUGH, NO_ACCOUNT = 2, 0, -1, -2

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Webhook).decode
_decode_delivery = msgspec.json.Decoder(Delivery).decode


class Due(NamedTuple):
    """When a webhook is looked at again."""

    text: str = ""
    """As ``webhook.lua`` reads it."""
    seen: int = 0
    """The number of the last message that was looked at."""

    @classmethod
    def after(cls, seconds: float) -> Due:
        """The delay in seconds."""
        return cls(f"{seconds:.6f}")

    @classmethod
    def soon(cls) -> Due:
        """At once, unless somebody holds it: then they will find what there is."""
        return cls(SOON)

    @classmethod
    def never(cls, seen: float = math.inf) -> Due:
        """Not before the message after one comes; without one, never by itself."""
        return cls(NEVER, 2**53 if seen == math.inf else int(seen))


UNCHANGED = Due()


class Change(NamedTuple):
    """What is written of a webhook."""

    id: str
    before: bytes
    """As it is expected to be; empty for a new one."""
    after: bytes
    """As it is then; empty to remove it."""
    due: Due = UNCHANGED
    delivery: bytes = b""
    """What was sent; empty for nothing."""


class Updated(NamedTuple):
    """A webhook as it is now."""

    webhook: Webhook
    is_due: bool
    """Whether something has come meanwhile that it has to send."""


class ListedDelivery(NamedTuple):
    """A delivery, and its place in the list."""

    place: str
    delivery: Delivery


class Webhooks:
    """The webhooks of all accounts."""

    def __init__(self, database: Database) -> None:
        """Keep them in ``database``."""
        self._database = database

    def create(self, name: str, webhook: Webhook) -> Webhook:
        """Store a new webhook, or return the one that has its id."""
        change = Change(webhook.id, b"", _encode(webhook))
        reply = self._write(name, change)
        if reply == ENOUGH:
            raise TooManyWebhooks(most=MOST_WEBHOOKS)
        return self.read(name, webhook.id) if reply == LOST_RACE else webhook

    def read(self, name: str, webhook_id: str) -> Webhook:
        """Return a webhook as it is now, or refuse."""
        found = self._find(name, webhook_id)
        if found is None:
            raise UnknownWebhook
        return _decode(found)

    def of_account(self, name: str) -> list[Webhook]:
        """Return the webhooks of an account, the oldest first."""
        with self._database.client() as redis:
            found = redis.hvals(keys.account_webhooks(name))
        webhooks = [_decode(each) for each in found]
        return sorted(webhooks, key=lambda each: (each.created, each.id))

    def update(
        self,
        name: str,
        webhook_id: str,
        change: Callable[[Webhook], Webhook],
        due: Due = UNCHANGED,
        delivery: Delivery | None = None,
    ) -> Updated:
        """Change a webhook, and when it is looked at again; note what was sent.

        After a lost race, it is changed again as it is then.
        """
        while True:
            found = self._find(name, webhook_id)
            if found is None:
                raise UnknownWebhook
            changed = change(_decode(found))
            entry = b"" if delivery is None else _encode(delivery)
            after = _encode(changed)
            reply = self._write(name, Change(webhook_id, found, after, due, entry))
            if reply != LOST_RACE:
                return Updated(changed, reply == SOMETHING_TO_SEND)

    def delete(self, name: str, webhook_id: str) -> None:
        """Remove a webhook, or refuse."""
        while True:
            found = self._find(name, webhook_id)
            if found is None:
                raise UnknownWebhook
            if self._write(name, Change(webhook_id, found, b"")):
                return

    def claim(self, name: str, seconds: float) -> Webhook | None:
        """Return a webhook that has something to send; nobody else gets it meanwhile.

        After ``seconds`` it can be claimed again, unless it is written before.
        """
        names = [
            keys.account_webhooks(name),
            keys.account_webhooks_due(name),
            keys.webhooks_due(keys.account_shard(name)),
        ]
        found: bytes | None = self._database.run(WEBHOOK_CLAIM, names, name, seconds)
        return None if found is None else _decode(found)

    def due(self, limit: int) -> list[str]:
        """Return accounts whose webhooks have something to send now."""
        until = self._database.time()
        return games_until(self._database, keys.webhooks_due, until, limit)

    def deliveries(
        self, name: str, webhook_id: str, before: str, limit: int
    ) -> list[ListedDelivery]:
        """Return what was sent to a webhook, the newest first, before a place."""
        newest = f"({before}" if before else "+"
        with self._database.client() as redis:
            entries = redis.xrevrange(keys.account_deliveries(name), newest, "-")
        found = (
            ListedDelivery(place.decode(), _decode_delivery(fields[b"delivery"]))
            for place, fields in entries
        )
        return [each for each in found if each.delivery.webhook == webhook_id][:limit]

    def _find(self, name: str, webhook_id: str) -> bytes | None:
        with self._database.client() as redis:
            found: bytes | None = redis.hget(keys.account_webhooks(name), webhook_id)
        return found

    def _write(self, name: str, change: Change) -> int:
        reply: int = self._database.run(
            WEBHOOK,
            [
                *(keys.account(name), keys.account_webhooks(name)),
                keys.account_webhooks_due(name),
                keys.webhooks_due(keys.account_shard(name)),
                keys.account_deliveries(name),
            ],
            *(name, change.id, change.before, change.after),
            *(change.due.text, change.due.seen, change.delivery),
            *(DELIVERIES_KEPT, MOST_WEBHOOKS),
        )
        if reply == NO_ACCOUNT:
            raise UnknownWebhook
        return reply
