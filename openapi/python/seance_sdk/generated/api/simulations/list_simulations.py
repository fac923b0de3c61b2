from typing import Any

import httpx

from ...models.simulation_list import SimulationList
from ...types import UNSET, Unset


def request(
    *,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 20,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for list_simulations."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    params: dict[str, Any] = {}

    params["cursor"] = cursor

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/simulations",
        "params": params,
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> SimulationList:
    """Return what the service answered to list_simulations."""
    response_200 = SimulationList.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    *,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 20,
    accept_language: str | Unset = UNSET,
) -> SimulationList:
    """List simulations, the newest first, without their reports.

    Where there are more, send `next_cursor` back as `cursor`. Requires an operator key,
    unless the service runs without any.

    Args:
        cursor (str | Unset):
        limit (int | Unset):  Default: 20.
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                cursor=cursor,
                limit=limit,
                accept_language=accept_language,
            )
        )
    )
