from typing import Any
from urllib.parse import quote

import httpx

from ...models.simulation_summary import SimulationSummary
from ...types import UNSET, Unset


def request(
    simulation: str,
    *,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for cancel_simulation."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/v1/simulations/{simulation}".format(
            simulation=quote(str(simulation), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> SimulationSummary:
    """Return what the service answered to cancel_simulation."""
    response_200 = SimulationSummary.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    simulation: str,
    *,
    accept_language: str | Unset = UNSET,
) -> SimulationSummary:
    """End a simulation. There will be no report.

    One that has ended stays as it was. Requires an operator key, unless the service
    runs without any.

    Args:
        simulation (str):
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                simulation=simulation,
                accept_language=accept_language,
            )
        )
    )
