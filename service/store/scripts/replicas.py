"""Waiting until replicas have what a script wrote, over the connection that wrote it.

Redis' ``WAIT`` is about what its own connection has written. So script and ``WAIT`` go
together, in one pipeline: when a connection breaks, both are sent again, and a script
that finds its work done writes something all the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from redis import exceptions
from redis.exceptions import NoScriptError, RedisError

from service.errors import NotReplicated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from service.store.scripts import Script

MILLISECONDS = 1_000
"""How long replicas may take. A replica on the same network takes less than one."""

OTHER_WAYS = (
    exceptions.ConnectionError,
    exceptions.TimeoutError,
    exceptions.MovedError,
    exceptions.AskError,
    exceptions.TryAgainError,
    exceptions.ClusterDownError,
)
"""Errors after which a Cluster may have another node for the same keys."""


class Waited(NamedTuple):
    """What a script returned, and how many replicas have what it wrote."""

    reply: Any
    replicas: int = 0
    needed: int = 0

    def refuse_too_few(self) -> None:
        """Raise ``NotReplicated`` if fewer replicas have it than must."""
        if self.replicas < self.needed:
            raise NotReplicated(have=self.replicas, needed=self.needed)


def run_and_wait(
    redis: Any,
    script: Script,
    keys: Sequence[str | bytes],
    arguments: Sequence[str | bytes | int | float],
    needed: int,
) -> Waited:
    """Run a script on a server, and wait for its replicas."""
    called = (len(keys), *keys, *arguments)
    pipeline = redis.pipeline(transaction=False)
    pipeline.evalsha(script.sha, *called).wait(needed, MILLISECONDS)
    reply, replicas = pipeline.execute(raise_on_error=False)
    if isinstance(reply, NoScriptError):
        pipeline.eval(script.text, *called).wait(needed, MILLISECONDS)
        reply, replicas = pipeline.execute(raise_on_error=False)
    if isinstance(reply, RedisError):
        raise reply
    # A server that becomes a replica itself breaks the wait off by an error.
    return Waited(reply, 0 if isinstance(replicas, RedisError) else replicas, needed)


def run_and_wait_on_cluster(
    cluster: Any,
    script: Script,
    keys: Sequence[str | bytes],
    arguments: Sequence[str | bytes | int | float],
    needed: int,
) -> Waited:
    """Run a script on the node of its keys, and wait for the replicas of that node.

    redis-py's client finds the way when nodes change, but may take another connection
    for each command. So where the way has changed, it goes first, and finds it.
    """
    try:
        return run_and_wait(_node(cluster, keys[0]), script, keys, arguments, needed)
    except OTHER_WAYS:
        cluster.eval(script.text, len(keys), *keys, *arguments)
        return run_and_wait(_node(cluster, keys[0]), script, keys, arguments, needed)


def _node(cluster: Any, key: str | bytes) -> Any:
    """Return the client for the node that has a key, as far as is known."""
    return cluster.get_redis_connection(cluster.get_node_from_key(key))
