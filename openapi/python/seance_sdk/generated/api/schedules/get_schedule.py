from typing import Any
from urllib.parse import quote

import httpx

from ...models.schedule_details import ScheduleDetails
from ...types import UNSET, Unset


def request(
    schedule: str,
    *,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for get_schedule."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/schedules/{schedule}".format(
            schedule=quote(str(schedule), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> ScheduleDetails:
    """Return what the service answered to get_schedule."""
    response_200 = ScheduleDetails.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    schedule: str,
    *,
    accept_language: str | Unset = UNSET,
) -> ScheduleDetails:
    """Get a schedule: its next runs, the last ones, and which one can be entered.

    For operators, where the service has any, and for accounts that take part in one of
    its tournaments.

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
