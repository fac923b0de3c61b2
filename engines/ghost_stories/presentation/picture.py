"""A table of Ghost Stories as a picture: the village, four boards and the corners.

In the corners: the turn in the north-west, cards in the north-east, the supply in the
south-west and dice in the south-east.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.looks import INK, PAPER, PLAIN, WHITE
from engines.core.svg import Drawing
from engines.ghost_stories.layout import CENTRE
from engines.ghost_stories.presentation import corner_shapes as corners
from engines.ghost_stories.presentation.board_shapes import (
    panel,
    space_corner,
    taoist,
)
from engines.ghost_stories.presentation.corner_shapes import More
from engines.ghost_stories.presentation.ghost_shapes import space
from engines.ghost_stories.presentation.narrow_picture import narrow_sheet
from engines.ghost_stories.presentation.picture_parts import (
    ACTIVE,
    CELL_HEIGHT,
    CELL_WIDTH,
    CORNER_HEIGHT,
    CORNER_WIDTH,
    DARK,
    FILLS,
    FRAME,
    HAUNTED,
    HEIGHT,
    MARGIN,
    STEP,
    STONE,
    WIDTH,
    Chip,
    cell,
    chips,
    label,
)

if TYPE_CHECKING:
    from engines.core.fields import Json
    from engines.core.looks import Look
    from engines.core.texts import Speaker

RIGHT: Final = WIDTH - MARGIN - CORNER_WIDTH
BOTTOM: Final = HEIGHT - MARGIN - CORNER_HEIGHT
"""Where the fields in the east and in the south begin."""


def draw(view: Json, t: Speaker, about: str, look: Look = PLAIN) -> str:
    """Return the table as a picture."""
    return (narrow_sheet if look.is_narrow else sheet)(
        view, t, about, More(), look
    ).render()


def sheet(view: Json, t: Speaker, about: str, more: More, look: Look) -> Drawing:
    """Draw the table on a sheet on which an expansion may go on."""
    high = HEIGHT + more.below
    d = Drawing(WIDTH, high, t("title.name"), about, look, {**DARK, **more.dark})
    d.box(0, 0, WIDTH, high, PAPER)
    for place, tile in enumerate(view["village"]):
        with d.ref(f"tile:{tile['tile']}", t(f"tile.{tile['tile']}")):
            _tile(d, view, place, tile, t)
            more.on_tile(d, place)
    for board in view["boards"]:
        colour = board["board"]
        added = more.chips.get(colour, [])
        panel(d, view, board, added, more.notes.get(colour, ""), t)
        for index, lying in enumerate(board["spaces"]):
            corner = space_corner(view, colour, index)
            with d.ref(f"space:{lying['space']}", t(f"space.{lying['space']}")):
                space(d, corner, lying, more.rows, t)
                more.on_space(d, lying["space"])
    corners.turn(d, view, more, t, MARGIN, MARGIN, CORNER_WIDTH)
    corners.cards(d, view, more.rows, t, RIGHT, MARGIN, CORNER_WIDTH)
    corners.supply(d, view, t, MARGIN, BOTTOM, CORNER_WIDTH)
    corners.dice(d, view, t, RIGHT, BOTTOM, CORNER_WIDTH)
    return d


def _tile(d: Drawing, view: Json, place: int, tile: Json, t: Speaker) -> None:
    """Draw a village tile and the tokens and Taoists on it."""
    x, y = cell(place)
    name, haunted = t(f"tile.{tile['tile']}"), tile["haunted"]
    fill, ink = (HAUNTED, WHITE) if haunted else (ACTIVE, INK)
    wide, high = CELL_WIDTH - 4, CELL_HEIGHT - 4
    d.box(x + 2, y + 2, wide, high, fill, edge=FRAME, thick=1.5, round_by=4)
    room = CELL_WIDTH - 36
    d.paragraph(x + 10, y + 20, name, size=12, room=room, fill=ink, bold=True)
    if haunted:
        label(d, x + 8, y + 42, t("draw.haunted"), PAPER)
    row = _on_tile(view, place, tile["tile"], t)
    chips(d, x + CELL_WIDTH - 8 - STEP * len(row), y + 54, row, 3, fill=ink)
    if tile["tile"] == "circle_of_prayer":
        with d.ref("circle:prayer", name):
            corners.circle(d, view.get("circle"), t, x + CELL_WIDTH - 22, y + 54)
    here = [board for board in view["boards"] if board.get("tile") == tile["tile"]]
    for number, board in enumerate(here):
        taoist(d, x + 20 + 34 * number, y + CELL_HEIGHT - 6, board, t)


def _on_tile(view: Json, place: int, tile: str, t: Speaker) -> list[Chip]:
    """List what lies on a tile for whoever comes: Buddhas and Power tokens."""
    row = []
    if tile == "buddhist_temple":
        short, hint = t("draw.short.buddhas"), t("draw.buddhas")
        fill = FILLS["yellow"]
        row.append(Chip(short, view["temple"], fill, hint, "supply:buddhas"))
    if place == CENTRE and view["centre"]:
        short, hint = t("draw.short.power_tokens"), t("draw.power_tokens")
        row.append(Chip(short, view["centre"], STONE, hint, "supply:power_tokens"))
    return row
