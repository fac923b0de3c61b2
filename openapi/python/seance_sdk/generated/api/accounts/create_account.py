from typing import Any

import httpx

from ...models.create_account_request import CreateAccountRequest
from ...models.created_account import CreatedAccount
from ...types import UNSET, Unset


def request(
    *,
    body: CreateAccountRequest,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for create_account."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/accounts",
    }
    _kwargs["json"] = body.to_dict()

    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> CreatedAccount:
    """Return what the service answered to create_account."""
    response_201 = CreatedAccount.from_dict(response.json())

    return response_201


def call(
    client: httpx.Client,
    *,
    body: CreateAccountRequest,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> CreatedAccount:
    """Register a program or a person under a name of its own.

    The key works wherever the token of a seat does, for the seats that the account
    holds. Whether anybody may register or only operators, the service decides; only
    they grant the scope `organise`, here or later by updateAccount.

    Args:
        idempotency_key (str | Unset):
        accept_language (str | Unset):
        body (CreateAccountRequest): Who registers.
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
