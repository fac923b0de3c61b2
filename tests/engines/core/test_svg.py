import pytest

from engines.core.letters import fitting, lines
from engines.core.looks import INK, MARK, PAPER, Look
from engines.core.svg import Drawing
from tests.engines.drawn import SVG, hints, read, refs, shapes


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

    drawn = read(sheet.render())

    title, about, *all_shapes = drawn
    assert ("A <table>", "Nobody & nothing.") == (title.text, about.text)
    assert ["rect", "circle", "line", "polygon", "text"] == [
        shape.tag.removeprefix(SVG) for shape in all_shapes
    ]
    assert ("2.2", "#000000", "2") == tuple(
        all_shapes[0].get(name) for name in ("y", "stroke", "stroke-width")
    )
    assert ["a box", None, None, "<peak>", None] == [
        shape.findtext(f"{SVG}title") for shape in all_shapes
    ]
    assert ("Boo & co", "600") == (all_shapes[4].text, all_shapes[4].get("font-weight"))
    assert ("0 0 200 100", "group") == (drawn.get("viewBox"), drawn.get("role"))


def test_what_is_pointed_at_is_a_group_with_its_ref() -> None:
    """
    Groups are nested; a small one has an area around it that one can hit.
    """
    sheet = Drawing(200, 100, "", "")
    with sheet.ref("tile:tea_house", "Tea House"):
        sheet.box(10, 10, 80, 40)
        with sheet.ref("taoist:red"):
            sheet.disc(20, 20, 5)

    drawn = read(sheet.render())

    assert ["tile:tea_house", "taoist:red"] == refs(drawn)
    assert ["Tea House"] == hints(drawn)
    _, hit, small = shapes(drawn)
    assert ("tile:tea_house", "taoist:red") == small.refs
    assert ("24", "24", "none", "all") == tuple(
        hit.element.get(name) for name in ("width", "height", "fill", "pointer-events")
    )


def test_what_lies_at_the_edge_can_be_hit_on_the_sheet() -> None:
    """
    The area around a small thing does not leave the sheet.
    """
    sheet = Drawing(50, 50, "", "")
    with sheet.ref("corner:nw"):
        sheet.disc(4, 46, 4)

    hit, _ = shapes(read(sheet.render()))

    assert (0, 26, 24, 24) == tuple(
        hit.number(name) for name in ("x", "y", "width", "height")
    )


def test_a_piece_is_defined_once() -> None:
    """
    Its id is made of what it looks like; where it is used, it may have a ref.
    """
    sheet = Drawing(100, 100, "", "")
    for number in range(3):
        ref = f"seat:{number}"
        sheet.stamp("disc", 30 * number, 40, lambda: sheet.disc(0, 0, 5), "a disc", ref)
    sheet.stamp("twice", 1, 2, lambda: sheet.stamp("dot", 3, 4, lambda: dot(sheet)))

    drawn = read(sheet.render())

    assert 3 == len(drawn.findall(f"{SVG}defs/*"))
    assert all(piece.attrib["id"].startswith("sc-") for piece in drawn[2])
    assert ["seat:0", "seat:1", "seat:2"] == refs(drawn)
    assert ["a disc"] * 3 == hints(drawn)
    discs = [shape for shape in shapes(drawn) if shape.kind == "circle"]
    assert [(0, 40), (30, 40), (60, 40), (4, 6)] == [
        (disc.number("cx"), disc.number("cy")) for disc in discs
    ]
    areas = [shape for shape in shapes(drawn) if shape.kind == "rect"]
    assert [24.0] * 3 == [area.number("width") for area in areas]


def dot(sheet: Drawing) -> None:
    sheet.disc(0, 0, 1)


def test_highlighted_refs_have_a_frame() -> None:
    """
    Above all else; a ref that the picture lacks changes nothing.
    """

    def picture(*highlight: str) -> str:
        look = Look(highlight=frozenset(highlight))
        sheet = Drawing(100, 100, "", "", look)
        with sheet.ref("seat:0"):
            sheet.box(10, 10, 40, 40)
        sheet.stamp("disc", 70, 70, lambda: sheet.disc(0, 0, 5), ref="seat:1")
        return sheet.render()

    plain = picture()

    assert plain == picture("seat:2", "hand:0.ghost_01")
    assert plain != picture("seat:0")
    for ref in ("seat:0", "seat:1"):
        drawn = read(picture(ref))
        *_, halo, frame = shapes(drawn)
        assert (PAPER, MARK) == tuple(
            shape.element.get("stroke") for shape in (halo, frame)
        )
        assert "none" == frame.element.get("pointer-events")
        (current,) = (each for each in drawn.iter() if "aria-current" in each.attrib)
        assert ref == current.get("data-ref")


def test_the_dark_theme_exchanges_colours() -> None:
    """
    Those of all titles and those that a title names; others stay.
    """
    sheet = Drawing(9, 9, "", "", Look(theme="dark"), {"#abcdef": "#123456"})
    for fill in (PAPER, "#abcdef", "#c0392b"):
        sheet.box(0, 0, 9, 9, fill, edge=INK)

    drawn = read(sheet.render())

    paper, own, red = (shape.element for shape in shapes(drawn))
    assert PAPER != paper.get("fill")
    assert ("#123456", "#c0392b") == (own.get("fill"), red.get("fill"))
    assert INK not in {paper.get("stroke"), drawn.get("fill")}


@pytest.mark.parametrize(
    "room, shown", [(0, "Coffin Breaker"), (200, "Coffin Breaker"), (40, "Coff…")]
)
def test_what_has_no_room_is_cut_off(room: float, shown: str) -> None:
    """
    With an ellipsis in the place of its last letters.
    """
    assert shown == fitting("Coffin Breaker", 13, room)


def test_a_paragraph_has_as_many_lines_as_it_may() -> None:
    """
    What is left over is in the last one, where it is cut off.
    """
    assert ["one two", "three four five"] == lines("one two three four five", 10, 50)
    assert ["one"] == lines("one", 10, 50)
    sheet = Drawing(99, 99, "", "")
    assert 38 == sheet.paragraph(0, 10, "one two three four five", size=10, room=50)
    assert "three fo…" in sheet.render()
    assert ["Boeddhis-", "tische"] == lines("Boeddhistische", 10, 51)
    assert ["Herbalist's"] == lines("Herbalist's", 10, 57)
