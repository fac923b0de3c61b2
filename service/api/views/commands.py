"""sendCommands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import Response, g
from flask_smorest import Blueprint

from engines.core.errors import (
    GameOver,
    IllegalCommand,
    MalformedCommand,
    NotYourDecision,
)
from service.api import problems
from service.api.hooks.auth import bearer_token
from service.api.hooks.language import current_language
from service.api.request_headers import idempotency_key, if_match_versions
from service.api.responses import SECRET
from service.api.schemas.answers import CommandsResult
from service.api.schemas.requests import SendCommandsRequest
from service.api.spec import examples, links
from service.api.spec.operations import Answer, Body, Operation, register
from service.api.stores import store
from service.errors import (
    BotPlays,
    GameNotStarted,
    IfMatchMissing,
    KeyReused,
    MalformedHeader,
    NewsBetween,
    NotASeat,
    ServiceError,
    StaleVersion,
    StoreAway,
    TokenMissing,
    TokenUnknown,
    UnknownGame,
)
from service.games import commands, idempotency
from service.games.idempotency import StoredResponse

if TYPE_CHECKING:
    from engines.core.fields import Json
    from service.games.idempotency import IdempotencyKey

blueprint = Blueprint(
    "commands", __name__, url_prefix="/v1/games", description="Answers to decisions."
)


@register(
    blueprint,
    "POST",
    "/<string:game>/commands",
    Operation(
        "sendCommands",
        {
            200: Answer(
                CommandsResult,
                "What happened, and the game after it.",
                ("ETag", "Content-Language", "Idempotency-Replayed"),
                examples.COMMANDS_RESULT,
                links=links.COMMANDS,
            )
        },
        body=Body(SendCommandsRequest, examples.SEND_COMMANDS),
        headers=("If-Match", "Idempotency-Key"),
        refuses=(
            *(MalformedHeader, TokenMissing, TokenUnknown, NotASeat, UnknownGame),
            *(GameNotStarted, GameOver, NotYourDecision, NewsBetween, StaleVersion),
            *(BotPlays, KeyReused),
            *(MalformedCommand, IllegalCommand, IfMatchMissing, StoreAway),
        ),
        bearer="required",
    ),
)
def send_commands(game: str, body: Json) -> Response:
    """Answer the open decision, or several in a row.

    Each command is one of the `options[].command` of the decision that is open when its
    turn comes. All of them are carried out or none: the first one refused refuses the
    request, and `errors` points at it. Then nothing may follow a command that brings
    something to light, a card or a die (`news_between`). With `until_refused`, the
    commands before the first refused one are carried out, whatever comes to light.
    """
    key = idempotency_key()
    request = commands.SendCommands(
        game_id=game,
        token=bearer_token(),
        versions=if_match_versions(),
        commands=body["commands"],
        language=current_language(),
        key=key,
        until_refused=body.get("until_refused", False),
        describe=_describe,
    )
    try:
        answer = commands.send(store(), request)
    except ServiceError as error:
        if key is None or not error.remembered:
            raise
        answer = _store_refusal(game, key, error)
    return _respond(answer)


def _store_refusal(
    game: str, key: IdempotencyKey, error: ServiceError
) -> StoredResponse:
    """Keep a refusal that would be the same again; return what now counts."""
    problem = problems.encode(_describe(error))
    refused = StoredResponse(error.status, "", current_language(), problem)
    return idempotency.store_refusal(store(), game, key, refused)


def _describe(error: ServiceError) -> Json:
    return problems.describe(error, current_language(), g.request_id)


def _respond(answer: StoredResponse) -> Response:
    headers = [SECRET, ("Content-Language", answer.language)]
    if answer.etag:
        headers.append(("ETag", answer.etag))
    if answer.is_replay:
        headers.append(("Idempotency-Replayed", "true"))
    kind = "application/json" if answer.status == 200 else problems.CONTENT_TYPE
    return Response(answer.body, answer.status, headers, content_type=kind)
