"""Colour never stands alone: every picture can be read in grey."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import product

import pytest

from engines.core.looks import LAYOUTS, THEMES, Look
from tests.engines.drawn import Shape, read, shapes
from tests.engines.pictures.positions import KINDS, Kind, positions

COLOURS = ("fill", "stroke")

Form = tuple[object, ...]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_nothing_differs_by_colour_alone(kind: Kind) -> None:
    """
    Things of a kind that look alike without colours look alike with them.

    What has a ref is compared with all others of its kind, in all pictures of many
    positions: where two have the same shapes and letters, their colours are the same.
    """
    speaker = kind.title.texts.speakers["en"]
    for theme, layout in product(THEMES, LAYOUTS):
        looks: defaultdict[Form, dict[Form, str]] = defaultdict(dict)
        for state in positions(kind, games=1, step=40):
            view = kind.title.view(state, 0)
            drawn = read(kind.title.draw(view, speaker, Look(theme, layout)))
            for ref, parts in things(shapes(drawn)):
                grey = (ref.partition(":")[0], *(without_colour(p) for p in parts))
                looks[grey].setdefault(tuple(map(in_colour, parts)), ref)
        alone = [sorted(each.values()) for each in looks.values() if len(each) > 1]
        assert [] == alone


def things(drawn: list[Shape]) -> Iterator[tuple[str, list[Shape]]]:
    """Yield each ref with its own shapes, those of refs inside it left out.

    The same ref may be drawn several times: it begins anew with another one between.
    """
    parts: dict[tuple[str, ...], list[Shape]] = {}
    for shape in drawn:
        if shape.refs:
            parts.setdefault(shape.refs, []).append(shape)
    for refs, found in parts.items():
        yield refs[-1], found


def without_colour(shape: Shape) -> Form:
    """Return what a shape is, and where, but for its colours; from its own corner."""
    kept = {
        name: value
        for name, value in shape.element.attrib.items()
        if name not in COLOURS and name not in PLACES
    }
    has = tuple(colour in {"", "none"} for colour in in_colour(shape))
    return (shape.kind, shape.element.text, has, *sorted(kept.items()))


PLACES = {"x", "y", "cx", "cy", "x1", "x2", "y1", "y2", "points"}
"""Where a shape lies: things of a kind lie in different places."""


def in_colour(shape: Shape) -> Form:
    """Return the colours of a shape."""
    return shape.fill, shape.element.get("stroke", "")
