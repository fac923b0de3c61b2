"""How long the path and the query of a request may be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import request

from service.errors import UriTooLong

if TYPE_CHECKING:
    from flask import Flask

LONGEST = 4000
"""In bytes. gunicorn and the proxy stop at 8 KB, before anything is known here."""


def init_app(app: Flask) -> None:
    """Refuse requests to an app whose URIs are too long."""
    app.before_request(check_length)


def check_length() -> None:
    """Refuse the request if its path and query are too long."""
    if len(request.path) + len(request.query_string) > LONGEST:
        raise UriTooLong
