from typing import Any
from urllib.parse import quote

import httpx

from ...models.rating_list import RatingList
from ...types import UNSET, Unset


def request(
    title: str,
    *,
    players: int | Unset = UNSET,
    history: int | Unset = 0,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for list_ratings."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    params: dict[str, Any] = {}

    params["players"] = players

    params["history"] = history

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/titles/{title}/ratings".format(
            title=quote(str(title), safe=""),
        ),
        "params": params,
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> RatingList:
    """Return what the service answered to list_ratings."""
    response_200 = RatingList.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    title: str,
    *,
    players: int | Unset = UNSET,
    history: int | Unset = 0,
    accept_language: str | Unset = UNSET,
) -> RatingList:
    """List how strong the bots of a title are, by number of players.

    Every game between bots of a tournament moves the ratings once, when it is over.

    Args:
        title (str):
        players (int | Unset):
        history (int | Unset):  Default: 0.
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                title=title,
                players=players,
                history=history,
                accept_language=accept_language,
            )
        )
    )
