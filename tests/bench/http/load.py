"""A load generator that is not the bottleneck: ready bytes over kept-alive sockets.

Every client is a conversation: it yields a request, is sent the answer, and yields the
next. One client has one request under way at a time, as a table of players has.
"""

from __future__ import annotations

import selectors
import socket
import time
from collections.abc import Callable, Generator, Sequence
from typing import NamedTuple, cast

Conversation = Generator[tuple[int, bytes], bytes, None]
"""Yields who speaks and a whole request, receives the whole answer; ends when nothing
is left to say. Who speaks chooses among the connections of the client."""

WARM_UP_SECONDS = 0.5
"""For connections, imports on first use and the interpreter's own warming up."""

_END_OF_HEAD = b"\r\n\r\n"
_LENGTH = b"\r\nContent-Length: "


class Load(NamedTuple):
    """What was answered, in which time, how late, and at what cost to the client."""

    answers: int
    seconds: float
    latencies: list[float]
    client_share: float
    """The share of one core that this generator took for itself."""
    cost: float
    """What the meter counted meanwhile."""

    def percentile(self, percent: float) -> float:
        """Return the latency in seconds that ``percent`` of the answers kept to."""
        ordered = sorted(self.latencies)
        return ordered[min(int(len(ordered) * percent / 100), len(ordered) - 1)]


class UnexpectedAnswer(Exception):
    """The server refused: what follows would not be the work to be measured."""


def post(path: str, body: bytes, *headers: str) -> bytes:
    """Return a POST request with a JSON body, ready to be sent."""
    head = [
        f"POST {path} HTTP/1.1",
        "Host: bench",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        *headers,
    ]
    return "\r\n".join(head).encode() + _END_OF_HEAD + body


def get(path: str, *headers: str) -> bytes:
    """Return a GET request, ready to be sent."""
    return "\r\n".join(
        [f"GET {path} HTTP/1.1", "Host: bench", *headers, "\r\n"]
    ).encode()


def again(request: bytes) -> Conversation:
    """Send the same request for ever."""
    while True:
        yield 0, request


class _Client:
    """A conversation and the connections that carry it."""

    def __init__(
        self, connections: Sequence[socket.socket], conversation: Conversation
    ) -> None:
        self.connections = connections
        self.conversation = conversation
        self.received = b""
        self.sent_at = 0.0
        self.has_ended = False
        self._send(*next(conversation))

    def _send(self, speaker: int, request: bytes) -> None:
        self.sent_at = time.perf_counter()
        self.connections[speaker % len(self.connections)].sendall(request)

    def read(self, connection: socket.socket) -> bytes | None:
        """Take in what has arrived; return the answer once it is whole."""
        part = connection.recv(65536)
        if not part:
            raise UnexpectedAnswer("the server closed the connection")
        self.received += part
        length = _length(self.received)
        if length is None or len(self.received) < length:
            return None
        answer, self.received = self.received, b""
        return answer

    def reply(self, answer: bytes) -> None:
        """Send what follows an answer, if there is anything left to say."""
        try:
            self._send(*self.conversation.send(answer))
        except StopIteration:
            self.has_ended = True


def _length(received: bytes) -> int | None:
    """Return the length of the whole answer; none while its head is incomplete."""
    end = received.find(_END_OF_HEAD)
    if end < 0:
        return None
    body = 0
    start = received.find(_LENGTH, 0, end)
    if start >= 0:
        start += len(_LENGTH)
        body = int(received[start : received.index(b"\r\n", start)])
    return end + len(_END_OF_HEAD) + body


def drive(
    lines: Sequence[Sequence[socket.socket]],
    conversations: Sequence[Conversation],
    seconds: float,
    *,
    warm_up: float = WARM_UP_SECONDS,
    meter: Callable[[], float] = float,
) -> Load:
    """Hold all conversations at once for ``seconds``, or until one has ended."""
    with selectors.DefaultSelector() as selector:
        pairs = zip(lines, conversations, strict=True)
        clients = [_Client(connections, each) for connections, each in pairs]
        for client in clients:
            for connection in client.connections:
                selector.register(connection, selectors.EVENT_READ, client)
        _exchange(selector, warm_up)
        assert not any(client.has_ended for client in clients), "all said too soon"
        cost, busy, start = meter(), time.process_time(), time.perf_counter()
        latencies = _exchange(selector, seconds)
        took = time.perf_counter() - start
        share = (time.process_time() - busy) / took
        cost = meter() - cost
    return Load(len(latencies), took, latencies, share, cost)


def _exchange(selector: selectors.BaseSelector, seconds: float) -> list[float]:
    """Answer every answer until the time is over; return how long each one took."""
    latencies: list[float] = []
    deadline = time.perf_counter() + seconds
    while (left := deadline - time.perf_counter()) > 0:
        for key, _ in selector.select(left):
            client: _Client = key.data
            answer = client.read(cast("socket.socket", key.fileobj))
            if answer is None:
                continue
            latencies.append(time.perf_counter() - client.sent_at)
            if answer[9:10] not in b"23":
                raise UnexpectedAnswer(answer.decode(errors="replace"))
            client.reply(answer)
            if client.has_ended:
                return latencies
    return latencies
