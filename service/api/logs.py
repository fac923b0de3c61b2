"""A line in the log for every request: nothing in it opens or tells anything."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from flask import g, request

from service import logs
from service.api import requests
from service.api.operations import operation
from service.tokens import is_game_id

if TYPE_CHECKING:
    from flask import Flask, Response

    from service.settings import Settings


def init_app(app: Flask, settings: Settings) -> None:
    """Name every request; log it when it is answered, unless the log is for trouble."""
    app.before_request(start)
    if settings.log_level in ("debug", "info"):
        app.after_request(tell)
    app.after_request(name)


def start() -> None:
    """Note when the request came."""
    g.started = time.perf_counter()


def seconds() -> float:
    """Return how long ago the request came."""
    return time.perf_counter() - float(g.started)


def name(response: Response) -> Response:
    """Tell under which name the log knows the request."""
    response.headers["X-Request-Id"] = requests.request_id()
    return response


def tell(response: Response) -> Response:
    """Log what was asked and how it was answered; a stream has only begun then.

    Neither the path nor the query: a client may have put there what it should not. And
    not what those ask who watch the service, every few seconds for ever.
    """
    asked = operation()
    if asked is None or not asked.is_free:
        game = (request.view_args or {}).get("game", "")
        logs.write(
            request_id=requests.request_id(),
            method=request.method,
            operation=asked.id if asked else "",
            status=response.status_code,
            ms=round(seconds() * 1000, 2),
            game=game if is_game_id(game) else "",
        )
    return response
