"""Pictures of tables: well formed, within their sheet, and of nothing but the view."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree as ET

from engines.core.fields import Json
from engines.core.svg import WIDE
from engines.core.texts import LANGUAGES, Speaker
from tests.engines.contract.games import Game, ended, readers, walk

SVG = "{http://www.w3.org/2000/svg}"

SHAPES = {"svg", "title", "desc", "rect", "circle", "line", "polygon", "text"}
"""Nothing that runs, nothing that is loaded from elsewhere."""


def views(game: Game) -> Iterator[Json]:
    """Yield what everybody sees at a few decisions, and when the game is over."""
    states = [at.state.clone() for at in walk(game, most=3)]
    for state in (*states, ended(game)):
        for seat in readers(state)[:2]:
            yield game.title.view(state, seat)


def test_a_table_can_be_drawn_at_any_moment(game: Game) -> None:
    """
    In every language: shapes only, all of them on the sheet, and the table in words.
    """
    for view in views(game):
        for language in LANGUAGES:
            speaker = game.title.texts.speakers[language]
            drawn = ET.fromstring(game.title.draw(view, speaker))  # noqa: S314

            assert {element.tag.removeprefix(SVG) for element in drawn.iter()} <= SHAPES
            assert speaker("title.name") == drawn.findtext(f"{SVG}title")
            assert game.title.describe(view, speaker) == drawn.findtext(f"{SVG}desc")
            for element in drawn.iter():
                check_place(element, int(drawn.get("width", 0)), drawn)


def test_the_same_view_is_drawn_the_same(game: Game) -> None:
    """
    A picture depends on the view and the language alone.
    """
    view = next(views(game))
    speaker: Speaker = game.title.texts.speakers["en"]

    assert game.title.draw(view, speaker) == game.title.draw(view, speaker)


def check_place(element: ET.Element, width: int, sheet: ET.Element) -> None:
    """Assert that a shape lies on its sheet, and that words do not run off it."""
    height = int(sheet.get("height", 0))
    for name, value in element.attrib.items():
        if name in ("x", "x1", "x2", "cx"):
            assert 0 <= float(value) <= width, element.attrib
        if name in ("y", "y1", "y2", "cy"):
            assert 0 <= float(value) <= height, element.attrib
    if element.tag == f"{SVG}rect":
        assert float(element.attrib["x"]) + float(element.attrib["width"]) <= width
        assert float(element.attrib["y"]) + float(element.attrib["height"]) <= height
    if element.tag == f"{SVG}text":
        long = len(element.text or "") * float(element.attrib["font-size"]) * WIDE
        before = {"start": 0.0, "middle": 0.5, "end": 1.0}[
            element.attrib["text-anchor"]
        ]
        left = float(element.attrib["x"]) - before * long
        assert left >= 0, element.text
        assert left + long <= width, element.text
