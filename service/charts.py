"""Charts as SVG: bars with intervals and distributions, one below the other.

Drawn for readers without a legend at hand: every bar has its name, its value and, as a
thin line, the interval in which the true value lies with 95 % confidence.
"""

from __future__ import annotations

from html import escape
from math import floor, log10
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDTH = 940
LEFT, RIGHT = 300, 720
"""Between which the bars lie: names stand to the left, values to the right."""

LONGEST = 38
"""How many letters of a name fit beside its bar."""

ROW = 26
HEAD = 44
"""The height of a panel's heading."""
GAP = 26
PLOT = 120
"""The height of a distribution."""

BLUE, GREY, INK, FAINT = "#3f6fb5", "#8a94a6", "#1f2430", "#e3e7ee"

_STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#1f2430}"
    ".small{font-size:11px;fill:#5b6472}"
    ".head{font-size:14px;font-weight:600}.title{font-size:18px;font-weight:600}"
)


class Bar(NamedTuple):
    """A named value and, where it is known, the interval around it."""

    name: str
    value: float
    text: str
    interval: Sequence[float] = ()
    mark: bool = False
    """Whether the bar stands out from the others."""


class Bars(NamedTuple):
    """Bars that share a scale from ``least`` to ``most``."""

    heading: str
    remark: str
    bars: Sequence[Bar]
    least: float
    most: float
    unit: str = ""

    @property
    def height(self) -> int:
        """How much room it takes."""
        return HEAD + ROW * len(self.bars) + GAP

    def draw(self, top: float) -> list[str]:
        """Return the marks of the panel."""
        parts = heading(self.heading, self.remark, top)
        bottom = top + HEAD + ROW * len(self.bars)
        for share in (0, 0.25, 0.5, 0.75, 1):
            value = self.least + share * (self.most - self.least)
            x = self._place(value)
            parts.append(line((x, top + HEAD - 4), (x, bottom), FAINT))
            label = f"{value:,.6g}{self.unit}"
            parts.append(text(x, bottom + 13, label, "small", "middle"))
        for number, bar in enumerate(self.bars):
            parts += self._bar(bar, top + HEAD + ROW * number)
        if self.least < 0 < self.most:
            zero = self._place(0)
            parts.append(line((zero, top + HEAD - 4), (zero, bottom), INK))
        return parts

    def _bar(self, bar: Bar, y: float) -> list[str]:
        middle, zero = y + ROW / 2, self._place(max(self.least, 0))
        end = self._place(bar.value)
        left, width = min(zero, end), round(abs(end - zero), 1)
        parts = [
            text(LEFT - 10, middle + 4, shortened(bar.name), anchor="end"),
            text(RIGHT + 12, middle + 4, bar.text),
            rectangle(left, middle - 8, width, 16, BLUE if bar.mark else GREY),
        ]
        if bar.interval:
            low, high = (self._place(end) for end in bar.interval)
            parts.append(line((low, middle), (high, middle), INK, 1.5))
            parts += (
                line((x, middle - 4), (x, middle + 4), INK, 1.5) for x in (low, high)
            )
        return parts

    def _place(self, value: float) -> float:
        inside = min(max(value, self.least), self.most)
        share = (inside - self.least) / (self.most - self.least)
        return round(LEFT + share * (RIGHT - LEFT), 1)


class Columns(NamedTuple):
    """A distribution: how many fall between which numbers."""

    heading: str
    remark: str
    columns: Sequence[tuple[int, int, int]]
    """From, to (both included) and how many."""

    @property
    def height(self) -> int:
        """How much room it takes."""
        return HEAD + PLOT + GAP

    def draw(self, top: float) -> list[str]:
        """Return the marks of the panel."""
        parts = heading(self.heading, self.remark, top)
        bottom = top + HEAD + PLOT
        total = sum(count for _, _, count in self.columns)
        most = max(count for _, _, count in self.columns)
        width = (RIGHT - LEFT) / len(self.columns)
        every = -(-len(self.columns) // 12)
        for number, (first, _, count) in enumerate(self.columns):
            x, height = LEFT + number * width, round(count / most * (PLOT - 12), 1)
            inside = max(width - 2, 1)
            parts.append(rectangle(x + 1, bottom - height, inside, height, GREY))
            if number % every == 0:
                middle = round(x + width / 2, 1)
                parts.append(text(middle, bottom + 13, str(first), "small", "middle"))
        parts.append(line((LEFT, bottom), (RIGHT, bottom), INK))
        peak = f"{most / total:.0%}"
        parts.append(text(LEFT - 10, top + HEAD + 16, peak, "small", "end"))
        parts.append(text(LEFT - 10, bottom, "0 %", "small", "end"))
        return parts


Panel = Bars | Columns


def chart(title: str, subtitle: str, panels: Sequence[Panel], foot: str) -> str:
    """Return panels under a title as one SVG picture."""
    height = 70 + sum(panel.height for panel in panels) + 30
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
        f"<title>{escape(title)}</title><desc>{escape(subtitle)}</desc>",
        f"<style>{_STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        text(20, 32, title, "title"),
        text(20, 52, subtitle, "small"),
    ]
    top = 66.0
    for panel in panels:
        parts += panel.draw(top)
        top += panel.height
    parts += [text(20, height - 12, foot, "small"), "</svg>"]
    return "\n".join(parts) + "\n"


def heading(words: str, remark: str, top: float) -> list[str]:
    """Return the heading of a panel, with a remark beside it."""
    return [
        text(20, top + 18, words, "head"),
        text(20, top + 33, remark, "small"),
    ]


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    """Return words at a place."""
    kind = f' class="{kind}"' if kind else ""
    ends = f' text-anchor="{anchor}"' if anchor != "start" else ""
    return f'<text x="{x}" y="{y}"{kind}{ends}>{escape(words)}</text>'


def rectangle(x: float, y: float, width: float, height: float, color: str) -> str:
    """Return a filled rectangle."""
    size = f'width="{width:.1f}" height="{height:.1f}"'
    return f'<rect x="{x:.1f}" y="{y:.1f}" {size} fill="{color}"/>'


def line(
    start: tuple[float, float],
    end: tuple[float, float],
    color: str,
    width: float = 1,
) -> str:
    """Return a straight line."""
    return (
        f'<line x1="{start[0]}" y1="{start[1]}" x2="{end[0]}" y2="{end[1]}" '
        f'stroke="{color}" stroke-width="{width}"/>'
    )


def shortened(name: str) -> str:
    """Return a name that fits beside its bar."""
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def round_up(most: float) -> float:
    """Return the next number whose quarters read well, to be the end of a scale."""
    size = 10.0 ** floor(log10(most))
    return next(size * steps for steps in (1, 2, 4, 6, 8, 10) if size * steps >= most)
