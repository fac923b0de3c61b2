from typing import Any
from urllib.parse import quote

import httpx

from ...models.hint import Hint
from ...types import UNSET, Unset


def request(
    hint: str,
    *,
    seat: int | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for get_hint."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    params: dict[str, Any] = {}

    params["seat"] = seat

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/hints/{hint}".format(
            hint=quote(str(hint), safe=""),
        ),
        "params": params,
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> Hint:
    """Return what the service answered to get_hint."""
    response_200 = Hint.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    hint: str,
    *,
    seat: int | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> Hint:
    """Get a hint, as the seat that asked for it.

    As long as its `status` is `pending`, ask again. Once it is `ready`,
    `option.command` can be sent as it stands. A hint is kept for ten minutes.

    Args:
        hint (str):
        seat (int | Unset):
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                hint=hint,
                seat=seat,
                accept_language=accept_language,
            )
        )
    )
