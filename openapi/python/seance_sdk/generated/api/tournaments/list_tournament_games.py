from typing import Any
from urllib.parse import quote

import httpx

from ...models.tournament_game_list import TournamentGameList
from ...types import UNSET, Unset


def request(
    tournament: str,
    *,
    cursor: int | Unset = 0,
    limit: int | Unset = 100,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for list_tournament_games."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    params: dict[str, Any] = {}

    params["cursor"] = cursor

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/tournaments/{tournament}/games".format(
            tournament=quote(str(tournament), safe=""),
        ),
        "params": params,
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> TournamentGameList:
    """Return what the service answered to list_tournament_games."""
    response_200 = TournamentGameList.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    tournament: str,
    *,
    cursor: int | Unset = 0,
    limit: int | Unset = 100,
    accept_language: str | Unset = UNSET,
) -> TournamentGameList:
    """List the games of all rounds that have begun, in the order of play.

    Anybody may. A program that takes part finds its games here, and plays them like any
    other game by its token.

    Args:
        tournament (str):
        cursor (int | Unset):  Default: 0.
        limit (int | Unset):  Default: 100.
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                tournament=tournament,
                cursor=cursor,
                limit=limit,
                accept_language=accept_language,
            )
        )
    )
