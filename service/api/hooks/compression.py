"""Compression of answers, in the form that the client accepts best (RFC 9110).

Streams are not compressed: an event must not wait for the next one. Nor are answers
with credentials, which say ``no-transform``: the length of a compressed answer tells
about a secret in it to whoever chooses what stands beside the secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import request
from flask_compress import Compress

if TYPE_CHECKING:
    from flask import Flask, Response

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


def init_app(app: Flask) -> None:
    """Compress the answers of an app."""
    app.config.update(CONFIG)
    library = Compress(app)

    @app.after_request
    def compress(response: Response) -> Response:
        """Compress an answer, if the client accepts that and nothing forbids it."""
        if response.cache_control.no_transform or _refuses_any():
            response.vary.add("Accept-Encoding")
            return response
        etag, _ = response.get_etag()
        compressed = library.after_request(response)
        if etag and "Content-Encoding" in compressed.headers:
            # The same representation in other bytes, which is what a weak ETag says;
            # flask-compress would name each form differently.
            compressed.set_etag(etag, weak=True)
        return compressed


def _refuses_any() -> bool:
    """Whether the client refuses a form by its quality 0, as flask-compress overlooks.

    It gets the answer as it is, which it has to accept in any case.
    """
    return any(not quality for _, quality in request.accept_encodings)
