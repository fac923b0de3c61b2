"""The Redis clients: one server, Sentinel or Cluster, as the URL says.

Every command may be sent twice: redis-py repeats it once when a connection turns out to
be broken. So all of them must be safe to repeat; ``change.lua`` is, by its ticket.
"""

from __future__ import annotations

import re
import threading
import time
from collections import deque
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

from redis import Redis, RedisCluster, exceptions
from redis.backoff import NoBackoff
from redis.cluster import ClusterNode
from redis.exceptions import NoScriptError, RedisClusterException
from redis.retry import Retry
from redis.sentinel import Sentinel

from service.errors import StoreAway
from service.settings import InvalidSetting
from service.settings.redis_urls import CLUSTER, SENTINEL, read_redis_url
from service.store.scripts.replicas import Waited, run_and_wait, run_and_wait_on_cluster

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from service.settings.redis_urls import RedisAddress
    from service.store.scripts import Script

Argument = str | bytes | int | float

SECONDS = 5.0
"""How long a command may take before the store counts as away."""

HUNG_SECONDS = 1.0
"""How long nobody asks a server again that has let a command time out."""

SENTINEL_SECONDS = 1.0
"""How long a Sentinel may take before the next one is asked."""

MOST_CONNECTIONS = 100_000
"""No limit of ours: a thread that needs a connection gets one. redis-py's is 100."""

AWAY = (
    exceptions.ConnectionError,
    exceptions.TimeoutError,
    exceptions.OutOfMemoryError,
    exceptions.ReadOnlyError,
    exceptions.ClusterError,
    exceptions.AskError,
    exceptions.TryAgainError,
    RedisClusterException,
    OSError,
)
ERRORS = (exceptions.RedisError, *AWAY)
AWAY_CODES = re.compile(r"(^|caused error: )(MISCONF|NOREPLICAS) ")
"""Errors that mean: not now, whatever the command is. Some have no class.

In a pipeline redis-py puts the number of the command before the error.
"""


class Hang:
    """Whether the server hangs: it lets commands time out instead of refusing them.

    Each thread would wait for its own time-out, until none is left for requests that
    need no store. So after the first one nobody waits; now and then one thread tries.
    """

    def __init__(self, pause: float) -> None:
        """Leave the server alone for ``pause`` seconds after each time-out."""
        self._pause = pause
        self._lock = threading.Lock()
        self._is_on = False
        self._next_try = 0.0

    def refuse(self) -> None:
        """Raise ``StoreAway`` while it lasts, but to the one thread that tries."""
        if self._is_on:
            with self._lock:
                now = time.monotonic()
                if now < self._next_try:
                    raise StoreAway
                self._next_try = now + self._pause

    def note(self, error: BaseException | None) -> None:
        """Take in how a command ended: by a time-out, by another error, or well."""
        if isinstance(error, exceptions.TimeoutError):
            with self._lock:
                self._is_on = True
                self._next_try = time.monotonic() + self._pause
        elif self._is_on:
            self._is_on = False


class Memory(NamedTuple):
    """How much memory a server uses, in bytes, and how much it may; 0 for any."""

    used: int
    limit: int


