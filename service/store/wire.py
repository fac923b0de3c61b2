"""The line to Redis: few words, one round trip per call.

redis-py's own client spends four times as long on a call as its connections do, and a
request makes only one or two calls, so the connections are used directly.

Every call may be sent twice: when a connection that used to work turns out to be
broken, it is opened anew and the call repeated once. So all of them must be safe to
repeat; ``change.lua`` is, by its ticket.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

from hiredis import pack_command
from redis import ConnectionPool, exceptions
from redis.backoff import NoBackoff
from redis.exceptions import NoScriptError, ResponseError
from redis.retry import Retry

from service.errors import StoreAway

if TYPE_CHECKING:
    from collections.abc import Sequence

    from service.store.scripts import Script

Word = str | bytes | int | float

SECONDS = 5.0
"""How long a call may take before the store counts as away."""

MOST_CONNECTIONS = 100_000
"""No limit of ours: there are as many as threads that call at the same time."""

AWAY = (
    exceptions.ClusterDownError,
    exceptions.OutOfMemoryError,
    exceptions.ReadOnlyError,
)
AWAY_WORDS = ("MISCONF", "NOREPLICAS")
"""Error replies that mean: not now, whatever is asked. Some have no class."""


class Wire:
    """Calls to one Redis server, from any thread."""

    def __init__(self, url: str, seconds: float = SECONDS) -> None:
        """Know the server; nothing is opened before the first call."""
        self._pool = ConnectionPool.from_url(
            url,
            protocol=2,
            retry=Retry(NoBackoff(), 0),
            socket_timeout=seconds,
            socket_connect_timeout=seconds,
            max_connections=MOST_CONNECTIONS,
        )
        self._idle: deque[Any] = deque()

    def call(self, *words: Word) -> Any:
        """Send one command and return the reply."""
        return self.together(words)[0]

    def together(self, *calls: Sequence[Word]) -> list[Any]:
        """Send several commands in one round trip and return their replies."""
        replies = self._exchange(calls)
        for reply in replies:
            if isinstance(reply, ResponseError):
                raise _as_ours(reply)
        return replies

    def run(
        self, script: Script, keys: Sequence[str], arguments: Sequence[Word]
    ) -> Any:
        """Run a script, which the server learns when it does not know it yet."""
        words = (len(keys), *keys, *arguments)
        (reply,) = self._exchange([("EVALSHA", script.sha, *words)])
        if isinstance(reply, NoScriptError):
            (reply,) = self._exchange([("EVAL", script.text, *words)])
        if isinstance(reply, ResponseError):
            raise _as_ours(reply)
        return reply

    def _exchange(self, calls: Sequence[Sequence[Word]]) -> list[Any]:
        try:
            # The one used last: the others may have been closed as idle meanwhile.
            connection = self._idle.pop()
        except IndexError:
            connection = self._pool.make_connection()
        try:
            return _converse(connection, calls)
        finally:
            self._idle.append(connection)


def _converse(connection: Any, calls: Sequence[Sequence[Word]]) -> list[Any]:
    """Exchange calls for replies, on a connection that is opened when it must be."""
    for fresh in (not connection.is_connected, True):
        try:
            return _say(connection, calls)
        except exceptions.ConnectionError as error:
            connection.disconnect()
            if fresh:
                raise StoreAway from error
        except (exceptions.TimeoutError, OSError) as error:
            connection.disconnect()
            raise StoreAway from error
        except BaseException:
            # A job's time limit may strike between a call and its reply.
            connection.disconnect()
            raise
    raise AssertionError


def _say(connection: Any, calls: Sequence[Sequence[Word]]) -> list[Any]:
    """Send the calls and read as many replies; an error reply is returned, too."""
    # Its types say "of one word".
    packed = b"".join([pack_command(tuple(call)) for call in calls])  # type: ignore[arg-type]
    connection.send_packed_command([packed])
    replies: list[Any] = []
    for _ in calls:
        try:
            replies.append(connection.read_response())
        except ResponseError as error:
            replies.append(error)
    return replies


def _as_ours(error: ResponseError) -> Exception:
    if isinstance(error, AWAY) or str(error).startswith(AWAY_WORDS):
        return StoreAway()
    return error
