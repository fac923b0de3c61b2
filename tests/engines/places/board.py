"""Where everything is, by refs: what a view shows, and what moves make of it."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from engines.core.fields import Json


class Places:
    """The places of a view: how many of which sort are where.

    A sort is what a move names by ``ref``, as far as a place tells its things apart.
    """

    FOLLOWED: ClassVar[frozenset[str]] = frozenset()
    """The kinds of things that exist once and are followed by their refs."""
    HIDDEN: ClassVar[frozenset[str]] = frozenset()
    """Places where nobody sees what lies there: it is only counted."""

    def __init__(self, view: Json) -> None:
        """Look at a view."""
        self.counts: Counter[tuple[str, str]] = Counter()
        self.where: dict[str, str] = {}
        self.look(view)

    def look(self, view: Json) -> None:
        """Find everything in a view."""
        raise NotImplementedError

    def key(self, place: str, ref: str, /) -> tuple[str, str] | None:
        """Return under what something is counted at a place, if it is counted there."""
        return place, ref

    def put(self, ref: str, place: str, count: int = 1) -> None:
        """Put something in a place."""
        if ref.partition(":")[0] in self.FOLLOWED:
            assert ref not in self.where, f"{ref} is twice"
            self.where[ref] = place
        key = self.key(place, ref)
        if key is not None:
            self.counts[key] += count

    def take(self, ref: str, place: str, count: int = 1) -> None:
        """Take something from a place, where it must be."""
        if ref.partition(":")[0] in self.FOLLOWED and place not in self.HIDDEN:
            assert self.where.pop(ref) == place, f"{ref} is not at {place}"
        key = self.key(place, ref)
        if key is not None:
            self.counts[key] -= count
            assert self.counts[key] >= 0, f"{key} has too few"

    def follow(self, event: Json) -> None:
        """Do what an event says that has moved, and what follows from its rule."""
        for move in event["moves"]:
            self.move(move)

    def move(self, move: Json) -> None:
        """Let something go from one place to another, as a move says."""
        ref, count = move["ref"], move.get("count", 1)
        start = move.get("from", self.where.get(ref))
        if start is not None:
            self.take(ref, start, count)
        if "to" in move:
            self.put(ref, move["to"], count)

    def compared(self) -> Any:
        """Return all that must be equal, to compare."""
        there = {key: count for key, count in self.counts.items() if count}
        return there, self.where
