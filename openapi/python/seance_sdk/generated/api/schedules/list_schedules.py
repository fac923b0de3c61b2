from typing import Any

import httpx

from ...models.schedule_list import ScheduleList
from ...types import UNSET, Unset


def request(
    *,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for list_schedules."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/schedules",
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> ScheduleList:
    """Return what the service answered to list_schedules."""
    response_200 = ScheduleList.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    *,
    accept_language: str | Unset = UNSET,
) -> ScheduleList:
    """List all schedules with their next runs and the last ones.

    There are few, so all of them come at once. Requires an operator key, unless the
    service runs without any.

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
