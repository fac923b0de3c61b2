"""Pages of other origins: browsers ask before they let them call (Fetch, CORS).

No page may call unless a setting names its origin: a service on one's own machine would
otherwise be open to every page that one visits. Only a service that listens on a
loopback address takes pages that come from such an address, too, as long as the setting
names nothing: they come from programs on the same machine. There are no cookies, so a
browser sends nothing by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from service.settings import is_loopback

if TYPE_CHECKING:
    from flask import Response

    from service.api.hooks.asked import Asked
    from service.settings import Settings

ANY = "*"

EXPOSED = ", ".join(
    (
        *("Content-Language", "ETag", "Idempotency-Replayed", "Location"),
        *("RateLimit", "RateLimit-Policy", "Retry-After", "Seance-Build"),
        "X-Request-Id",
    )
)
"""The headers of an answer that a page may read, besides those that every page may."""

ALLOWED = ", ".join(
    (
        *("Accept-Language", "Authorization", "Content-Type", "Idempotency-Key"),
        *("If-Match", "If-None-Match", "Last-Event-ID", "X-Request-Id"),
    )
)
"""What a page may send."""

MAX_AGE_SECONDS = "86400"
"""How long a browser may remember this."""


def are_admitted(settings: Settings) -> bool:
    """Whether pages of any origin may call."""
    return bool(settings.origins) or is_loopback(settings.host)


class Origins:
    """The origins whose pages may call."""

    def __init__(self, origins: tuple[str, ...]) -> None:
        """Let in the given ones, any if one is a star; if none is given, loopback."""
        self._origins = frozenset(origins)
        self._any = ANY in origins

    @property
    def are_distinguished(self) -> bool:
        """Whether answers vary by the origin of the page that asks."""
        return not self._any

    def add_headers(self, asked: Asked, response: Response) -> Response:
        """Answer a browser that asks whether its page may call."""
        origin = asked.headers.get("Origin")
        if origin is None or not self._admits(origin):
            return response
        headers = response.headers
        headers["Access-Control-Allow-Origin"] = ANY if self._any else origin
        if asked.method == "OPTIONS":
            headers["Access-Control-Allow-Methods"] = headers.get("Allow", "")
            headers["Access-Control-Allow-Headers"] = ALLOWED
            headers["Access-Control-Max-Age"] = MAX_AGE_SECONDS
        else:
            headers["Access-Control-Expose-Headers"] = EXPOSED
        return response

    def _admits(self, origin: str) -> bool:
        if not self._origins:
            return _is_of_this_machine(origin)
        return self._any or origin in self._origins


def _is_of_this_machine(origin: str) -> bool:
    """Whether an origin is a page that a program on this machine serves."""
    try:
        parts = urlsplit(origin)
        return parts.scheme in {"http", "https"} and is_loopback(parts.hostname or "")
    except ValueError:
        return False
