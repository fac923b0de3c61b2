from typing import Any

import httpx

from ...models.own_account import OwnAccount
from ...types import UNSET, Unset


def request(
    *,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for get_me."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/me",
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> OwnAccount:
    """Return what the service answered to get_me."""
    response_200 = OwnAccount.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    *,
    accept_language: str | Unset = UNSET,
) -> OwnAccount:
    """Get one's own account.

    Its keys are listed by their ids, with what they may do; what they are is shown only
    when they are made.

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
