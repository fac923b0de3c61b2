from typing import Any

import httpx

from ...models.create_schedule_request import CreateScheduleRequest
from ...models.created_schedule import CreatedSchedule
from ...types import UNSET, Unset


def request(
    *,
    body: CreateScheduleRequest,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for create_schedule."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/schedules",
    }
    _kwargs["json"] = body.to_dict()

    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> CreatedSchedule:
    """Return what the service answered to create_schedule."""
    response_201 = CreatedSchedule.from_dict(response.json())

    return response_201


def call(
    client: httpx.Client,
    *,
    body: CreateScheduleRequest,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> CreatedSchedule:
    """Hold a tournament again and again.

    Each due time starts exactly one, whatever is restarted meanwhile. Only for
    operators, where the service has any.

    Args:
        idempotency_key (str | Unset):
        accept_language (str | Unset):
        body (CreateScheduleRequest): A tournament to be held again and again.
    """
    return parse(
        client.request(
            **request(
                body=body,
                idempotency_key=idempotency_key,
                accept_language=accept_language,
            )
        )
    )
