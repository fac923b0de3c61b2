from typing import Any
from urllib.parse import quote

import httpx

from ...models.tournament_details import TournamentDetails
from ...types import UNSET, Unset


def request(
    tournament: str,
    *,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for cancel_tournament."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/v1/tournaments/{tournament}".format(
            tournament=quote(str(tournament), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> TournamentDetails:
    """Return what the service answered to cancel_tournament."""
    response_200 = TournamentDetails.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    tournament: str,
    *,
    accept_language: str | Unset = UNSET,
) -> TournamentDetails:
    """End a tournament. What has been played stays.

    One that has ended stays as it was. Where the service has operators, only they may,
    and the account that holds it.

    Args:
        tournament (str):
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                tournament=tournament,
                accept_language=accept_language,
            )
        )
    )
