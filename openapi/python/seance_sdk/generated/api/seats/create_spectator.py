from typing import Any
from urllib.parse import quote

import httpx

from ...models.create_spectator_request import CreateSpectatorRequest
from ...models.issued_spectator import IssuedSpectator
from ...types import UNSET, Unset


def request(
    game: str,
    *,
    body: CreateSpectatorRequest | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for create_spectator."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/{game}/spectators".format(
            game=quote(str(game), safe=""),
        ),
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> IssuedSpectator:
    """Return what the service answered to create_spectator."""
    response_201 = IssuedSpectator.from_dict(response.json())

    return response_201


def call(
    client: httpx.Client,
    game: str,
    *,
    body: CreateSpectatorRequest | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> IssuedSpectator:
    """Let somebody look on, as the owner; with a delay, so that nobody is helped.

    The token sees what is open to everybody at the table, and does nothing else. With
    a `delay`, all that it reads is as it was that many versions ago: game, ETag,
    events, stream, picture, and what its tickets read. A game that has not come so far
    is seen as it started. Once the game is over, all of it is seen at once. Whoever
    may read a `public` game without a token sees that without a delay.

    Args:
        game (str):
        idempotency_key (str | Unset):
        accept_language (str | Unset):
        body (CreateSpectatorRequest | Unset): Who looks on.
    """
    return parse(
        client.request(
            **request(
                game=game,
                body=body,
                idempotency_key=idempotency_key,
                accept_language=accept_language,
            )
        )
    )
