"""Who sends a request: the bearer of a token, or an operator."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from flask import current_app, request

from service.errors import NotABearer, NotAnOperator, OperatorKeyMissing

if TYPE_CHECKING:
    from service.accounts.operators import Operators

_BEARER = re.compile(r"[Bb]earer +([A-Za-z0-9_.~+/=-]{1,512})")


def bearer_token() -> str:
    """Return the bearer token, or an empty text if the request has none."""
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
    return _operators().admit(bearer_token())


def require_operator() -> None:
    """Refuse whoever has no operator key, unless the service runs without any."""
    operators = _operators()
    if operators.are_named and not operators.admit(bearer_token()):
        raise NotAnOperator if bearer_token() else OperatorKeyMissing


def _operators() -> Operators:
    found: Operators = current_app.config["OPERATORS"]
    return found
