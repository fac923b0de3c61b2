from typing import Any
from urllib.parse import quote

import httpx

from ...models.issued_ticket import IssuedTicket
from ...types import UNSET, Unset


def request(
    game: str,
    *,
    seat: int | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for create_ticket."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    params: dict[str, Any] = {}

    params["seat"] = seat

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/{game}/tickets".format(
            game=quote(str(game), safe=""),
        ),
        "params": params,
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> IssuedTicket:
    """Return what the service answered to create_ticket."""
    response_201 = IssuedTicket.from_dict(response.json())

    return response_201


def call(
    client: httpx.Client,
    game: str,
    *,
    seat: int | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> IssuedTicket:
    """Get a ticket, which reads in the place of the token where no header can be sent.

    `EventSource` and `<img>` know nothing but an address: `?ticket=` in that of
    streamEvents, drawBoard and describeBoard shows what the bearer of the token may
    see, and opens nothing else. It ends after its time, with the token or the key of an
    account, and when the seat gets another one. Without a token, it shows a public game
    as everybody sees it.

    Args:
        game (str):
        seat (int | Unset):
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
