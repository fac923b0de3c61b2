"""One line in the log for every request. No line contains a secret."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from service import logs
from service.tokens import is_game_id

if TYPE_CHECKING:
    from flask import Response

    from service.api.hooks.asked import Asked


LEVELS = ("debug", "info")
"""Of the log, at which requests are logged."""


def log_request(asked: Asked, response: Response) -> Response:
    """Log what was requested and how it was answered; a stream has only begun then.

    The line has neither the path nor the query string: a client may have put a token
    there. Probes leave no line: they come every few seconds for ever.
    """
    operation = asked.operation
    if not operation.is_unlimited:
        game = (asked.request.view_args or {}).get("game", "")
        logs.write(
            request_id=asked.id,
            method=asked.method,
            operation=operation.id,
            status=response.status_code,
            ms=round((time.perf_counter() - asked.started) * 1000, 2),
            game=game if is_game_id(game) else "",
        )
    return response
