"""Going through a whole store, some keys at a time."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, TypeVar

from service.store import keys
from service.tokens import ID_LENGTH

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    Tell = Callable[[int], None]
    """Called with the number of things done since the last call."""

T = TypeVar("T")

AT_ONCE = 500
"""In keys."""


def games(redis: Any) -> Iterator[list[bytes]]:
    """Yield the keys of all games, some at a time."""
    found = redis.scan_iter(match=keys.game("?" * ID_LENGTH), count=AT_ONCE)
    return batches(found, AT_ONCE)


def batches(names: Iterable[T], size: int) -> Iterator[list[T]]:
    """Yield things in lists of a size; the last one may be shorter."""
    remaining = iter(names)
    while batch := list(islice(remaining, size)):
        yield batch


def count_games(redis: Any) -> int:
    """Return how many games there are, as they are counted when they change."""
    pipeline = redis.pipeline(transaction=False)
    for shard in keys.SHARDS:
        pipeline.hgetall(keys.counts(shard))
    return sum(
        int(number)
        for counts in pipeline.execute()
        for name, number in counts.items()
        if not name.endswith(f" {keys.COMMANDS}".encode())
    )


def id_of(name: bytes) -> str:
    """Return the id at the end of the key of a game."""
    return name.decode().rpartition(":")[2]
