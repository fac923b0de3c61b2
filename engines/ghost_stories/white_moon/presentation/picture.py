"""A table of White Moon as a picture: that of the base game, with what is added.

Villagers and Portal lie on the tiles, Receptacles at the corners of the village and
Su-Ling on a ghost space; a band below has families, artefacts and the reserve.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.svg import FAINT, GREY, INK, PAPER
from engines.ghost_stories.cards import COLOURS
from engines.ghost_stories.layout import BOARD_IDS, SPACE_NUMBERS
from engines.ghost_stories.presentation.board_shapes import space_corner
from engines.ghost_stories.presentation.ghost_shapes import ROWS as BASE_ROWS
from engines.ghost_stories.presentation.picture import PHASES, More, sheet
from engines.ghost_stories.presentation.picture_parts import (
    CELL_HEIGHT,
    CELL_WIDTH,
    HEIGHT,
    MARGIN,
    STONE,
    VILLAGE_X,
    VILLAGE_Y,
    WIDTH,
    Chip,
    cell,
    label,
    tao,
    token,
)
from engines.ghost_stories.white_moon.cards import ROWS
from engines.ghost_stories.white_moon.families import FAMILIES, KILLED_LIMIT
from engines.ghost_stories.white_moon.state import CORNER_IDS

if TYPE_CHECKING:
    from engines.core.fields import Json
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
BELOW: Final = 182
"""How high the band below the table is."""
TOP: Final = HEIGHT - 8
"""Where that band begins."""
CRYSTAL, SU_LING, PORTAL, RESCUED = "#1f7a8c", "#a8326f", "#6a3fa0", "#2e7d4f"
"""The colours of Moon Crystals, Su-Ling, the Portal and the Shelter board."""
STACK_Y: Final = 64
"""How far below the top of a tile its villagers lie."""
RECEPTACLES: Final = (
    (VILLAGE_X - 13, VILLAGE_Y - 13),
    (WIDTH - VILLAGE_X + 13, VILLAGE_Y - 13),
    (WIDTH - VILLAGE_X + 13, VILLAGE_Y + 3 * CELL_HEIGHT + 13),
    (VILLAGE_X - 13, VILLAGE_Y + 3 * CELL_HEIGHT + 13),
)
"""The middles of the Receptacles: north-west, north-east, south-east, south-west."""


def draw(view: Json, t: Speaker, about: str) -> str:
    """Return the table as a picture."""
    moon = view["white_moon"]
    killed = len(moon["graveyard"])
    more = More(
        _rows(view),
        {
            board: [Chip(t("draw.short.crystal"), number, CRYSTAL, t("draw.crystals"))]
            for board, number, lying in zip(
                BOARD_IDS, moon["crystals"], view["boards"], strict=True
            )
            if "seat" in lying
        },
        {board: t("draw.lying") for board in moon["lying"]},
        BELOW,
        "villagers_killed" if killed >= KILLED_LIMIT else "",
        ALL_PHASES,
    )
    d = sheet(view, t, about, more)
    for place, stack in enumerate(moon["stacks"]):
        _on_tile(d, place, stack, moon, t)
    for corner, middle, is_full in zip(
        CORNER_IDS, RECEPTACLES, moon["receptacles"], strict=True
    ):
        fill, short = (CRYSTAL, t("draw.short.crystal")) if is_full else (PAPER, "")
        hint = t("draw.receptacle", corner=t(f"corner.{corner}"))
        token(d, *middle, short, fill, hint)
    if moon["su_ling"] in SPACE_NUMBERS:
        board, index = moon["su_ling"].split(".")
        x, y = space_corner(view, board, int(index))
        token(
            d, x + CELL_WIDTH - 19, y + 38, t("draw.short.su_ling"), SU_LING, "Su-Ling"
        )
    _families(d, moon, t)
    _artefacts(d, moon, t)
    _facts(d, moon, t)
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


def _on_tile(d: Drawing, place: int, stack: Json, moon: Json, t: Speaker) -> None:
    """Draw the villagers of a tile, of whom one sees the top, and the Portal."""
    x, y = cell(place)
    if stack["villagers"]:
        top = t(f"family.{stack['top']}") if "top" in stack else "?"
        words = f"{top} ({stack['villagers']})"
        hint = t("draw.stack", number=stack["villagers"], family=top)
        end = label(d, x + 8, y + STACK_Y, words, PAPER, hint)
        for number in range(stack["villagers"] - 1):
            edge = end - 4 + 4 * number
            d.box(edge, y + STACK_Y, 4, 16, PAPER, edge=STONE, thick=0.6, round_by=1)
    if moon["portal"] == stack["tile"]:
        key = "describe.portal_held" if moon["portal_held"] else "describe.portal"
        hint = t(key, tile=t(f"tile.{stack['tile']}"))
        fill = GREY if moon["portal_held"] else PORTAL
        d.disc(x + CELL_WIDTH - 17, y + 17, 12, PAPER, edge=fill, thick=2)
        short = t("draw.short.portal")
        token(d, x + CELL_WIDTH - 17, y + 17, short, fill, hint)


def _families(d: Drawing, moon: Json, t: Speaker) -> None:
    """Draw the families: who is rescued, who is killed and who is still out there."""
    words = t(
        "draw.villagers",
        rescued=len(moon["shelter"]),
        killed=len(moon["graveyard"]),
        limit=KILLED_LIMIT,
    )
    d.words(MARGIN, TOP + 14, words, size=13, bold=True, room=WIDTH / 2)
    marks = {"rescued": ("+", RESCUED), "killed": ("†", INK), "waiting": ("?", PAPER)}
    x = WIDTH - MARGIN - 360
    for key, (short, fill) in marks.items():
        token(d, x + 10, TOP + 9, short, fill, "")
        d.words(x + 25, TOP + 13, t(f"draw.{key}"), size=11, fill=STONE, room=94)
        x += 125
    width = (WIDTH - 2 * MARGIN) / len(FAMILIES)
    for number, family in enumerate(FAMILIES):
        left = MARGIN + number * width
        d.box(left, TOP + 26, width - 5, 50, "#f7f8fa", edge=FAINT, round_by=6)
        name = t(f"family.{family.id}")
        d.words(left + 9, TOP + 43, name, size=12, bold=True, room=width - 20)
        saved = moon["shelter"].count(family.id)
        killed = moon["graveyard"].count(family.id)
        for member in range(family.size):
            key = (
                "rescued"
                if member < saved
                else "killed"
                if member < saved + killed
                else "waiting"
            )
            short, fill = marks[key]
            token(d, left + 18 + 23 * member, TOP + 62, short, fill, t(f"draw.{key}"))


def _artefacts(d: Drawing, moon: Json, t: Speaker) -> None:
    """Draw the artefacts: which family brings each, and who has it."""
    families = {family.artefact: family.id for family in FAMILIES}
    width = (WIDTH - 2 * MARGIN) / len(moon["artefacts"])
    for number, each in enumerate(moon["artefacts"]):
        left, owner = MARGIN + number * width, each["owner"]
        name = t(f"artefact.{each['artefact']}")
        is_owned = owner in BOARD_IDS
        fill = "#fff8e1" if is_owned else "#f7f8fa"
        d.box(left, TOP + 84, width - 5, 46, fill, edge=FAINT, round_by=6, hint=name)
        ink = GREY if owner == "spent" else INK
        room = width - 10
        d.words(left + 5, TOP + 101, name, size=9.2, fill=ink, bold=True, room=room)
        if is_owned:
            tao(d, left + 16, TOP + 117, owner, t)
            words = t(f"board.{owner}")
        else:
            family = t(f"family.{families[each['artefact']]}")
            words = t(f"draw.artefact_{owner}", family=family)
        indent = 30 if is_owned else 5
        d.words(left + indent, TOP + 121, words, size=10.5, fill=STONE, room=room - 30)


def _facts(d: Drawing, moon: Json, t: Speaker) -> None:
    """Write where Portal, Su-Ling and crystals are, and what is about to happen."""
    tile = t(f"tile.{moon['portal']}")
    held = "describe.portal_held" if moon["portal_held"] else "describe.portal"
    where = moon["su_ling"]
    on_space = where in SPACE_NUMBERS
    facts = [
        f"{t('draw.short.portal')}: {t(held, tile=tile)}",
        f"{t('draw.short.su_ling')}: "
        + (
            t("describe.su_ling", space=t(f"space.{where}"))
            if on_space
            else t(f"describe.su_ling_{where}")
        ),
        f"{t('draw.short.crystal')}: "
        + t("draw.reserve", number=moon["reserve"], full=sum(moon["receptacles"])),
    ]
    d.words(MARGIN, TOP + 149, " · ".join(facts), size=12, room=WIDTH - 2 * MARGIN)
    news = [
        t(key)
        for key, is_so in (
            ("event.barrier_called", moon["barrier_due"]),
            ("draw.beckoned", moon["calls"] == "beckoned"),
            ("draw.clawed", moon["clawed"]),
        )
        if is_so
    ]
    gone = [
        f"{number} {t(f'colour.{colour}')}"
        for colour, number in zip(COLOURS, moon["lost_tao"], strict=True)
        if number
    ]
    if gone:
        news.append(t("draw.lost_tao", tokens=", ".join(gone)))
    d.words(MARGIN, TOP + 169, " · ".join(news), size=12, room=WIDTH - 2 * MARGIN)
