from typing import Any

import httpx

from ...models.create_game_request import CreateGameRequest
from ...models.created_game import CreatedGame
from ...types import UNSET, Unset


def request(
    *,
    body: CreateGameRequest,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for create_game."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games",
    }
    _kwargs["json"] = body.to_dict()

    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> CreatedGame:
    """Return what the service answered to create_game."""
    response_201 = CreatedGame.from_dict(response.json())

    return response_201


def call(
    client: httpx.Client,
    *,
    body: CreateGameRequest,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> CreatedGame:
    """Create a game.

    Each human seat gets a token at once, each open one when it is claimed. The game
    starts as soon as no seat is open: cards are dealt then, not before. A seat with an
    `account` is an invitation, which the account accepts by claimSeat.

    Args:
        idempotency_key (str | Unset):
        accept_language (str | Unset):
        body (CreateGameRequest): A new game.
    """
    return parse(
        client.request(
            **request(
                body=body,
                idempotency_key=idempotency_key,
                accept_language=accept_language,
            )
        )
    )
