from typing import Any

import httpx

from ...models.health import Health
from ...types import UNSET, Unset


def request(
    *,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for liveness."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/healthz",
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> Health:
    """Return what the service answered to liveness."""
    response_200 = Health.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    *,
    accept_language: str | Unset = UNSET,
) -> Health:
    """Tell that the process answers, whatever else is wrong.

    For what restarts processes that hang: it asks neither Redis nor the workers.

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
