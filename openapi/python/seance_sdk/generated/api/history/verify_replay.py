from typing import Any

import httpx

from ...models.verification import Verification
from ...models.verify_replay_request import VerifyReplayRequest
from ...types import UNSET, Unset


def request(
    *,
    body: VerifyReplayRequest,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for verify_replay."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/verifications",
    }
    _kwargs["json"] = body.to_dict()

    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> Verification:
    """Return what the service answered to verify_replay."""
    response_200 = Verification.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    *,
    body: VerifyReplayRequest,
    accept_language: str | Unset = UNSET,
) -> Verification:
    """Play a replay again and name the first place where it goes another way.

    Send the answer of getReplay. Nothing is stored.

    Args:
        accept_language (str | Unset):
        body (VerifyReplayRequest): A replay, as getReplay answers it.
    """
    return parse(
        client.request(
            **request(
                body=body,
                accept_language=accept_language,
            )
        )
    )
