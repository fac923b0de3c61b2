from typing import Any
from urllib.parse import quote

import httpx

from ...models.claim_seat_request import ClaimSeatRequest
from ...models.claimed_seat import ClaimedSeat
from ...types import UNSET, Unset


def request(
    game: str,
    seat: int,
    *,
    body: ClaimSeatRequest | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for claim_seat."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/{game}/seats/{seat}/claims".format(
            game=quote(str(game), safe=""),
            seat=quote(str(seat), safe=""),
        ),
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> ClaimedSeat:
    """Return what the service answered to claim_seat."""
    response_201 = ClaimedSeat.from_dict(response.json())

    return response_201


def call(
    client: httpx.Client,
    game: str,
    seat: int,
    *,
    body: ClaimSeatRequest | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> ClaimedSeat:
    """Claim an open seat; of several claims, only the first succeeds.

    No token is needed: whoever knows the id of a game may claim a seat of it. One that
    is `reserved` waits for who has its `invitation`, or had it before a rematch. With
    the key of an account the account holds it, and plays by any of its keys; a seat
    that an account is invited to is for that account. The game starts with the last
    open seat.

    Args:
        game (str):
        seat (int):
        idempotency_key (str | Unset):
        accept_language (str | Unset):
        body (ClaimSeatRequest | Unset): Who claims a seat.
    """
    return parse(
        client.request(
            **request(
                game=game,
                seat=seat,
                body=body,
                idempotency_key=idempotency_key,
                accept_language=accept_language,
            )
        )
    )
