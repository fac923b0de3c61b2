from typing import Any

import httpx

from ...models.create_tournament_dry_run import (
    CreateTournamentDryRun,
)
from ...models.created_tournament import CreatedTournament
from ...models.tournament_request import TournamentRequest
from ...types import UNSET, Unset


def request(
    *,
    body: TournamentRequest,
    dry_run: CreateTournamentDryRun | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    """Return what ``httpx.Client.request`` takes for create_tournament."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    params: dict[str, Any] = {}

    json_dry_run: str | Unset = UNSET
    if not isinstance(dry_run, Unset):
        json_dry_run = dry_run

    params["dry_run"] = json_dry_run

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/tournaments",
        "params": params,
    }
    _kwargs["json"] = body.to_dict()

    _kwargs["headers"] = headers
    return _kwargs


def parse(response: httpx.Response) -> CreatedTournament:
    """Return what the service answered to create_tournament."""
    response_202 = CreatedTournament.from_dict(response.json())

    return response_202


def call(
    client: httpx.Client,
    *,
    body: TournamentRequest,
    dry_run: CreateTournamentDryRun | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> CreatedTournament:
    """Hold a tournament.

    Every game is an ordinary one that can be looked at and replayed. The games of an
    account come to its inbox; a program with a one-off token finds its games with
    listTournamentGames. With `registration: open` accounts enter by themselves until
    it starts. `dry_run` tells how many games that makes and how long they can take, and
    makes nothing. Where the service has operators, only they may hold one, and accounts
    with the scope `organise`.

    Args:
        dry_run (CreateTournamentDryRun | Unset):
        idempotency_key (str | Unset):
        accept_language (str | Unset):
        body (TournamentRequest): A tournament to be held.
    """
    return parse(
        client.request(
            **request(
                body=body,
                dry_run=dry_run,
                idempotency_key=idempotency_key,
                accept_language=accept_language,
            )
        )
    )