class Database:
    """A Redis database that any thread may use."""

    def __init__(
        self,
        url: str,
        seconds: float = SECONDS,
        prepare: Callable[[Any], None] | None = None,
        hung_seconds: float = HUNG_SECONDS,
        replicas: int = 0,
    ) -> None:
        """Know the servers; no connection is opened before the first command.

        ``prepare`` gets a client before anybody else does, until it has not failed.
        ``replicas`` is for how many replicas ``run_and_wait`` waits.
        """
        address = read_redis_url(url)
        self._has_sentinels = address.kind == SENTINEL
        self.is_cluster = address.kind == CLUSTER
        self._is_shared = self._has_sentinels or self.is_cluster
        self.url = url
        self.replicas = replicas
        self._address = address
        self._limits = {"socket_timeout": seconds, "socket_connect_timeout": seconds}
        # A RedisCluster connects as soon as it is made.
        self._opened = None if self.is_cluster else self._open()
        self._idle: deque[Any] = deque()
        self._prepare = prepare
        # Where one node of a Cluster hangs, the games on the others go on.
        self._hang = Hang(0.0 if self.is_cluster else hung_seconds)

    def close(self) -> None:
        """Close the connections that no thread uses; the next command opens one."""
        while self._idle:
            self._idle.pop().close()
        if self._opened is not None:
            self._opened.close()

    @contextmanager
    def client(self) -> Iterator[Any]:
        """Give a redis-py client to this thread; ``StoreAway`` if Redis is away.

        Its replies are those of RESP2 (``bytes``); redis-py's types would also allow
        ``str``.
        """
        self._hang.refuse()
        try:
            if self._prepare is not None:
                self._prepare(self._shared())
                self._prepare = None
            client = self._borrow()
            try:
                yield client
            except BaseException as error:
                self._drop(client, error)
                raise
            self._give_back(client)
        except ERRORS as error:
            self._hang.note(error)
            _raise_away(error)
            raise
        self._hang.note(None)

    def run(
        self, script: Script, keys: Sequence[str | bytes], *arguments: Argument
    ) -> Any:
        """Run a script; a server that does not know it yet gets its text."""
        with self.client() as redis:
            try:
                return redis.evalsha(script.sha, len(keys), *keys, *arguments)
            except NoScriptError:
                return redis.eval(script.text, len(keys), *keys, *arguments)

    def run_and_wait(
        self, script: Script, keys: Sequence[str | bytes], *arguments: Argument
    ) -> Waited:
        """Run a script, and wait until replicas have what it wrote, if any must.

        The script must write something also when it is run again.
        """
        if not self.replicas:
            return Waited(self.run(script, keys, *arguments))
        run = run_and_wait_on_cluster if self.is_cluster else run_and_wait
        with self.client() as redis:
            return run(redis, script, keys, arguments, self.replicas)

    def time(self) -> float:
        """Return the time on the clock of a server, in seconds."""
        with self.client() as redis:
            if self.is_cluster:
                node = RedisCluster.DEFAULT_NODE
                seconds, micros = redis.time(target_nodes=node)
            else:
                seconds, micros = redis.time()
        return float(seconds + micros / 1_000_000)

    def memory(self) -> list[Memory]:
        """Return the memory of each server that takes writes."""
        with self.client() as redis:
            if self.is_cluster:
                primaries = RedisCluster.PRIMARIES
                found = redis.info("memory", target_nodes=primaries)
                # Of a single node redis-py returns the figures themselves.
                rows = [found] if "used_memory" in found else list(found.values())
            else:
                rows = [redis.info("memory")]
        return [Memory(row["used_memory"], row.get("maxmemory", 0)) for row in rows]

    @contextmanager
    def pubsub(self) -> Iterator[Any]:
        """Give redis-py's ``PubSub``, on a connection of its own."""
        try:
            shared = self._shared()
            # Every node of a Cluster hears what is published. When one is gone, the
            # next attempt is likely to find another.
            where = {"node": shared.get_random_node()} if self.is_cluster else {}
            with shared.pubsub(**where) as pubsub:
                yield pubsub
        except ERRORS as error:
            _raise_away(error)
            raise

    def _borrow(self) -> Any:
        """Return a client for this thread; ``_give_back`` or ``_drop`` must follow.

        On one server it has a connection that no other thread uses meanwhile. Such a
        client takes 29 us for a command, one with a pool 48. The one that was used last
        is taken: the others may have been closed as idle.
        """
        if self._is_shared:
            return self._shared()
        try:
            return self._idle.pop()
        except IndexError:
            return self._shared().client()

    def _give_back(self, client: Any) -> None:
        if not self._is_shared:
            self._idle.append(client)

    def _drop(self, client: Any, error: BaseException) -> None:
        """Let nobody read a reply that was meant for the command that failed.

        redis-py closes a connection after an error of its own, and on a Cluster after
        any. But a job's time limit may strike between a command and its reply.
        """
        if not self._is_shared:
            client.close()
        if not self.is_cluster and not isinstance(error, exceptions.RedisError):
            self._shared().connection_pool.disconnect(inuse_connections=False)

    def _shared(self) -> Any:
        """Return the client that threads share."""
        if self._opened is None:
            self._opened = self._open()
        return self._opened

    def _open(self) -> Any:
        if self._has_sentinels:
            # A repeated command would go to the same server. Without repeating, each
            # error closes the connection, and the next one asks the Sentinels.
            again = Retry(NoBackoff(), 0)
        else:
            again = Retry(NoBackoff(), 1, (exceptions.ConnectionError,))
        return _open(self._address, retry=again, protocol=2, **self._limits)


def open_queue(url: str) -> Redis:
    """Return the client for job queues, on one server or by Sentinel.

    RQ sets the time limits of its blocking commands, and repeats what failed.
    """
    client: Redis = _open(read_redis_url(url), retry=Retry(NoBackoff(), 0))
    return client


def _open(address: RedisAddress, **options: Any) -> Any:
    """Return a redis-py client for an address."""
    options["max_connections"] = MOST_CONNECTIONS
    if address.kind == SENTINEL:
        sentinel = Sentinel(  # type: ignore[no-untyped-call]
            address.hosts,
            # By default each Sentinel that is away would be tried ten times.
            sentinel_kwargs={
                "socket_timeout": SENTINEL_SECONDS,
                "socket_connect_timeout": SENTINEL_SECONDS,
                "retry": Retry(NoBackoff(), 0),
                "protocol": 2,
                **address.sentinel_options,
            },
        )
        return sentinel.master_for(  # type: ignore[no-untyped-call]
            address.service, **address.options, **options
        )
    if address.kind == CLUSTER:
        nodes = [ClusterNode(*host) for host in address.hosts]  # type: ignore[no-untyped-call]
        return RedisCluster(startup_nodes=nodes, **address.options, **options)
    try:
        return Redis.from_url(address.url, **options)
    except ValueError as error:
        raise InvalidSetting(f"The Redis URL has a wrong option: {error}.") from None


def _raise_away(error: Exception) -> None:
    """Raise ``StoreAway`` if an error means that Redis cannot do its work now."""
    if isinstance(error, AWAY) or AWAY_CODES.search(str(error)):
        raise StoreAway from error
