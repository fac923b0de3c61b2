"""requestHint and getHint."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask_smorest import Blueprint

from engines.core.errors import GameOver, NotYourDecision
from service.api.hooks.auth import bearer_token
from service.api.hooks.language import current_language
from service.api.responses import SECRET, answer
from service.api.schemas.answers import Hint
from service.api.spec import examples, links
from service.api.spec.operations import Answer, Operation, register
from service.api.stores import store
from service.errors import (
    BotPlays,
    GameNotStarted,
    NotASeat,
    NotYourSeat,
    StoreAway,
    TokenMissing,
    TokenUnknown,
    UnknownGame,
    UnknownHint,
)
from service.games import hints

if TYPE_CHECKING:
    from flask import Response

blueprint = Blueprint(
    "hints", __name__, url_prefix="/v1", description="What a strong bot would do."
)


@register(
    blueprint,
    "POST",
    "/games/<string:game>/hints",
    Operation(
        "requestHint",
        {
            202: Answer(
                Hint,
                "The hint is worked out; ask for it under Location.",
                ("Location", "Content-Language"),
                examples.PENDING_HINT,
                links=links.HINT,
            )
        },
        refuses=(
            *(TokenMissing, TokenUnknown, NotASeat, UnknownGame, GameNotStarted),
            *(BotPlays, NotYourDecision, GameOver, StoreAway),
        ),
        bearer="required",
    ),
)
def request_hint(game: str) -> Response:
    """Ask what the strongest bot of the title would do in this seat now.

    It gets what the seat sees and nothing else. Asking again at the same version gives
    the same hint.
    """
    language = current_language()
    hint = hints.ask(store(), game, bearer_token(), language)
    return answer(
        hint,
        ("Location", f"/v1/hints/{hint['id']}"),
        ("Content-Language", language),
        SECRET,
        status=202,
    )


@register(
    blueprint,
    "GET",
    "/hints/<string:hint>",
    Operation(
        "getHint",
        {200: Answer(Hint, "The hint.", ("Content-Language",), examples.HINT)},
        refuses=(TokenMissing, TokenUnknown, NotYourSeat, UnknownHint, StoreAway),
        bearer="required",
    ),
)
def get_hint(hint: str) -> Response:
    """Get a hint, as the seat that asked for it.

    As long as its `status` is `pending`, ask again. Once it is `ready`,
    `option.command` can be sent as it stands. A hint is kept for ten minutes.
    """
    language = current_language()
    found = hints.get(store(), hint, bearer_token(), language)
    return answer(found, ("Content-Language", language), SECRET)
