"""Traces by OpenTelemetry, where its own variables ask for them.

All of it is set by the variables ``OTEL_*`` of its SDK: where traces go, how many, and
what they are called.
"""

from __future__ import annotations

import os
from functools import cache

from service.settings import InvalidSetting

ENDPOINTS = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
"""Where traces go: one of them switches them on."""


def is_wanted() -> bool:
    """Whether the environment asks for traces."""
    named = any(os.environ.get(name) for name in ENDPOINTS)
    is_off = os.environ.get("OTEL_SDK_DISABLED", "").lower() == "true"
    return named and not is_off and os.environ.get("OTEL_TRACES_EXPORTER") != "none"


@cache
def start(process: str) -> bool:
    """Trace what this process asks of Redis, if it is wanted; return whether it is."""
    if not is_wanted():
        return False
    try:
        from opentelemetry import trace  # noqa: PLC0415 - most never have it
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import (  # noqa: PLC0415
            OTLPSpanExporter,
        )
        from opentelemetry.instrumentation.redis import RedisInstrumentor  # noqa: PLC0415
        from opentelemetry.sdk.resources import Resource  # noqa: PLC0415
        from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415
        from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415
    except ImportError:
        raise InvalidSetting(
            f"{ENDPOINTS[0]} asks for traces, and what makes them is not installed: "
            f"pip install 'seance[tracing]'."
        ) from None
    name = os.environ.get("OTEL_SERVICE_NAME") or f"seance-{process}"
    provider = TracerProvider(resource=Resource.create({"service.name": name}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    trace.set_tracer_provider(provider)
    RedisInstrumentor().instrument()
    return True
