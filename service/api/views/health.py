"""liveness and readiness, for whoever runs the service."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask_smorest import Blueprint

from service.api.responses import SECRET, answer
from service.api.schemas.answers import Health
from service.api.spec.operations import Answer, Operation, register
from service.api.stores import store
from service.errors import NotReady

if TYPE_CHECKING:
    from flask import Response

blueprint = Blueprint("health", __name__, description="Whether the service runs.")

OK = {"status": "ok"}


@register(
    blueprint,
    "GET",
    "/healthz",
    Operation(
        "liveness",
        {200: Answer(Health, "The process answers.", (), OK)},
        is_free=True,
    ),
)
def liveness() -> Response:
    """Tell that the process answers, whatever else is wrong.

    For what restarts processes that hang: it asks neither Redis nor the workers.
    """
    return answer(OK, SECRET)


@register(
    blueprint,
    "GET",
    "/readyz",
    Operation(
        "readiness",
        {200: Answer(Health, "Games can be played.", (), OK)},
        refuses=(NotReady,),
        is_free=True,
    ),
)
def readiness() -> Response:
    """Tell whether games can be played: Redis takes writes and a worker is alive.

    For what sends requests only to processes that can answer them. The problem names
    what is missing.
    """
    missing = store().health.missing()
    if missing:
        raise NotReady(missing=", ".join(missing))
    return answer(OK, SECRET)
