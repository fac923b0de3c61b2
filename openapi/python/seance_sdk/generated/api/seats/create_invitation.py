from typing import Any
from urllib.parse import quote

import httpx

from ...models.issued_invitation import IssuedInvitation
from ...types import UNSET, Unset


def request(
    game: str,
    seat: int,
    *,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for create_invitation."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/{game}/seats/{seat}/invitations".format(
            game=quote(str(game), safe=""),
            seat=quote(str(seat), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> IssuedInvitation:
    """Return what the service answered to create_invitation."""
    response_201 = IssuedInvitation.from_dict(response.json())

    return response_201


def call(
    client: httpx.Client,
    game: str,
    seat: int,
    *,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> IssuedInvitation:
    """Keep an open seat for who gets the link, as the owner.

    The seat can be claimed only by `invitation` of claimSeat from now on, and that only
    once. Another invitation to the same seat ends the one before. The seat of a rematch
    that waits for somebody who stays away can be given to another person that way.

    Args:
        game (str):
        seat (int):
        idempotency_key (str | Unset):
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                game=game,
                seat=seat,
                idempotency_key=idempotency_key,
                accept_language=accept_language,
            )
        )
    )
