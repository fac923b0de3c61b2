"""Who sends a request: the bearer of a token, an account, or an operator."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from flask import current_app, g, request

from engines.core.errors import Reason
from service.accounts.account import Scope
from service.accounts.errors import ScopeMissing
from service.accounts.own import Holder, holder_of
from service.api.stores import store
from service.errors import (
    InvalidFields,
    NotABearer,
    NotAnOperator,
    OperatorKeyMissing,
    TokenMissing,
    TokenUnknown,
)

if TYPE_CHECKING:
    from service.accounts.operators import Operators

_BEARER = re.compile(r"[Bb]earer +([A-Za-z0-9_.~+/=-]{1,512})")


_SEAT = re.compile(r"[0-5]", re.ASCII)


def bearer_token() -> str:
    """Return what opens games, or an empty text if the request has no token.

    That is the bearer token; in the place of an account's key, which is checked here,
    it is what opens the seats of the account, or the one that ``?seat=`` names.
    """
    holder, seat = account_holder(), _seat_named()
    return sent_token() if holder is None else holder.seat_token(seat)


def _seat_named() -> int | None:
    """Return the seat in the query; where a schema describes it, it was checked."""
    seat = request.args.get("seat")
    if seat is not None and not _SEAT.fullmatch(seat):
        reason = Reason("wrong.integer", {"minimum": 0, "maximum": 5})
        raise InvalidFields([("/seat", reason)])
    return None if seat is None else int(seat)


def account_holder() -> Holder | None:
    """Return whose key the bearer token is; ``None`` if it is not an account's."""
    if "holder" not in g:
        token = sent_token()
        is_operators = _operators().admit(token)
        g.holder = None if is_operators else holder_of(store(), token)
    found: Holder | None = g.holder
    return found


def account_name() -> str:
    """Return the name of the account that asks, by a key that plays; else empty."""
    holder = account_holder()
    if holder is None:
        return ""
    # Refuses a key that does not play.
    holder.seat_token()
    return holder.account.name


def require_account() -> Holder:
    """Return whose key the bearer token is, or refuse."""
    holder = account_holder()
    if holder is None:
        raise TokenUnknown if sent_token() else TokenMissing
    return holder


def sent_token() -> str:
    """Return the bearer token as it was sent; an empty text if there is none."""
    header = request.headers.get("Authorization")
    if header is None:
        return ""
    token = token_in(header)
    if not token:
        raise NotABearer
    return token


def token_in(header: str) -> str:
    """Return the token of an Authorization header, or an empty text if it has none."""
    bearer = _BEARER.fullmatch(header.strip())
    return bearer[1] if bearer else ""


def is_operator() -> bool:
    """Whether the bearer token is the key of an operator."""
    return _operators().admit(sent_token())


def require_operator() -> None:
    """Refuse a request without an operator key, unless the service runs without any."""
    operators = _operators()
    if operators.are_named and not operators.admit(sent_token()):
        raise NotAnOperator if sent_token() else OperatorKeyMissing


def require_organiser() -> str:
    """Return the account whose key may hold tournaments; empty for an operator."""
    if not _operators().are_named or is_operator():
        return ""
    holder = account_holder()
    if holder is None:
        require_operator()
        return ""
    if Scope.ORGANISE not in holder.key.scopes:
        raise ScopeMissing(scope=Scope.ORGANISE)
    return holder.account.name


def _operators() -> Operators:
    found: Operators = current_app.config["OPERATORS"]
    return found
