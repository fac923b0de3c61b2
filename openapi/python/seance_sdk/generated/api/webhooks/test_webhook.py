from typing import Any
from urllib.parse import quote

import httpx

from ...models.requested_test import RequestedTest
from ...types import UNSET, Unset


def request(
    webhook: str,
    *,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for test_webhook."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/me/webhooks/{webhook}/tests".format(
            webhook=quote(str(webhook), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> RequestedTest:
    """Return what the service answered to test_webhook."""
    response_202 = RequestedTest.from_dict(response.json())

    return response_202


def call(
    client: httpx.Client,
    webhook: str,
    *,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> RequestedTest:
    """Send a message of the type `test` to a webhook of one's own account.

    It is sent once, also to a webhook that is disabled; listDeliveries tells what came
    of it.

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
