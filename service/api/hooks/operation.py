"""The operation of the document that a request is for, in ``g.operation``."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from flask import current_app, g, request

from service.api.blueprints import Blueprint
from service.api.spec.declarations import declaration_of
from service.errors import NotAnOperator, TokenUnknown

if TYPE_CHECKING:
    from flask import Flask


class Operation(NamedTuple):
    """An operation, as the log, the metrics and the limits know it."""

    id: str
    is_unlimited: bool
    takes_token: bool
    """Whether it refuses a token that it does not know."""


PAGE = Operation("", is_unlimited=False, takes_token=False)
"""Any path that is not in the document."""


def init_app(app: Flask) -> None:
    """Find the operation of every request of an app."""
    app.before_request(find_operation)


def find_operation() -> None:
    """Put the operation that is requested into ``g.operation``."""
    if request.endpoint is None or not isinstance(
        current_app.blueprints.get(request.blueprint or ""), Blueprint
    ):
        g.operation = PAGE
    else:
        declaration = declaration_of(current_app.view_functions[request.endpoint])
        name = request.endpoint.rpartition(".")[2]
        # A service without operator keys lets any token do what is for operators.
        takes_token = (
            TokenUnknown in declaration.refusals
            and NotAnOperator not in declaration.refusals
        )
        g.operation = Operation(name, declaration.is_unlimited, takes_token)
