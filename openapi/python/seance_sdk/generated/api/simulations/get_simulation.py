from typing import Any
from urllib.parse import quote

import httpx

from ...models.simulation import Simulation
from ...types import UNSET, Unset


def request(
    simulation: str,
    *,
    compared_with: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for get_simulation."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    params: dict[str, Any] = {}

    params["compared_with"] = compared_with

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/simulations/{simulation}".format(
            simulation=quote(str(simulation), safe=""),
        ),
        "params": params,
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> Simulation:
    """Return what the service answered to get_simulation."""
    response_200 = Simulation.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    simulation: str,
    *,
    compared_with: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> Simulation:
    """Get a simulation: how far it is and, once it is finished, its report.

    With `compared_with`, it is also told by how much it differs from another finished
    simulation; on the same deals, luck cancels out. Requires an operator key, unless
    the service runs without any.

    Args:
        simulation (str):
        compared_with (str | Unset):
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                simulation=simulation,
                compared_with=compared_with,
                accept_language=accept_language,
            )
        )
    )
