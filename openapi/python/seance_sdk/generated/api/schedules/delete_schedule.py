from typing import Any
from urllib.parse import quote

import httpx

from ...types import UNSET, Unset


def request(
    schedule: str,
    *,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for delete_schedule."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/v1/schedules/{schedule}".format(
            schedule=quote(str(schedule), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> None:
    """Return what the service answered to delete_schedule."""
    return None


def call(
    client: httpx.Client,
    schedule: str,
    *,
    accept_language: str | Unset = UNSET,
) -> None:
    """Delete a schedule.

    It starts no more tournaments; those that it has started go on. Requires an operator
    key, unless the service runs without any.

    Args:
        schedule (str):
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                schedule=schedule,
                accept_language=accept_language,
            )
        )
    )
