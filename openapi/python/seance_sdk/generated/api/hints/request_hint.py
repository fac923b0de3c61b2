from typing import Any
from urllib.parse import quote

import httpx

from ...models.hint import Hint
from ...types import UNSET, Unset


def request(
    game: str,
    *,
    seat: int | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for request_hint."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    params: dict[str, Any] = {}

    params["seat"] = seat

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/{game}/hints".format(
            game=quote(str(game), safe=""),
        ),
        "params": params,
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> Hint:
    """Return what the service answered to request_hint."""
    response_202 = Hint.from_dict(response.json())

    return response_202


def call(
    client: httpx.Client,
    game: str,
    *,
    seat: int | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> Hint:
    """Ask what the strongest bot of the title would do in this seat now.

    It gets what the seat sees and nothing else. Asking again at the same version gives
    the same hint. In a tournament there are none.

    Args:
        game (str):
        seat (int | Unset):
        idempotency_key (str | Unset):
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                game=game,
                seat=seat,
                idempotency_key=idempotency_key,
                accept_language=accept_language,
            )
        )
    )
