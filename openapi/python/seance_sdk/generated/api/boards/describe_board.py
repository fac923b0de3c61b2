from typing import Any
from urllib.parse import quote

import httpx

from ...models.describe_board_lang import DescribeBoardLang
from ...types import UNSET, Unset


def request(
    game: str,
    *,
    seat: int | Unset = UNSET,
    ticket: str | Unset = UNSET,
    lang: DescribeBoardLang | Unset = UNSET,
    version: int | Unset = UNSET,
    view_as: int | Unset = UNSET,
    accept: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for describe_board."""
    headers: dict[str, Any] = {}
    if not isinstance(accept, Unset):
        headers["Accept"] = accept

    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    params: dict[str, Any] = {}

    params["seat"] = seat

    params["ticket"] = ticket

    json_lang: str | Unset = UNSET
    if not isinstance(lang, Unset):
        json_lang = lang

    params["lang"] = json_lang

    params["version"] = version

    params["view_as"] = view_as

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/games/{game}/description".format(
            game=quote(str(game), safe=""),
        ),
        "params": params,
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> str:
    """Return what the service answered to describe_board."""
    response_200 = response.text
    return response_200


def call(
    client: httpx.Client,
    game: str,
    *,
    seat: int | Unset = UNSET,
    ticket: str | Unset = UNSET,
    lang: DescribeBoardLang | Unset = UNSET,
    version: int | Unset = UNSET,
    view_as: int | Unset = UNSET,
    accept: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> str:
    """Describe the table in sentences, in reading order.

    For screen readers and chats: what lies on the table, as the bearer of the token may
    see it, and at last what the bearer is asked.

    Once a game has finished, `version` tells it as it was at any earlier moment, and
    `view_as` as any of its seats saw it.

    Args:
        game (str):
        seat (int | Unset):
        ticket (str | Unset):
        lang (DescribeBoardLang | Unset):
        version (int | Unset):
        view_as (int | Unset):
        accept (str | Unset):
        if_none_match (str | Unset):
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                game=game,
                seat=seat,
                ticket=ticket,
                lang=lang,
                version=version,
                view_as=view_as,
                accept=accept,
                if_none_match=if_none_match,
                accept_language=accept_language,
            )
        )
    )
