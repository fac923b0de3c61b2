"""Pages of other origins: browsers ask before they let them call (Fetch, CORS).

No page may call unless a setting names its origin: a service on one's own machine would
otherwise be open to every page that one visits. There are no cookies, so a browser
sends nothing by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import request

if TYPE_CHECKING:
    from flask import Flask, Response

    from service.settings import Settings

ANY = "*"

EXPOSED = ", ".join(
    (
        *("Content-Language", "ETag", "Idempotency-Replayed", "Location"),
        *("RateLimit", "RateLimit-Policy", "Retry-After", "X-Request-Id"),
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


def init_app(app: Flask, settings: Settings) -> None:
    """Let pages of the given origins call the app."""
    if settings.origins:
        app.after_request(Origins(settings.origins).add_headers)


class Origins:
    """The origins whose pages may call."""

    def __init__(self, origins: tuple[str, ...]) -> None:
        """Let in the given ones; any, if one of them is a star."""
        self._origins = frozenset(origins)
        self._any = ANY in origins

    def add_headers(self, response: Response) -> Response:
        """Tell a browser whether its page may call."""
        if not self._any:
            response.vary.add("Origin")
        origin = request.headers.get("Origin")
        if origin is None or not (self._any or origin in self._origins):
            return response
        headers = response.headers
        headers["Access-Control-Allow-Origin"] = ANY if self._any else origin
        if request.method == "OPTIONS":
            headers["Access-Control-Allow-Methods"] = headers.get("Allow", "")
            headers["Access-Control-Allow-Headers"] = ALLOWED
            headers["Access-Control-Max-Age"] = MAX_AGE_SECONDS
        else:
            headers["Access-Control-Expose-Headers"] = EXPOSED
        return response
