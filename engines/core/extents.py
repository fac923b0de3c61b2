"""How far the parts of a picture reach: what is pointed at has to be large enough."""

from __future__ import annotations

from typing import NamedTuple


class Extent(NamedTuple):
    """From where to where something reaches; nothing at all to begin with."""

    left: float = float("inf")
    top: float = float("inf")
    right: float = float("-inf")
    bottom: float = float("-inf")

    def __or__(self, other: tuple[float, ...]) -> Extent:
        """Return the extent of both."""
        left, top, right, bottom = other
        return Extent(
            min(self.left, left),
            min(self.top, top),
            max(self.right, right),
            max(self.bottom, bottom),
        )

    def moved(self, x: float, y: float) -> Extent:
        """Return the same extent elsewhere."""
        return Extent(self.left + x, self.top + y, self.right + x, self.bottom + y)

    def grown(self, by: float) -> Extent:
        """Return an extent that reaches further to each side."""
        return Extent(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def at_least(self, size: float) -> Extent:
        """Return an extent around the same middle that is not too small to hit."""
        across = max(0.0, size - (self.right - self.left)) / 2
        down = max(0.0, size - (self.bottom - self.top)) / 2
        return Extent(
            self.left - across,
            self.top - down,
            self.right + across,
            self.bottom + down,
        )

    def is_at_least(self, size: float) -> bool:
        """Whether it is not too small to hit."""
        return self.right - self.left >= size and self.bottom - self.top >= size

    def within(self, width: float, height: float) -> Extent:
        """Return as much of it as is on a sheet, moved onto it where it has to be."""
        across = max(0.0, -self.left) - max(0.0, self.right - width)
        down = max(0.0, -self.top) - max(0.0, self.bottom - height)
        left, top, right, bottom = self.moved(across, down)
        return Extent(max(0, left), max(0, top), min(width, right), min(height, bottom))


class Reach(NamedTuple):
    """How far a group reaches with its words, and how far its shapes alone do.

    Who points between two words hits nothing, so that only shapes count as a target.
    """

    all: Extent = Extent()
    solid: Extent = Extent()
