from typing import Any
from urllib.parse import quote

import httpx

from ...models.own_account import OwnAccount
from ...models.update_account_request import UpdateAccountRequest
from ...types import UNSET, Unset


def request(
    account: str,
    *,
    body: UpdateAccountRequest,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for update_account."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "patch",
        "url": "/v1/accounts/{account}".format(
            account=quote(str(account), safe=""),
        ),
    }
    _kwargs["json"] = body.to_dict()

    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> OwnAccount:
    """Return what the service answered to update_account."""
    response_200 = OwnAccount.from_dict(response.json())

    return response_200


def call(
    client: httpx.Client,
    account: str,
    *,
    body: UpdateAccountRequest,
    accept_language: str | Unset = UNSET,
) -> OwnAccount:
    """Grant an account the scope `organise`, or take it away.

    Only operators do. Its holder need not change anything: the same keys may do more,
    or less, from the next request on.

    Args:
        account (str):
        accept_language (str | Unset):
        body (UpdateAccountRequest): What an operator grants an account.
    """
    return parse(
        client.request(
            **request(
                account=account,
                body=body,
                accept_language=accept_language,
            )
        )
    )
