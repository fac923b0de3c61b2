"""Pictures as SVG: a few shapes and words on a sheet, and nothing that runs or loads.

Colours and sizes are plain attributes, so that a picture looks the same in a page, as a
file and turned into a bitmap. Shapes may carry a hint: what they mean, shown when one
points at them and read out by screen readers.
"""

from __future__ import annotations

from html import escape

INK, PAPER, FAINT, GREY = "#1f2430", "#ffffff", "#e3e7ee", "#8a94a6"

FONT = "system-ui,sans-serif"

WIDE = 0.56
"""How wide a letter is on average, as a share of its size."""


class Drawing:
    """A sheet, and the shapes on it in the order in which they were drawn."""

    def __init__(self, width: int, height: int, title: str, about: str) -> None:
        """Begin with an empty sheet, its name, and what it shows in words."""
        self.width, self.height = width, height
        self._head = f"<title>{escape(title)}</title><desc>{escape(about)}</desc>"
        self._shapes: list[str] = []

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str = PAPER,
        *,
        edge: str = "none",
        thick: float = 1,
        round_by: float = 0,
        hint: str = "",
    ) -> None:
        """Draw a rectangle."""
        size = f'width="{_n(width)}" height="{_n(height)}" rx="{_n(round_by)}"'
        self._add("rect", f'x="{_n(x)}" y="{_n(y)}" {size}', fill, edge, thick, hint)

    def disc(
        self,
        x: float,
        y: float,
        radius: float,
        fill: str = PAPER,
        *,
        edge: str = "none",
        thick: float = 1,
        hint: str = "",
    ) -> None:
        """Draw a filled circle around a point."""
        place = f'cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}"'
        self._add("circle", place, fill, edge, thick, hint)

    def line(
        self,
        start: tuple[float, float],
        end: tuple[float, float],
        colour: str = INK,
        thick: float = 1,
    ) -> None:
        """Draw a straight line."""
        ends = f'x1="{_n(start[0])}" y1="{_n(start[1])}" '
        ends += f'x2="{_n(end[0])}" y2="{_n(end[1])}"'
        self._add("line", ends, "none", colour, thick, "")

    def shape(
        self, points: list[tuple[float, float]], fill: str, *, hint: str = ""
    ) -> None:
        """Draw a filled polygon."""
        corners = " ".join(f"{_n(x)},{_n(y)}" for x, y in points)
        self._add("polygon", f'points="{corners}"', fill, "none", 1, hint)

    def words(
        self,
        x: float,
        y: float,
        text: str,
        *,
        size: float = 13,
        fill: str = INK,
        anchor: str = "start",
        bold: bool = False,
        room: float = 0,
    ) -> None:
        """Write on a line whose base is at ``y``; cut off what has no ``room``."""
        weight = ' font-weight="600"' if bold else ""
        self._shapes.append(
            f'<text x="{_n(x)}" y="{_n(y)}" '
            f'font-size="{_n(size)}"{weight} text-anchor="{anchor}" '
            f'fill="{fill}">{escape(fitting(text, size, room))}</text>'
        )

    def render(self) -> str:
        """Return the picture."""
        size = f'width="{self.width}" height="{self.height}"'
        box = f'viewBox="0 0 {self.width} {self.height}"'
        opening = (
            f'<svg xmlns="http://www.w3.org/2000/svg" {box} {size} '
            f'font-family="{FONT}" role="img">'
        )
        return "\n".join((opening, self._head, *self._shapes, "</svg>\n"))

    def _add(
        self, kind: str, place: str, fill: str, edge: str, thick: float, hint: str
    ) -> None:
        stroke = (
            "" if edge == "none" else f' stroke="{edge}" stroke-width="{_n(thick)}"'
        )
        inside = f"<title>{escape(hint)}</title>" if hint else ""
        end = f">{inside}</{kind}>" if hint else "/>"
        self._shapes.append(f'<{kind} {place} fill="{fill}"{stroke}{end}')


def fitting(text: str, size: float, room: float) -> str:
    """Return a text, cut off with an ellipsis where ``room`` ends; 0 is any room."""
    most = int(room / (size * WIDE)) if room else len(text)
    return text if len(text) <= most else f"{text[: max(most - 1, 0)]}…"


def _n(value: float) -> str:
    """Return a number as short as it can be written with one decimal."""
    return f"{value:.1f}".removesuffix(".0")
