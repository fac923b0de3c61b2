from typing import Any
from urllib.parse import quote

import httpx

from ...types import UNSET, Unset


def request(
    game: str,
    *,
    ticket: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for draw_board."""
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    params: dict[str, Any] = {}

    params["ticket"] = ticket

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/games/{game}/board.svg".format(
            game=quote(str(game), safe=""),
        ),
        "params": params,
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> str:
    """Return what the service answered to draw_board."""
    response_200 = response.text
    return response_200


def call(
    client: httpx.Client,
    game: str,
    *,
    ticket: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> str:
    """Draw the table, as the bearer of the token may see it.

    The picture can stand in a page as it is: its words are in the language asked for,
    and it says in sentences what it shows. An `<img>` sends no token: its address has
    a `ticket` instead.

    Args:
        game (str):
        ticket (str | Unset):
        if_none_match (str | Unset):
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                game=game,
                ticket=ticket,
                if_none_match=if_none_match,
                accept_language=accept_language,
            )
        )
    )
