from xml.etree import ElementTree as ET

import pytest

from engines.core.svg import Drawing, fitting

SVG = "{http://www.w3.org/2000/svg}"


def test_a_drawing_is_a_sheet_with_shapes() -> None:
    """
    In the order in which they were drawn, under a title and a description.
    """
    sheet = Drawing(200, 100, "A <table>", "Nobody & nothing.")
    sheet.box(1, 2.25, 30, 40, "#123456", edge="#000000", thick=2, hint="a box")
    sheet.disc(50, 50, 9.99)
    sheet.line((0, 0), (10, 10))
    sheet.shape([(1, 1), (2, 2), (3, 1)], "#ffffff", hint="<peak>")
    sheet.words(5, 90, "Boo & co", bold=True, anchor="middle")

    drawn = ET.fromstring(sheet.render())  # noqa: S314

    title, about, *shapes = drawn
    assert ("A <table>", "Nobody & nothing.") == (title.text, about.text)
    assert ["rect", "circle", "line", "polygon", "text"] == [
        shape.tag.removeprefix(SVG) for shape in shapes
    ]
    assert ("2.2", "#000000", "2") == tuple(
        shapes[0].get(name) for name in ("y", "stroke", "stroke-width")
    )
    assert ["a box", None, None, "<peak>", None] == [
        shape.findtext(f"{SVG}title") for shape in shapes
    ]
    assert ("Boo & co", "600") == (shapes[4].text, shapes[4].get("font-weight"))
    assert "0 0 200 100" == drawn.get("viewBox")


@pytest.mark.parametrize(
    "room, shown", [(0, "Coffin Breaker"), (200, "Coffin Breaker"), (40, "Coff…")]
)
def test_what_has_no_room_is_cut_off(room: float, shown: str) -> None:
    """
    With an ellipsis in the place of its last letters.
    """
    assert shown == fitting("Coffin Breaker", 13, room)
