"""One line in the log for every request. No line contains a secret."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from flask import g, request

from service import logs
from service.tokens import is_game_id

if TYPE_CHECKING:
    from flask import Flask, Response

    from service.settings import Settings


def init_app(app: Flask, settings: Settings) -> None:
    """Log every request of an app, if the level of the log is ``info`` or ``debug``."""
    if settings.log_level in ("debug", "info"):
        app.after_request(log_request)


def log_request(response: Response) -> Response:
    """Log what was requested and how it was answered; a stream has only begun then.

    The line has neither the path nor the query string: a client may have put a token
    there. Probes leave no line: they come every few seconds for ever.
    """
    if not g.operation.is_unlimited:
        game = (request.view_args or {}).get("game", "")
        logs.write(
            request_id=g.request_id,
            method=request.method,
            operation=g.operation.id,
            status=response.status_code,
            ms=round((time.perf_counter() - g.started) * 1000, 2),
            game=game if is_game_id(game) else "",
        )
    return response
