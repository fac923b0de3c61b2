"""The headers and path parameters of all operations, as the document describes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engines.core.fields import Json


def _header(description: str, kind: str = "string") -> Json:
    return {"description": description, "schema": {"type": kind}}


ANSWER_HEADERS: dict[str, Json] = {
    "ETag": _header("Names this representation; send it in If-None-Match or If-Match."),
    "Location": _header("Where to find what was created."),
    "Content-Language": _header("The language of the texts: en, nl or fr."),
    "Idempotency-Replayed": _header(
        "`true` if this is the answer of an earlier request."
    ),
    "Retry-After": _header("In seconds.", "integer"),
    "RateLimit": _header(
        "What is left to the token and to the address (`r`), and for how many seconds."
    ),
    "RateLimit-Policy": _header("How many requests (`q`) they have in a window (`w`)."),
    "WWW-Authenticate": _header("`Bearer`."),
}

REFUSAL_HEADERS: dict[int, tuple[str, ...]] = {
    401: ("WWW-Authenticate",),
    412: ("ETag",),
    429: ("Retry-After", "RateLimit", "RateLimit-Policy"),
    503: ("Retry-After",),
}
"""The headers that go with the status of a refusal."""

REQUEST_HEADERS: dict[str, Json] = {
    "If-Match": {
        "required": True,
        "description": "The ETag that the commands answer to, its version in quotes "
        '(`"41"`), or `*` for whatever is there. A weak ETag (`W/"41"`) counts like a '
        "strong one.",
    },
    "If-None-Match": {
        "required": False,
        "description": "An ETag; if it is still right, the answer is 304 without body.",
    },
    "Idempotency-Key": {
        "required": False,
        "description": "Any text of up to 255 visible characters. A request with a key "
        "seen before, and otherwise the same, gets the stored answer for 24 hours and "
        "changes nothing. Of two at the same time one is carried out, and both get its "
        "answer. A server that is filling up stores no refusals: a request that was "
        "refused is then looked at again.",
        "schema": {"type": "string", "pattern": "^[!-~]{1,255}$"},
    },
    "Idempotency-Key (secret)": {
        "name": "Idempotency-Key",
        "required": False,
        "description": "A secret of 22 to 255 visible characters, random and new for "
        "each request. A request with a key seen before, and otherwise the same, gets "
        "the stored answer for 24 hours, tokens included, and creates nothing. Of two "
        "at the same time one is carried out, and both get its answer.",
        "schema": {"type": "string", "pattern": "^[!-~]{22,255}$"},
    },
    "Last-Event-ID": {
        "required": False,
        "description": "The `id` of the last event heard; it goes before `after`.",
        "schema": {"type": "string", "pattern": "^[0-9]{1,9}$"},
    },
    "Accept": {
        "required": False,
        "description": "`application/json` for JSON instead of plain text.",
    },
    "Accept-Language": {
        "required": False,
        "description": "The language of the texts: en, nl or fr.",
    },
}

PATH_PARAMETERS: dict[str, Json] = {
    "title": {"description": "The id of a title.", "example": "ghooost"},
    "game": {"description": "The id of a game.", "example": "0123456789abcdef"},
    "seat": {"description": "The number of a seat, from 0.", "example": 1},
    "hint": {"description": "The id of a hint.", "example": "0123456789abcdef.0.0"},
    "simulation": {
        "description": "The id of a simulation.",
        "example": "0123456789abcdef",
    },
    "tournament": {
        "description": "The id of a tournament.",
        "example": "0123456789abcdef",
    },
    "entrant": {"description": "The name of an entrant.", "example": "ada-bot"},
    "schedule": {"description": "The id of a schedule.", "example": "0123456789abcdef"},
    "account": {"description": "The name of an account.", "example": "ada-bot"},
    "webhook": {"description": "The id of a webhook.", "example": "fedcba9876543210"},
    "key": {
        "description": "The id of a key, as getMe has it.",
        "example": "0123456789abcdef",
    },
}


def answer_headers(*names: str) -> Json:
    """Return the description of headers of an answer, by their names."""
    return {name: ANSWER_HEADERS[name] for name in names}


def request_header(name: str) -> Json:
    """Return the description of a header of requests, as a parameter."""
    return {
        "name": name,
        "in": "header",
        "schema": {"type": "string"},
        **REQUEST_HEADERS[name],
    }
