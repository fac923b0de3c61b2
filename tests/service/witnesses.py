"""Two services that are asked the same, and heard word for word."""

from __future__ import annotations

import json
import re
from http.client import HTTPConnection
from typing import Any, NamedTuple

import redis

from service.store import Store
from tests.document import Json
from tests.processes import Service
from tests.servers import PATIENCE

NOW = 1_790_000_000_000_000
"""When everything happened in both games."""

SERVER_TIME = re.compile(rb'"server_time":"[^"]*"')


class Asked(NamedTuple):
    """A request, the same for both games."""

    method: str
    path: str
    bearer: str = ""
    body: Any = None
    if_match: str = "*"
    language: str = "en"

    def headers(self) -> dict[str, str]:
        """Its headers; each request has the same name, which answers repeat."""
        bearer = {"Authorization": f"Bearer {self.bearer}"} if self.bearer else {}
        return {
            **bearer,
            "Accept-Language": self.language,
            "Content-Type": "application/json",
            "If-Match": self.if_match,
            "X-Request-Id": "the-same",
        }


class Heard(NamedTuple):
    """An answer as it came over HTTP, all of it but the time of day."""

    status: int
    reason: str
    headers: list[tuple[str, str]]
    data: bytes

    @property
    def json(self) -> Json:
        """The body as JSON."""
        body: Json = json.loads(self.data)
        return body


class Witness:
    """A service that has one of the two games."""

    def __init__(self, running: Service) -> None:
        self.store = Store(running.settings)
        self._redis = running.redis.url
        self._line = HTTPConnection(
            running.url.removeprefix("http://"), timeout=PATIENCE
        )

    def send(self, asked: Asked) -> None:
        """Send a request; what it says is heard later."""
        body = None if asked.body is None else json.dumps(asked.body)
        self._line.request(asked.method, asked.path, body, asked.headers())

    def hear(self) -> Heard:
        """Wait for what it says."""
        answer = self._line.getresponse()
        headers = [(name, said) for name, said in answer.getheaders() if name != "Date"]
        at_the_same_time = SERVER_TIME.sub(
            b'"server_time":"2026-01-01T00:00:00.000Z"', answer.read()
        )
        return Heard(answer.status, answer.reason, headers, at_the_same_time)

    def forget(self) -> None:
        """Begin anew, without any game."""
        with redis.Redis.from_url(self._redis) as client:
            client.flushall()

    def close(self) -> None:
        """Hang up."""
        self._line.close()
