"""Charts as SVG: bars with intervals and distributions, one below the other.

No legend is needed: every bar has its name, its value and, as a thin line, the interval
in which the true value lies with 95 % confidence.
"""

from __future__ import annotations

from math import floor, log10
from typing import TYPE_CHECKING, NamedTuple

from engines.core.looks import FAINT, GREY, INK, PAPER
from engines.core.svg import Drawing

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDTH = 940
LEFT, RIGHT = 300, 720
"""The ends of the bars: names stand to the left, values to the right."""

ROW = 26
HEAD = 44
"""The height of a panel's heading."""
GAP = 26
PLOT = 120
"""The height of a distribution."""

MARGIN = 20

BLUE, PALE = "#3f6fb5", "#5b6472"

SMALL, LARGE = 11, 18
"""Sizes of letters."""


class ChartBar(NamedTuple):
    """A named value and, where it is known, the interval around it."""

    name: str
    value: float
    text: str
    interval: Sequence[float] = ()
    mark: bool = False
    """Whether the bar stands out from the others."""


class BarPanel(NamedTuple):
    """Bars that share a scale from ``least`` to ``most``."""

    heading: str
    remark: str
    bars: Sequence[ChartBar]
    least: float
    most: float
    unit: str = ""

    @property
    def height(self) -> int:
        """The height of the panel, with the gap below it."""
        return HEAD + ROW * len(self.bars) + GAP

    def draw(self, sheet: Drawing, top: float) -> None:
        """Draw the panel."""
        _head(sheet, self.heading, self.remark, top)
        bottom = top + HEAD + ROW * len(self.bars)
        for share in (0, 0.25, 0.5, 0.75, 1):
            value = self.least + share * (self.most - self.least)
            x = self._place(value)
            sheet.line((x, top + HEAD - 4), (x, bottom), FAINT)
            _small(sheet, x, bottom + 13, f"{value:,.6g}{self.unit}", "middle")
        for number, bar in enumerate(self.bars):
            self._bar(sheet, bar, top + HEAD + ROW * number)
        if self.least < 0 < self.most:
            zero = self._place(0)
            sheet.line((zero, top + HEAD - 4), (zero, bottom), INK)

    def _bar(self, sheet: Drawing, bar: ChartBar, y: float) -> None:
        middle, zero = y + ROW / 2, self._place(max(self.least, 0))
        end = self._place(bar.value)
        left, width = min(zero, end), abs(end - zero)
        sheet.words(
            LEFT - 10, middle + 4, bar.name, anchor="end", room=LEFT - 10 - MARGIN
        )
        sheet.words(RIGHT + 12, middle + 4, bar.text, room=WIDTH - RIGHT - 12)
        sheet.box(left, middle - 8, width, 16, BLUE if bar.mark else GREY)
        if bar.interval:
            low, high = (self._place(end) for end in bar.interval)
            sheet.line((low, middle), (high, middle), INK, 1.5)
            for x in (low, high):
                sheet.line((x, middle - 4), (x, middle + 4), INK, 1.5)

    def _place(self, value: float) -> float:
        inside = min(max(value, self.least), self.most)
        share = (inside - self.least) / (self.most - self.least)
        return LEFT + share * (RIGHT - LEFT)


class ColumnPanel(NamedTuple):
    """A distribution: how many fall between which numbers."""

    heading: str
    remark: str
    columns: Sequence[tuple[int, int, int]]
    """From, to (both included) and how many."""

    @property
    def height(self) -> int:
        """The height of the panel, with the gap below it."""
        return HEAD + PLOT + GAP

    def draw(self, sheet: Drawing, top: float) -> None:
        """Draw the panel."""
        _head(sheet, self.heading, self.remark, top)
        bottom = top + HEAD + PLOT
        total = sum(count for _, _, count in self.columns)
        most = max(count for _, _, count in self.columns)
        width = (RIGHT - LEFT) / len(self.columns)
        every = -(-len(self.columns) // 12)
        for number, (first, _, count) in enumerate(self.columns):
            x, height = LEFT + number * width, count / most * (PLOT - 12)
            sheet.box(x + 1, bottom - height, max(width - 2, 1), height, GREY)
            if number % every == 0:
                _small(sheet, x + width / 2, bottom + 13, str(first), "middle")
        sheet.line((LEFT, bottom), (RIGHT, bottom), INK)
        _small(sheet, LEFT - 10, top + HEAD + 16, f"{most / total:.0%}", "end")
        _small(sheet, LEFT - 10, bottom, "0 %", "end")


Panel = BarPanel | ColumnPanel


def chart(title: str, subtitle: str, panels: Sequence[Panel], foot: str) -> str:
    """Return panels under a title as one SVG picture."""
    height = 70 + sum(panel.height for panel in panels) + 30
    sheet = Drawing(WIDTH, height, title, subtitle)
    sheet.box(0, 0, WIDTH, height, PAPER)
    sheet.words(MARGIN, 32, title, size=LARGE, bold=True)
    _small(sheet, MARGIN, 52, subtitle)
    top = 66
    for panel in panels:
        panel.draw(sheet, top)
        top += panel.height
    _small(sheet, MARGIN, height - 12, foot)
    return sheet.render()


def _head(sheet: Drawing, words: str, remark: str, top: float) -> None:
    """Write the heading of a panel, with a remark below it."""
    sheet.words(MARGIN, top + 18, words, size=14, bold=True)
    _small(sheet, MARGIN, top + 33, remark)


def _small(
    sheet: Drawing, x: float, y: float, words: str, anchor: str = "start"
) -> None:
    sheet.words(x, y, words, size=SMALL, fill=PALE, anchor=anchor)


def round_up(most: float) -> float:
    """Return the next number whose quarters read well, to be the end of a scale."""
    size = 10.0 ** floor(log10(most))
    return next(size * steps for steps in (1, 2, 4, 6, 8, 10) if size * steps >= most)
