from typing import Any

import httpx

from ...types import UNSET, Unset


def request(
    *,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for delete_me."""
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/v1/me",
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> None:
    """Return what the service answered to delete_me."""
    return None


def call(
    client: httpx.Client,
    *,
    accept_language: str | Unset = UNSET,
) -> None:
    """Delete one's own account.

    Its keys open nothing any more, and nobody can have its name. Bots play its seats
    from then on; games that it was in can still be read, with its name. It leaves
    tournaments that have not started, and forfeits its games in the others.

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
