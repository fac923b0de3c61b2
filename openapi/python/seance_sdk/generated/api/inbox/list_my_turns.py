from typing import Any

import httpx

from ...models.turn_list import TurnList
from ...types import UNSET, Unset


def request(
    *,
    limit: int | Unset = 100,
    wait: int | Unset = 0,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for list_my_turns."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    params: dict[str, Any] = {}

    params["limit"] = limit

    params["wait"] = wait

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/me/turns",
        "params": params,
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> TurnList:
    """Return what the service answered to list_my_turns."""
    response_200 = TurnList.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    *,
    limit: int | Unset = 100,
    wait: int | Unset = 0,
    accept_language: str | Unset = UNSET,
) -> TurnList:
    """List the games that wait for one's own account, or wait until one does.

    With `wait`, an empty list comes only after that many seconds. Each game is in the
    list until the account has answered; whoever leaves one unanswered gets it again.

    Args:
        limit (int | Unset):  Default: 100.
        wait (int | Unset):  Default: 0.
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                limit=limit,
                wait=wait,
                accept_language=accept_language,
            )
        )
    )
