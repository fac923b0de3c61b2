from typing import Any

import httpx

from ...models.webhook_list import WebhookList
from ...types import UNSET, Unset


def request(
    *,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for list_webhooks."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/me/webhooks",
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> WebhookList:
    """Return what the service answered to list_webhooks."""
    response_200 = WebhookList.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    *,
    accept_language: str | Unset = UNSET,
) -> WebhookList:
    """List the webhooks of one's own account, the oldest first.

    There are at most eight.

    Args:
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                accept_language=accept_language,
            )
        )
    )
