"""Pictures as tests read them: every shape where it is seen, pieces put in place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple
from xml.etree import ElementTree as ET

from engines.core.letters import SIZE

SVG = "{http://www.w3.org/2000/svg}"

SILENT = {"title", "desc", "defs"}
"""Elements that are not shapes."""


class Shape(NamedTuple):
    """A shape, how far it was moved as part of a piece, and the refs around it."""

    element: ET.Element
    x: float
    y: float
    refs: tuple[str, ...]
    inherited: str = ""
    """The colour with which the piece is used that it is part of."""

    @property
    def fill(self) -> str:
        """Its colour."""
        return self.element.get("fill", self.inherited)

    @property
    def kind(self) -> str:
        """What it is: ``rect``, ``circle``, ``text``."""
        return self.element.tag.removeprefix(SVG)

    @property
    def size(self) -> float:
        """How large the letters of a text are."""
        return float(self.element.get("font-size", SIZE))

    def number(self, name: str) -> float:
        """Return a coordinate where it is seen."""
        value = float(self.element.get(name, "0"))
        if name in {"x", "cx", "x1", "x2"}:
            return value + self.x
        if name in {"y", "cy", "y1", "y2"}:
            return value + self.y
        return value


def read(picture: str) -> ET.Element:
    """Return the root of a picture."""
    return ET.fromstring(picture)  # noqa: S314 - our own picture


def shapes(drawn: ET.Element) -> list[Shape]:
    """Return all shapes of a picture in the order in which they are seen."""
    pieces = {piece.attrib["id"]: piece for piece in drawn.iterfind(f"{SVG}defs/*")}
    return list(_below(drawn, pieces, Shape(drawn, 0, 0, ())))


def _below(
    element: ET.Element, pieces: dict[str, ET.Element], around: Shape
) -> Iterator[Shape]:
    for child in element:
        kind = child.tag.removeprefix(SVG)
        if kind in SILENT:
            continue
        refs = around.refs
        if "data-ref" in child.attrib:
            refs = (*refs, child.attrib["data-ref"])
        inside = around._replace(element=child, refs=refs)
        if kind == "use":
            piece = pieces[child.attrib["href"].removeprefix("#")]
            x, y = inside.number("x"), inside.number("y")
            fill = inside.fill
            yield from _below(piece, pieces, inside._replace(x=x, y=y, inherited=fill))
        elif kind == "g":
            yield from _below(child, pieces, inside)
        else:
            yield inside


def words(drawn: ET.Element) -> list[str]:
    """Return what is written in a picture, in the order in which it is seen."""
    return [each.element.text or "" for each in shapes(drawn) if each.kind == "text"]


def hints(drawn: ET.Element) -> list[str]:
    """Return what shapes and groups mean, the title of the sheet left out."""
    _, *said = (each.text or "" for each in drawn.iter(f"{SVG}title"))
    return said


def refs(drawn: ET.Element) -> list[str]:
    """Return the refs of a picture in the order of drawing, each as often as it is."""
    found = (each.get("data-ref") for each in drawn.iter())
    return [ref for ref in found if ref]
