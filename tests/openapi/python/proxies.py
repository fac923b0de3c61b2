"""A real proxy between the SDK and a service, which may fail or change answers."""

import http.client
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, ClassVar

from tests.servers import PATIENCE

HOP_BY_HOP = {"connection", "content-length", "transfer-encoding"}


class Proxy:
    """Forwards requests to a service; what it does with answers is up to a test."""

    def __init__(self, target: str) -> None:
        self.target = target.removeprefix("http://")
        self.requests: list[tuple[str, str, dict[str, str]]] = []
        """Method, path and headers of everything that was asked."""
        self.part: Callable[[], float] = lambda: 1
        """How much of the next answer to pass on before hanging up; 1 is all of it."""
        self.change: Callable[[Any], Any] = lambda body: body
        """What becomes of a JSON body on its way back."""


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # An answer in one piece: a second one would wait for the first to be acknowledged.
    wbufsize = -1
    disable_nagle_algorithm = True
    proxy: ClassVar[Proxy]

    def _forward(self) -> None:
        proxy = self.proxy
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        proxy.requests.append((self.command, self.path, dict(self.headers)))
        onward = http.client.HTTPConnection(proxy.target, timeout=PATIENCE)
        # Answers that are changed on their way cannot be compressed.
        headers = {
            name: value
            for name, value in self.headers.items()
            if name.lower() != "accept-encoding"
        }
        onward.request(self.command, self.path, body or None, headers)
        answer = onward.getresponse()
        data = answer.read()
        onward.close()
        part = proxy.part()
        self.close_connection = part < 1
        if part == 0:
            return
        kind = answer.headers.get("Content-Type", "")
        if kind == "application/json":
            data = json.dumps(proxy.change(json.loads(data))).encode()
        self.send_response_only(answer.status)
        for name, value in answer.headers.items():
            if name.lower() not in HOP_BY_HOP:
                self.send_header(name, value)
        if answer.status not in (204, 304):
            self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data[: int(len(data) * part)])

    do_GET = do_POST = do_PUT = do_DELETE = _forward  # noqa: N815

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Say nothing."""


@contextmanager
def proxy(target: str) -> Iterator[tuple[Proxy, str]]:
    """Run a proxy in front of a service; yield it and where it is."""
    it = Proxy(target)
    handler = type("Handler", (_Handler,), {"proxy": it})
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield it, f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
