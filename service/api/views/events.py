"""listEvents and streamEvents: the same events, by pages or as they happen."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING

from flask import Response, current_app
from flask_smorest import Blueprint

from service.api.hooks.auth import bearer_token
from service.api.hooks.language import current_language
from service.api.request_headers import last_event_id
from service.api.responses import (
    PERSONAL,
    SECRET,
    VARY_BY_READER,
    answer,
    nothing,
)
from service.api.schemas.answers import EventList
from service.api.schemas.requests import ListEventsQuery, StreamEventsQuery
from service.api.spec import examples
from service.api.spec.operations import Answer, Operation, register
from service.api.stores import store
from service.errors import (
    MalformedHeader,
    StoreAway,
    TokenMissing,
    TokenUnknown,
    TooManyStreams,
    UnknownGame,
)
from service.games import events
from service.games import streaming as streams

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from engines.core.fields import Json

blueprint = Blueprint(
    "events", __name__, url_prefix="/v1/games", description="What happened in games."
)

EVENT_STREAM = "text/event-stream"


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
        refuses=(TokenMissing, TokenUnknown, UnknownGame, StoreAway, TooManyStreams),
        bearer="optional",
    ),
)
def list_events(game: str, query: Json) -> Response:
    """List what happened in a game, or wait for it.

    Events are numbered from 1 without gaps. What the reader may not see is left out of
    them. With `wait`, an empty page comes only after that many seconds.
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
        _slots().taken() if request.wait else nullcontext()
    )
    with place:
        page = events.list_events(store(), request)
    return answer(page, ("Content-Language", language), PERSONAL, VARY_BY_READER)


@register(
    blueprint,
    "GET",
    "/<string:game>/stream",
    Operation(
        "streamEvents",
        {
            200: Answer(
                None,
                "The events as they happen: `id` is the number, `data` the event as "
                "in listEvents. When the game is over, an `end` comes last.",
                ("Content-Language",),
                text=EVENT_STREAM,
                text_example=examples.STREAM,
            ),
            204: Answer(None, "The game is over, and the client knows all of it."),
        },
        query=StreamEventsQuery,
        headers=("Last-Event-ID",),
        refuses=(
            *(MalformedHeader, TokenMissing, TokenUnknown, UnknownGame),
            *(StoreAway, TooManyStreams),
        ),
        bearer="optional",
    ),
)
def stream_events(game: str, query: Json) -> Response:
    """Follow a game: every event once, in order, as soon as it happens (SSE).

    A client that lost the stream comes back with `Last-Event-ID` and misses nothing;
    everybody has to, now and then. Comments come while there is nothing to tell. What
    the reader may not see is left out, as in listEvents.
    """
    slots, language = _slots(), current_language()
    stream = streams.stream(
        store(),
        streams.StreamEvents(
            game_id=game,
            token=bearer_token(),
            after=last_event_id(query["after"]),
            language=language,
            seconds=current_app.config["MAX_STREAM_SECONDS"],
        ),
    )
    if stream is None:
        return nothing(SECRET)
    slots.take()
    headers = [
        ("Content-Language", language),
        SECRET,
        VARY_BY_READER,
        # Proxies of the nginx kind would hold events back.
        ("X-Accel-Buffering", "no"),
    ]
    response = Response(stream, headers=headers, content_type=EVENT_STREAM)
    response.call_on_close(slots.give_back)
    return response


def _slots() -> streams.Slots:
    slots: streams.Slots = current_app.config["STREAMS"]
    return slots
