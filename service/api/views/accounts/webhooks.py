"""createWebhook and what is done with webhooks: the inbox, sent to an address."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import current_app

from service.accounts.webhooks import endpoints
from service.accounts.webhooks.answers import (
    DeliveryList,
    RequestedTest,
    WebhookInfo,
    WebhookList,
    WebhookWithSecret,
)
from service.accounts.webhooks.errors import (
    NoWebhooks,
    TooManyWebhooks,
    UnknownWebhook,
)
from service.accounts.webhooks.webhook import MessageKind
from service.api.blueprints import Blueprint
from service.api.hooks.auth import require_account
from service.api.limits import quotas
from service.api.once import issuer
from service.api.responses import CREDENTIALS, SECRET, answer, nothing
from service.api.schemas.account_requests import (
    CreateWebhookRequest,
    EnableWebhookRequest,
    ListDeliveriesQuery,
)
from service.api.spec import account_examples as examples
from service.api.spec import links
from service.api.spec.answers import documented
from service.api.spec.declarations import (
    creates,
    links_to,
    needs_account,
    once_by_key,
    refuses,
    uses_store,
)
from service.api.spec.examples import named
from service.api.spec.headers import answer_headers
from service.api.stores import store

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from flask import Response

    from engines.core.fields import Json
    from service.accounts.webhooks.webhook import WebhookRules

blueprint = Blueprint(
    "webhooks",
    __name__,
    url_prefix="/v1/me/webhooks",
    description="The messages of an inbox, sent to an address of the account.",
)


def rules() -> WebhookRules:
    """Return what the settings of the app say about webhooks."""
    found: WebhookRules = current_app.config["WEBHOOKS"]
    return found


def once_by_derived(view: Callable[..., Any]) -> Callable[..., Any]:
    """Carry a request out once; the secret in its answer follows from the webhook."""
    return once_by_key(
        view, derive=lambda label: endpoints.derived_secret(label, rules())
    )


@blueprint.route("", methods=["POST"], endpoint="createWebhook")
@blueprint.arguments(CreateWebhookRequest(), examples=named(examples.CREATE_WEBHOOK))
@blueprint.response(
    201,
    documented(WebhookWithSecret),
    description="The webhook and its secret, shown only here.",
    headers=answer_headers("Location"),
    example=examples.CREATED_WEBHOOK,
)
@links_to(links.WEBHOOK)
@needs_account
@uses_store
@refuses(TooManyWebhooks, NoWebhooks)
@once_by_derived
@creates(quotas.WEBHOOK)
def create_webhook(body: Json) -> Response:
    """Have the messages of one's own inbox sent to an address (Standard Webhooks).

    It gets what happens from now on, in order, each message until it is answered by a
    2xx: again after seconds at first, after hours at last. Ten attempts in vain for
    one message, or a 410, disable it; `webhook_disabled` in streamMe says so. The same
    message may come twice, with the same `webhook-id`. Messages name games and seats,
    and never say what is hidden: get the game by the key of the account. The document
    describes them under `webhooks`.
    """
    name = require_account().account.name
    kinds = body.get("kinds", MessageKind.ALL)
    request = endpoints.CreateWebhook(
        url=body["url"],
        kinds=tuple(dict.fromkeys(kinds)),
        about=body.get("about", ""),
    )
    created = endpoints.create(store(), name, request, rules(), issuer())
    where = ("Location", f"/v1/me/webhooks/{created.id}")
    return answer(created, where, CREDENTIALS, status=201)


@blueprint.route("", endpoint="listWebhooks")
@blueprint.response(
    200,
    documented(WebhookList),
    description="The webhooks.",
    example=examples.WEBHOOK_LIST,
)
@needs_account
@uses_store
def list_webhooks() -> Response:
    """List the webhooks of one's own account, the oldest first.

    There are at most eight.
    """
    name = require_account().account.name
    return answer(endpoints.list_webhooks(store(), name), SECRET)


@blueprint.route("/<string:webhook>", endpoint="getWebhook")
@blueprint.response(
    200,
    documented(WebhookInfo),
    description="The webhook.",
    example=examples.WEBHOOK,
)
@needs_account
@uses_store
@refuses(UnknownWebhook)
def get_webhook(webhook: str) -> Response:
    """Get a webhook of one's own account.

    Its secret is shown only when it is made or rotated.
    """
    name = require_account().account.name
    found = store().webhooks.read(name, webhook)
    return answer(endpoints.represent(found), SECRET)


@blueprint.route("/<string:webhook>", methods=["DELETE"], endpoint="deleteWebhook")
@blueprint.response(204, description="It gets nothing any more.")
@needs_account
@uses_store
@refuses(UnknownWebhook)
def delete_webhook(webhook: str) -> Response:
    """Delete a webhook of one's own account.

    A message that is just being sent may still come.
    """
    store().webhooks.delete(require_account().account.name, webhook)
    return nothing(SECRET)


@blueprint.route(
    "/<string:webhook>/secret", methods=["POST"], endpoint="rotateWebhookSecret"
)
@blueprint.response(
    201,
    documented(WebhookWithSecret),
    description="The webhook and its new secret, shown only here.",
    example=examples.ROTATED_WEBHOOK,
)
@needs_account
@uses_store
@refuses(UnknownWebhook, NoWebhooks)
@once_by_derived
def rotate_webhook_secret(webhook: str) -> Response:
    """Get another secret for a webhook of one's own account.

    For a day messages have two signatures, one by each secret. Rotate it twice to be
    rid of a secret that others know.
    """
    name = require_account().account.name
    rotated = endpoints.rotate(store(), name, webhook, rules(), issuer())
    return answer(rotated, CREDENTIALS, status=201)


@blueprint.route(
    "/<string:webhook>/activation", methods=["POST"], endpoint="enableWebhook"
)
@blueprint.arguments(
    EnableWebhookRequest(), required=False, examples=named(examples.ENABLE_WEBHOOK)
)
@blueprint.response(
    200,
    documented(WebhookInfo),
    description="The webhook as it is now.",
    example=examples.WEBHOOK,
)
@needs_account
@uses_store
@refuses(UnknownWebhook)
def enable_webhook(body: Json, webhook: str) -> Response:
    """Let a webhook of one's own account get messages again.

    It goes on where it stopped, as far as the inbox keeps what it has missed: the last
    5,000 messages. One that waits for its next attempt makes it now.
    """
    name = require_account().account.name
    skip = body["missed"] == "skip"
    return answer(endpoints.enable(store(), name, webhook, skip=skip), SECRET)


@blueprint.route("/<string:webhook>/tests", methods=["POST"], endpoint="testWebhook")
@blueprint.response(
    202,
    documented(RequestedTest),
    description="The message will be sent, once.",
    example=examples.REQUESTED_TEST,
)
@needs_account
@uses_store
@refuses(UnknownWebhook)
@once_by_key
@creates(quotas.WEBHOOK)
def test_webhook(webhook: str) -> Response:
    """Send a message of the type `test` to a webhook of one's own account.

    It is sent once, also to a webhook that is disabled; listDeliveries tells what came
    of it.
    """
    name = require_account().account.name
    return answer(endpoints.request_test(store(), name, webhook), SECRET, status=202)


@blueprint.route("/<string:webhook>/deliveries", endpoint="listDeliveries")
@blueprint.arguments(ListDeliveriesQuery(), location="query")
@blueprint.response(
    200,
    documented(DeliveryList),
    description="A page of attempts.",
    example=examples.DELIVERY_LIST,
)
@needs_account
@uses_store
@refuses(UnknownWebhook)
def list_deliveries(query: Json, webhook: str) -> Response:
    """List what was sent to a webhook of one's own account, the newest first.

    Of all webhooks of an account together the last 1,000 attempts are kept. Where there
    are more, send `next_cursor` back as `cursor`.
    """
    name = require_account().account.name
    return answer(endpoints.list_deliveries(store(), name, webhook, **query), SECRET)
