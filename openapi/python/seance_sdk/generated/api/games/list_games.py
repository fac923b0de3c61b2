from typing import Any

import httpx

from ...models.game_list import GameList
from ...models.list_games_open_seats import (
    ListGamesOpenSeats,
)
from ...models.list_games_status import ListGamesStatus
from ...types import UNSET, Unset


def request(
    *,
    title: str | Unset = UNSET,
    status: ListGamesStatus | Unset = UNSET,
    open_seats: ListGamesOpenSeats | Unset = UNSET,
    option: str | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 50,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for list_games."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    params: dict[str, Any] = {}

    params["title"] = title

    json_status: str | Unset = UNSET
    if not isinstance(status, Unset):
        json_status = status

    params["status"] = json_status

    json_open_seats: str | Unset = UNSET
    if not isinstance(open_seats, Unset):
        json_open_seats = open_seats

    params["open_seats"] = json_open_seats

    params["option"] = option

    params["cursor"] = cursor

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/games",
        "params": params,
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> GameList:
    """Return what the service answered to list_games."""
    response_200 = GameList.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    *,
    title: str | Unset = UNSET,
    status: ListGamesStatus | Unset = UNSET,
    open_seats: ListGamesOpenSeats | Unset = UNSET,
    option: str | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 50,
    accept_language: str | Unset = UNSET,
) -> GameList:
    """List the public games, the newest first.

    Only games that were created as `public` are listed. Where there are more, send
    `next_cursor` back as `cursor`; where few of many games fit, a page may have fewer
    items than its `limit`, or none, and there are more all the same.

    Args:
        title (str | Unset):
        status (ListGamesStatus | Unset):
        open_seats (ListGamesOpenSeats | Unset):
        option (str | Unset):  Example: edition:fr2010.
        cursor (str | Unset):
        limit (int | Unset):  Default: 50.
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                title=title,
                status=status,
                open_seats=open_seats,
                option=option,
                cursor=cursor,
                limit=limit,
                accept_language=accept_language,
            )
        )
    )
