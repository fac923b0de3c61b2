from typing import Any
from urllib.parse import quote

import httpx

from ...types import UNSET, Unset


def request(
    key: str,
    *,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for delete_key."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/v1/me/keys/{key}".format(
            key=quote(str(key), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> None:
    """Return what the service answered to delete_key."""
    return None


def call(
    client: httpx.Client,
    key: str,
    *,
    accept_language: str | Unset = UNSET,
) -> None:
    """Delete a key of one's own account, by its id.

    An account keeps one; to be rid of it, delete the account.

    Args:
        key (str):
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                key=key,
                accept_language=accept_language,
            )
        )
    )
