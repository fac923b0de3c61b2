"""How an operation is declared: once, for Flask and for the document.

The view gets the checked query and body as arguments. flask-smorest collects what is
said here; its own decorators would check and document as well, but each costs a call on
every request.
"""

from __future__ import annotations

import re
from collections import defaultdict
from functools import wraps
from typing import TYPE_CHECKING, Any, NamedTuple

from service.api import requests
from service.api.problems import CONTENT_TYPE
from service.api.schemas.answers import Problem
from service.errors import (
    STATUS,
    BadRequest,
    BodyTooLarge,
    InternalError,
    InvalidFields,
    MalformedBody,
    MethodNotAllowed,
    NotJson,
    ServiceError,
    TooManyRequests,
    UnknownPath,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from flask import Response
    from flask_smorest import Blueprint
    from marshmallow import Schema

    from engines.core.errors import EngineError
    from engines.core.fields import Json

    View = Callable[..., Response]
    Refusal = type[ServiceError | EngineError]


def _header(says: str, kind: str = "string") -> Json:
    return {"description": says, "schema": {"type": kind}}


HEADERS: dict[str, Json] = {
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
"""The headers of answers."""

REFUSAL_HEADERS: dict[int, tuple[str, ...]] = {
    401: ("WWW-Authenticate",),
    429: ("Retry-After", "RateLimit", "RateLimit-Policy"),
    503: ("Retry-After",),
}
"""The headers that go with the status of a refusal."""

PARAMETERS: dict[str, Json] = {
    "If-Match": {
        "required": True,
        "description": "The ETag that the commands answer to, its version in quotes "
        '(`"41"`), or `*` for whatever is there.',
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
        "answer.",
        "schema": {"type": "string", "pattern": "^[!-~]{1,255}$"},
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
"""The headers of requests."""


PATH: dict[str, Json] = {
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
    "schedule": {"description": "The id of a schedule.", "example": "0123456789abcdef"},
}
"""The parameters of paths."""

UNFORESEEN = (InternalError, BadRequest, UnknownPath, MethodNotAllowed)
"""What has nothing to do with any one operation."""


class Answer(NamedTuple):
    """An answer that an operation gives when all is well."""

    schema: type[Schema] | None
    says: str
    headers: tuple[str, ...] = ()
    example: Any = None
    text: str = ""
    """The type of a text that can be had as well, or instead if there is no schema."""
    text_example: str = ""
    links: Json | None = None
    """Where it leads."""


class Body(NamedTuple):
    """What an operation is sent."""

    schema: type[Schema]
    examples: Json
    required: bool = True
    most_bytes: int | None = None
    """How large it may be, if not as large as others."""


class Operation(NamedTuple):
    """What the document says of an operation, and what its view is given."""

    id: str
    answers: dict[int, Answer]
    body: Body | None = None
    query: type[Schema] | None = None
    headers: tuple[str, ...] = ()
    refuses: tuple[Refusal, ...] = ()
    bearer: str = ""
    """Whether a token is ``required`` or ``optional``; nothing if it is not read."""
    is_free: bool = False
    """Whether it may be asked for without limit: those who watch the service do."""


def register(
    blueprint: Blueprint, method: str, path: str, operation: Operation
) -> Callable[[View], View]:
    """Serve a view, and document it."""

    def decorate(view: View) -> View:
        load = _loading(view, operation)
        # Only what it notes down is wanted: its wrapper would cost on every request.
        documented = blueprint.doc(**_document(operation))(load)
        vars(load).update(vars(documented), operation=operation)
        named = [
            {"name": name, "in": "path", **PATH[name]}
            for name in re.findall(r"<\w+:(\w+)>", path)
        ]
        return blueprint.route(path, methods=[method], parameters=named)(load)

    return decorate


def _loading(view: View, operation: Operation) -> View:
    """Return the view, called with its checked query and body."""
    query = operation.query() if operation.query else None
    defaults = query.load({}) if query is not None else {}
    body = operation.body.schema() if operation.body else None
    must = operation.body.required if operation.body else False
    most_bytes = operation.body.most_bytes if operation.body else None

    @wraps(view)
    def load(**path: Any) -> Response:
        if query is not None:
            path["query"] = requests.query(query) or defaults
        if body is not None:
            path["body"] = requests.body(body, required=must, most_bytes=most_bytes)
        return view(**path)

    return load


def _document(operation: Operation) -> Json:
    """Return what the document says of an operation."""
    document: Json = {
        "operationId": operation.id,
        "parameters": [
            {
                "name": name,
                "in": "header",
                "schema": {"type": "string"},
                **PARAMETERS[name],
            }
            for name in (*operation.headers, "Accept-Language")
        ],
        "responses": {
            **{str(code): _answer(each) for code, each in operation.answers.items()},
            **_refusals(_all_refusals(operation)),
        },
    }
    if operation.query:
        document["parameters"].insert(0, {"in": "query", "schema": operation.query})
    if operation.body:
        schema, examples, required, _ = operation.body
        named = {name: {"value": value} for name, value in examples.items()}
        content = {"application/json": {"schema": schema, "examples": named}}
        document["requestBody"] = {"required": required, "content": content}
    anonymous: list[Json] = [{}] if operation.bearer == "optional" else []
    token: list[Json] = [{"token": []}] if operation.bearer else []
    document["security"] = [*token, *anonymous]
    return document


def _answer(answer: Answer) -> Json:
    shown: Json = {
        "description": answer.says,
        "headers": {name: HEADERS[name] for name in answer.headers},
    }
    content: Json = {}
    if answer.text:
        string = {"type": "string"}
        content[answer.text] = {"schema": string, "example": answer.text_example}
    if answer.schema:
        content["application/json"] = {"schema": answer.schema}
        if answer.example is not None:
            content["application/json"]["example"] = answer.example
    if content:
        shown["content"] = content
    if answer.links:
        shown["links"] = answer.links
    return shown


def _all_refusals(operation: Operation) -> Iterable[Refusal]:
    """Yield what an operation may refuse, with what follows from its inputs."""
    yield from operation.refuses
    if operation.body:
        yield from (MalformedBody, BodyTooLarge, NotJson)
    if operation.body or operation.query:
        yield InvalidFields
    if not operation.is_free:
        yield TooManyRequests


def _refusals(refusals: Iterable[Refusal]) -> Json:
    """Return the refusals by status, each with its codes."""
    by_status: defaultdict[int, dict[str, None]] = defaultdict(dict)
    for refusal in refusals:
        status = (
            refusal.status if issubclass(refusal, ServiceError) else STATUS[refusal]
        )
        by_status[status][refusal.code] = None
    shown = {
        str(status): _problem(", ".join(f"`{code}`" for code in codes), codes, status)
        for status, codes in sorted(by_status.items())
    }
    others = [kind.code for kind in UNFORESEEN]
    return {**shown, "default": _problem("Any other refusal.", others)}


def _problem(says: str, codes: Iterable[str], status: int = 0) -> Json:
    """Return a refusal, with an example for every code that it may have."""
    content = {
        "schema": Problem,
        "examples": {code: {"$ref": f"#/components/examples/{code}"} for code in codes},
    }
    return {
        "description": says,
        "headers": {name: HEADERS[name] for name in REFUSAL_HEADERS.get(status, ())},
        "content": {CONTENT_TYPE: content},
    }
