from typing import Any
from urllib.parse import quote

import httpx

from ...models.webhook_info import WebhookInfo
from ...types import UNSET, Unset


def request(
    webhook: str,
    *,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for get_webhook."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/me/webhooks/{webhook}".format(
            webhook=quote(str(webhook), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> WebhookInfo:
    """Return what the service answered to get_webhook."""
    response_200 = WebhookInfo.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    webhook: str,
    *,
    accept_language: str | Unset = UNSET,
) -> WebhookInfo:
    """Get a webhook of one's own account.

    Its secret is shown only when it is made or rotated.

    Args:
        webhook (str):
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                webhook=webhook,
                accept_language=accept_language,
            )
        )
    )
