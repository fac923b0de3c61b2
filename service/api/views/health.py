"""liveness and readiness, for whoever runs the service."""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.api.blueprints import Blueprint
from service.api.responses import SECRET, answer
from service.api.schemas.answers import Health
from service.api.spec.answers import documented
from service.api.spec.declarations import is_unlimited, refuses
from service.api.stores import store
from service.errors import NotReady, StoreAway

if TYPE_CHECKING:
    from flask import Response

blueprint = Blueprint("health", __name__, description="Whether the service runs.")

OK = Health(status="ok")
EXAMPLE = {"status": "ok"}


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
    what is missing. A store that is nearly full is ready: `room` says so.
    """
    missing = store().health.missing()
    if missing:
        raise NotReady(missing=", ".join(missing))
    try:
        room = not store().room.is_scarce()
    except StoreAway:
        raise NotReady(missing="redis") from None
    return answer(Health(status="ok", room=room), SECRET)
