from typing import Any

import httpx

from ...models.list_tournaments_running import (
    ListTournamentsRunning,
)
from ...models.tournament_list import TournamentList
from ...types import UNSET, Unset


def request(
    *,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 20,
    running: ListTournamentsRunning | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for list_tournaments."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    params: dict[str, Any] = {}

    params["cursor"] = cursor

    params["limit"] = limit

    json_running: str | Unset = UNSET
    if not isinstance(running, Unset):
        json_running = running

    params["running"] = json_running

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/tournaments",
        "params": params,
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> TournamentList:
    """Return what the service answered to list_tournaments."""
    response_200 = TournamentList.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    *,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 20,
    running: ListTournamentsRunning | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> TournamentList:
    """List tournaments, the newest first, without their standings.

    Anybody may. Where there are more, send `next_cursor` back as `cursor`. With
    `running=true` a program finds those that it may enter: `registration.open`.

    Args:
        cursor (str | Unset):
        limit (int | Unset):  Default: 20.
        running (ListTournamentsRunning | Unset):
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                cursor=cursor,
                limit=limit,
                running=running,
                accept_language=accept_language,
            )
        )
    )
