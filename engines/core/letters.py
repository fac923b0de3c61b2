"""How much room letters take, and how a text is made to fit."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

SIZE: Final = 12
"""The size of letters where nothing else is said."""

WIDE: Final = 0.56
"""How wide a letter is on average, as a share of its size."""

ANCHORS: Final = {"start": 0.0, "middle": 0.5, "end": 1.0}
"""How much of a text stands before its point."""


def length(text: str, size: float) -> float:
    """Return how long a text is, as far as one can tell without its font."""
    return len(text) * size * WIDE


def fitting(text: str, size: float, room: float) -> str:
    """Return a text, cut off with an ellipsis where ``room`` ends; 0 is any room."""
    most = int(room / (size * WIDE)) if room else len(text)
    return text if len(text) <= most else f"{text[: max(most - 1, 0)]}…"


def lines(text: str, size: float, room: float, most: int = 2) -> list[str]:
    """Return a text as lines that fit; what is left over is in the last one."""
    width = max(2, int(room / (size * WIDE)))
    words = (part for word in text.split() for part in _hyphenated(word, width))
    found = wrap(" ".join(words), width, break_long_words=False)
    return [*found[: most - 1], " ".join(found[most - 1 :])][: len(found)]


def _hyphenated(word: str, width: int) -> list[str]:
    """Return a word in as many parts as it needs where a line is shorter.

    One letter too many is no reason: letters are narrower more often than wider.
    """
    parts = []
    while len(word) > width + 1:
        parts.append(f"{word[: width - 1]}-")
        word = word[width - 1 :]
    return [*parts, word]
