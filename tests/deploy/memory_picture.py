"""Memory over time as a picture: a line for each process."""

from collections.abc import Sequence

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 720, 300, 60, 30, 40
COLOURS = ("#2e7d4f", "#b3372f", "#3366aa", "#7a5c99")

_STYLE = "text{font:13px sans-serif;fill:#222}polyline{fill:none;stroke-width:2}"


def draw(samples: Sequence[dict[str, float]], seconds: float) -> str:
    """Return an SVG picture of megabytes by name over time."""
    most = max(max(each.values()) for each in samples) * 1.1
    names = list(samples[0])

    def point(index: int, value: float) -> str:
        across = LEFT + (WIDTH - LEFT - 20) * index / max(1, len(samples) - 1)
        up = HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value / most
        return f"{across:.1f},{up:.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">',
        f"<title>Memory under attack</title><style>{_STYLE}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="8" y="{TOP}">{most:.0f} MB</text>',
        f'<text x="8" y="{HEIGHT - BOTTOM}">0 MB</text>',
        f'<text x="{WIDTH - 70}" y="{HEIGHT - 8}">{seconds:.0f} s</text>',
    ]
    for place, (name, colour) in enumerate(zip(names, COLOURS, strict=False)):
        points = " ".join(point(at, each[name]) for at, each in enumerate(samples))
        parts += [
            f'<polyline points="{points}" stroke="{colour}"/>',
            f'<text x="{LEFT + 120 * place}" y="{HEIGHT - 8}" style="fill:{colour}">',
            f"{name}</text>",
        ]
    return "\n".join((*parts, "</svg>", ""))
