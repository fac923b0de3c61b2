"""sendCommands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import Response

from engines.core.errors import (
    GameOver,
    IllegalCommand,
    MalformedCommand,
    NotYourDecision,
)
from service.api import problems
from service.api.blueprints import Blueprint
from service.api.hooks.asked import asked
from service.api.hooks.auth import bearer_token
from service.api.hooks.language import current_language
from service.api.request_headers import idempotency_key, if_match_versions
from service.api.responses import SECRET
from service.api.schemas.answers import CommandsResult, Problem
from service.api.schemas.requests import SendCommandsRequest
from service.api.spec import examples, links
from service.api.spec.answers import documented
from service.api.spec.declarations import (
    changes_game,
    links_to,
    needs_if_match,
    needs_token,
    refuses,
    takes_idempotency_key,
    takes_seat,
)
from service.api.spec.examples import named
from service.api.spec.headers import answer_headers
from service.api.stores import store
from service.errors import (
    BotPlays,
    GameNotStarted,
    NewsBetween,
    NotASeat,
    ServiceError,
    TokenMissing,
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


@blueprint.route("/<string:game>/commands", methods=["POST"], endpoint="sendCommands")
@blueprint.arguments(SendCommandsRequest(), examples=named(examples.SEND_COMMANDS))
@blueprint.response(
    200,
    documented(CommandsResult),
    description="What happened, and the game after it.",
    headers=answer_headers("ETag", "Content-Language", "Idempotency-Replayed"),
    example=examples.COMMANDS_RESULT,
)
@links_to(links.COMMANDS)
@needs_if_match
@takes_idempotency_key
@needs_token
@takes_seat
@changes_game
@refuses(
    NotASeat,
    UnknownGame,
    GameNotStarted,
    GameOver,
    NotYourDecision,
    NewsBetween,
    BotPlays,
    MalformedCommand,
    IllegalCommand,
)
def send_commands(body: Json, game: str) -> Response:
    """Answer the open decision, or several in a row.

    Each command is one of the `options[].command` of the decision that is open when its
    turn comes. All of them are carried out or none: the first one refused refuses the
    request, and `errors` points at it. Then nothing may follow a command that brings
    something to light, a card or a die (`news_between`). With `until_refused`, the
    commands before the first refused one are carried out, whatever comes to light.
    """
    token = bearer_token()
    if not token:
        # Checked first: the other refusals would be wrong about such a request.
        raise TokenMissing
    key = idempotency_key()
    request = commands.SendCommands(
        game_id=game,
        token=token,
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


def _describe(error: ServiceError) -> Problem:
    return problems.describe(error, current_language(), asked().id)


def _respond(answer: StoredResponse) -> Response:
    headers = [SECRET, ("Content-Language", answer.language)]
    if answer.etag:
        headers.append(("ETag", answer.etag))
    if answer.is_replay:
        headers.append(("Idempotency-Replayed", "true"))
    kind = "application/json" if answer.status == 200 else problems.CONTENT_TYPE
    return Response(answer.body, answer.status, headers, content_type=kind)
