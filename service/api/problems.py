"""Refusals on the wire: one shape for all of them, ours or Flask's (RFC 9457)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from flask import Flask, Response, request
from flask_smorest import Api
from werkzeug.exceptions import ClientDisconnected, HTTPException

from service import errors
from service.api.hooks.asked import asked
from service.api.hooks.language import current_language
from service.api.responses import NO_REFERRER
from service.api.schemas.answers import FieldError, Problem
from service.errors import (
    BodyTooLarge,
    EngineRefusal,
    InvalidFields,
    QuotaExceeded,
    ServiceError,
    StaleVersion,
)
from service.presentation.texts import TEXTS

if TYPE_CHECKING:
    from engines.core.errors import Reason
    from engines.core.texts import Speaker

CONTENT_TYPE = "application/problem+json"
RETRY_SECONDS = 1

MOST_NAMED = 3
"""In fields: how many the text of a refusal names; ``errors`` has all of them."""

HTTP_ERRORS: dict[int, type[ServiceError]] = {
    404: errors.UnknownPath,
    405: errors.MethodNotAllowed,
    414: errors.UriTooLong,
    415: errors.NotJson,
}
"""What Flask refuses by itself, in our words."""

encode = msgspec.json.Encoder().encode


class ProblemApi(Api):
    """flask-smorest's API, whose refusals have the shape of ``Problem``."""

    ERROR_SCHEMA: Any = {"$ref": "#/components/schemas/Problem"}  # noqa: RUF012 - theirs
    DEFAULT_ERROR_RESPONSE_NAME = None


def init_app(app: Flask) -> None:
    """Answer every error of an app with a problem, ours and Flask's own."""
    app.register_error_handler(ServiceError, refuse)
    app.register_error_handler(HTTPException, refuse_http)
    app.register_error_handler(ClientDisconnected, refuse_slow)


def refuse_http(error: HTTPException) -> Response:
    """Return what Flask refuses by itself as a problem."""
    status = error.code or 500
    fallback = errors.BadRequest if status < 500 else errors.InternalError
    if status == 413:
        refusal: ServiceError = BodyTooLarge(
            "bytes", limit=request.max_content_length or 0
        )
    else:
        refusal = HTTP_ERRORS.get(status, fallback)()
    response = refuse(refusal)
    for name, value in error.get_headers():
        if name == "Allow":
            response.headers[name] = value
    return response


def refuse_slow(_: ClientDisconnected) -> Response:
    """Refuse a body that did not come within the time limit of its socket."""
    return refuse(errors.TooSlow())


def refuse(error: ServiceError) -> Response:
    """Return a refusal as an answer."""
    language = current_language()
    body = encode(describe(error, language, asked().id))
    headers = [
        ("Cache-Control", "no-store"),
        ("Content-Language", language),
        ("Vary", "Authorization, Accept-Language"),
        NO_REFERRER,
    ]
    if error.status == 401:
        headers.append(("WWW-Authenticate", "Bearer"))
    if isinstance(error, StaleVersion) and error.etag:
        headers.append(("ETag", error.etag))
    seconds = error.seconds or (RETRY_SECONDS if error.status == 503 else 0)
    if seconds:
        headers.append(("Retry-After", str(seconds)))
    if isinstance(error, QuotaExceeded):
        # Where rate limits hold, they say what is left of them instead.
        headers.append(("RateLimit-Policy", f'"quota";q={error.quota};w=3600'))
        headers.append(("RateLimit", f'"quota";r=0;t={seconds}'))
    return Response(body, error.status, headers, CONTENT_TYPE)


def describe(error: ServiceError, language: str, request_id: str) -> Problem:
    """Return a refusal in words and codes."""
    speaker = TEXTS.speakers[language]
    problem = Problem(
        type=f"/problems/{error.code}",
        title=speaker(f"problem.{error.code}"),
        status=error.status,
        detail="",
        code=error.code,
        request_id=request_id,
    )
    if isinstance(error, EngineRefusal):
        problem.detail = _say(error.title.texts.speakers[language], error.reason)
        if error.rules:
            problem.rules = error.rules
    else:
        # Without a detail of its own, a problem has the general text.
        particular = speaker.find(f"problem.{error.code}.{error.detail}") is not None
        key = f"problem.{error.code}.{error.detail if particular else 'about'}"
        problem.detail = speaker(key, **error.values)
    if error.pointer:
        problem.errors = [FieldError(pointer=error.pointer, detail=problem.detail)]
    if isinstance(error, InvalidFields):
        problem.errors = [
            FieldError(pointer=pointer, detail=_say(speaker, reason))
            for pointer, reason in error.wrong
        ]
    if problem.errors and _is_about_fields(error):
        problem.detail = _name_fields(problem.errors)
    return problem


def _is_about_fields(error: ServiceError) -> bool:
    """Whether a refusal says what a field should be, and not which rule is against."""
    if isinstance(error, EngineRefusal):
        return error.reason.key.startswith("wrong.")
    return isinstance(error, InvalidFields)


def _name_fields(wrong: list[FieldError]) -> str:
    """Return in one text which fields are wrong, the first ones, and what to do."""
    named = [
        f"{each.pointer}: {each.detail}" if each.pointer else each.detail
        for each in wrong[:MOST_NAMED]
    ]
    more = len(wrong) - len(named)
    return " ".join([*named, f"(+ {more})"] if more else named)


def _say(speaker: Speaker, reason: Reason) -> str:
    return speaker(reason.key, **reason.values)


def codes() -> list[str]:
    """Return the code of every refusal."""
    ours = [
        kind.code for kind in ServiceError.__subclasses__() if hasattr(kind, "code")
    ]
    return ours + [kind.code for kind in errors.STATUS]
