"""What browsers may do with an answer: take it for what it says, and load nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flask import Response

    from service.api.hooks.asked import Asked

NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; "

POLICIES = {
    "text/html": NOTHING + "frame-ancestors 'none'",
    # A picture may be shown by any page; its own styles are inside it.
    "image/svg+xml": NOTHING + "style-src 'unsafe-inline'",
}
"""By kind of answer; a page that needs more has a policy of its own."""


def add_headers(_: Asked, response: Response) -> Response:
    """Add what is missing, for answers and refusals alike."""
    response.headers.add("X-Content-Type-Options", "nosniff")
    policy = POLICIES.get(response.mimetype or "")
    if policy:
        response.headers.setdefault("Content-Security-Policy", policy)
    return response
