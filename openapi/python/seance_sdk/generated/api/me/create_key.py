from typing import Any

import httpx

from ...models.create_key_request import CreateKeyRequest
from ...models.created_key import CreatedKey
from ...types import UNSET, Unset


def request(
    *,
    body: CreateKeyRequest | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for create_key."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/me/keys",
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> CreatedKey:
    """Return what the service answered to create_key."""
    response_201 = CreatedKey.from_dict(response.json())

    return response_201


def call(
    client: httpx.Client,
    *,
    body: CreateKeyRequest | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> CreatedKey:
    """Get another key for one's own account.

    To replace a key, create one and delete the old one with it. It may do no more than
    the key that asks.

    Args:
        idempotency_key (str | Unset):
        accept_language (str | Unset):
        body (CreateKeyRequest | Unset): A new key.
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
