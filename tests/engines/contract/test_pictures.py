"""Pictures of tables: well formed, within their sheet, and of nothing but the view."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import cycle, product
from xml.etree import ElementTree as ET

from engines.core.extents import Extent
from engines.core.fields import Json
from engines.core.letters import WIDE
from engines.core.looks import LAYOUTS, THEMES, Look
from engines.core.refs import FORM, LONGEST
from engines.core.svg import TARGET
from engines.core.texts import LANGUAGES, Speaker
from tests.engines.contract.games import Game, ended, readers, walk
from tests.engines.drawn import SVG, Shape, read, refs, shapes

SHAPES = {
    *("svg", "title", "desc", "defs", "g", "use"),
    *("rect", "circle", "line", "polygon", "text"),
}
"""Nothing that runs, nothing that is loaded from elsewhere."""

REF = re.compile(FORM)

SMALLEST = 12
"""The size of the smallest letters on a phone."""

LOOKS = [Look(theme, layout) for theme, layout in product(THEMES, LAYOUTS)]


def views(game: Game) -> Iterator[Json]:
    """Yield what readers see at a few decisions, and when the game is over.

    The setups of one kind of table differ in a few pieces only, so all but the first
    are looked at once on the way and once at the end.
    """
    is_first = game.is_first
    states = [at.state.clone() for at in walk(game, most=3 if is_first else 1)]
    for state in (*states, ended(game)):
        for seat in readers(state)[: 2 if is_first else 1]:
            yield game.title.view(state, seat)


def test_a_table_can_be_drawn_at_any_moment(game: Game) -> None:
    """
    In every language and layout: shapes on the sheet, the table in words, and refs.
    """
    for view, language in zip(views(game), cycle(LANGUAGES)):
        speaker = game.title.texts.speakers[language]
        wide, narrow = (
            read(game.title.draw(view, speaker, Look(layout=layout)))
            for layout in LAYOUTS
        )
        for drawn in (wide, narrow):
            assert speaker("title.name") == drawn.findtext(f"{SVG}title")
            assert game.title.describe(view, speaker) == drawn.findtext(f"{SVG}desc")
            check_sheet(drawn)
        assert all(
            shape.size >= SMALLEST for shape in shapes(narrow) if shape.kind == "text"
        )
        assert set(refs(wide)) == set(refs(narrow))


def check_sheet(drawn: ET.Element) -> None:
    """Assert that all on a sheet is a shape in its place, and large enough to hit."""
    assert "group" == drawn.get("role")
    for element in drawn.iter():
        assert element.tag.removeprefix(SVG) in SHAPES
        assert "style" not in element.attrib
    reaches: dict[str, Extent] = {}
    for shape in shapes(drawn):
        check_place(shape, drawn)
        for ref in shape.refs if shape.kind != "text" else ():
            reaches[ref] = reaches.get(ref, Extent()) | reach(shape)
    assert set(refs(drawn)) == set(reaches)
    for ref, extent in reaches.items():
        assert REF.fullmatch(ref), ref
        assert len(ref) <= LONGEST, ref
        assert extent.is_at_least(TARGET - 0.2), ref


def test_the_same_view_is_drawn_the_same(game: Game) -> None:
    """
    A picture depends on the view, the language and the look alone.
    """
    view = next(views(game))
    speaker: Speaker = game.title.texts.speakers["en"]

    drawn = {game.title.draw(view, speaker, look) for look in LOOKS}

    assert drawn == {game.title.draw(view, speaker, look) for look in LOOKS}
    assert len(LOOKS) == len(drawn)


def test_a_ref_that_a_reader_does_not_see_is_ignored(game: Game) -> None:
    """
    Whether it is hidden or invented; one that is there gets a frame.
    """
    speaker = game.title.texts.speakers["en"]
    view = next(views(game))
    plain = game.title.draw(view, speaker)

    hidden = frozenset({"hand:0.ghost_99", "card:nobody"})
    assert plain == game.title.draw(view, speaker, Look(highlight=hidden))
    for ref in refs(read(plain))[:3]:
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


def reach(shape: Shape) -> Extent:
    """Return how far a shape reaches."""
    if shape.kind == "circle":
        x, y, radius = (shape.number(name) for name in ("cx", "cy", "r"))
        return Extent(x, y, x, y).grown(radius)
    if shape.kind == "line":
        ends = Extent(*(shape.number(name) for name in ("x1", "y1", "x2", "y2")))
        return Extent() | ends | (ends.right, ends.bottom, ends.left, ends.top)
    if shape.kind == "polygon":
        extent = Extent()
        for point in shape.element.attrib["points"].split():
            x, y = map(float, point.split(","))
            extent |= (shape.x + x, shape.y + y, shape.x + x, shape.y + y)
        return extent
    x, y = shape.number("x"), shape.number("y")
    return Extent(x, y, x + shape.number("width"), y + shape.number("height"))
