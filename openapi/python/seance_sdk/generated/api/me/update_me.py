from typing import Any

import httpx

from ...models.own_account import OwnAccount
from ...models.update_me_request import UpdateMeRequest
from ...types import UNSET, Unset


def request(
    *,
    body: UpdateMeRequest,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for update_me."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "patch",
        "url": "/v1/me",
    }
    _kwargs["json"] = body.to_dict()

    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> OwnAccount:
    """Return what the service answered to update_me."""
    response_200 = OwnAccount.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    *,
    body: UpdateMeRequest,
    accept_language: str | Unset = UNSET,
) -> OwnAccount:
    """Change what one's own account says about itself.

    Its name and kind stay for ever.

    Args:
        accept_language (str | Unset):
        body (UpdateMeRequest): What changes of one's own account.
    """
    return parse(
        client.request(
            **request(
                body=body,
                accept_language=accept_language,
            )
        )
    )
