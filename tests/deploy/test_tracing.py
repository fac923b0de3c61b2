"""Traces, as a collector of OpenTelemetry gets them from a real service."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import (
    ExportTraceServiceRequest,
)

from service.logs import tracing
from service.settings import InvalidSetting, Settings
from service.supervisor import programs
from tests.callers import OverHttp
from tests.processes import service
from tests.servers import wait_until
from tests.tables import HUMAN, lay

SECRET = "a-secret-in-a-query-that-nobody-must-see"


class Collector:
    """Takes traces by OTLP over HTTP, and keeps them."""

    def __init__(self) -> None:
        bodies: list[bytes] = []

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                """Keep what is sent."""
                assert self.path == "/v1/traces"
                bodies.append(self.rfile.read(int(self.headers["Content-Length"])))
                self.send_response(200)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Be silent."""

        self.bodies = bodies
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def requests(self) -> list[ExportTraceServiceRequest]:
        """What was sent so far."""
        return [ExportTraceServiceRequest.FromString(body) for body in self.bodies]

    def spans(self) -> list[tuple[str, bytes, bytes]]:
        """The name of each span, its trace, and its parent in it, if it has one."""
        return [
            (span.name, span.trace_id, span.parent_span_id)
            for request in self.requests()
            for resource in request.resource_spans
            for scope in resource.scope_spans
            for span in scope.spans
        ]


@pytest.fixture
def collector() -> Iterator[Collector]:
    """A collector on this machine."""
    collector = Collector()
    thread = threading.Thread(target=collector.server.serve_forever)
    thread.start()
    yield collector
    collector.server.shutdown()
    thread.join()
    collector.server.server_close()


def test_a_request_and_what_it_asks_of_redis_are_one_trace(
    collector: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    The variables of OpenTelemetry switch it on; no token and no ticket is told.
    """
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.url)
    monkeypatch.setenv("OTEL_BSP_SCHEDULE_DELAY", "100")
    with (
        service(processes=1, log_level="warning") as running,
        closing(OverHttp(running.url)) as caller,
    ):
        table = lay(caller, HUMAN, HUMAN)
        assert table.play().status == 200
        caller.ask("GET", f"/v1/games?cursor={SECRET}")
        caller.ask("GET", f"/v1/games/{SECRET}", token=SECRET)
        wait_until(lambda: "GET /v1/games" in told(collector), "all has been told")

    spans = collector.spans()
    commands = "POST /v1/games/<string:game>/commands"
    (trace,) = {trace for name, trace, _ in spans if name == commands}
    inner = {name for name, of, parent in spans if of == trace and parent}
    assert "EVALSHA" in inner or "EVAL" in inner, inner
    names = {
        attribute.value.string_value
        for request in collector.requests()
        for resource in request.resource_spans
        for attribute in resource.resource.attributes
        if attribute.key == "service.name"
    }
    assert {"seance-api"} == names
    sent = b"".join(collector.bodies)
    assert SECRET.encode() not in sent
    for token in (table.owner, *table.tokens.values(), table.id):
        assert token.encode() not in sent
    assert not [name for name in told(collector) if "healthz" in name]


def told(collector: Collector) -> set[str]:
    """The names of the spans so far."""
    return {name for name, _, _ in collector.spans()}


def test_nothing_of_it_is_imported_unless_it_is_asked_for() -> None:
    """
    Most services have no collector. redis-py looks for the SDK by itself.
    """
    program = (
        "import sys; from service.api import create_app; "
        "from service.settings import Settings; "
        "create_app(Settings(redis_url='redis://')); "
        "assert not [name for name in sys.modules if 'opentelemetry.instr' in name]; "
        "assert not [name for name in sys.modules if 'opentelemetry.exp' in name]"
    )

    assert 0 == subprocess.run([sys.executable, "-c", program], check=False).returncode


@pytest.mark.parametrize(
    "name, value", [("OTEL_SDK_DISABLED", "true"), ("OTEL_TRACES_EXPORTER", "none")]
)
def test_it_can_be_switched_off(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    """
    By the variables that OpenTelemetry has for it.
    """
    assert not tracing.is_wanted()
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:4318")
    assert tracing.is_wanted()

    monkeypatch.setenv(name, value)

    assert not tracing.is_wanted()


def test_each_process_of_the_api_starts_its_own_exporter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """
    It has a thread; a fork of an app that was made before would have none.
    """
    assert "--preload" in programs.api(Settings())

    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:4318")

    assert "--preload" not in programs.api(Settings())


def test_without_the_packages_a_sentence_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """
    It names the extra of the package that brings them.
    """
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:4318")
    monkeypatch.setitem(sys.modules, "opentelemetry", None)

    with pytest.raises(InvalidSetting, match=r"seance\[tracing\]"):
        tracing.start.__wrapped__("api")
