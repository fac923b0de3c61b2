from typing import Any

import httpx

from ...models.game_list import GameList
from ...models.list_my_games_status import ListMyGamesStatus
from ...types import UNSET, Unset


def request(
    *,
    status: ListMyGamesStatus | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 50,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for list_my_games."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    params: dict[str, Any] = {}

    json_status: str | Unset = UNSET
    if not isinstance(status, Unset):
        json_status = status

    params["status"] = json_status

    params["cursor"] = cursor

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/me/games",
        "params": params,
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> GameList:
    """Return what the service answered to list_my_games."""
    response_200 = GameList.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    *,
    status: ListMyGamesStatus | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 50,
    accept_language: str | Unset = UNSET,
) -> GameList:
    """List the games that one's own account is in or invited to, the newest first.

    Where there are more, send `next_cursor` back as `cursor`.

    Args:
        status (ListMyGamesStatus | Unset):
        cursor (str | Unset):
        limit (int | Unset):  Default: 50.
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                status=status,
                cursor=cursor,
                limit=limit,
                accept_language=accept_language,
            )
        )
    )
