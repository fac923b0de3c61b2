from typing import Any
from urllib.parse import quote

import httpx

from ...models.game import Game
from ...types import UNSET, Unset


def request(
    game: str,
    *,
    seat: int | Unset = UNSET,
    version: int | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for get_game."""
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    params: dict[str, Any] = {}

    params["seat"] = seat

    params["version"] = version

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/games/{game}".format(
            game=quote(str(game), safe=""),
        ),
        "params": params,
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> Game:
    """Return what the service answered to get_game."""
    response_200 = Game.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    game: str,
    *,
    seat: int | Unset = UNSET,
    version: int | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> Game:
    """Get a game as the bearer of the token may see it.

    With a seat's token, `decision` is there whenever that seat may answer. Without a
    token, or with the owner's, it is what a spectator sees; a game that is not public
    needs a token.

    Once a game has finished, `version` gets it as it was at any earlier moment, with
    what could be decided then.

    Args:
        game (str):
        seat (int | Unset):
        version (int | Unset):
        if_none_match (str | Unset):
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                game=game,
                seat=seat,
                version=version,
                if_none_match=if_none_match,
                accept_language=accept_language,
            )
        )
    )
