"""A trace of each request and of what it asks of Redis, where it is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import request

from service.logs import tracing

if TYPE_CHECKING:
    from flask import Flask

PROBES = "/healthz,/readyz,/metrics"
"""What is asked every few seconds, and tells nothing."""

TELL_PATHS = ("http.target", "http.url", "url.path")
"""Attributes that tell the path; a client may have put a token there."""


def init_app(app: Flask) -> None:
    """Trace the requests to an app, if the environment asks for traces."""
    if not tracing.start("api"):
        return
    from opentelemetry.instrumentation.flask import FlaskInstrumentor  # noqa: PLC0415

    instrumentor = FlaskInstrumentor()
    instrumentor.instrument_app(app, excluded_urls=PROBES)  # type: ignore[no-untyped-call]
    app.before_request(_tell_the_route)


def _tell_the_route() -> None:
    """Tell no path and no query string: there may be a token or a ticket in them.

    A hook of the instrumentation would come too early.
    """
    from opentelemetry import trace  # noqa: PLC0415

    route = request.url_rule.rule if request.url_rule else ""
    span = trace.get_current_span()
    for name in TELL_PATHS:
        span.set_attribute(name, route)
    span.set_attribute("url.query", "")
