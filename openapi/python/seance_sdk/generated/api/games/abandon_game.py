from typing import Any
from urllib.parse import quote

import httpx

from ...types import UNSET, Unset


def request(
    game: str,
    *,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for abandon_game."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/v1/games/{game}".format(
            game=quote(str(game), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> None:
    """Return what the service answered to abandon_game."""
    return None


def call(
    client: httpx.Client,
    game: str,
    *,
    accept_language: str | Unset = UNSET,
) -> None:
    """Give a game up, for everybody at its table.

    Only its owner may, or an operator. It can still be read for a while. Abandoning a
    game again changes nothing.

    Args:
        game (str):
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                game=game,
                accept_language=accept_language,
            )
        )
    )
