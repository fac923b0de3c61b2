"""A table of White Moon as a picture: that of the base game, with what is added.

Villagers and Portal lie on the tiles, Receptacles at the corners of the village and
Su-Ling on a ghost space; a band below has families, artefacts and the reserve.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.looks import GREY, PAPER, PLAIN
from engines.ghost_stories.layout import BOARD_IDS
from engines.ghost_stories.presentation import board_shapes, narrow_picture
from engines.ghost_stories.presentation.corner_shapes import PHASES, More
from engines.ghost_stories.presentation.ghost_shapes import ROWS as BASE_ROWS
from engines.ghost_stories.presentation.narrow_picture import narrow_sheet
from engines.ghost_stories.presentation.picture import sheet
from engines.ghost_stories.presentation.picture_parts import (
    CELL_HEIGHT,
    CELL_WIDTH,
    STONE,
    VILLAGE_X,
    VILLAGE_Y,
    WIDTH,
    Chip,
    cell,
    label,
    token,
)
from engines.ghost_stories.white_moon.cards import ROWS
from engines.ghost_stories.white_moon.families import KILLED_LIMIT
from engines.ghost_stories.white_moon.presentation import band_shapes as band
from engines.ghost_stories.white_moon.presentation.band_shapes import (
    CRYSTAL,
    PORTAL,
    SU_LING,
    draw_band,
)
from engines.ghost_stories.white_moon.state import CORNER_IDS

if TYPE_CHECKING:
    from engines.core.fields import Json
    from engines.core.looks import Look
    from engines.core.svg import Drawing
    from engines.core.texts import Speaker
    from engines.ghost_stories.cards import Ghost

ALL_ROWS: Final = {**BASE_ROWS, **{ghost.id: ghost for ghost in ROWS}}
"""What is printed on each card of both boxes."""
OF_BOARD: Final = {ghost.id for ghost in ROWS if "colour_of_board" in ghost.centre}
"""Cards that have the colour of the board on which they lie (WM-17.6)."""
ALL_PHASES: Final = {
    **PHASES,
    "test_overrun": "yin",
    "finish_yin": "yin",
    "close_turn": "turn_end",
}
"""The phase that lasts as long as a step is still to come."""
STACK_Y: Final = 64
"""How far below the top of a tile its villagers lie."""
RECEPTACLES: Final = (
    (VILLAGE_X - 13, VILLAGE_Y - 13),
    (WIDTH - VILLAGE_X + 13, VILLAGE_Y - 13),
    (WIDTH - VILLAGE_X + 13, VILLAGE_Y + 3 * CELL_HEIGHT + 13),
    (VILLAGE_X - 13, VILLAGE_Y + 3 * CELL_HEIGHT + 13),
)
"""The middles of the Receptacles: north-west, north-east, south-east, south-west."""
OUTSIDE: Final = ((0, (-1, -1)), (2, (-1, 1)), (8, (1, 1)), (6, (1, -1)))
"""The same on a phone: the corners of the map, by the tiles beside them."""


def draw(view: Json, t: Speaker, about: str, look: Look = PLAIN) -> str:
    """Return the table as a picture."""
    moon = view["white_moon"]
    killed = len(moon["graveyard"])
    more = More(
        _rows(view),
        {
            board: [
                Chip(
                    t("draw.short.crystal"),
                    number,
                    CRYSTAL,
                    t("draw.crystals"),
                    f"goods:{board}.crystals",
                )
            ]
            for board, number, lying in zip(
                BOARD_IDS, moon["crystals"], view["boards"], strict=True
            )
            if "seat" in lying
        },
        {board: t("draw.lying") for board in moon["lying"]},
        (band.NARROW if look.is_narrow else band.WIDE).below,
        "villagers_killed" if killed >= KILLED_LIMIT else "",
        ALL_PHASES,
        band.DARK,
        lambda d, place: _on_tile(d, place, moon["stacks"][place], moon, t),
        lambda d, space: _su_ling(d, view, space, t),
    )
    d = (narrow_sheet if look.is_narrow else sheet)(view, t, about, more, look)
    for number, corner in enumerate(CORNER_IDS):
        _receptacle(d, number, corner, t, is_full=moon["receptacles"][number])
    top = d.height - band.NARROW.below if look.is_narrow else band.TOP
    draw_band(d, moon, t, top)
    return d.render()


def _rows(view: Json) -> dict[str, Ghost]:
    """Return what is printed on the cards; some take the colour of their board."""
    shifted = {
        lying["ghost"]: ALL_ROWS[lying["ghost"]]._replace(colour=number)
        for number, board in enumerate(view["boards"])
        for lying in board["spaces"]
        if lying.get("ghost") in OF_BOARD
    }
    return {**ALL_ROWS, **shifted}


def _receptacle(
    d: Drawing, number: int, corner: str, t: Speaker, *, is_full: bool
) -> None:
    """Draw a Receptacle, with its crystal or empty."""
    fill, short = (CRYSTAL, t("draw.short.crystal")) if is_full else (PAPER, "")
    x, y = map(float, RECEPTACLES[number])
    if d.look.is_narrow:
        place, away = OUTSIDE[number]
        x, y = narrow_picture.map_corner(place, away)
        x, y = x + narrow_picture.CELL / 2, y + narrow_picture.CELL_HIGH / 2
    with d.ref(f"corner:{corner}", t("draw.receptacle", corner=t(f"corner.{corner}"))):
        token(d, x, y, short, fill, "")


def _su_ling(d: Drawing, view: Json, space: str, t: Speaker) -> None:
    """Draw Su-Ling in front of a space, if that is where she is."""
    if view["white_moon"]["su_ling"] != space:
        return
    board, index = space.split(".")
    if d.look.is_narrow:
        x, y = narrow_picture.space_corner(view, board, int(index))
        x, y = x + 16, y + narrow_picture.CELL_HIGH - 16
    else:
        x, y = board_shapes.space_corner(view, board, int(index))
        x, y = x + CELL_WIDTH - 19, y + 38
    with d.ref("piece:su_ling", "Su-Ling"):
        token(d, x, y, t("draw.short.su_ling"), SU_LING, "")


def _on_tile(d: Drawing, place: int, stack: Json, moon: Json, t: Speaker) -> None:
    """Draw the villagers of a tile, of whom one sees the top, and the Portal."""
    x, y = cell(place)
    wide, down = CELL_WIDTH, STACK_Y
    if d.look.is_narrow:
        x, y = narrow_picture.map_corner(place)
        wide, down = int(narrow_picture.CELL), 57
    if stack["villagers"]:
        top = t(f"family.{stack['top']}") if "top" in stack else "?"
        words = f"{top} ({stack['villagers']})"
        hint = t("draw.stack", number=stack["villagers"], family=top)
        if "top" in stack:
            with d.ref(f"villager:{stack['top']}", hint):
                _stack(d, x, y + down, words, stack["villagers"])
        else:
            _stack(d, x, y + down, words, stack["villagers"])
    if moon["portal"] == stack["tile"]:
        key = "describe.portal_held" if moon["portal_held"] else "describe.portal"
        hint = t(key, tile=t.called(f"tile.{stack['tile']}"))
        at = (x + wide - 17, y + 17)
        if d.look.is_narrow:
            at = (x + wide - 14, y + narrow_picture.CELL_HIGH - 16)
        with d.ref("piece:portal", hint):
            short = t("draw.short.portal")
            if moon["portal_held"]:
                token(d, *at, f"({short})", GREY, "")
            else:
                d.disc(*at, 13, PAPER, edge=PORTAL, thick=2)
                token(d, *at, short, PORTAL, "")


def _stack(d: Drawing, x: float, y: float, words: str, number: int) -> None:
    """Draw a stack of villagers as a plate with as many edges as lie below."""
    narrow = d.look.is_narrow
    end = label(d, x + (3 if narrow else 8), y, words, PAPER)
    high = 19 if narrow else 16
    for below in range(0 if narrow else number - 1):
        edge = end - 4 + 4 * below
        d.box(edge, y, 4, high, PAPER, edge=STONE, thick=0.6, round_by=1)
