from typing import Any
from urllib.parse import quote

import httpx

from ...models.rematch import Rematch
from ...types import UNSET, Unset


def request(
    game: str,
    *,
    seat: int | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for rematch."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    params: dict[str, Any] = {}

    params["seat"] = seat

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/{game}/rematch".format(
            game=quote(str(game), safe=""),
        ),
        "params": params,
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> Rematch:
    """Return what the service answered to rematch."""
    response_201 = Rematch.from_dict(response.json())

    return response_201


def call(
    client: httpx.Client,
    game: str,
    *,
    seat: int | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> Rematch:
    """Play a finished game once more: same seats, same options, the next one begins.

    Its owner and each holder of a seat may ask. Whoever asks first makes the new game,
    and all others find the same. Seats of people wait for them (`reserved`): asking
    takes one's own, by the token that it has, and the game starts when all have come.
    The owner may have a bot play for somebody who stays away (updateSeat).

    Args:
        game (str):
        seat (int | Unset):
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
