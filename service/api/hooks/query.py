"""Parameters of a query that an operation does not take: refused everywhere alike.

The document says which ones an operation takes, and is what requests are held against.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.errors import Reason
from service.errors import InvalidFields

if TYPE_CHECKING:
    from engines.core.fields import Json
    from service.api.hooks.asked import Asked
    from service.api.hooks.steps import BeforeRequest


def checker(document: Json) -> BeforeRequest:
    """Return what refuses parameters that an operation of a document does not take."""
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

    def check_query(asked: Asked) -> None:
        """Refuse unknown parameters, but not in a browser's preflight request."""
        known = taken.get(asked.operation.id)
        if asked.query_string and known is not None and asked.method != "OPTIONS":
            given = asked.request.args
            _refuse_unknown([name for name in given if name not in known], known)

    return check_query


def _refuse_unknown(unknown: list[str], known: list[str]) -> None:
    if unknown:
        reason = Reason("wrong.query", {"known": ", ".join(known)})
        if not known:
            reason = Reason("wrong.no_query", {})
        raise InvalidFields([(f"/{name}", reason) for name in unknown])
