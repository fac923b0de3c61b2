from typing import Any

import httpx

from ...models.account_list import AccountList
from ...types import UNSET, Unset


def request(
    *,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 50,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for list_accounts."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    params: dict[str, Any] = {}

    params["cursor"] = cursor

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/accounts",
        "params": params,
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> AccountList:
    """Return what the service answered to list_accounts."""
    response_200 = AccountList.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    *,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 50,
    accept_language: str | Unset = UNSET,
) -> AccountList:
    """List the accounts in the order of their names.

    Where there are more, send `next_cursor` back as `cursor`.

    Args:
        cursor (str | Unset):
        limit (int | Unset):  Default: 50.
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                cursor=cursor,
                limit=limit,
                accept_language=accept_language,
            )
        )
    )
