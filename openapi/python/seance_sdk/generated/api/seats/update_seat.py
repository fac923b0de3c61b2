from typing import Any
from urllib.parse import quote

import httpx

from ...models.update_seat_request import UpdateSeatRequest
from ...models.updated_seat import UpdatedSeat
from ...types import UNSET, Unset


def request(
    game: str,
    seat: int,
    *,
    body: UpdateSeatRequest,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for update_seat."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/v1/games/{game}/seats/{seat}".format(
            game=quote(str(game), safe=""),
            seat=quote(str(seat), safe=""),
        ),
    }
    _kwargs["json"] = body.to_dict()

    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> UpdatedSeat:
    """Return what the service answered to update_seat."""
    response_200 = UpdatedSeat.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    game: str,
    seat: int,
    *,
    body: UpdateSeatRequest,
    accept_language: str | Unset = UNSET,
) -> UpdatedSeat:
    """Hand a seat to a bot, or back to a person.

    The holder of the seat may do both; the token stays good for reading while a bot
    plays, and getting the seat back replaces it. The owner may do both too, but for
    getting back a seat that somebody has claimed. An event says so to everybody.

    Args:
        game (str):
        seat (int):
        accept_language (str | Unset):
        body (UpdateSeatRequest): Who plays a seat from now on.
    """
    return parse(
        client.request(
            **request(
                game=game,
                seat=seat,
                body=body,
                accept_language=accept_language,
            )
        )
    )
