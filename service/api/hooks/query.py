"""Parameters of a query that an operation does not take: refused everywhere alike.

The document says which ones an operation takes, and is what requests are held against.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import g, request

from engines.core.errors import Reason
from service.errors import InvalidFields

if TYPE_CHECKING:
    from flask import Flask

    from engines.core.fields import Json


def init_app(app: Flask, document: Json) -> None:
    """Refuse what the operations of a document do not take."""
    taken = {
        operation["operationId"]: [
            parameter["name"]
            for parameter in operation["parameters"]
            if parameter["in"] == "query"
        ]
        for methods in document["paths"].values()
        for method, operation in methods.items()
        if method != "parameters"
    }

    @app.before_request
    def check_query() -> None:
        """Refuse unknown parameters; a browser that asks first is told later."""
        known = taken.get(g.operation.id)
        if request.query_string and known is not None and request.method != "OPTIONS":
            _refuse_unknown([name for name in request.args if name not in known], known)


def _refuse_unknown(unknown: list[str], known: list[str]) -> None:
    if unknown:
        reason = Reason("wrong.query", {"known": ", ".join(known)})
        if not known:
            reason = Reason("wrong.no_query", {})
        raise InvalidFields([(f"/{name}", reason) for name in unknown])
