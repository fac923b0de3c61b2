from typing import Any

import httpx

from ...models.create_webhook_request import CreateWebhookRequest
from ...models.webhook_with_secret import WebhookWithSecret
from ...types import UNSET, Unset


def request(
    *,
    body: CreateWebhookRequest,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for create_webhook."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/me/webhooks",
    }
    _kwargs["json"] = body.to_dict()

    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> WebhookWithSecret:
    """Return what the service answered to create_webhook."""
    response_201 = WebhookWithSecret.from_dict(response.json())

    return response_201


def call(
    client: httpx.Client,
    *,
    body: CreateWebhookRequest,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> WebhookWithSecret:
    """Have the messages of one's own inbox sent to an address (Standard Webhooks).

    It gets what happens from now on, in order, each message until it is answered by a
    2xx: again after seconds at first, after hours at last. Ten attempts in vain for
    one message, or a 410, disable it; `webhook_disabled` in streamMe says so. The same
    message may come twice, with the same `webhook-id`. Messages name games and seats,
    and never say what is hidden: get the game by the key of the account. The document
    describes them under `webhooks`.

    Args:
        idempotency_key (str | Unset):
        accept_language (str | Unset):
        body (CreateWebhookRequest): Where messages are to be sent.
    """
    return parse(
        client.request(
            **request(
                body=body,
                idempotency_key=idempotency_key,
                accept_language=accept_language,
            )
        )
    )
