"""Reading the events of a game, at once or as soon as there are any."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from service.games.reading import GameForReader, get
from service.presentation.answers import EventList
from service.presentation.events import present_events

if TYPE_CHECKING:
    from service.store import Store


class ListEvents(NamedTuple):
    """A request for a page of events."""

    game_id: str
    token: str
    after: int
    """The number of the last event that the client knows; 0 for none."""
    limit: int
    wait: float
    """In seconds: how long the request may stay open while there are no new events."""
    language: str


def list_events(store: Store, request: ListEvents) -> EventList:
    """Return a page of events as the reader may see them."""
    found = get(store, request.game_id, request.token)
    if request.wait and found.game.events <= request.after:
        found = _wait(store, request)
    game, reader = found
    last = game.events if reader.delay else None
    events = store.events.read(request.game_id, request.after, request.limit + 1, last)
    shown = events[: request.limit]
    page = EventList(items=present_events(game, shown, reader.seat, request.language))
    if len(events) > request.limit:
        page.next_cursor = str(events[request.limit - 1].number)
    return page


def _wait(store: Store, request: ListEvents) -> GameForReader:
    """Return the game as soon as it has new events, or when the time is up."""
    deadline = time.monotonic() + request.wait
    with store.hub.watch(request.game_id) as signal:
        while True:
            # Cleared before reading: a change in between sets it again.
            signal.clear()
            found = get(store, request.game_id, request.token)
            left = deadline - time.monotonic()
            if found.game.events > request.after or left <= 0 or store.hub.is_closed:
                return found
            signal.wait(left)
