from typing import Any

from ...models.stream_games_open_seats import (
    StreamGamesOpenSeats,
)
from ...models.stream_games_status import StreamGamesStatus
from ...types import UNSET, Unset


def request(
    *,
    title: str | Unset = UNSET,
    status: StreamGamesStatus | Unset = UNSET,
    open_seats: StreamGamesOpenSeats | Unset = UNSET,
    option: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for stream_games."""
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

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/lobby/stream",
        "params": params,
    }
    _kwargs["headers"] = headers
    return _kwargs
