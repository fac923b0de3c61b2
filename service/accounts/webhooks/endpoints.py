"""One's own webhooks: made, listed, tested, enabled again, rotated, deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec import UNSET, structs

from engines.core.errors import Reason
from service.accounts.webhooks.addresses import Refused, read_url
from service.accounts.webhooks.answers import (
    DeliveryInfo,
    DeliveryList,
    RequestedTest,
    WebhookInfo,
    WebhookList,
    WebhookWithSecret,
)
from service.accounts.webhooks.errors import NoWebhooks
from service.accounts.webhooks.messages import trial_id
from service.accounts.webhooks.signing import overlap_until, secret_text
from service.accounts.webhooks.webhook import Webhook
from service.errors import InvalidFields
from service.games.deadlines import now
from service.presentation.games import timestamp
from service.presentation.representation import extend
from service.store.accounts.webhooks import Due

if TYPE_CHECKING:
    from service.accounts.webhooks.webhook import Delivery, WebhookRules
    from service.store import Store
    from service.tokens import Issuer

LABEL = "webhook"
"""What labels of secrets begin with, where a stored answer leaves them out."""


class CreateWebhook(NamedTuple):
    """A request for a webhook."""

    url: str
    kinds: tuple[str, ...]
    about: str = ""


def create(
    store: Store,
    name: str,
    request: CreateWebhook,
    rules: WebhookRules,
    issuer: Issuer,
) -> WebhookWithSecret:
    """Give an account a webhook, which gets what happens from now on.

    The same ``issuer`` creates it once.
    """
    if not rules.secret:
        raise NoWebhooks
    try:
        read_url(request.url, rules)
    except Refused:
        ports = ", ".join(map(str, rules.ports))
        reason = Reason("wrong.webhook_url", {"ports": ports})
        raise InvalidFields([("/url", reason)]) from None
    webhook = Webhook(
        *(issuer.id, request.url, request.kinds, now(), request.about),
        cursor=store.inboxes.look(name, 0).last,
    )
    return _with_secret(store.webhooks.create(name, webhook), rules, issuer)


def rotate(
    store: Store, name: str, webhook_id: str, rules: WebhookRules, issuer: Issuer
) -> WebhookWithSecret:
    """Give a webhook another secret; for a day, the one before signs, too.

    The same ``issuer`` rotates it once.
    """
    if not rules.secret:
        raise NoWebhooks

    def change(webhook: Webhook) -> Webhook:
        if webhook.rotation == issuer.id:
            return webhook
        return structs.replace(
            webhook,
            generation=webhook.generation + 1,
            rotated=now(),
            rotation=issuer.id,
        )

    webhook = store.webhooks.update(name, webhook_id, change).webhook
    return _with_secret(webhook, rules, issuer)


def enable(store: Store, name: str, webhook_id: str, *, skip: bool) -> WebhookInfo:
    """Let a webhook get messages again: those that it has missed, or later ones only.

    One that is enabled and waits for its next attempt makes it now.
    """
    last = store.inboxes.look(name, 0).last
    due = _at_once(store.webhooks.read(name, webhook_id))

    def change(webhook: Webhook) -> Webhook:
        cursor = max(webhook.cursor, last) if skip else webhook.cursor
        return structs.replace(webhook, disabled="", attempts=0, cursor=cursor)

    webhook = store.webhooks.update(name, webhook_id, change, due).webhook
    store.webhook_jobs.enqueue(name)
    return represent(webhook)


def request_test(store: Store, name: str, webhook_id: str) -> RequestedTest:
    """Send a test message, once; also to a webhook that is disabled."""
    due = _at_once(store.webhooks.read(name, webhook_id))

    def change(webhook: Webhook) -> Webhook:
        return structs.replace(webhook, tests=webhook.tests + 1)

    webhook = store.webhooks.update(name, webhook_id, change, due).webhook
    store.webhook_jobs.enqueue(name)
    return RequestedTest(message=trial_id(webhook, webhook.tests))


def list_webhooks(store: Store, name: str) -> WebhookList:
    """Return the webhooks of an account."""
    return WebhookList(
        items=[represent(each) for each in store.webhooks.of_account(name)]
    )


def list_deliveries(
    store: Store, name: str, webhook_id: str, *, limit: int, cursor: str = ""
) -> DeliveryList:
    """Return a page of what was sent to a webhook, the newest first."""
    store.webhooks.read(name, webhook_id)
    found = store.webhooks.deliveries(name, webhook_id, cursor, limit + 1)
    page = DeliveryList(items=[_delivery(each.delivery) for each in found[:limit]])
    if len(found) > limit:
        page.next_cursor = found[limit - 1].place
    return page


def represent(webhook: Webhook) -> WebhookInfo:
    """Return a webhook without its secret."""
    until = overlap_until(webhook)
    return WebhookInfo(
        id=webhook.id,
        url=webhook.url,
        kinds=list(webhook.kinds),
        about=webhook.about or UNSET,
        created_at=timestamp(webhook.created),
        disabled=webhook.disabled or UNSET,
        delivered=webhook.cursor,
        failed_attempts=webhook.attempts,
        previous_secret_until=timestamp(until) if until > now() else UNSET,
    )


def derived_secret(label: str, rules: WebhookRules) -> str:
    """Return the secret for which a label stands in a stored answer."""
    _, webhook_id, generation = label.split(".")
    return secret_text(rules.secret, webhook_id, int(generation))


def _at_once(webhook: Webhook) -> Due:
    """Return when a webhook is looked at that is to be: one that waits, too."""
    return Due.after(0) if webhook.attempts else Due.soon()


def _with_secret(
    webhook: Webhook, rules: WebhookRules, issuer: Issuer
) -> WebhookWithSecret:
    secret = secret_text(rules.secret, webhook.id, webhook.generation)
    issuer.issued[f"{LABEL}.{webhook.id}.{webhook.generation}"] = secret
    return extend(WebhookWithSecret, represent(webhook), secret=secret)


def _delivery(delivery: Delivery) -> DeliveryInfo:
    return DeliveryInfo(
        message=delivery.message,
        type=delivery.type,
        attempt=delivery.attempt,
        at=timestamp(delivery.at),
        milliseconds=delivery.milliseconds,
        status=delivery.status or UNSET,
        error=delivery.error or UNSET,
        next_at=timestamp(delivery.again) if delivery.again else UNSET,
    )
