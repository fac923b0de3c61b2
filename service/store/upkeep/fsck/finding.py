"""A finding: what is wrong, where, and how it is repaired if that is possible."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from service.store.upkeep.units import Found


class Finding(NamedTuple):
    """Something that is not as it should be."""

    where: str
    """``game 0abc...``, ``index ...``, ``counts ...``."""
    kind: str
    """One word for what is wrong; tests and scripts know it."""
    text: str
    repair: Callable[[Any], object] | None = None
    """Puts it right by a redis-py client, where what is right follows from the rest."""

    def __str__(self) -> str:
        return f"{self.where}: {self.kind}: {self.text}"


def compare_places(
    where: str, found: Found, expected: dict[tuple[str, str], float | None]
) -> Iterator[Finding]:
    """Yield where something is listed and should not be, and the other way round.

    ``expected`` has the places by index and member, each with the score that it gets
    if it is missing; nothing in a set.
    """
    actual = {(place.index, place.member) for place in found.listings}
    sets = {place.index for place in found.listings if place.score is None}
    for place in sorted(expected.keys() - actual):
        add = partial(_add, *place, expected[place])
        yield Finding(where, "unlisted", f"it is missing in {place[0]}", add)
    for place in sorted(actual - expected.keys()):
        remove = partial(_remove, *place, is_set=place[0] in sets)
        yield Finding(where, "listed", f"it does not belong in {place[0]}", remove)


def _add(index: str, member: str, score: float | None, redis: Any) -> None:
    if score is None:
        redis.sadd(index, member)
    else:
        redis.zadd(index, {member: score})


def _remove(index: str, member: str, redis: Any, *, is_set: bool) -> None:
    if is_set:
        redis.srem(index, member)
    else:
        redis.zrem(index, member)
