"""Reading the events of a game, at once or as soon as there are any."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from service.games.creation import Seen, get
from service.presentation.events import tell

if TYPE_CHECKING:
    from engines.core.fields import Json
    from service.store import Store


class Listen(NamedTuple):
    """A request for events."""

    game_id: str
    token: str
    after: int
    """The number of the last event that the client knows; 0 for none."""
    limit: int
    wait: float
    """In seconds: how long the request may stay open while there is nothing to tell."""
    language: str


def listen(store: Store, request: Listen) -> Json:
    """Return a page of events as the reader may see them."""
    seen = get(store, request.game_id, request.token)
    if request.wait and seen.game.events <= request.after:
        seen = _wait(store, request)
    game, reader = seen
    found = store.events.read(request.game_id, request.after, request.limit + 1)
    items = tell(game, found[: request.limit], reader.seat, request.language)
    page: Json = {"items": items}
    if len(found) > request.limit:
        page["next_cursor"] = str(found[request.limit - 1].number)
    return page


def _wait(store: Store, request: Listen) -> Seen:
    """Return the game as soon as it has told more, or when the time is up."""
    deadline = time.monotonic() + request.wait
    with store.hub.watch(request.game_id) as signal:
        while True:
            # Cleared before looking: a change in between sets it again.
            signal.clear()
            seen = get(store, request.game_id, request.token)
            left = deadline - time.monotonic()
            if seen.game.events > request.after or left <= 0 or store.hub.is_closed:
                return seen
            signal.wait(left)
