from typing import Any
from urllib.parse import quote

import httpx

from ...models.replace_entrant_request import ReplaceEntrantRequest
from ...models.tournament_details import TournamentDetails
from ...types import UNSET, Unset


def request(
    tournament: str,
    entrant: str,
    *,
    body: ReplaceEntrantRequest,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for replace_entrant."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/v1/tournaments/{tournament}/entrants/{entrant}".format(
            tournament=quote(str(tournament), safe=""),
            entrant=quote(str(entrant), safe=""),
        ),
    }
    _kwargs["json"] = body.to_dict()

    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> TournamentDetails:
    """Return what the service answered to replace_entrant."""
    response_200 = TournamentDetails.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    tournament: str,
    entrant: str,
    *,
    body: ReplaceEntrantRequest,
    accept_language: str | Unset = UNSET,
) -> TournamentDetails:
    """Let another account or other bots take the place of an entrant.

    Until the tournament is over. Games that have begun are played to their end by who
    began them, and are rated for them; the newcomer plays all others and goes on with
    the points of its place. By who holds the tournament, or an operator.

    Args:
        tournament (str):
        entrant (str):
        accept_language (str | Unset):
        body (ReplaceEntrantRequest): Who takes the place of an entrant: bots or an account.
    """
    return parse(
        client.request(
            **request(
                tournament=tournament,
                entrant=entrant,
                body=body,
                accept_language=accept_language,
            )
        )
    )
