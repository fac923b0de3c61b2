from typing import Any

import httpx

from ...models.created_tournament import CreatedTournament
from ...models.tournament_request import TournamentRequest
from ...types import UNSET, Unset


def request(
    *,
    body: TournamentRequest,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for create_tournament."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/tournaments",
    }
    _kwargs["json"] = body.to_dict()

    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> CreatedTournament:
    """Return what the service answered to create_tournament."""
    response_202 = CreatedTournament.from_dict(response.json())

    return response_202


def call(
    client: httpx.Client,
    *,
    body: TournamentRequest,
    accept_language: str | Unset = UNSET,
) -> CreatedTournament:
    """Hold a tournament.

    Every game is an ordinary one that can be looked at and replayed. A program outside
    finds its games with listTournamentGames and plays them by its token. Only for
    operators, where the service has any.

    Args:
        accept_language (str | Unset):
        body (TournamentRequest): A tournament to be held.
    """
    return parse(
        client.request(
            **request(
                body=body,
                accept_language=accept_language,
            )
        )
    )
