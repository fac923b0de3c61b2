"""What is known about the request that is being answered, in one place: ``asked()``.

The request is taken out of Flask's proxy once: looked up again for each step, that took
14 % of a request (in bytecodes, getGame). The token is read once, too.
"""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, NamedTuple

from flask import g, request

from service.api.hooks.request_id import name_of

if TYPE_CHECKING:
    from flask import Request

    from service.accounts.own import Holder

_BEARER = re.compile(r"[Bb]earer +([A-Za-z0-9_.~+/=-]{1,512})")


class Operation(NamedTuple):
    """An operation, as the log, the metrics and the limits know it."""

    id: str
    is_unlimited: bool
    takes_token: bool
    """Whether it refuses a token that it does not know."""
    max_bytes: int | None = None
    """How large the body may be, if not as large as others."""


PAGE = Operation("", is_unlimited=False, takes_token=False)
"""Any path that is not in the document."""


class Asked:
    """A request, its name, and what the steps before it have found out."""

    __slots__ = (
        *("authorization", "clients", "environ", "has_sent_too_many", "headers"),
        *("holder", "id", "is_holder_known", "method", "operation", "query_string"),
        *("request", "started", "token"),
    )

    def __init__(self, begun: Request) -> None:
        """Name the request that begins now."""
        self.started = time.perf_counter()
        self.request = begun
        self.environ = begun.environ
        self.headers = begun.headers
        self.method = begun.method
        self.query_string = begun.query_string
        self.id = name_of(self.headers)
        """As the log, the refusal and the answer name it."""
        self.authorization = self.headers.get("Authorization")
        """The header as it was sent; ``None`` without one."""
        self.token = _token_in(self.authorization) if self.authorization else ""
        """The bearer token, which nobody has checked; empty if there is none."""
        self.operation: Operation = PAGE
        self.clients: dict[str, str] | None = None
        """Whom it is counted for: its token, its address."""
        self.has_sent_too_many = False
        self.is_holder_known = False
        self.holder: Holder | None = None
        """Whose key the token is, once somebody has asked."""


def _token_in(header: str) -> str:
    """Return the token of an Authorization header, or an empty text if it has none."""
    bearer = _BEARER.fullmatch(header.strip())
    return bearer[1] if bearer else ""


def begin() -> Asked:
    """Return what is known about a request that has just come."""
    # Here werkzeug keeps the object behind the proxy.
    g.asked = begun = Asked(request.environ["werkzeug.request"])
    return begun


def asked() -> Asked:
    """Return what is known about the request that is being answered."""
    found: Asked = g.asked
    return found
