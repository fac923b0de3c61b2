from typing import Any
from urllib.parse import quote

import httpx

from ...types import UNSET, Unset


def request(
    simulation: str,
    *,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for export_simulation."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/simulations/{simulation}/report.csv".format(
            simulation=quote(str(simulation), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> str:
    """Return what the service answered to export_simulation."""
    response_200 = response.text
    return response_200


def call(
    client: httpx.Client,
    simulation: str,
    *,
    accept_language: str | Unset = UNSET,
) -> str:
    """Get the report of a finished simulation as rows for a spreadsheet.

    Each row is one figure, with the ends of its interval where it has one. Only for
    operators, where the service has any.

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
