"""streamGames: public games as they come and fill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import Response, current_app

from service.api.blueprints import TEXT, Blueprint
from service.api.limits.stream_shares import share_of_request
from service.api.responses import SECRET
from service.api.schemas.requests import FindGamesQuery
from service.api.spec import examples
from service.api.spec.declarations import keeps_open, uses_store
from service.api.stores import store
from service.games.people.lobby import Lobby, stream_games, wanted

if TYPE_CHECKING:
    from engines.core.fields import Json

EXTENSION = "seance-lobby"

blueprint = Blueprint(
    "lobby", __name__, url_prefix="/v1/lobby", description="Finding company."
)


@blueprint.route("/stream", endpoint="streamGames")
@blueprint.arguments(FindGamesQuery(), location="query")
@blueprint.response(
    200,
    TEXT,
    content_type="text/event-stream",
    description="A game as in listGames when it fits and whenever its seats or its "
    "status change; `gone` with its `id` when it does not fit any more.",
    example=examples.LOBBY_STREAM,
)
@uses_store
@keeps_open
def stream_public_games(query: Json) -> Response:
    """Follow the public games that fit (SSE).

    All that fit are told first, the oldest first, then what changes, within about a
    second; commands are not told. Of many games the newest 200 are followed: one that
    is pushed out is `gone`, too. Nothing needs to be resumed: whoever comes back is
    told all of them again.
    """
    found = wanted(**query)
    lobby = current_app.extensions.setdefault(EXTENSION, Lobby())
    # A store that is away is told by a status, not by a stream that is silent.
    lobby.newest(store(), found.title, found.listed_status)
    slots = share_of_request()
    slots.take()
    seconds = current_app.config["MAX_STREAM_SECONDS"]
    response = Response(
        stream_games(store(), lobby, found, seconds),
        headers=[SECRET, ("X-Accel-Buffering", "no")],
        content_type="text/event-stream",
    )
    response.call_on_close(slots.give_back)
    return response
