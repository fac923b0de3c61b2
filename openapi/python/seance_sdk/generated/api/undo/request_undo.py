from typing import Any
from urllib.parse import quote

import httpx

from ...models.game import Game
from ...types import UNSET, Unset


def request(
    game: str,
    *,
    seat: int | Unset = UNSET,
    if_match: str,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for request_undo."""
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
        "method": "post",
        "url": "/v1/games/{game}/undo".format(
            game=quote(str(game), safe=""),
        ),
        "params": params,
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> Game:
    """Return what the service answered to request_undo."""
    response_200 = Game.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    game: str,
    *,
    seat: int | Unset = UNSET,
    if_match: str,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> Game:
    """Ask to take one's last choice back, and all that followed it.

    All other people at the table have to agree, by answerUndo; bots always do. What
    came to light is never taken back: a card that was drawn, turned up or shown, a die
    that was rolled (`cannot_undo`). Answers that left no choice are passed over. The
    version goes up, never back: the step is a command of the game, which replays have.

    A command, or another change of the game, ends the request. Asking twice is the
    same as once. In a tournament nothing is taken back.

    Args:
        game (str):
        seat (int | Unset):
        if_match (str):
        idempotency_key (str | Unset):
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                game=game,
                seat=seat,
                if_match=if_match,
                idempotency_key=idempotency_key,
                accept_language=accept_language,
            )
        )
    )
