"""A line in the log for every request: nothing in it opens or tells anything."""

from __future__ import annotations

import re
import secrets
import time
from typing import TYPE_CHECKING

from service import logs
from service.tokens import is_game_id

if TYPE_CHECKING:
    from flask import Response

    from service.api.app import Service, Visit
    from service.settings import Settings

_REQUEST_ID = re.compile(r"[A-Za-z0-9._-]{1,64}")


def init_app(app: Service, settings: Settings) -> None:
    """Name every request; log it when it is answered, unless the log is for trouble."""
    app.arrivals.append(name)
    app.departures.append(tell_name)
    if settings.log_level in ("debug", "info"):
        app.departures.append(tell)


def name(visit: Visit) -> None:
    """Give a request a name, the client's if it came with one, and note the time."""
    visit.started = time.perf_counter()
    given = visit.environ.get("HTTP_X_REQUEST_ID", "")
    visit.name = given if _REQUEST_ID.fullmatch(given) else secrets.token_hex(8)


def tell_name(visit: Visit, response: Response) -> None:
    """Tell the client under which name the log knows its request."""
    response.headers.add("X-Request-Id", visit.name)


def tell(visit: Visit, response: Response) -> None:
    """Log what was asked and how it was answered; a stream has only begun then.

    Neither the path nor the query: a client may have put there what it should not. And
    not what those ask who watch the service, every few seconds for ever.
    """
    asked = visit.operation
    if asked is None or not asked.is_free:
        game = (visit.view_args or {}).get("game", "")
        logs.write(
            request_id=visit.name,
            method=visit.method,
            operation=asked.id if asked else "",
            status=response.status_code,
            ms=round((time.perf_counter() - visit.started) * 1000, 2),
            game=game if is_game_id(game) else "",
        )
