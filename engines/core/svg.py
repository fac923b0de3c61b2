"""Pictures as SVG: a few shapes and words on a sheet, and nothing that runs or loads.

Colours and sizes are plain attributes, so that a picture looks the same in a page, as a
file and turned into a bitmap. What one may point at is a group with a ref
(``data-ref``) and a hint: what it is, shown when one points at it and read out by
screen readers. Pieces that are drawn often are defined once and used by their id, which
is made of what they look like: pictures in the same page cannot disturb each other.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from contextlib import contextmanager
from hashlib import sha256
from html import escape
from typing import TYPE_CHECKING, Final

from engines.core.extents import Extent, Reach
from engines.core.letters import ANCHORS, SIZE, fitting, length, lines
from engines.core.looks import DARK, INHERITED, INK, MARK, PAPER, PLAIN
from engines.core.markup import attributes, hit_area, number, rectangle

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Mapping

    from engines.core.looks import Look

FONT: Final = "system-ui,sans-serif"

PREFIX: Final = "sc-"
"""How the ids in a picture begin: it may stand in any page."""

TARGET: Final = 24
"""How wide and high anything must be that one may point at, at its natural size."""


class Drawing:
    """A sheet, and the shapes on it in the order in which they were drawn."""

    def __init__(
        self,
        width: int,
        height: int,
        title: str,
        about: str,
        look: Look = PLAIN,
        dark: Mapping[str, str] = DARK,
    ) -> None:
        """Begin with an empty sheet, its name, and what it shows in words.

        ``dark`` has the colours of the dark theme, by those of the light one.
        """
        self.width, self.height, self.look = width, height, look
        self._head = f"<title>{escape(title)}</title><desc>{escape(about)}</desc>"
        self._shades = {**DARK, **dark} if look.theme == "dark" else {}
        self._shapes: list[str] = []
        self._framed: list[Extent] = []
        self._defined: dict[str, str] = {}
        self._stamps: dict[Hashable, tuple[str, Extent]] = {}
        self._extents = [Reach()]

    @contextmanager
    def ref(self, ref: str, hint: str = "") -> Iterator[None]:
        """Draw something that one may point at; what is small is easy to hit, too."""
        place = len(self._shapes)
        self._extents.append(Reach())
        yield
        reach = self._extents.pop()
        marked = ref in self.look.highlight
        current = ' aria-current="true"' if marked else ""
        inside = f"<title>{escape(hint)}</title>" if hint else ""
        hit = reach.all.at_least(TARGET).within(self.width, self.height)
        if not reach.solid.is_at_least(TARGET):
            inside += hit_area(hit)
        self._shapes.insert(place, f'<g data-ref="{ref}"{current}>{inside}')
        if marked:
            self._framed.append(hit)
        self._shapes.append("</g>")
        self._reach(hit)

    def stamp(
        self,
        key: Hashable,
        x: float,
        y: float,
        draw: Callable[[], None],
        hint: str = "",
        ref: str = "",
        fill: str = INHERITED,
    ) -> None:
        """Put a piece at a point; ``draw`` draws it around 0, 0 the first time.

        With a ``ref`` it is the same as a group of that ref with nothing else in it.
        ``fill`` is the colour of its shapes that have none of their own.
        """
        if ref in self.look.highlight:
            with self.ref(ref, hint):
                self.stamp(key, x, y, draw, fill=fill)
            return
        known = (key, bool(ref))
        if known not in self._stamps:
            self._stamps[known] = self._define(draw, TARGET if ref else 0)
        name, extent = self._stamps[known]
        inside = f"><title>{escape(hint)}</title></use>" if hint else "/>"
        pointed = f'data-ref="{ref}" ' if ref else ""
        place = attributes(x=x, y=y) + self._fill(fill)
        self._shapes.append(f'<use {pointed}href="#{name}"{place}{inside}')
        self._reach(extent.moved(x, y))

    def _define(self, draw: Callable[[], None], target: float) -> tuple[str, Extent]:
        """Define a piece that is at least as large as a target; return its id."""
        shapes, self._shapes = self._shapes, []
        self._extents.append(Reach())
        draw()
        reach = self._extents.pop()
        hit = reach.all.at_least(target)
        if not reach.solid.is_at_least(target):
            self._shapes.insert(0, hit_area(hit))
        body, self._shapes = "".join(self._shapes), shapes
        name = PREFIX + urlsafe_b64encode(sha256(body.encode()).digest())[:6].decode()
        self._defined[name] = f'<g id="{name}">{body}</g>'
        return name, hit

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
        extent = Extent(x, y, x + width, y + height)
        place = rectangle(extent) + attributes(rx=round_by)
        self._add("rect", place, fill, edge, thick, hint, extent)

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
        place = attributes(cx=x, cy=y, r=radius)
        extent = Extent(x, y, x, y).grown(radius)
        self._add("circle", place, fill, edge, thick, hint, extent)

    def line(
        self,
        start: tuple[float, float],
        end: tuple[float, float],
        colour: str = INK,
        thick: float = 1,
    ) -> None:
        """Draw a straight line."""
        ends = attributes(x1=start[0], y1=start[1], x2=end[0], y2=end[1])
        extent = Extent(*start, *start) | (*end, *end)
        self._add("line", ends, "none", colour, thick, "", extent)

    def shape(
        self,
        points: list[tuple[float, float]],
        fill: str,
        *,
        edge: str = "none",
        thick: float = 1,
        hint: str = "",
    ) -> None:
        """Draw a filled polygon."""
        corners = " ".join(f"{number(x)},{number(y)}" for x, y in points)
        extent = Extent()
        for x, y in points:
            extent |= (x, y, x, y)
        place = f' points="{corners}"'
        self._add("polygon", place, fill, edge, thick, hint, extent)

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
        text = fitting(text, size, room)
        if not text:
            return
        letters = "" if size == SIZE else f' font-size="{number(size)}"'
        weight = ' font-weight="600"' if bold else ""
        side = "" if anchor == "start" else f' text-anchor="{anchor}"'
        self._shapes.append(
            f"<text{attributes(x=x, y=y)}{letters}{weight}{side}"
            f"{self._fill(fill)}>{escape(text, quote=False)}</text>"
        )
        long = length(text, size)
        left = x - long * ANCHORS[anchor]
        extent = Extent(left, y - size * 0.8, left + long, y + size * 0.2)
        self._reach(extent, is_solid=False)

    def paragraph(
        self,
        x: float,
        y: float,
        text: str,
        *,
        room: float,
        size: float = 13,
        fill: str = INK,
        anchor: str = "start",
        bold: bool = False,
        most: int = 2,
        step: float = 4,
    ) -> float:
        """Write on up to ``most`` lines, and return where the next line stands."""
        for line in lines(text, size, room, most):
            self.words(
                *(x, y, line),
                size=size,
                fill=fill,
                anchor=anchor,
                bold=bold,
                room=room + length("m", size),
            )
            y += size + step
        return y

    def render(self) -> str:
        """Return the picture."""
        size = f'width="{self.width}" height="{self.height}"'
        box = f'viewBox="0 0 {self.width} {self.height}"'
        opening = (
            f'<svg xmlns="http://www.w3.org/2000/svg" {box} {size} '
            f'font-family="{FONT}" font-size="{SIZE}" fill="{self._shade(INK)}" '
            'role="group">'
        )
        head = [opening, self._head]
        if self._defined:
            head.append(f"<defs>{''.join(self._defined.values())}</defs>")
        frames = map(self._frame, self._framed)
        return "\n".join((*head, *self._shapes, *frames, "</svg>\n"))

    def _frame(self, extent: Extent) -> str:
        """Return the frame around what is highlighted; one clicks through it."""
        # Around it, not upon it; at the edge of the sheet all of the frame is seen.
        around = extent.grown(8).within(self.width, self.height).grown(-3)
        return "".join(
            f'<rect{rectangle(around)} rx="5" fill="none" pointer-events="none" '
            f'stroke="{self._shade(colour)}" stroke-width="{thick}"/>'
            for colour, thick in ((PAPER, 6), (MARK, 3))
        )

    def _add(
        self,
        kind: str,
        place: str,
        fill: str,
        edge: str,
        thick: float,
        hint: str,
        extent: Extent,
    ) -> None:
        stroke = ""
        if edge != "none":
            stroke = f' stroke="{self._shade(edge)}"'
            stroke += f' stroke-width="{number(thick)}"' if thick != 1 else ""
        inside = f"><title>{escape(hint)}</title></{kind}>" if hint else "/>"
        filled = self._fill(fill) if kind != "line" else ""
        self._shapes.append(f"<{kind}{place}{filled}{stroke}{inside}")
        self._reach(extent)

    def _fill(self, colour: str) -> str:
        """Return the attribute of a colour; what has none is as dark as words."""
        if colour in {INK, INHERITED}:
            return ""
        return f' fill="{self._shade(colour)}"'

    def _shade(self, colour: str) -> str:
        """Return a colour as the theme has it."""
        return self._shades.get(colour, colour)

    def _reach(self, extent: Extent, *, is_solid: bool = True) -> None:
        """Note how far the innermost group reaches; of the sheet nobody asks it."""
        if len(self._extents) == 1:
            return
        everything, solid = self._extents[-1]
        solid = solid | extent if is_solid else solid
        self._extents[-1] = Reach(everything | extent, solid)
