from typing import Any
from urllib.parse import quote

from ...models.stream_events_with import StreamEventsWith
from ...types import UNSET, Unset


def request(
    game: str,
    *,
    seat: int | Unset = UNSET,
    ticket: str | Unset = UNSET,
    after: int | Unset = 0,
    with_: StreamEventsWith | Unset = UNSET,
    last_event_id: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for stream_events."""
    headers: dict[str, Any] = {}
    if not isinstance(last_event_id, Unset):
        headers["Last-Event-ID"] = last_event_id

    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    params: dict[str, Any] = {}

    params["seat"] = seat

    params["ticket"] = ticket

    params["after"] = after

    json_with_: str | Unset = UNSET
    if not isinstance(with_, Unset):
        json_with_ = with_

    params["with"] = json_with_

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/games/{game}/stream".format(
            game=quote(str(game), safe=""),
        ),
        "params": params,
    }
    _kwargs["headers"] = headers
    return _kwargs
