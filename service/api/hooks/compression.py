"""Compression of answers, in the form that the client accepts best (RFC 9110).

Streams are not compressed: an event must not wait for the next one. Nor are answers
with credentials, which say ``no-transform``: the length of a compressed answer
reveals something of a secret in it to a caller that chooses what stands beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import request
from flask_compress import Compress

from service.api.responses import vary_by

if TYPE_CHECKING:
    from flask import Flask, Response

    from service.api.hooks.asked import Asked
    from service.api.hooks.steps import AfterRequest

CONFIG = {
    # Ours decides which answers are compressed, and calls flask-compress then.
    "COMPRESS_REGISTER": False,
    "COMPRESS_ALGORITHM": ["zstd", "br", "gzip"],
    "COMPRESS_STREAMS": False,
    # Views answer If-None-Match before they make anything that could be compressed.
    "COMPRESS_EVALUATE_CONDITIONAL_REQUEST": False,
    "COMPRESS_MIMETYPES": [
        *("application/json", "image/svg+xml", "text/plain", "text/csv"),
        *("text/html", "text/css", "text/javascript"),
    ],
}


NOT_MODIFIED = 304

ACCEPTED, ORIGIN = "Accept-Encoding", "Origin"
"""Headers of requests that answers vary by."""


def compressor(app: Flask, *, varies_by_origin: bool) -> AfterRequest:
    """Return what compresses the answers of an app.

    Answers vary by what is accepted and perhaps by the origin: both are said at once.
    """
    app.config.update(CONFIG)
    library = Compress(app)
    names = f"{ACCEPTED}, {ORIGIN}" if varies_by_origin else ACCEPTED

    def compress(asked: Asked, response: Response) -> Response:
        """Compress an answer, if the client accepts that and nothing forbids it."""
        if not _may_compress(asked, response):
            vary_by(response, names)
            return response
        etag, _ = response.get_etag()
        compressed = library.after_request(response)
        if etag and "Content-Encoding" in compressed.headers:
            # The same representation in other bytes, which is what a weak ETag says;
            # flask-compress would name each form differently.
            compressed.set_etag(etag, weak=True)
        if varies_by_origin:
            vary_by(compressed, ORIGIN)
        return compressed

    return compress


def _may_compress(asked: Asked, response: Response) -> bool:
    """Whether flask-compress is asked; what decides most requests stands first."""
    return (
        response.status_code != NOT_MODIFIED
        and ACCEPTED in asked.headers
        and not response.cache_control.no_transform
        and not _refuses_any()
    )


def _refuses_any() -> bool:
    """Whether the client refuses a form by its quality 0, as flask-compress overlooks.

    It gets the answer as it is, which it has to accept in any case.
    """
    return any(not quality for _, quality in request.accept_encodings)
