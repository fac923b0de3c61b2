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

from service.accounts.errors import ScopeMissing
from service.api import once
from service.api.hooks.auth import require_operator, require_organiser
from service.api.limits import quotas
from service.api.spec.headers import answer_headers
from service.errors import (
    IfMatchMissing,
    KeyReused,
    KeyTooShort,
    MalformedHeader,
    NotAnOperator,
    NotReplicated,
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

SEAT: Json = {
    "name": "seat",
    "in": "query",
    "required": False,
    "description": "Which of its seats an account means that holds several; left out, "
    "the first. Tokens of seats need none.",
    "schema": {"type": "integer", "minimum": 0, "maximum": 5},
}

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
    parameters: tuple[Json, ...] = ()
    """Parameters of the query that no schema describes."""
    links: Json | None = None
    """Where the answer leads."""
    is_unlimited: bool = False
    """Whether no rate limit holds and no line is logged: probes come all the time."""
    max_bytes: int | None = None
    """How large the body may be, if not as large as others."""


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


def takes_seat(view: View) -> View:
    """Declare that ``?seat=`` says which of its seats an account means."""
    return _declare(view, parameters=(SEAT,))


def takes_bytes(most: int) -> Callable[[View], View]:
    """Declare the largest body in bytes, where it is not that of all operations."""
    return lambda view: _declare(view, max_bytes=most)


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


def takes_account(view: View) -> View:
    """Declare that an account's key is read if there is one; none is needed."""
    return _declare(view, TokenUnknown, security=(TOKEN, ANONYMOUS))


def may_need_operator(view: View) -> View:
    """Declare that the settings or the request may ask for an operator key."""
    refusals = (TokenMissing, TokenUnknown, NotAnOperator)
    return _declare(view, *refusals, security=(TOKEN, ANONYMOUS))


def needs_organiser(view: Callable[..., Any]) -> Callable[..., Any]:
    """Require an operator, or an account with the scope ``organise``."""

    @wraps(view)
    def guarded(*args: Any, **kwargs: Any) -> Any:
        require_organiser()
        return view(*args, **kwargs)

    return _declare(may_need_operator(guarded), ScopeMissing)


def needs_account(view: View) -> View:
    """Declare that the key of an account is needed; the view asks whose it is."""
    return _declare(view, TokenMissing, TokenUnknown, security=(TOKEN,))


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


def changes_game(view: View) -> View:
    """Declare that the view changes a game, which replicas may have to have first."""
    return _declare(view, StoreAway, NotReplicated)


def keeps_open(view: View) -> View:
    """Declare that the answer may stay open for long; a process limits their number."""
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


def once_by_key(
    view: Callable[..., Any],
    *,
    with_tokens: bool = False,
    derive: Callable[[str], str] | None = None,
) -> Callable[..., Any]:
    """Carry out a creating request with an Idempotency-Key once, and store its answer.

    Stands above ``creates``: a repeated request counts for no quota. Secrets that do
    not follow from the key are left out of what is stored; ``derive`` finds them again.
    """

    @wraps(view)
    def guarded(*args: Any, **kwargs: Any) -> Any:
        return once.carry_out(
            lambda: view(*args, **kwargs), with_tokens=with_tokens, derive=derive
        )

    refusals = (MalformedHeader, KeyReused, *((KeyTooShort,) if with_tokens else ()))
    header = "Idempotency-Key (secret)" if with_tokens else "Idempotency-Key"
    return _declare(guarded, *refusals, headers=(header,))


def once_by_secret_key(view: Callable[..., Any]) -> Callable[..., Any]:
    """Do the same where the answer has tokens, which follow from the key."""
    return once_by_key(view, with_tokens=True)


def takes_dry_run(
    what: str, trial: Callable[[Json], Any]
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Answer ``?dry_run=true`` by ``trial``, which creates nothing.

    Stands above ``once_by_secret_key`` and ``creates``: what these two refuse is
    refused here too, but no key is used up and nothing counts for the quota ``what``.
    """

    def decorate(view: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(view)
        def guarded(body: Json, query: Json) -> Any:
            if query.get("dry_run") != "true":
                return view(body)
            once.sent_key(with_tokens=True)
            quotas.check(what)
            return trial(body)

        return guarded

    return decorate


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
    """Declare that no rate limit holds: monitoring asks this operation."""
    return _declare(view, is_unlimited=True)
