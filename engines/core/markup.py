"""Shapes as the attributes of SVG, in as few characters as they take."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engines.core.extents import Extent


def rectangle(extent: Extent) -> str:
    """Return the attributes of a rectangle."""
    left, top, right, bottom = extent
    return attributes(x=left, y=top, width=right - left, height=bottom - top)


def hit_area(extent: Extent) -> str:
    """Return a shape that nobody sees and everybody hits."""
    return f'<rect{rectangle(extent)} fill="none" pointer-events="all"/>'


def attributes(**numbers: float) -> str:
    """Return attributes that are numbers; 0 is what they are if they are absent."""
    return "".join(
        f' {name}="{short}"'
        for name, value in numbers.items()
        if (short := number(value)) != "0"
    )


@lru_cache(maxsize=4096)
def number(value: float) -> str:
    """Return a number as short as it can be written with one decimal."""
    return f"{round(value, 1) + 0:.1f}".removesuffix(".0")
