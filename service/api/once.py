"""Views that create something: under an Idempotency-Key they are carried out once."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from flask import Response, g, request

from service.accounts.repeats import Answer, Creation
from service.api import problems
from service.api.request_headers import creation_key
from service.api.stores import store
from service.errors import KeyTooShort, ServiceError
from service.tokens import Issuer

if TYPE_CHECKING:
    from collections.abc import Callable

SECRET_LENGTH = 22
"""In characters: a random text of this length has the 128 bits of a token."""

STORED_HEADERS = (
    *("Location", "ETag", "Content-Language", "Content-Type"),
    *("Cache-Control", "Referrer-Policy"),
)


def issuer() -> Issuer:
    """Return what names the thing that this request creates, and issues its tokens.

    To be called when nothing speaks against the request any more but its body.
    """
    creation: Creation | None = g.get("creation")
    return creation.reserve() if creation else Issuer()


def sent_key(*, with_tokens: bool) -> str | None:
    """Return the Idempotency-Key; refuse one from which no tokens can follow."""
    key = creation_key()
    if key is not None and with_tokens and len(key) < SECRET_LENGTH:
        raise KeyTooShort
    return key


def carry_out(
    view: Callable[[], Response],
    *,
    with_tokens: bool,
    derive: Callable[[str], str] | None = None,
) -> Response:
    """Carry a request out, unless one with the same Idempotency-Key was.

    ``derive`` finds the secrets of an answer by their labels, where they do not follow
    from that key.
    """
    key = sent_key(with_tokens=with_tokens)
    if key is None:
        return view()
    bearer = request.headers.get("Authorization", "")
    creation = Creation(
        store(),
        key,
        scope=f"{request.path} {bearer}",
        fingerprint=_fingerprint(),
        derive=derive,
    )
    earlier = creation.find()
    if earlier is not None:
        return _response(earlier)
    g.creation = creation
    try:
        response = view()
    except ServiceError as error:
        if not error.remembered:
            raise
        response = problems.refuse(error)
    return _response(creation.store(_answer(response)))


def _fingerprint() -> bytes:
    """Return what sets this request apart from others of the same path and bearer."""
    query = request.query_string
    # With its length, the query cannot pass for the beginning of the body.
    parts = (len(query).to_bytes(8, "big"), query, request.get_data())
    return sha256(b"".join(parts)).digest()


def _answer(response: Response) -> Answer:
    headers = [
        (name, response.headers[name])
        for name in STORED_HEADERS
        if name in response.headers
    ]
    return Answer(response.status_code, headers, response.get_data())


def _response(answer: Answer) -> Response:
    response = Response(answer.body, answer.status, answer.headers)
    if answer.is_replay:
        response.headers["Idempotency-Replayed"] = "true"
    return response
