"""The operation of the document that a request is for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.api.blueprints import Blueprint
from service.api.hooks.asked import PAGE, Operation
from service.api.spec.declarations import declaration_of
from service.errors import NotAnOperator, TokenUnknown

if TYPE_CHECKING:
    from flask import Flask

    from service.api.hooks.asked import Asked
    from service.api.hooks.steps import BeforeRequest


def finder(app: Flask) -> BeforeRequest:
    """Return what finds the operation of a request to an app."""
    known: dict[str | None, Operation] = {}

    def find_operation(asked: Asked) -> None:
        """Find the operation that is requested."""
        endpoint = asked.request.endpoint
        if endpoint not in known:
            known[endpoint] = _operation_of(app, endpoint)
        asked.operation = known[endpoint]

    return find_operation


def _operation_of(app: Flask, endpoint: str | None) -> Operation:
    """Return the operation that an endpoint answers; no endpoint is a page."""
    blueprint, _, name = (endpoint or "").rpartition(".")
    if not isinstance(app.blueprints.get(blueprint), Blueprint):
        return PAGE
    declaration = declaration_of(app.view_functions[f"{blueprint}.{name}"])
    # A service without operator keys lets any token do what is for operators.
    takes_token = (
        TokenUnknown in declaration.refusals
        and NotAnOperator not in declaration.refusals
    )
    return Operation(name, declaration.is_unlimited, takes_token, declaration.max_bytes)
