"""The refusals of an operation, as the document describes them."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from service.api.problems import CONTENT_TYPE
from service.api.schemas.answers import Problem
from service.api.spec.answers import documented
from service.api.spec.headers import REFUSAL_HEADERS, answer_headers
from service.errors import (
    STATUS,
    BadRequest,
    BodyTooLarge,
    GameDamaged,
    GameNewer,
    InternalError,
    InvalidFields,
    MalformedBody,
    MethodNotAllowed,
    NotJson,
    ServiceError,
    TooManyRequests,
    TooSlow,
    UnknownGame,
    UnknownPath,
    UriTooLong,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engines.core.fields import Json
    from service.api.spec.declarations import Declaration, Refusal

UNFORESEEN = (
    *(InternalError, BadRequest, UnknownPath, MethodNotAllowed, TooSlow, UriTooLong),
)
"""What has nothing to do with any one operation."""


def refusals_of(declaration: Declaration, *, has_body: bool) -> Iterable[Refusal]:
    """Yield what an operation may refuse: as declared, by its arguments, by limits.

    Every operation refuses a parameter of the query that it does not take.
    """
    yield from declaration.refusals
    if UnknownGame in declaration.refusals:
        # A game that is looked for may turn out unreadable.
        yield from (GameDamaged, GameNewer)
    if has_body:
        yield from (MalformedBody, BodyTooLarge, NotJson)
    yield InvalidFields
    if not declaration.is_unlimited:
        yield TooManyRequests


def describe(refusals: Iterable[Refusal]) -> Json:
    """Return refusals as responses by status, each with its codes."""
    by_status: defaultdict[int, dict[str, None]] = defaultdict(dict)
    for refusal in refusals:
        status = (
            refusal.status if issubclass(refusal, ServiceError) else STATUS[refusal]
        )
        by_status[status][refusal.code] = None
    described = {
        str(status): _problem(", ".join(f"`{code}`" for code in codes), codes, status)
        for status, codes in sorted(by_status.items())
    }
    others = [kind.code for kind in UNFORESEEN]
    return {**described, "default": _problem("Any other refusal.", others)}


def _problem(description: str, codes: Iterable[str], status: int = 0) -> Json:
    """Return a refusal, with an example for every code that it may have."""
    content = {
        "schema": documented(Problem),
        "examples": {code: {"$ref": f"#/components/examples/{code}"} for code in codes},
    }
    return {
        "description": description,
        "headers": answer_headers(*REFUSAL_HEADERS.get(status, ())),
        "content": {CONTENT_TYPE: content},
    }
