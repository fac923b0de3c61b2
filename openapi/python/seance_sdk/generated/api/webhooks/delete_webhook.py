from typing import Any
from urllib.parse import quote

import httpx

from ...types import UNSET, Unset


def request(
    webhook: str,
    *,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for delete_webhook."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/v1/me/webhooks/{webhook}".format(
            webhook=quote(str(webhook), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> None:
    """Return what the service answered to delete_webhook."""
    return None


def call(
    client: httpx.Client,
    webhook: str,
    *,
    accept_language: str | Unset = UNSET,
) -> None:
    """Delete a webhook of one's own account.

    A message that is just being sent may still come.

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
