from typing import Any
from urllib.parse import quote

import httpx

from ...models.enable_webhook_request import EnableWebhookRequest
from ...models.webhook_info import WebhookInfo
from ...types import UNSET, Unset


def request(
    webhook: str,
    *,
    body: EnableWebhookRequest | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for enable_webhook."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/me/webhooks/{webhook}/activation".format(
            webhook=quote(str(webhook), safe=""),
        ),
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> WebhookInfo:
    """Return what the service answered to enable_webhook."""
    response_200 = WebhookInfo.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    webhook: str,
    *,
    body: EnableWebhookRequest | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> WebhookInfo:
    """Let a webhook of one's own account get messages again.

    It goes on where it stopped, as far as the inbox keeps what it has missed: the last
    5,000 messages. One that waits for its next attempt makes it now.

    Args:
        webhook (str):
        accept_language (str | Unset):
        body (EnableWebhookRequest | Unset): What happens to the messages that a webhook has
            missed.
    """
    return parse(
        client.request(
            **request(
                webhook=webhook,
                body=body,
                accept_language=accept_language,
            )
        )
    )
