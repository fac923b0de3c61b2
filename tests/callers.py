"""Callers of the API, in the same process or over HTTP.

Every answer that a test gets is held against the published document first.
"""

import json
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPException
from select import select
from typing import Any, NamedTuple, Protocol

from flask import Flask

from tests.document import Document, Json, document_of
from tests.servers import PATIENCE


class Answer(NamedTuple):
    """What the service answered."""

    status: int
    headers: Mapping[str, str]
    data: bytes

    @property
    def json(self) -> Json:
        """The body as JSON."""
        body: Json = json.loads(self.data)
        return body

    @property
    def etag(self) -> str:
        """The ETag of the answer."""
        return self.headers["ETag"]

    @property
    def refusal(self) -> tuple[int, str]:
        """The status and the code of a refusal."""
        return self.status, self.json["code"]


class Caller(Protocol):
    """Sends one request and returns the answer, judged by the document."""

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        token: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> Answer: ...


def _headers(token: str, headers: Mapping[str, str] | None) -> dict[str, str]:
    bearer = {"Authorization": f"Bearer {token}"} if token else {}
    return {**bearer, **(headers or {})}


class InProcess:
    """Calls an app directly."""

    def __init__(self, app: Flask) -> None:
        self.app = app
        self._client = app.test_client()
        self.document = document_of(self._client.get("/openapi.json").data)

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        token: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> Answer:
        """Send a request; a body of bytes goes as it is."""
        raw = isinstance(body, bytes | str)
        response = self._client.open(
            path,
            method=method,
            headers=_headers(token, headers),
            **({"data": body} if raw else {} if body is None else {"json": body}),
        )
        answer = Answer(response.status_code, dict(response.headers), response.data)
        response.close()
        self.document.check(method, path, *answer)
        return answer


class OverHttp:
    """Calls a server over a connection of its own."""

    def __init__(
        self, url: str, source: str = "", document: Document | None = None
    ) -> None:
        """Call from the address ``source``, one of this machine's (127.x.y.z).

        Without a document, that of the server is asked for.
        """
        address = url.removeprefix("http://")
        self._connection = HTTPConnection(
            address, timeout=PATIENCE, source_address=(source, 0) if source else None
        )
        self.document = document or document_of(
            self._send("GET", "/openapi.json", None, {}).data
        )

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        token: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> Answer:
        """Send a request and wait for the answer."""
        named = _headers(token, headers)
        data = None
        if body is not None:
            data, named["Content-Type"] = json.dumps(body), "application/json"
        answer = self._send(method, path, data, named)
        self.document.check(method, path, *answer)
        return answer

    def _send(
        self, method: str, path: str, body: str | None, headers: dict[str, str]
    ) -> Answer:
        self._drop_if_closed()
        try:
            self._connection.request(method, path, body, headers)
            response = self._connection.getresponse()
            return Answer(response.status, dict(response.headers), response.read())
        except (OSError, HTTPException):
            # The next request begins with a new connection.
            self._connection.close()
            raise

    def _drop_if_closed(self) -> None:
        """Close a connection that the server has closed because it was idle.

        A busy machine takes longer between two requests than servers wait for.
        """
        idle = self._connection.sock
        if idle is not None and select([idle], [], [], 0)[0]:
            self._connection.close()

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()
