from typing import Any
from urllib.parse import quote

import httpx

from ...models.answer_undo_request import AnswerUndoRequest
from ...models.game import Game
from ...types import UNSET, Unset


def request(
    game: str,
    *,
    body: AnswerUndoRequest,
    seat: int | Unset = UNSET,
    if_match: str,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for answer_undo."""
    headers: dict[str, Any] = {}
    headers["If-Match"] = if_match

    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    params: dict[str, Any] = {}

    params["seat"] = seat

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/v1/games/{game}/undo".format(
            game=quote(str(game), safe=""),
        ),
        "params": params,
    }
    _kwargs["json"] = body.to_dict()

    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> Game:
    """Return what the service answered to answer_undo."""
    response_200 = Game.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    game: str,
    *,
    body: AnswerUndoRequest,
    seat: int | Unset = UNSET,
    if_match: str,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> Game:
    """Agree that another seat takes its last choice back, or do not.

    With the last one to agree it is taken back. One who does not agree ends the
    request, and so may who asked.

    Args:
        game (str):
        seat (int | Unset):
        if_match (str):
        idempotency_key (str | Unset):
        accept_language (str | Unset):
        body (AnswerUndoRequest): Whether another seat may take its last choice back.
    """
    return parse(
        client.request(
            **request(
                game=game,
                body=body,
                seat=seat,
                if_match=if_match,
                idempotency_key=idempotency_key,
                accept_language=accept_language,
            )
        )
    )
