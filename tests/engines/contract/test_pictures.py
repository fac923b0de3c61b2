"""Pictures of tables: well formed, within their sheet, and of nothing but the view."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from xml.etree import ElementTree as ET

from engines.core.fields import Json
from engines.core.looks import LAYOUTS, THEMES, Look
from engines.core.svg import TARGET, WIDE
from engines.core.texts import LANGUAGES, Speaker
from tests.engines.contract.games import Game, ended, readers, walk
from tests.engines.drawn import SVG, Shape, read, refs, shapes

SHAPES = {
    *("svg", "title", "desc", "defs", "g", "use"),
    *("rect", "circle", "line", "polygon", "text"),
}
"""Nothing that runs, nothing that is loaded from elsewhere."""

REF = re.compile(r"[a-z_]+:[a-z0-9_]+(\.[a-z0-9_]+)*")

SMALLEST = 12
"""The size of the smallest letters on a phone."""

LOOKS = [Look(theme, layout) for theme, layout in product(THEMES, LAYOUTS)]


def views(game: Game, most: int = 3) -> Iterator[Json]:
    """Yield what everybody sees at a few decisions, and when the game is over."""
    states = [at.state.clone() for at in walk(game, most=most)]
    for state in (*states, ended(game)):
        for seat in readers(state)[:2]:
            yield game.title.view(state, seat)


def test_a_table_can_be_drawn_at_any_moment(game: Game) -> None:
    """
    In every language and layout: shapes on the sheet, and the table in words.
    """
    for view in views(game):
        for language, layout in product(LANGUAGES, LAYOUTS):
            speaker = game.title.texts.speakers[language]
            drawn = read(game.title.draw(view, speaker, Look(layout=layout)))

            assert {element.tag.removeprefix(SVG) for element in drawn.iter()} <= SHAPES
            assert speaker("title.name") == drawn.findtext(f"{SVG}title")
            assert game.title.describe(view, speaker) == drawn.findtext(f"{SVG}desc")
            assert "group" == drawn.get("role")
            for element in drawn.iter():
                assert "style" not in element.attrib
            for shape in shapes(drawn):
                check_place(shape, drawn)
                if layout == "narrow" and shape.kind == "text":
                    assert shape.size >= SMALLEST, shape.element.text


def test_the_same_view_is_drawn_the_same(game: Game) -> None:
    """
    A picture depends on the view, the language and the look alone.
    """
    view = next(views(game))
    speaker: Speaker = game.title.texts.speakers["en"]

    drawn = {game.title.draw(view, speaker, look) for look in LOOKS}

    assert drawn == {game.title.draw(view, speaker, look) for look in LOOKS}
    assert len(LOOKS) == len(drawn)


def test_refs_are_the_same_in_every_layout(game: Game) -> None:
    """
    Each has the form of a ref, and is large enough to be hit.
    """
    speaker = game.title.texts.speakers["en"]
    for view in views(game, most=2):
        wide, narrow = (
            read(game.title.draw(view, speaker, Look(layout=layout)))
            for layout in LAYOUTS
        )
        assert set(refs(wide)) == set(refs(narrow))
        for ref in refs(wide):
            assert REF.fullmatch(ref), ref
            assert len(ref) <= 48, ref
        for drawn in (wide, narrow):
            for element in drawn.iter():
                if "data-ref" in element.attrib:
                    check_target(element, drawn)


def test_a_ref_that_a_reader_does_not_see_is_ignored(game: Game) -> None:
    """
    Whether it is hidden or invented; one that is there gets a frame.
    """
    speaker = game.title.texts.speakers["en"]
    view = next(views(game))
    plain = game.title.draw(view, speaker)

    hidden = frozenset({"hand:0.ghost_99", "card:nobody"})
    assert plain == game.title.draw(view, speaker, Look(highlight=hidden))
    for ref in refs(read(plain))[:5]:
        framed = game.title.draw(view, speaker, Look(highlight=frozenset({ref})))
        assert plain != framed
        assert set(refs(read(plain))) == set(refs(read(framed)))


def check_place(shape: Shape, sheet: ET.Element) -> None:
    """Assert that a shape lies on its sheet, and that words do not run off it."""
    width, height = float(sheet.attrib["width"]), float(sheet.attrib["height"])
    element = shape.element
    for name in element.attrib:
        if name in ("x", "x1", "x2", "cx"):
            assert 0 <= shape.number(name) <= width, element.attrib
        if name in ("y", "y1", "y2", "cy"):
            assert 0 <= shape.number(name) <= height, element.attrib
    if shape.kind == "rect":
        assert shape.number("x") + shape.number("width") <= width + 0.1
        assert shape.number("y") + shape.number("height") <= height + 0.1
    if shape.kind == "text":
        long = len(element.text or "") * shape.size * WIDE
        anchor = element.get("text-anchor", "start")
        before = {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
        left = shape.number("x") - before * long
        assert left >= 0, element.text
        assert left + long <= width, element.text


def check_target(element: ET.Element, sheet: ET.Element) -> None:
    """Assert that what has a ref can be hit: it reaches far enough in both ways."""
    alone = ET.Element("svg")
    alone.extend([*sheet.iterfind(f"{SVG}defs"), element])
    across: list[float] = []
    down: list[float] = []
    for shape in shapes(alone):
        if shape.kind == "rect":
            x, y = shape.number("x"), shape.number("y")
            across += [x, x + shape.number("width")]
            down += [y, y + shape.number("height")]
        if shape.kind == "circle":
            x, y, r = (shape.number(name) for name in ("cx", "cy", "r"))
            across += [x - r, x + r]
            down += [y - r, y + r]
        if shape.kind == "polygon":
            points = shape.element.attrib["points"].split()
            pairs = [tuple(map(float, point.split(","))) for point in points]
            across += [shape.x + x for x, _ in pairs]
            down += [shape.y + y for _, y in pairs]
    ref = element.attrib["data-ref"]
    assert max(across) - min(across) >= TARGET - 0.2, ref
    assert max(down) - min(down) >= TARGET - 0.2, ref
