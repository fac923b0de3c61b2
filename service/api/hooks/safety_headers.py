"""What browsers may do with an answer: take it for what it says, and load nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flask import Flask, Response

NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; "

POLICIES = {
    "text/html": NOTHING + "frame-ancestors 'none'",
    # A picture may be shown by any page; its own styles are inside it.
    "image/svg+xml": NOTHING + "style-src 'unsafe-inline'",
}
"""By kind of answer; a page that needs more has a policy of its own."""


def init_app(app: Flask) -> None:
    """Add the headers to every answer of an app."""
    app.after_request(add_headers)


def add_headers(response: Response) -> Response:
    """Add what is missing, for answers and refusals alike."""
    response.headers["X-Content-Type-Options"] = "nosniff"
    policy = POLICIES.get(response.mimetype or "")
    if policy:
        response.headers.setdefault("Content-Security-Policy", policy)
    return response
