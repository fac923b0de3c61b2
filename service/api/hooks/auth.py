"""Who sends a request: the bearer of a token, an account, or an operator."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from flask import current_app

from engines.core.errors import Reason
from service.accounts.account import Scope
from service.accounts.errors import ScopeMissing
from service.accounts.own import Holder, holder_of
from service.api.hooks.asked import asked
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
    from service.api.hooks.asked import Asked

_SEAT = re.compile(r"[0-5]", re.ASCII)


def bearer_token() -> str:
    """Return what opens games, or an empty text if the request has no token.

    That is the bearer token; in the place of an account's key, which is checked here,
    it is what opens the seats of the account, or the one that ``?seat=`` names.
    """
    about = asked()
    holder = _holder(about)
    seat = _seat_named(about) if about.query_string else None
    return about.token if holder is None else holder.seat_token(seat)


def _seat_named(about: Asked) -> int | None:
    """Return the seat in the query; where a schema describes it, it was checked."""
    seat = about.request.args.get("seat")
    if seat is not None and not _SEAT.fullmatch(seat):
        reason = Reason("wrong.integer", {"minimum": 0, "maximum": 5})
        raise InvalidFields([("/seat", reason)])
    return None if seat is None else int(seat)


def account_holder() -> Holder | None:
    """Return whose key the bearer token is; ``None`` if it is not an account's."""
    return _holder(asked())


def _holder(about: Asked) -> Holder | None:
    if not about.is_holder_known:
        token = _token_of(about)
        is_operators = _operators().admit(token)
        about.holder = None if is_operators else holder_of(store(), token)
        about.is_holder_known = True
    return about.holder


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
    return _token_of(asked())


def _token_of(about: Asked) -> str:
    if about.authorization is not None and not about.token:
        raise NotABearer
    return about.token


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
