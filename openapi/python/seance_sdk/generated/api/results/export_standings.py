from typing import Any
from urllib.parse import quote

import httpx

from ...types import UNSET, Unset


def request(
    tournament: str,
    *,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for export_standings."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/tournaments/{tournament}/standings.csv".format(
            tournament=quote(str(tournament), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> str:
    """Return what the service answered to export_standings."""
    response_200 = response.text
    return response_200


def call(
    client: httpx.Client,
    tournament: str,
    *,
    accept_language: str | Unset = UNSET,
) -> str:
    """Get the standings as rows for a spreadsheet, with timeouts and forfeits.

    Anybody may, also while the tournament runs.

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
