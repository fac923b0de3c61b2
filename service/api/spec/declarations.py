"""What a view declares about itself, beside its arguments and its answers.

Each decorator here states one fact, such as "a token is needed". What follows from it
for the document (parameters, security, refusals) is written once, at the decorator; the
plugin of the document reads it from the view. The decorators stand below those of
flask-smorest, so that the view itself runs after its arguments have been checked.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar

from service.api.hooks.auth import require_operator
from service.api.limits import quotas
from service.api.spec.headers import answer_headers
from service.errors import (
    IfMatchMissing,
    KeyReused,
    MalformedHeader,
    NotAnOperator,
    QuotaExceeded,
    ServiceError,
    StaleVersion,
    StoreAway,
    StoreFull,
    TicketUnknown,
    TokenMissing,
    TokenUnknown,
    TooManyOwnStreams,
    TooManyStreams,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines.core.errors import EngineError
    from engines.core.fields import Json

    Refusal = type[ServiceError | EngineError]

View = TypeVar("View", bound="Callable[..., Any]")

ATTRIBUTE = "declaration"

TOKEN: Json = {"token": []}
ANONYMOUS: Json = {}


@dataclass(frozen=True)
class Declaration:
    """What the decorators of one view have declared."""

    headers: tuple[str, ...] = ()
    """The request headers that it reads, but for Accept-Language: all read that."""
    refusals: tuple[Refusal, ...] = ()
    security: tuple[Json, ...] = ()
    answers: Json = field(default_factory=dict)
    """Answers by status, beside those that flask-smorest is given."""
    links: Json | None = None
    """Where the answer leads."""
    is_unlimited: bool = False
    """Whether no rate limit holds and no line is logged: probes come all the time."""


NOTHING = Declaration()


def declaration_of(view: Callable[..., Any]) -> Declaration:
    """Return what the decorators of a view have declared."""
    found: Declaration = getattr(view, ATTRIBUTE, NOTHING)
    return found


def _declare(
    view: View,
    *refusals: Refusal,
    headers: tuple[str, ...] = (),
    **changes: Any,
) -> View:
    """Add to the declaration of a view, before what decorators below have declared."""
    before = declaration_of(view)
    after = replace(
        before,
        refusals=refusals + before.refusals,
        headers=headers + before.headers,
        **changes,
    )
    setattr(view, ATTRIBUTE, after)
    return view


def refuses(*refusals: Refusal) -> Callable[[View], View]:
    """Declare refusals of one view that follow from nothing else."""
    return lambda view: _declare(view, *refusals)


def takes_token(view: View) -> View:
    """Declare that a token decides what is seen; a private game needs one."""
    return _declare(view, TokenMissing, TokenUnknown, security=(TOKEN, ANONYMOUS))


def takes_ticket(view: View) -> View:
    """Declare that a ticket in the query does what a token does for reading."""
    return _declare(view, TicketUnknown)


def needs_token(view: View) -> View:
    """Declare that a token is needed."""
    return _declare(view, TokenMissing, TokenUnknown, security=(TOKEN,))


def needs_operator(view: Callable[..., Any]) -> Callable[..., Any]:
    """Require an operator key, unless the service runs without any."""

    @wraps(view)
    def guarded(*args: Any, **kwargs: Any) -> Any:
        require_operator()
        return view(*args, **kwargs)

    return _declare(
        guarded,
        *(TokenMissing, TokenUnknown, NotAnOperator),
        security=(TOKEN, ANONYMOUS),
    )


def creates(what: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Hold what a view creates to its quota, and refuse it if the store is full.

    Stands below all others: what a request may not do is refused before.
    """

    def decorate(view: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(view)
        def guarded(*args: Any, **kwargs: Any) -> Any:
            quotas.check(what)
            response = view(*args, **kwargs)
            quotas.count(what)
            return response

        return _declare(guarded, QuotaExceeded, StoreFull)

    return decorate


def uses_store(view: View) -> View:
    """Declare that the view reads or writes the store, which may be away."""
    return _declare(view, StoreAway)


def keeps_open(view: View) -> View:
    """Declare that the answer may stay open for long; a process keeps only so many."""
    return _declare(view, TooManyOwnStreams, TooManyStreams)


def needs_if_match(view: View) -> View:
    """Declare that If-Match must name the version that the request is about."""
    return _declare(view, StaleVersion, IfMatchMissing, headers=("If-Match",))


def takes_if_none_match(view: View) -> View:
    """Declare that the answer is 304 if the client has the representation already."""
    unchanged = {
        "description": "The client has it already.",
        "headers": answer_headers("ETag"),
    }
    return _declare(view, headers=("If-None-Match",), answers={304: unchanged})


def takes_idempotency_key(view: View) -> View:
    """Declare that a request with an Idempotency-Key is carried out once."""
    return _declare(view, MalformedHeader, KeyReused, headers=("Idempotency-Key",))


def takes_last_event_id(view: View) -> View:
    """Declare that a stream goes on after the event that Last-Event-ID names."""
    return _declare(view, MalformedHeader, headers=("Last-Event-ID",))


def takes_accept(view: View) -> View:
    """Declare that Accept chooses the form of the answer."""
    return _declare(view, headers=("Accept",))


def links_to(links: Json) -> Callable[[View], View]:
    """Declare the operations to which the answer leads."""
    return lambda view: _declare(view, links=links)


def is_unlimited(view: View) -> View:
    """Declare that no rate limit holds, for whoever watches the service."""
    return _declare(view, is_unlimited=True)
