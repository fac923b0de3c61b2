"""A receiver of webhooks: an HTTP server in this process that can be made to fail."""

from __future__ import annotations

import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from standardwebhooks.webhooks import Webhook

from tests.document import Json


class Received(NamedTuple):
    """One request that came."""

    headers: dict[str, str]
    body: bytes

    def verified(self, secret: str) -> Json:
        """The message, if the public library finds its signature good."""
        found: Json = Webhook(secret).verify(self.body, self.headers)
        return found

    @property
    def id(self) -> str:
        """The id of the message."""
        return self.headers["webhook-id"]


class Receiver:
    """Takes messages; the statuses of the next answers can be given."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.statuses: list[int] = []
        """Of the answers to come; afterwards 204."""
        self.answer_headers: dict[str, str] = {}
        self.hold = threading.Event()
        """Answers wait for it."""
        self.hold.set()
        self.port = 0

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}/hook?from=seance"

    @property
    def ids(self) -> list[str]:
        """The ids of the messages that came, in order."""
        return [each.id for each in self.received]

    @contextmanager
    def running(self, context: ssl.SSLContext | None = None) -> Iterator[Receiver]:
        """Listen, on the same port as the last time."""

        class Handler(BaseHTTPRequestHandler):
            def do_POST(handler) -> None:  # noqa: N805
                length = int(handler.headers["Content-Length"])
                body = handler.rfile.read(length)
                headers = {name.lower(): v for name, v in handler.headers.items()}
                self.received.append(Received(headers, body))
                self.hold.wait()
                status = self.statuses.pop(0) if self.statuses else 204
                handler.send_response(status)
                for name, value in self.answer_headers.items():
                    handler.send_header(name, value)
                handler.end_headers()

            def log_message(handler, *_: Any) -> None:  # noqa: N805
                pass

        server = ThreadingHTTPServer(("127.0.0.1", self.port), Handler)
        server.daemon_threads = True
        if context is not None:
            server.socket = context.wrap_socket(server.socket, server_side=True)
        self.port = server.server_address[1]
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield self
        finally:
            self.hold.set()
            server.shutdown()
            thread.join()
            server.server_close()
