from typing import Any
from urllib.parse import quote

import httpx

from ...models.delivery_list import DeliveryList
from ...types import UNSET, Unset


def request(
    webhook: str,
    *,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 50,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for list_deliveries."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    params: dict[str, Any] = {}

    params["cursor"] = cursor

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/me/webhooks/{webhook}/deliveries".format(
            webhook=quote(str(webhook), safe=""),
        ),
        "params": params,
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> DeliveryList:
    """Return what the service answered to list_deliveries."""
    response_200 = DeliveryList.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    webhook: str,
    *,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 50,
    accept_language: str | Unset = UNSET,
) -> DeliveryList:
    """List what was sent to a webhook of one's own account, the newest first.

    Of all webhooks of an account together the last 1,000 attempts are kept. Where there
    are more, send `next_cursor` back as `cursor`.

    Args:
        webhook (str):
        cursor (str | Unset):
        limit (int | Unset):  Default: 50.
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                webhook=webhook,
                cursor=cursor,
                limit=limit,
                accept_language=accept_language,
            )
        )
    )
