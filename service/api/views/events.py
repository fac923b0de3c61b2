"""listEvents and streamEvents: the same events, by pages or as they happen."""

from __future__ import annotations

from contextlib import nullcontext
from functools import partial
from typing import TYPE_CHECKING

from flask import Response, current_app

from service.accounts.own import holder_of
from service.api.blueprints import TEXT, Blueprint
from service.api.hooks.auth import bearer_token, sent_token
from service.api.hooks.language import current_language
from service.api.limits.stream_shares import share_of_request
from service.api.request_headers import last_event_id
from service.api.responses import (
    NO_REFERRER,
    PERSONAL,
    SECRET,
    SECRET_STREAM,
    VARY_BY_READER,
    answer,
    nothing,
)
from service.api.schemas.answers import EventList
from service.api.schemas.requests import ListEventsQuery, StreamEventsQuery
from service.api.spec import examples
from service.api.spec.answers import documented
from service.api.spec.declarations import (
    keeps_open,
    refuses,
    takes_last_event_id,
    takes_ticket,
    takes_token,
    uses_store,
)
from service.api.spec.headers import answer_headers
from service.api.stores import store
from service.errors import NotReplayable, UnknownGame
from service.games import events
from service.games import streaming as streams

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from engines.core.fields import Json

blueprint = Blueprint(
    "events", __name__, url_prefix="/v1/games", description="What happened in games."
)

EVENT_STREAM = "text/event-stream"


@blueprint.route("/<string:game>/events", endpoint="listEvents")
@blueprint.arguments(ListEventsQuery(), location="query")
@blueprint.response(
    200,
    documented(EventList),
    description="A page of events.",
    headers=answer_headers("Content-Language"),
    example=examples.EVENTS,
)
@takes_token
@uses_store
@keeps_open
@refuses(UnknownGame, NotReplayable)
def list_events(query: Json, game: str) -> Response:
    """List what happened in a game, or wait for it.

    Events are numbered from 1 without gaps; `last_event` of a game is the number of the
    last one that led to it. What the reader may not see is left out of them. With
    `wait`, an empty page comes only after that many seconds.
    """
    language = current_language()
    request = events.ListEvents(
        game_id=game,
        token=bearer_token(),
        after=query["after"],
        limit=query["limit"],
        wait=min(query["wait"], current_app.config["MAX_WAIT_SECONDS"]),
        language=language,
    )
    # A request that waits holds a thread for as long, as a stream does.
    place: AbstractContextManager[None] = (
        share_of_request().taken() if request.wait else nullcontext()
    )
    with place:
        page = events.list_events(store(), request)
    return answer(page, ("Content-Language", language), PERSONAL, VARY_BY_READER)


@blueprint.route("/<string:game>/stream", endpoint="streamEvents")
@blueprint.arguments(StreamEventsQuery(), location="query")
@blueprint.response(
    200,
    TEXT,
    content_type=EVENT_STREAM,
    description="The events as they happen: `id` is the number, `data` the event as "
    "in listEvents. When the game is over, an `end` comes last.",
    headers=answer_headers("Content-Language"),
    example=examples.STREAM,
)
@blueprint.alt_response(
    204, description="The game is over, and the client knows all of it."
)
@takes_last_event_id
@takes_ticket
@takes_token
@uses_store
@keeps_open
@refuses(UnknownGame, NotReplayable)
def stream_events(query: Json, game: str) -> Response:
    """Follow a game: every event once, in order, as soon as it happens (SSE).

    A client that lost the stream comes back with `Last-Event-ID` and misses nothing;
    everybody has to, now and then. Comments come while there is nothing to tell. What
    the reader may not see is left out, as in listEvents.

    With `with=game`, whoever has the game needs no further request to follow it: each
    message `event: game` is what getGame would answer, and its `version` in quotes is
    good for `If-Match`. It comes once the events are told as far as they go, and at the
    beginning if there are none to tell: versions that are passed in between have none
    of their own. After 204, getGame has the end of the game.

    `EventSource` sends no token: give it a `ticket`. A stream ends with its ticket, and
    `EventSource` comes back by itself only after an answer of 200. When `readyState` is
    `CLOSED` in `onerror`, ask for another ticket and open another stream, with `after`
    as the number of the last event heard.
    """
    slots, language = share_of_request(), current_language()
    here = store()
    stream = streams.stream(
        here,
        streams.StreamEvents(
            game_id=game,
            token=bearer_token(),
            ticket=query.get("ticket", ""),
            after=last_event_id(query["after"]),
            language=language,
            seconds=current_app.config["MAX_STREAM_SECONDS"],
            admit=partial(holder_of, here, sent_token()),
            with_game=query.get("with_") == "game",
        ),
    )
    if stream is None:
        return nothing(SECRET, NO_REFERRER)
    slots.take()
    headers = [
        ("Content-Language", language),
        SECRET_STREAM,
        VARY_BY_READER,
        NO_REFERRER,
        # Proxies of the nginx kind would hold events back.
        ("X-Accel-Buffering", "no"),
    ]
    response = Response(stream, headers=headers, content_type=EVENT_STREAM)
    response.call_on_close(slots.give_back)
    return response
