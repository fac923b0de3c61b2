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
    """Return what ``httpx.Client.request`` takes for resume_tournament."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/tournaments/{tournament}/resume".format(
            tournament=quote(str(tournament), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> TournamentDetails:
    """Return what the service answered to resume_tournament."""
    response_200 = TournamentDetails.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    tournament: str,
    *,
    accept_language: str | Unset = UNSET,
) -> TournamentDetails:
    """Let a tournament go on after a pause; the clocks go on with what was left.

    By who holds the tournament, or an operator.

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
