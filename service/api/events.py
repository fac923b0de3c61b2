"""listEvents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import current_app
from flask_smorest import Blueprint

from service import events
from service.api import examples, requests
from service.api.operations import Answer, Operation, register
from service.api.responses import PERSONAL, VARY_BY_READER, answer
from service.api.schemas import EventList, ListEventsQuery
from service.api.stores import store
from service.errors import StoreAway, TokenMissing, TokenUnknown, UnknownGame

if TYPE_CHECKING:
    from flask import Response

    from engines.core.fields import Json

blueprint = Blueprint(
    "events", __name__, url_prefix="/v1/games", description="What happened in games."
)


@register(
    blueprint,
    "GET",
    "/<string:game>/events",
    Operation(
        "listEvents",
        {
            200: Answer(
                EventList, "A page of events.", ("Content-Language",), examples.EVENTS
            )
        },
        query=ListEventsQuery,
        refuses=(TokenMissing, TokenUnknown, UnknownGame, StoreAway),
        bearer="optional",
    ),
)
def list_events(game: str, query: Json) -> Response:
    """List what happened in a game, or wait for it.

    Events are numbered from 1 without gaps. What the reader may not see is left out of
    them. With `wait`, an empty page comes only after that many seconds.
    """
    language = requests.language()
    page = events.listen(
        store(),
        events.Listen(
            game_id=game,
            token=requests.token(),
            after=query["after"],
            limit=query["limit"],
            wait=min(query["wait"], current_app.config["MAX_WAIT_SECONDS"]),
            language=language,
        ),
    )
    return answer(page, ("Content-Language", language), PERSONAL, VARY_BY_READER)
