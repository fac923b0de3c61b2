from typing import Any
from urllib.parse import quote

import httpx

from ...models.replay import Replay
from ...types import UNSET, Unset


def request(
    game: str,
    *,
    if_none_match: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for get_replay."""
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/games/{game}/replay".format(
            game=quote(str(game), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> Replay:
    """Return what the service answered to get_replay."""
    response_200 = Replay.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    game: str,
    *,
    if_none_match: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> Replay:
    """Get everything that determines a finished game: options, key and commands.

    With the digest of the table after each command, anybody can play it again and see
    that every shuffle and every roll came from the key.

    Args:
        game (str):
        if_none_match (str | Unset):
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                game=game,
                if_none_match=if_none_match,
                accept_language=accept_language,
            )
        )
    )
