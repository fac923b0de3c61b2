"""A trace of each request and of what it asks of Redis, where it is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import request

from service.logs import tracing

if TYPE_CHECKING:
    from flask import Flask

PROBES = "/healthz,/readyz,/metrics"
"""Requests that come every few seconds, whose traces are of no use."""

PATH_ATTRIBUTES = ("http.target", "http.url", "url.path")
"""Attributes that contain the path; a client may have put a token there."""


def init_app(app: Flask) -> None:
    """Trace the requests to an app, if the environment asks for traces."""
    if not tracing.start("api"):
        return
    from opentelemetry.instrumentation.flask import FlaskInstrumentor  # noqa: PLC0415

    instrumentor = FlaskInstrumentor()
    instrumentor.instrument_app(app, excluded_urls=PROBES)  # type: ignore[no-untyped-call]
    app.before_request(_keep_the_route_alone)


def _keep_the_route_alone() -> None:
    """Keep path and query string out of traces: a token or a ticket may stand there.

    A hook of the instrumentation would come too early.
    """
    from opentelemetry import trace  # noqa: PLC0415

    route = request.url_rule.rule if request.url_rule else ""
    span = trace.get_current_span()
    for name in PATH_ATTRIBUTES:
        span.set_attribute(name, route)
    span.set_attribute("url.query", "")
