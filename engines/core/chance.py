"""Chance as a key and a counter: draw *n* of a game is a hash of its key and *n*.

Nothing has to be copied but one integer, no draw can be predicted from earlier ones,
and once the key is shown anybody can check every shuffle and every roll.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, MutableSequence

KEY_BYTES = 32

_SPAN = 1 << 64


def draw(key: bytes, number: int, sides: int) -> int:
    """Return draw ``number`` of the game ``key``, each of ``range(sides)`` alike."""
    digest = sha256(key + number.to_bytes(8, "big")).digest()
    limit = _SPAN - _SPAN % sides
    while (word := int.from_bytes(digest[:8], "big")) >= limit:
        # The last, incomplete run of values would favour the low ones: hash on.
        digest = sha256(digest).digest()
    return word % sides


def shuffle(cards: MutableSequence[int], below: Callable[[int], int]) -> None:
    """Bring ``cards`` into a random order, every order alike (Fisher-Yates)."""
    for last in range(len(cards) - 1, 0, -1):
        pick = below(last + 1)
        cards[last], cards[pick] = cards[pick], cards[last]


def derive(key: bytes, *purpose: int | str) -> bytes:
    """Return a key for another purpose, from which ``key`` cannot be found."""
    return sha256(key + repr(purpose).encode()).digest()


class Chance:
    """A stream of draws outside any game: bots, pairings, re-dealt cards."""

    __slots__ = ("draws", "key")

    def __init__(self, key: bytes) -> None:
        """Start the stream of ``key`` at its first draw."""
        self.key = key
        self.draws = 0

    def below(self, sides: int) -> int:
        """Return the next draw, each of ``range(sides)`` alike."""
        number = self.draws
        self.draws = number + 1
        return draw(self.key, number, sides)
