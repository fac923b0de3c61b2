from typing import Any

import httpx

from ...models.title_list import TitleList
from ...types import UNSET, Unset


def request(
    *,
    if_none_match: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for list_titles."""
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/titles",
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> TitleList:
    """Return what the service answered to list_titles."""
    response_200 = TitleList.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    *,
    if_none_match: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> TitleList:
    """List the titles that can be played.

    Names come in the language of `Accept-Language`. The catalogue changes only with new
    software: keep it, and ask again with `If-None-Match`.

    Args:
        if_none_match (str | Unset):
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                if_none_match=if_none_match,
                accept_language=accept_language,
            )
        )
    )
