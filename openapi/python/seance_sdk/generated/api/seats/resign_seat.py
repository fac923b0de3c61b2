from typing import Any
from urllib.parse import quote

import httpx

from ...models.game import Game
from ...types import UNSET, Unset


def request(
    game: str,
    seat: int,
    *,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for resign_seat."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/{game}/seats/{seat}/resignation".format(
            game=quote(str(game), safe=""),
            seat=quote(str(seat), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> Game:
    """Return what the service answered to resign_seat."""
    response_200 = Game.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    game: str,
    seat: int,
    *,
    accept_language: str | Unset = UNSET,
) -> Game:
    """Leave the game for good, as the holder of the seat.

    A bot plays on, and the seat ranks last; the token still reads the game, but nobody
    gets the seat back. With fewer than two seats of people or programs left the game
    ends, and those who have not resigned share the first place. A game that all play
    together goes on. Resigning twice is the same as once.

    Args:
        game (str):
        seat (int):
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                game=game,
                seat=seat,
                accept_language=accept_language,
            )
        )
    )
