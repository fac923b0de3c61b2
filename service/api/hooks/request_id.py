"""The name of a request: the log, the refusal and the answer all carry the same one."""

from __future__ import annotations

import re
import secrets
import time
from typing import TYPE_CHECKING

from flask import g, request

if TYPE_CHECKING:
    from flask import Flask, Response

HEADER = "X-Request-Id"

_REQUEST_ID = re.compile(r"[A-Za-z0-9._-]{1,64}")


def init_app(app: Flask) -> None:
    """Name every request of an app, and tell the client the name."""
    app.before_request(name_request)
    app.after_request(add_header)


def name_request() -> None:
    """Name the request, by the client's own name if it is harmless; note the time."""
    g.started = time.perf_counter()
    given = request.headers.get(HEADER, "")
    g.request_id = given if _REQUEST_ID.fullmatch(given) else secrets.token_hex(8)


def add_header(response: Response) -> Response:
    """Tell the client the name of its request."""
    response.headers[HEADER] = g.request_id
    return response
