"""A whole Redis server as JSON lines, whatever version of Redis or Valkey it has.

A line has the ``key``, its ``type``, for how many milliseconds it was still to be kept
(``ttl``, nothing for ever) and what it holds. Text stands as text, and bytes that are
no UTF-8 as base64. Keys that run out have the same time left once they are loaded.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    import redis

    from tests.document import Json


def dump(client: redis.Redis) -> Iterator[Json]:
    """Yield a line for every key of a server, in the order of their names."""
    server: Any = client
    # KEYS would ask one node of a Cluster; SCAN may name a key twice.
    for key in sorted(set(server.scan_iter(count=1000))):
        kind = server.type(key).decode()
        left = server.pttl(key)
        yield {
            "key": _written(key),
            "type": kind,
            "ttl": left if left >= 0 else None,
            "holds": READ[kind](server, key),
        }


def load(client: redis.Redis, lines: Iterable[Json]) -> None:
    """Write the keys of a dump to a server."""
    with client.pipeline(transaction=False) as pipeline:
        for line in lines:
            key = _bytes(line["key"])
            WRITE[line["type"]](pipeline, key, line["holds"])
            if line["ttl"] is not None:
                pipeline.pexpire(key, line["ttl"])
        pipeline.execute()


def _written(value: bytes) -> Any:
    try:
        return value.decode()
    except UnicodeDecodeError:
        return {"base64": b64encode(value).decode()}


def _bytes(value: Any) -> bytes:
    return b64decode(value["base64"]) if isinstance(value, dict) else value.encode()


def _pairs(mapping: dict[bytes, bytes]) -> list[list[Any]]:
    return [[_written(name), _written(mapping[name])] for name in sorted(mapping)]


def _stream(server: Any, key: bytes) -> list[Any]:
    """Return the entries of a stream: the id, then fields and values in turn.

    The fields of an entry come as a dict from redis-py, which keeps their order.
    """
    return [
        [number.decode(), [_written(part) for pair in entry.items() for part in pair]]
        for number, entry in server.xrange(key)
    ]


def _add_entries(pipeline: Any, key: bytes, entries: list[Any]) -> None:
    for number, parts in entries:
        pipeline.execute_command("XADD", key, number, *map(_bytes, parts))


READ: dict[str, Callable[[Any, bytes], Any]] = {
    "string": lambda server, key: _written(server.get(key)),
    "hash": lambda server, key: _pairs(server.hgetall(key)),
    "list": lambda server, key: [_written(item) for item in server.lrange(key, 0, -1)],
    "set": lambda server, key: [
        _written(item) for item in sorted(server.smembers(key))
    ],
    "zset": lambda server, key: [
        [_written(item), score]
        for item, score in server.zrange(key, 0, -1, withscores=True)
    ],
    "stream": _stream,
}

WRITE: dict[str, Callable[[Any, bytes, Any], Any]] = {
    "string": lambda to, key, value: to.set(key, _bytes(value)),
    "hash": lambda to, key, pairs: to.hset(
        key, mapping={_bytes(name): _bytes(value) for name, value in pairs}
    ),
    "list": lambda to, key, items: to.rpush(key, *map(_bytes, items)),
    "set": lambda to, key, items: to.sadd(key, *map(_bytes, items)),
    "zset": lambda to, key, pairs: to.zadd(
        key, {_bytes(item): score for item, score in pairs}
    ),
    "stream": _add_entries,
}
