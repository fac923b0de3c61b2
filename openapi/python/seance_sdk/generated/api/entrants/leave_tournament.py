from typing import Any
from urllib.parse import quote

import httpx

from ...models.tournament_details import TournamentDetails
from ...types import UNSET, Unset


def request(
    tournament: str,
    entrant: str,
    *,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for leave_tournament."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/v1/tournaments/{tournament}/entrants/{entrant}".format(
            tournament=quote(str(tournament), safe=""),
            entrant=quote(str(entrant), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> TournamentDetails:
    """Return what the service answered to leave_tournament."""
    response_200 = TournamentDetails.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    tournament: str,
    entrant: str,
    *,
    accept_language: str | Unset = UNSET,
) -> TournamentDetails:
    """Leave a tournament that has not started.

    By the key of the account that entered; who holds the tournament may remove anybody.

    Args:
        tournament (str):
        entrant (str):
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                tournament=tournament,
                entrant=entrant,
                accept_language=accept_language,
            )
        )
    )
