from io import BytesIO
from typing import Any
from urllib.parse import quote

import httpx

from ...types import UNSET, File, Unset


def request(
    simulation: str,
    *,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for export_decisions."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/simulations/{simulation}/decisions.jsonl.gz".format(
            simulation=quote(str(simulation), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> File:
    """Return what the service answered to export_decisions."""
    response_200 = File(payload=BytesIO(response.content))

    return response_200


def call(
    client: httpx.Client,
    simulation: str,
    *,
    accept_language: str | Unset = UNSET,
) -> File:
    """Get every decision of a finished simulation, to learn from.

    Only of one that was created with `keep_decisions`. A line has `game` and
    `decision`, both counted from 1, `bot` and `seat`, the `view` of that seat and
    nothing else, the `options` as commands, the index of the `choice` among them, and
    the `outcome` of the game: `reason`, `winners`, `places` and `scores`. The same
    request gives the same bytes, whoever plays. The file may have several members (RFC
    1952): a `DecompressionStream` of a browser takes one of them at a time.
    Requires an operator key, unless the service runs without any.

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
