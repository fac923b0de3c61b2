"""The operation of the document that a request is for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import current_app, request

if TYPE_CHECKING:
    from service.api.spec.operations import Operation


def current_operation() -> Operation | None:
    """Return the operation that is requested; ``None`` for any other path."""
    if request.endpoint is None:
        return None
    return getattr(current_app.view_functions[request.endpoint], "operation", None)
