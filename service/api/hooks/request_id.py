"""The name of a request: the log, the refusal and the answer all carry the same one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from service.tokens import new_name

if TYPE_CHECKING:
    from flask import Response
    from werkzeug.datastructures import Headers

    from service.api.hooks.asked import Asked

HEADER = "X-Request-Id"

_REQUEST_ID = re.compile(r"[A-Za-z0-9._-]{1,64}")


def name_of(headers: Headers) -> str:
    """Return the name of a request: the client's own, if it is harmless."""
    given = headers.get(HEADER, "")
    return given if _REQUEST_ID.fullmatch(given) else new_name()


def add_header(asked: Asked, response: Response) -> Response:
    """Send the client the id of its request."""
    response.headers.add(HEADER, asked.id)
    return response
