from typing import Any
from urllib.parse import quote

import httpx

from ...models.title_details import TitleDetails
from ...types import UNSET, Unset


def request(
    title: str,
    *,
    if_none_match: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for get_title."""
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/titles/{title}".format(
            title=quote(str(title), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> TitleDetails:
    """Return what the service answered to get_title."""
    response_200 = TitleDetails.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    title: str,
    *,
    if_none_match: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> TitleDetails:
    """Tell everything about a title: its options, its components and its bots.

    `options_schema` says what createGame takes as `options`; `components` has every
    card, tile and power that views, commands and events call by its id.

    Args:
        title (str):
        if_none_match (str | Unset):
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                title=title,
                if_none_match=if_none_match,
                accept_language=accept_language,
            )
        )
    )
