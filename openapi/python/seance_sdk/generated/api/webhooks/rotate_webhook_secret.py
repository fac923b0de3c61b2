from typing import Any
from urllib.parse import quote

import httpx

from ...models.webhook_with_secret import WebhookWithSecret
from ...types import UNSET, Unset


def request(
    webhook: str,
    *,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for rotate_webhook_secret."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/me/webhooks/{webhook}/secret".format(
            webhook=quote(str(webhook), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> WebhookWithSecret:
    """Return what the service answered to rotate_webhook_secret."""
    response_201 = WebhookWithSecret.from_dict(response.json())

    return response_201


def call(
    client: httpx.Client,
    webhook: str,
    *,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> WebhookWithSecret:
    """Get another secret for a webhook of one's own account.

    For a day messages have two signatures, one by each secret. Rotate it twice to be
    rid of a secret that others know.

    Args:
        webhook (str):
        idempotency_key (str | Unset):
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                webhook=webhook,
                idempotency_key=idempotency_key,
                accept_language=accept_language,
            )
        )
    )
