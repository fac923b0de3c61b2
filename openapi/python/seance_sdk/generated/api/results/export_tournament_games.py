from typing import Any
from urllib.parse import quote

import httpx

from ...types import UNSET, Unset


def request(
    tournament: str,
    *,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for export_tournament_games."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/tournaments/{tournament}/games.csv".format(
            tournament=quote(str(tournament), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> str:
    """Return what the service answered to export_tournament_games."""
    response_200 = response.text
    return response_200


def call(
    client: httpx.Client,
    tournament: str,
    *,
    accept_language: str | Unset = UNSET,
) -> str:
    """Get all games that have ended, as rows for a spreadsheet.

    Anybody may, also while the tournament runs. A row is a seat of a game: who sat
    there, the place, the score, timeouts, time used and whether it was forfeited.

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
