from typing import Any

import httpx

from ...models.health import Health
from ...types import UNSET, Unset


def request(
    *,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for readiness."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/readyz",
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> Health:
    """Return what the service answered to readiness."""
    response_200 = Health.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    *,
    accept_language: str | Unset = UNSET,
) -> Health:
    """Tell whether games can be played: Redis takes writes and a worker is alive.

    For what sends requests only to processes that can answer them. The problem names
    what is missing. A store that is nearly full is ready: `room` says so.

    Args:
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                accept_language=accept_language,
            )
        )
    )
