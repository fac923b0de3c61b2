"""A table of Ghost Stories as a picture: the village, four boards and the corners.

In the corners: the turn in the north-west, cards in the north-east, the supply in the
south-west and dice in the south-east.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engines.core.svg import INK, PAPER, Drawing
from engines.ghost_stories.cards import COLOURS
from engines.ghost_stories.layout import CENTRE, LINES
from engines.ghost_stories.presentation.board_shapes import panel, space_corner
from engines.ghost_stories.presentation.ghost_shapes import ROWS, card, space
from engines.ghost_stories.presentation.picture_parts import (
    CELL_HEIGHT,
    CELL_WIDTH,
    CORNER_HEIGHT,
    CORNER_WIDTH,
    FILLS,
    HEIGHT,
    MARGIN,
    QI,
    STEP,
    STONE,
    WIDTH,
    Chip,
    cell,
    chips,
    field,
    ink_on,
    label,
    paragraph,
    star,
    tao,
    token,
)
from engines.ghost_stories.state import DICE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engines.core.fields import Json
    from engines.core.texts import Speaker
    from engines.ghost_stories.cards import Ghost

LEFT: Final = MARGIN
TOP: Final = MARGIN
RIGHT: Final = WIDTH - MARGIN - CORNER_WIDTH
BOTTOM: Final = HEIGHT - MARGIN - CORNER_HEIGHT
"""Where the four fields in the corners begin."""
ROOM: Final = CORNER_WIDTH - 24
"""How wide the words in a corner may be."""
ACTIVE, HAUNTED = "#f6efe0", "#3b3350"
"""The two sides of a village tile."""
YIN: Final = ("start_yin", "act_ghosts", "check_overrun", "begin_yang")
PHASES: Final = dict.fromkeys(YIN, "yin")
"""The phase that lasts as long as a step is still to come; otherwise it is Yang."""


class More(NamedTuple):
    """What an expansion adds to a picture."""

    rows: Mapping[str, Ghost] = ROWS
    chips: Mapping[str, list[Chip]] = {}
    """Further goods, by board."""
    notes: Mapping[str, str] = {}
    """A few words about a board."""
    below: int = 0
    """How much higher the sheet has to be."""
    lost: str = ""
    """A reason of its own for which the game is lost."""
    phases: Mapping[str, str] = PHASES


def draw(view: Json, t: Speaker, about: str) -> str:
    """Return the table as a picture."""
    return sheet(view, t, about, More()).render()


def sheet(view: Json, t: Speaker, about: str, more: More) -> Drawing:
    """Draw the table on a sheet on which an expansion may go on."""
    d = Drawing(WIDTH, HEIGHT + more.below, t("title.name"), about)
    d.box(0, 0, WIDTH, HEIGHT + more.below, PAPER)
    for place, tile in enumerate(view["village"]):
        _tile(d, view, place, tile, t)
    for board in view["boards"]:
        colour = board["board"]
        added = more.chips.get(colour, [])
        panel(d, view, board, added, more.notes.get(colour, ""), t)
        for index, lying in enumerate(board["spaces"]):
            corner = space_corner(view, colour, index)
            space(d, corner, lying, more.rows, t)
    _turn(d, view, more, t)
    _cards(d, view, more.rows, t)
    _supply(d, view, t)
    _dice(d, view, t)
    return d


def _tile(d: Drawing, view: Json, place: int, tile: Json, t: Speaker) -> None:
    """Draw a village tile and the tokens and Taoists on it."""
    x, y = cell(place)
    name, haunted = t(f"tile.{tile['tile']}"), tile["haunted"]
    fill, ink = (HAUNTED, PAPER) if haunted else (ACTIVE, INK)
    d.box(
        x + 2,
        y + 2,
        CELL_WIDTH - 4,
        CELL_HEIGHT - 4,
        fill,
        edge="#b9a67e",
        thick=1.5,
        round_by=4,
        hint=name,
    )
    paragraph(
        d,
        x + 10,
        y + 20,
        name,
        size=12,
        room=CELL_WIDTH - 36,
        fill=ink,
        bold=True,
    )
    if haunted:
        label(d, x + 8, y + 42, t("draw.haunted"), PAPER)
    row = _on_tile(view, place, tile["tile"], t)
    chips(d, x + CELL_WIDTH - 8 - STEP * len(row), y + 50, row, 3, fill=ink)
    if tile["tile"] == "circle_of_prayer" and "circle" in view:
        tao(d, x + CELL_WIDTH - 22, y + 50, view["circle"], t)
    here = [board for board in view["boards"] if board.get("tile") == tile["tile"]]
    for number, board in enumerate(here):
        _taoist(d, x + 20 + 34 * number, y + CELL_HEIGHT - 6, board, t)


def _on_tile(view: Json, place: int, tile: str, t: Speaker) -> list[Chip]:
    """List what lies on a tile for whoever comes: Buddhas and Power tokens."""
    row = []
    if tile == "buddhist_temple":
        short, hint = t("draw.short.buddhas"), t("draw.buddhas")
        row.append(Chip(short, view["temple"], FILLS["yellow"], hint))
    if place == CENTRE and view["centre"]:
        short, hint = t("draw.short.power_tokens"), t("draw.power_tokens")
        row.append(Chip(short, view["centre"], STONE, hint))
    return row


def _taoist(d: Drawing, x: float, y: float, board: Json, t: Speaker) -> None:
    """Draw a Taoist who stands at a point; a dead one has a cross."""
    colour = board["board"]
    hint = t(f"taoist.{colour}")
    d.shape([(x - 14, y), (x + 14, y), (x, y - 32)], STONE, hint=hint)
    d.shape([(x - 12, y - 1), (x + 12, y - 1), (x, y - 30)], FILLS[colour], hint=hint)
    short = t(f"draw.short.{colour}") if board["qi"] else "†"
    token(d, x, y - 23, short, FILLS[colour], hint)


def _turn(d: Drawing, view: Json, more: More, t: Speaker) -> None:
    """Write whose turn it is and who is asked what, or how the game ended."""
    field(d, LEFT, TOP, t("title.name"))
    x = LEFT + 12
    edition = t(f"draw.edition.{view['edition']}")
    words = f"{edition} · {t('draw.level.' + view['difficulty'])}"
    d.words(x, TOP + 42, words, size=11.5, fill=STONE, room=ROOM)
    turn = t("describe.turn", turn=view["turn"], board=t(f"board.{view['active']}"))
    d.words(x, TOP + 70, turn, size=14, bold=True, room=ROOM)
    if "to_act" not in view:
        below = paragraph(
            d, x, TOP + 94, t("describe.ended"), size=14, room=ROOM, bold=True
        )
        reason = more.lost or _reason(view)
        if reason:
            paragraph(d, x, below + 2, t(f"outcome.{reason}"), size=13, room=ROOM)
    else:
        pending = [frame.split(" ")[0] for frame in view["pending"]]
        if view["turn"]:
            lasting = [more.phases[step] for step in pending if step in more.phases]
            phase = lasting[0] if lasting else "yang"
            d.words(x, TOP + 92, t(f"draw.{phase}"), size=13, room=ROOM)
        asked = t("describe.to_act", player=t.seat(view["to_act"]))
        below = paragraph(d, x, TOP + 118, asked, size=13, room=ROOM, bold=True)
        paragraph(d, x, below, t(f"prompt.{pending[-1]}"), size=13, room=ROOM)
    haunted = sum(tile["haunted"] for tile in view["village"])
    words = t("draw.haunted_tiles", haunted=haunted, limit=view["haunt_limit"])
    d.words(x, TOP + CORNER_HEIGHT - 12, words, size=12, room=ROOM)


def _reason(view: Json) -> str:
    """Return why a finished game ended, as far as the table shows it."""
    haunted = [tile["haunted"] for tile in view["village"]]
    if not any(board["qi"] for board in view["boards"] if "seat" in board):
        return "all_dead"
    if sum(haunted) >= view["haunt_limit"]:
        return "village_haunted"
    done = len(view["exorcised"]) == view["incarnations"]
    if done and "test_victory" not in view["pending"]:
        return "incarnations_exorcised"
    if not view["deck"]:
        return "deck_exhausted"
    if any(all(haunted[p] for p in line) for side in LINES for line in side):
        return "line_haunted"
    return ""


def _cards(d: Drawing, view: Json, rows: Mapping[str, Ghost], t: Speaker) -> None:
    """Draw deck and discard, incarnations, and the ghost that is to be placed."""
    field(d, RIGHT, TOP, t("draw.cards"))
    x = RIGHT + 12
    for number, (pile, fill) in enumerate((("deck", STONE), ("discard", "#c9cfd9"))):
        left = x + 65 * number
        count = view["deck"] if pile == "deck" else len(view["discard"])
        word = t(f"draw.{pile}")
        d.box(left, TOP + 34, 58, 72, fill, edge=INK, round_by=5, hint=word)
        colour = PAPER if pile == "deck" else INK
        middle = left + 29
        d.words(
            middle,
            TOP + 76,
            str(count),
            size=20,
            fill=colour,
            anchor="middle",
            bold=True,
        )
        d.words(middle, TOP + 98, word, size=10, fill=colour, anchor="middle", room=56)
    if "arriving" in view:
        left = RIGHT + CORNER_WIDTH - CELL_WIDTH - 2
        d.words(left + 4, TOP + 22, t("draw.arriving"), size=12, bold=True)
        card(d, left, TOP + 28, rows[view["arriving"]], t)
    if view["discard"]:
        top = t("draw.top", ghost=t(f"ghost.{view['discard'][-1]}"))
        room = 144 if "arriving" in view else ROOM
        paragraph(d, x, TOP + 126, top, size=11, room=room)
    words = t(
        "draw.incarnations", done=len(view["exorcised"]), total=view["incarnations"]
    )
    star(d, x + 6, TOP + 164, INK)
    d.words(x + 18, TOP + 168, words, size=12, bold=True, room=ROOM - 18)
    names = ", ".join(t(f"ghost.{ghost}") for ghost in view["exorcised"])
    paragraph(d, x, TOP + 185, names, size=11, room=ROOM)


def _supply(d: Drawing, view: Json, t: Speaker) -> None:
    """Draw what nobody holds: Tao tokens and Qi."""
    field(d, LEFT, BOTTOM, t("draw.supply"))
    row = [Chip(t("draw.short.qi"), view["qi_supply"], QI, t("draw.qi"))]
    row += [
        Chip(t(f"draw.short.{colour}"), view["supply"][colour], FILLS[colour], word)
        for colour in COLOURS
        for word in [t("draw.tao", colour=t(f"colour.{colour}"))]
    ]
    chips(d, LEFT + 14, BOTTOM + 48, row, 6)
    y = BOTTOM + 84
    for good in ("yin_yang", "buddhas", "power_tokens"):
        words = f"{t(f'draw.short.{good}')}: {t(f'draw.{good}')}"
        d.words(LEFT + 14, y, words, size=11, fill=STONE, room=ROOM)
        y += 17
    if "circle" in view:
        words = t("describe.circle", colour=t(f"colour.{view['circle']}"))
        d.words(LEFT + 14, y + 8, words, size=12, room=ROOM)


def _dice(d: Drawing, view: Json, t: Speaker) -> None:
    """Draw the dice as they were rolled last, and how many ghosts hold."""
    field(d, RIGHT, BOTTOM, t("draw.dice"))
    x = RIGHT + 12
    for number, face in enumerate(view["dice"]):
        left, fill = x + 44 * number, FILLS[face]
        hint = t(f"colour.{face}")
        d.box(left, BOTTOM + 36, 36, 36, fill, edge=INK, round_by=7, hint=hint)
        d.words(
            left + 18,
            BOTTOM + 59,
            t(f"draw.short.{face}"),
            size=14,
            fill=ink_on(fill),
            anchor="middle",
            bold=True,
        )
    if not view["dice"]:
        d.words(x, BOTTOM + 58, t("draw.no_dice"), size=12, fill=STONE, room=ROOM)
    held = sum(lying["die"] for board in view["boards"] for lying in board["spaces"])
    words = t("draw.dice_free", free=DICE - held, total=DICE)
    d.words(x, BOTTOM + 98, words, size=12, room=ROOM)
    words = t("draw.curse", face=t(f"curse.{view['curse']}"))
    d.words(x, BOTTOM + 120, words, size=12, room=ROOM)
    if view["fresh"]:
        words = t("draw.fresh", number=view["fresh"])
        d.words(x, BOTTOM + 142, words, size=12, room=ROOM)
