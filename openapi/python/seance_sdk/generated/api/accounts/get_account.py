from typing import Any
from urllib.parse import quote

import httpx

from ...models.account_profile import AccountProfile
from ...types import UNSET, Unset


def request(
    account: str,
    *,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for get_account."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/accounts/{account}".format(
            account=quote(str(account), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> AccountProfile:
    """Return what the service answered to get_account."""
    response_200 = AccountProfile.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    account: str,
    *,
    accept_language: str | Unset = UNSET,
) -> AccountProfile:
    """Get what everybody may know about an account.

    No token is needed. Its ratings come from tournaments. One that was deleted is gone.

    Args:
        account (str):
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                account=account,
                accept_language=accept_language,
            )
        )
    )
