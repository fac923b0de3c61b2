from typing import Any
from urllib.parse import quote

import httpx

from ...models.rule_list import RuleList
from ...types import UNSET, Unset


def request(
    title: str,
    *,
    if_none_match: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for list_rules."""
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/titles/{title}/rules".format(
            title=quote(str(title), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> RuleList:
    """Return what the service answered to list_rules."""
    response_200 = RuleList.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    title: str,
    *,
    if_none_match: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> RuleList:
    """List every rule of a title by its id, in our own words, with its source.

    Decisions, events and refusals name the rules behind them by these ids.

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
