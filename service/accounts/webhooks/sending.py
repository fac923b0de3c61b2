"""Sending one message: a connection, a request, the status of the answer.

By ``socket`` and ``ssl`` alone: ``http.client`` connects by name, by itself, and its
time-out begins again with every byte. Here the address is checked by us, and one
deadline holds for everything. Of an answer the status is kept, and nothing else.
"""

from __future__ import annotations

import re
import socket
import ssl
import time
from email.parser import BytesHeaderParser
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from service.accounts.webhooks import addresses, signing
from service.accounts.webhooks.addresses import look_up

if TYPE_CHECKING:
    from service.accounts.webhooks.addresses import Resolve, Target
    from service.accounts.webhooks.webhook import Webhook, WebhookRules

SEND_SECONDS = 10.0
"""For a whole attempt, but for looking up the name."""

CONNECT_SECONDS = 5.0

MOST_HEAD_BYTES = 16_384
"""Of an answer; its body is not read."""

_STATUS = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})(?: [^\r\n]*)?\r?\n")

OK, REDIRECT = 200, 300

AGENT = "Seance-Webhooks/1"


class SendError:
    """Why there was no answer."""

    ADDRESS = "address_refused"
    """Not an address of the public internet, or a port that is not allowed."""
    UNRESOLVED = "name_unknown"
    CONNECTION = "connection_failed"
    TLS = "tls_failed"
    TIMEOUT = "timed_out"
    ANSWER = "not_http"

    ALL = (ADDRESS, UNRESOLVED, CONNECTION, TLS, TIMEOUT, ANSWER)


class Sent(NamedTuple):
    """What came of an attempt."""

    status: int = 0
    error: str = ""
    milliseconds: int = 0
    retry_after: int = 0
    """In seconds: when the receiver wants to hear of us again, if it says so."""

    @property
    def is_delivered(self) -> bool:
        """Whether the receiver has taken the message."""
        return OK <= self.status < REDIRECT


class Answer(NamedTuple):
    """The head of an answer."""

    status: int
    retry_after: int


class NotHttp(Exception):
    """The receiver speaks something else."""


class Sender:
    """Sends messages by the rules of the settings."""

    def __init__(
        self,
        rules: WebhookRules,
        seconds: float = SEND_SECONDS,
        resolve: Resolve = look_up,
    ) -> None:
        """Know the rules; ``resolve`` finds the addresses of a name."""
        self._rules = rules
        self._seconds = seconds
        self._resolve = resolve

    @cached_property
    def _tls(self) -> ssl.SSLContext:
        # Reading the certificates of the system takes longer than a connection.
        return ssl.create_default_context()

    def send(self, webhook: Webhook, message_id: str, body: bytes, at: int) -> Sent:
        """Send a message, signed at a time in microseconds since 1970."""
        signed = signing.headers(self._rules.secret, webhook, message_id, at, body)
        began = time.monotonic()
        status, error, retry_after = 0, "", 0
        try:
            status, retry_after = self._post(webhook.url, signed, body)
        except addresses.Refused:
            error = SendError.ADDRESS
        except addresses.Unresolved:
            error = SendError.UNRESOLVED
        except NotHttp:
            error = SendError.ANSWER
        except TimeoutError:
            error = SendError.TIMEOUT
        except ssl.SSLError:
            error = SendError.TLS
        except OSError:
            error = SendError.CONNECTION
        milliseconds = int((time.monotonic() - began) * 1000)
        return Sent(status, error, milliseconds, retry_after)

    def _post(self, url: str, signed: dict[str, str], body: bytes) -> Answer:
        target = addresses.read_url(url, self._rules)
        address = addresses.find_address(target, self._rules, self._resolve)
        deadline = time.monotonic() + self._seconds
        seconds = min(CONNECT_SECONDS, self._seconds)
        # A number in the place of a name: nothing is looked up again.
        place = (str(address), target.port)
        with socket.create_connection(place, timeout=seconds) as plain:
            if not target.is_tls:
                return _ask(plain, deadline, target, signed, body)
            plain.settimeout(_left(deadline))
            with self._tls.wrap_socket(plain, server_hostname=target.host) as secure:
                return _ask(secure, deadline, target, signed, body)


def _ask(
    connection: socket.socket,
    deadline: float,
    target: Target,
    signed: dict[str, str],
    body: bytes,
) -> Answer:
    """Send the request, and read the head of the answer."""
    fields = {
        "Host": target.authority,
        "User-Agent": AGENT,
        "Accept": "*/*",
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Connection": "close",
        **signed,
    }
    lines = (f"{name}: {value}\r\n" for name, value in fields.items())
    head = f"POST {target.path} HTTP/1.1\r\n{''.join(lines)}\r\n"
    connection.settimeout(_left(deadline))
    connection.sendall(head.encode("ascii") + body)
    received = b""
    while len(received) < MOST_HEAD_BYTES:
        head_end = received.find(b"\r\n\r\n")
        if head_end >= 0:
            answer = _read_head(received[: head_end + 2])
            if answer.status >= OK:
                return answer
            # 100 and 103 come before the answer.
            received = received[head_end + 4 :]
            continue
        connection.settimeout(_left(deadline))
        more = connection.recv(4096)
        if not more:
            break
        received += more
    raise NotHttp


def _read_head(head: bytes) -> Answer:
    found = _STATUS.match(head)
    if found is None:
        raise NotHttp
    named = BytesHeaderParser().parsebytes(head[found.end() :])
    after = str(named.get("Retry-After", "")).strip()
    # A date would have to be compared with the clock of the receiver: 0.
    return Answer(int(found[1]), int(after) if re.fullmatch("[0-9]{1,6}", after) else 0)


def _left(deadline: float) -> float:
    left = deadline - time.monotonic()
    if left <= 0:
        raise TimeoutError
    return left
