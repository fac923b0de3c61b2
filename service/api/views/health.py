"""liveness and readiness, for monitoring."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING

from flask import current_app

from service.api.blueprints import Blueprint
from service.api.responses import SECRET, answer
from service.api.schemas.answers import Health
from service.api.spec.answers import documented
from service.api.spec.declarations import is_unlimited, refuses
from service.api.stores import store, store_of
from service.errors import NotReady, StoreAway

if TYPE_CHECKING:
    from flask import Flask, Response

    from service.store import Store

blueprint = Blueprint("health", __name__, description="Whether the service runs.")

EXTENSION = "seance-readiness"

GOOD_SECONDS, BAD_SECONDS = 1.0, 0.2
"""For how long what was found last is answered again."""

OK = Health(status="ok")
EXAMPLE = {"status": "ok"}


class Readiness:
    """What was missing when this process looked last."""

    def __init__(self, found: Store) -> None:
        """Look at a store."""
        self._store = found
        self._lock = threading.Lock()
        self._missing: list[str] = []
        self._until = 0.0

    def missing(self) -> list[str]:
        """Name what the service needs and does not find; others wait for one look."""
        with self._lock:
            if time.monotonic() >= self._until:
                self._missing = self._store.health.missing()
                seconds = BAD_SECONDS if self._missing else GOOD_SECONDS
                self._until = time.monotonic() + seconds
            return self._missing


def init_app(app: Flask) -> None:
    """Give an app what it remembers of its readiness."""
    app.extensions[EXTENSION] = Readiness(store_of(app))


@blueprint.route("/healthz", endpoint="liveness")
@blueprint.response(
    200, documented(Health), description="The process answers.", example=EXAMPLE
)
@is_unlimited
def liveness() -> Response:
    """Tell that the process answers, whatever else is wrong.

    For what restarts processes that hang: it asks neither Redis nor the workers.
    """
    return answer(OK, SECRET)


@blueprint.route("/readyz", endpoint="readiness")
@blueprint.response(
    200,
    documented(Health),
    description="Games can be played.",
    example={**EXAMPLE, "room": True},
)
@is_unlimited
@refuses(NotReady)
def readiness() -> Response:
    """Tell whether games can be played: Redis takes writes and a worker is alive.

    For what sends requests only to processes that can answer them. The problem names
    what is missing. A process looks at most once a second: each look is a write. A
    store that is nearly full is ready: `room` says so.
    """
    missing = current_app.extensions[EXTENSION].missing()
    if missing:
        raise NotReady(missing=", ".join(missing))
    try:
        room = not store().room.is_scarce()
    except StoreAway:
        raise NotReady(missing="redis") from None
    return answer(Health(status="ok", room=room), SECRET)
