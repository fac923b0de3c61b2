"""requestHint and getHint."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.errors import GameOver, NotYourDecision
from service.api.blueprints import Blueprint
from service.api.hooks.auth import bearer_token
from service.api.hooks.language import current_language
from service.api.limits import quotas
from service.api.once import issuer
from service.api.responses import SECRET, answer
from service.api.schemas.answers import Hint
from service.api.spec import examples, links
from service.api.spec.answers import documented
from service.api.spec.declarations import (
    creates,
    links_to,
    needs_token,
    once_by_key,
    refuses,
    takes_seat,
    uses_store,
)
from service.api.spec.headers import answer_headers
from service.api.stores import store
from service.errors import (
    BotPlays,
    GameNotStarted,
    NotASeat,
    NotYourSeat,
    SeatInTournament,
    UnknownGame,
    UnknownHint,
)
from service.games.people import hints

if TYPE_CHECKING:
    from flask import Response

blueprint = Blueprint(
    "hints", __name__, url_prefix="/v1", description="What a strong bot would do."
)


@blueprint.route("/games/<string:game>/hints", methods=["POST"], endpoint="requestHint")
@blueprint.response(
    202,
    documented(Hint),
    description="The hint is worked out; ask for it under Location.",
    headers=answer_headers("Location", "Content-Language"),
    example=examples.PENDING_HINT,
)
@links_to(links.HINT)
@needs_token
@takes_seat
@uses_store
@refuses(
    *(NotASeat, UnknownGame, GameNotStarted, BotPlays, NotYourDecision, GameOver),
    SeatInTournament,
)
@once_by_key
@creates(quotas.HINT)
def request_hint(game: str) -> Response:
    """Ask what the strongest bot of the title would do in this seat now.

    It gets what the seat sees and nothing else. Asking again at the same version gives
    the same hint. In a tournament there are none.
    """
    # A hint has its name by itself; the key is taken all the same.
    issuer()
    language = current_language()
    hint = hints.request(store(), game, bearer_token(), language)
    return answer(
        hint,
        ("Location", f"/v1/hints/{hint.id}"),
        ("Content-Language", language),
        SECRET,
        status=202,
    )


@blueprint.route("/hints/<string:hint>", endpoint="getHint")
@blueprint.response(
    200,
    documented(Hint),
    description="The hint.",
    headers=answer_headers("Content-Language"),
    example=examples.HINT,
)
@needs_token
@takes_seat
@uses_store
@refuses(NotYourSeat, UnknownHint)
def get_hint(hint: str) -> Response:
    """Get a hint, as the seat that asked for it.

    As long as its `status` is `pending`, ask again. Once it is `ready`,
    `option.command` can be sent as it stands. A hint is kept for ten minutes.
    """
    language = current_language()
    found = hints.get(store(), hint, bearer_token(), language)
    return answer(found, ("Content-Language", language), SECRET)
