from typing import Any
from urllib.parse import quote

import httpx

from ...models.created_game import CreatedGame
from ...models.fork_game_request import ForkGameRequest
from ...types import UNSET, Unset


def request(
    game: str,
    *,
    body: ForkGameRequest | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for fork_game."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/{game}/forks".format(
            game=quote(str(game), safe=""),
        ),
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> CreatedGame:
    """Return what the service answered to fork_game."""
    response_201 = CreatedGame.from_dict(response.json())

    return response_201


def call(
    client: httpx.Client,
    game: str,
    *,
    body: ForkGameRequest | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> CreatedGame:
    """Begin a new game where this one is or was.

    The fork of a finished game is exact: the same key, the same cards, the same
    commands so far. The fork of a game that goes on tells nothing about it: what the
    bearer of the token cannot see is dealt again, and its key is fresh.

    Args:
        game (str):
        idempotency_key (str | Unset):
        accept_language (str | Unset):
        body (ForkGameRequest | Unset): A new game that begins where another one is or was.
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
