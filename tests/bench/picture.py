"""The ratios as a picture: bars to the right are faster than the peer, left slower."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import ceil, floor, log2

from tests.bench.plan import Comparison
from tests.bench.report import Ratio, Spread, demand, verdict

WIDTH = 1040
LEFT, RIGHT = 330, 720
"""Where the bars may lie: labels stand to the left, verdicts to the right."""
TOP, ROW = 56, 30

GREEN, RED, GREY = "#2e7d4f", "#b3372f", "#7a8490"

_STYLE = (
    "text{font:13px sans-serif;fill:#222}"
    ".small{font-size:11px;fill:#666}.title{font-size:16px;font-weight:600}"
)


class Scale:
    """A logarithmic scale between two powers of two that hold all values and 1."""

    def __init__(self, values: Iterable[float]) -> None:
        """Choose the ends so that every value has its place."""
        powers = [log2(value) for value in values]
        self.first = floor(min([*powers, -1]))
        self.last = ceil(max([*powers, 1]))

    def __call__(self, value: float) -> float:
        """Return the place of a value from left to right."""
        share = (log2(value) - self.first) / (self.last - self.first)
        return round(LEFT + share * (RIGHT - LEFT), 1)

    def ticks(self) -> list[float]:
        """Return the powers of two that the scale shows."""
        return [2.0**power for power in range(self.first, self.last + 1)]


def draw(ratios: Sequence[Ratio]) -> str:
    """Return an SVG picture with one bar per ratio, its spread and what is required."""
    height = TOP + ROW * len(ratios) + 44
    scale = Scale(_values(ratios))
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
        f"<title>Our speed over that of others</title><style>{_STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        '<text class="title" x="16" y="28">Our speed over that of others</text>',
        *_axis(scale, height),
    ]
    for place, ratio in enumerate(ratios):
        parts += _row(ratio, TOP + ROW * place, scale)
    legend = "bar: median; thin line: lowest to highest; "
    legend += "solid mark: required; dashed mark: aim; at 1 x both are as fast"
    parts += [f'<text class="small" x="16" y="{height - 10}">{legend}</text>', "</svg>"]
    return "\n".join(parts) + "\n"


def _values(ratios: Iterable[Ratio]) -> list[float]:
    """Return every number that must find a place on the scale."""
    values: list[float] = []
    for comparison, measured in ratios:
        values += measured or ()
        values += (bound for bound, _ in _marks(comparison))
    return [value for value in values if value > 0]


def _axis(scale: Scale, height: int) -> list[str]:
    bottom = height - 40
    parts = []
    for tick in scale.ticks():
        x = scale(tick)
        color, width = ("#222", 1.5) if tick == 1 else ("#ddd", 1)
        parts.append(_line((x, TOP - 8), (x, bottom), color, width))
        parts.append(
            f'<text class="small" x="{x}" y="{bottom + 14}" '
            f'text-anchor="middle">{tick:g} x</text>'
        )
    return parts


def _row(ratio: Ratio, y: int, scale: Scale) -> list[str]:
    middle = y + ROW // 2
    name = escape(ratio.comparison.text)
    words = "; ".join(filter(None, (_words(ratio), demand(ratio.comparison))))
    parts = [
        f'<text x="{LEFT - 12}" y="{middle + 4}" text-anchor="end">{name}</text>',
        f'<text class="small" x="{RIGHT + 12}" y="{middle + 4}">{escape(words)}</text>',
    ]
    if ratio.spread is not None:
        parts += _bar(ratio.spread, _color(ratio), middle, scale)
    for bound, dashes in _marks(ratio.comparison):
        x = scale(bound)
        parts.append(_line((x, middle - 12), (x, middle + 12), "#222", 2, dashes))
    return parts


def _bar(measured: Spread, color: str, middle: int, scale: Scale) -> list[str]:
    one, end = scale(1), scale(measured.median)
    left, width = min(one, end), round(abs(end - one), 1)
    bar = f'<rect x="{left}" y="{middle - 8}" width="{width}" height="16"'
    low, high = (scale(measured.low), middle), (scale(measured.high), middle)
    return [f'{bar} fill="{color}" opacity="0.8"/>', _line(low, high, "#111", 1.5)]


def _words(ratio: Ratio) -> str:
    if ratio.spread is None:
        return "not measured"
    asked = f" {verdict(ratio)}" if demand(ratio.comparison) else ""
    return f"{ratio.spread.median:.2f} x{asked}"


def _color(ratio: Ratio) -> str:
    return {True: GREEN, False: RED, None: GREY}[ratio.met]


def _marks(comparison: Comparison) -> list[tuple[float, str]]:
    """Return the bounds to be marked, each with the dashes of its line."""
    marks = [
        (comparison.at_least, ""),
        (comparison.at_most, ""),
        (comparison.aim, "3 3"),
    ]
    return [(bound, dashes) for bound, dashes in marks if bound is not None]


def _line(
    start: tuple[float, float],
    end: tuple[float, float],
    color: str,
    width: float,
    dashes: str = "",
) -> str:
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<line x1="{start[0]}" y1="{start[1]}" x2="{end[0]}" y2="{end[1]}" '
        f'stroke="{color}" stroke-width="{width}"{dashed}/>'
    )
