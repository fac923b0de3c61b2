"""How long the path and the query of a request may be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.errors import UriTooLong

if TYPE_CHECKING:
    from service.api.hooks.asked import Asked

LONGEST = 4000
"""In bytes. gunicorn and the proxy stop at 8 KB, before anything is known here."""


def check_length(asked: Asked) -> None:
    """Refuse the request if its path and query are too long."""
    if len(asked.request.path) + len(asked.query_string) > LONGEST:
        raise UriTooLong
