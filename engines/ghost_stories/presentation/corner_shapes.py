"""The corners of a picture: whose turn it is, cards, supply and dice.

All four have the same size, and stand one below the other on a phone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engines.core.looks import BLACK, FAINT, GREY, INK, WHITE
from engines.ghost_stories.cards import COLOURS
from engines.ghost_stories.layout import LINES
from engines.ghost_stories.presentation.board_shapes import OTHER_GOODS
from engines.ghost_stories.presentation.ghost_shapes import ROWS, card, card_hint
from engines.ghost_stories.presentation.picture_parts import (
    CELL_HEIGHT,
    CELL_WIDTH,
    CORNER_HEIGHT,
    DIM,
    EMPTY,
    FILLS,
    PLATE,
    QI,
    STONE,
    Chip,
    chips,
    ink_on,
    star,
    token,
)
from engines.ghost_stories.state import DICE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from engines.core.fields import Json
    from engines.core.svg import Drawing
    from engines.core.texts import Speaker
    from engines.ghost_stories.cards import Ghost

PILE: Final = "#c9cfd9"
"""Cards out of play."""
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
    dark: Mapping[str, str] = {}
    """Its own colours in the dark."""
    on_tile: Callable[[Drawing, int], None] = lambda _sheet, _place: None
    on_space: Callable[[Drawing, str], None] = lambda _sheet, _space: None
    """Draw what else lies on a tile and on a space."""


def field(d: Drawing, x: float, y: float, width: float, heading: str) -> float:
    """Draw one of the four fields, and return how wide its words may be."""
    d.box(x, y, width, CORNER_HEIGHT, PLATE, edge=FAINT, round_by=8)
    d.words(x + 12, y + 22, heading, size=13, bold=True, room=width - 24)
    return width - 24


def turn(
    d: Drawing, view: Json, more: More, t: Speaker, x: float, y: float, width: float
) -> None:
    """Write whose turn it is and who is asked what, or how the game ended."""
    room = field(d, x, y, width, t("title.name"))
    x += 12
    edition = t(f"draw.edition.{view['edition']}")
    words = f"{edition} · {t('draw.level.' + view['difficulty'])}"
    d.words(x, y + 42, words, size=12, fill=DIM, room=room)
    now = t("describe.turn", turn=view["turn"], who=t.called(f"side.{view['active']}"))
    d.words(x, y + 70, now, size=14, bold=True, room=room)
    if "to_act" not in view:
        below = d.paragraph(
            x, y + 94, t("describe.ended"), size=14, room=room, bold=True
        )
        reason = more.lost or _reason(view)
        if reason:
            d.paragraph(x, below + 2, t(f"outcome.{reason}"), size=13, room=room)
    else:
        pending = [frame.split(" ")[0] for frame in view["pending"]]
        if view["turn"]:
            lasting = [more.phases[step] for step in pending if step in more.phases]
            phase = lasting[0] if lasting else "yang"
            d.words(x, y + 92, t(f"draw.{phase}"), size=13, room=room)
        asked = t("describe.to_act", player=t.seat(view["to_act"]))
        below = d.paragraph(x, y + 118, asked, size=13, room=room, bold=True)
        d.paragraph(x, below, t(f"prompt.{pending[-1]}"), size=13, room=room)
    haunted = sum(tile["haunted"] for tile in view["village"])
    words = t("draw.haunted_tiles", haunted=haunted, limit=view["haunt_limit"])
    d.words(x, y + CORNER_HEIGHT - 12, words, size=12, room=room)


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


def cards(
    d: Drawing,
    view: Json,
    rows: Mapping[str, Ghost],
    t: Speaker,
    x: float,
    y: float,
    width: float,
) -> None:
    """Draw deck and discard, incarnations, and the ghost that is to be placed."""
    room = field(d, x, y, width, t("draw.cards"))
    end = x + width
    x += 12
    _pile(d, "deck", view["deck"], t, x, y + 34)
    _pile(d, "discard", len(view["discard"]), t, x + 68, y + 34)
    if d.look.is_narrow:
        _no_card(d, t, x + 136, y + 34)
    else:
        _arriving(d, view, rows, t, end - CELL_WIDTH - 2, y)
    if view["discard"]:
        top = t("draw.top", ghost=t(f"ghost.{view['discard'][-1]}"))
        beside = 144 if not d.look.is_narrow else room
        d.paragraph(x, y + 125, top, size=12, room=beside, most=2, step=2)
    words = t(
        "draw.incarnations", done=len(view["exorcised"]), total=view["incarnations"]
    )
    star(d, x + 6, y + 166, INK)
    d.words(x + 18, y + 170, words, size=12, bold=True, room=room - 18)
    names = ", ".join(t(f"ghost.{ghost}") for ghost in view["exorcised"])
    d.paragraph(x, y + 187, names, size=12, room=room, step=2)


def _pile(d: Drawing, pile: str, count: int, t: Speaker, x: float, y: float) -> None:
    """Draw a pile of cards with its number; that of the deck is double."""
    is_deck, word = pile == "deck", t(f"draw.{pile}")
    fill = STONE if is_deck else PILE
    with d.ref(f"pile:{pile}", word):
        if is_deck:
            d.box(x + 3, y - 3, 62, 72, fill, edge=INK, round_by=5)
        d.box(x, y, 62, 72, fill, edge=INK, round_by=5)
        ink = WHITE if is_deck else BLACK
        middle, number = x + 31, str(count)
        d.words(middle, y + 40, number, size=20, fill=ink, anchor="middle", bold=True)
        d.words(middle, y + 63, word, size=12, fill=ink, anchor="middle", room=62)


def _arriving(
    d: Drawing, view: Json, rows: Mapping[str, Ghost], t: Speaker, x: float, y: float
) -> None:
    """Draw the place where a card waits until it is put on a space."""
    with d.ref("pile:arriving", t("draw.arriving")):
        if "arriving" in view:
            ghost = rows[view["arriving"]]
            d.words(x + 4, y + 22, t("draw.arriving"), size=12, bold=True)
            with d.ref(f"card:{ghost.id}", card_hint(ghost, t)):
                card(d, x, y + 28, ghost, t)
        else:
            wide, high = CELL_WIDTH - 6, CELL_HEIGHT - 6
            d.box(x + 3, y + 31, wide, high, EMPTY, edge=FAINT, round_by=6)
            middle, word = x + CELL_WIDTH / 2, t("draw.arriving")
            d.words(middle, y + 92, word, size=11, fill=GREY, anchor="middle")


def _no_card(d: Drawing, t: Speaker, x: float, y: float) -> None:
    """Draw the same place on a phone, where the card itself has no room."""
    word = t("draw.arriving")
    with d.ref("pile:arriving", word):
        d.box(x, y, 190, 72, EMPTY, edge=FAINT, round_by=5)
        d.words(x + 95, y + 40, word, size=12, fill=DIM, anchor="middle", room=180)


def supply(
    d: Drawing, view: Json, t: Speaker, x: float, y: float, width: float
) -> None:
    """Draw what nobody holds: Qi and Tao tokens, and what lies on no tile."""
    room = field(d, x, y, width, t("draw.supply"))
    short = t("draw.short.qi")
    row = [Chip(short, view["qi_supply"], QI, t("draw.qi"), "supply:qi")]
    row += [
        Chip(
            t(f"draw.short.{colour}"),
            view["supply"][colour],
            FILLS[colour],
            t("draw.tao", colour=t(f"colour.{colour}")),
            f"supply:tao.{colour}",
        )
        for colour in COLOURS
    ]
    chips(d, x + 14, y + 48, row, 6)
    there = _in_supply(d, view)
    for number, (good, fill) in enumerate(OTHER_GOODS.items()):
        middle = y + 80 + 27 * number
        short, words = t(f"draw.short.{good}"), t(f"draw.{good}")
        if good in there:
            with d.ref(f"supply:{good}", words):
                token(d, x + 25, middle, short, fill, "")
                count = there[good]
                words = words if count is None else f"{words}: {count}"
                d.words(x + 42, middle + 4, words, size=12, room=room - 30)
        else:
            token(d, x + 25, middle, short, fill, "")
            d.words(x + 42, middle + 4, words, size=12, fill=DIM, room=room - 30)
    _circle(d, view, t, x + 25, y + 170, room)


def _in_supply(d: Drawing, view: Json) -> dict[str, int | None]:
    """Return which goods lie here with how many: the others lie on their tile."""
    there: dict[str, int | None] = {"yin_yang": None}
    village = {tile["tile"] for tile in view["village"]}
    if d.look.is_narrow or "buddhist_temple" not in village:
        there["buddhas"] = view["temple"]
    if d.look.is_narrow or not view["centre"]:
        there["power_tokens"] = view["centre"]
    return there


def _circle(
    d: Drawing, view: Json, t: Speaker, x: float, y: float, room: float
) -> None:
    """Tell the token on the Circle of Prayer; on a phone, it lies here as well."""
    colour = view.get("circle")
    words = t("describe.circle", colour=t(f"colour.{colour}")) if colour else ""
    village = {tile["tile"] for tile in view["village"]}
    if not d.look.is_narrow:
        d.words(x - 11, y + 12, words, size=12, room=room)
    elif "circle_of_prayer" in village:
        with d.ref("circle:prayer", t("tile.circle_of_prayer")):
            circle(d, colour, t, x, y)
            words = words or t("tile.circle_of_prayer")
            d.words(x + 17, y + 4, words, size=12, room=room - 30)


def circle(d: Drawing, colour: str | None, t: Speaker, x: float, y: float) -> None:
    """Draw the token on the Circle of Prayer around a point, or its empty place."""
    if colour:
        token(d, x, y, t(f"draw.short.{colour}"), FILLS[colour], "")
    else:
        d.disc(x, y, 11, "none", edge=GREY, thick=1.5)


def dice(d: Drawing, view: Json, t: Speaker, x: float, y: float, width: float) -> None:
    """Draw the dice as they were rolled last, and how many ghosts hold."""
    room = field(d, x, y, width, t("draw.dice"))
    x += 12
    for number, face in enumerate(view["dice"]):
        left, fill = x + 44 * number, FILLS[face]
        with d.ref(f"die:{face}", t(f"colour.{face}")):
            d.box(left, y + 36, 36, 36, fill, edge=INK, round_by=7)
            d.words(
                left + 18,
                y + 59,
                t(f"draw.short.{face}"),
                size=14,
                fill=ink_on(fill),
                anchor="middle",
                bold=True,
            )
    if not view["dice"]:
        d.words(x, y + 58, t("draw.no_dice"), size=12, fill=DIM, room=room)
    held = sum(lying["die"] for board in view["boards"] for lying in board["spaces"])
    words = t("draw.dice_free", free=DICE - held, total=DICE)
    d.words(x, y + 98, words, size=12, room=room)
    with d.ref("die:curse"):
        words = t("draw.curse", face=t(f"curse.{view['curse']}"))
        d.box(x, y + 110, room, 28, EMPTY, edge=GREY, round_by=7)
        d.words(x + 10, y + 128, words, size=12, room=room - 16)
    if view["fresh"]:
        words = t("draw.fresh", number=view["fresh"])
        d.words(x, y + 160, words, size=12, room=room)
