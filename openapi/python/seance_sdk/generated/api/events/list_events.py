from typing import Any
from urllib.parse import quote

import httpx

from ...models.event_list import EventList
from ...types import UNSET, Unset


def request(
    game: str,
    *,
    seat: int | Unset = UNSET,
    after: int | Unset = 0,
    limit: int | Unset = 100,
    wait: int | Unset = 0,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for list_events."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    params: dict[str, Any] = {}

    params["seat"] = seat

    params["after"] = after

    params["limit"] = limit

    params["wait"] = wait

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/games/{game}/events".format(
            game=quote(str(game), safe=""),
        ),
        "params": params,
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> EventList:
    """Return what the service answered to list_events."""
    response_200 = EventList.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    game: str,
    *,
    seat: int | Unset = UNSET,
    after: int | Unset = 0,
    limit: int | Unset = 100,
    wait: int | Unset = 0,
    accept_language: str | Unset = UNSET,
) -> EventList:
    """List what happened in a game, or wait for it.

    Events are numbered from 1 without gaps; `last_event` of a game is the number of the
    last one that led to it. What the reader may not see is left out of them. With
    `wait`, an empty page comes only after that many seconds.

    Args:
        game (str):
        seat (int | Unset):
        after (int | Unset):  Default: 0.
        limit (int | Unset):  Default: 100.
        wait (int | Unset):  Default: 0.
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                game=game,
                seat=seat,
                after=after,
                limit=limit,
                wait=wait,
                accept_language=accept_language,
            )
        )
    )
