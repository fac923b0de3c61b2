from typing import Any
from urllib.parse import quote

import httpx

from ...models.tournament_details import TournamentDetails
from ...types import UNSET, Unset


def request(
    tournament: str,
    *,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for enter_tournament."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/tournaments/{tournament}/entrants".format(
            tournament=quote(str(tournament), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> TournamentDetails:
    """Return what the service answered to enter_tournament."""
    response_201 = TournamentDetails.from_dict(response.json())

    return response_201


def call(
    client: httpx.Client,
    tournament: str,
    *,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> TournamentDetails:
    """Enter a tournament whose registration is open, by the key of an account.

    Its games then come to the account's inbox, as soon as it has started. Who has
    entered already stays as it is: entering again changes nothing.

    Args:
        tournament (str):
        idempotency_key (str | Unset):
        accept_language (str | Unset):
    """
    return parse(
        client.request(
            **request(
                tournament=tournament,
                idempotency_key=idempotency_key,
                accept_language=accept_language,
            )
        )
    )
