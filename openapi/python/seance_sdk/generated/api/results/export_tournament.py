from typing import Any
from urllib.parse import quote

import httpx

from ...types import UNSET, Unset


def request(
    tournament: str,
    *,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for export_tournament."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/tournaments/{tournament}/replays.jsonl".format(
            tournament=quote(str(tournament), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> str:
    """Return what the service answered to export_tournament."""
    response_200 = response.text
    return response_200


def call(
    client: httpx.Client,
    tournament: str,
    *,
    accept_language: str | Unset = UNSET,
) -> str:
    """Get the replays of all games that have finished, one in a line.

    Anybody may, also while the tournament runs. A line has `game`, its `number`,
    `round`, `table` and `repeat`, the `entrants` by seat, and the `replay` as getReplay
    answers it, to be sent to verifyReplay. The games come in their order. Left out are
    abandoned ones, those that are not kept any more and, until all have played it, a
    deal that several teams play.

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
