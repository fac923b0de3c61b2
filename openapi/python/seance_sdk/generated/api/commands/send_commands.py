from typing import Any
from urllib.parse import quote

import httpx

from ...models.commands_result import CommandsResult
from ...models.send_commands_request import SendCommandsRequest
from ...types import UNSET, Unset


def request(
    game: str,
    *,
    body: SendCommandsRequest,
    seat: int | Unset = UNSET,
    if_match: str,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for send_commands."""
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
        "url": "/v1/games/{game}/commands".format(
            game=quote(str(game), safe=""),
        ),
        "params": params,
    }
    _kwargs["json"] = body.to_dict()

    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> CommandsResult:
    """Return what the service answered to send_commands."""
    response_200 = CommandsResult.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    game: str,
    *,
    body: SendCommandsRequest,
    seat: int | Unset = UNSET,
    if_match: str,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> CommandsResult:
    """Answer the open decision, or several in a row.

    Each command is one of the `options[].command` of the decision that is open when its
    turn comes. All of them are carried out or none: the first one refused refuses the
    request, and `errors` points at it. Then nothing may follow a command that brings
    something to light, a card or a die (`news_between`). With `until_refused`, the
    commands before the first refused one are carried out, whatever comes to light.

    Args:
        game (str):
        seat (int | Unset):
        if_match (str):
        idempotency_key (str | Unset):
        accept_language (str | Unset):
        body (SendCommandsRequest): Commands to carry out in order.
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
