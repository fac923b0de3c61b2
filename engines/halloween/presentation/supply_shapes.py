"""What lies below the town of Halloween as a picture: the supply and the dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engines.core.looks import INK, PAPER
from engines.halloween.board import FIGURES, LEVELS
from engines.halloween.presentation.piece_shapes import (
    DIM,
    DUSK,
    GLOW,
    HOLLOW,
    bonus_token,
    capital,
    die,
    ghost,
    no_bonus,
    token,
)
from engines.halloween.presentation.town_shapes import PLACE, level_words

if TYPE_CHECKING:
    from engines.core.fields import Json
    from engines.core.svg import Drawing
    from engines.core.texts import Speaker

GAP = 12
"""What is free below the supply and below the dice."""
HIGH = 80
"""The supply in one row."""
PILE = 25
"""A line for a pile of bonus tokens."""
COLOUR_WIDE, NARROW_COLOUR = 126, 62
"""The share of a colour in the row of the supply."""
NARROW_HIGH = 122
"""Words and colours of the supply on a phone; the bonus tokens come below."""
DICE_HIGH = 46
DICE_WIDE, NARROW_DICE = 230, 150
"""The room that a die takes, with who rolls it."""
FOES_HIGH = 46


class Places(NamedTuple):
    """Where the parts of a colour of the supply are, from the corner of the colour."""

    name: tuple[float, float]
    token: tuple[float, float]
    tokens: tuple[float, float]
    ghost: tuple[float, float]
    ghosts: tuple[float, float]
    room: float
    """How wide the name may be."""


SIDE_BY_SIDE: Final = Places(
    (0, 18), (13, 48), (29, 53), (73, 48), (93, 53), COLOUR_WIDE
)
COLUMN: Final = Places((0, 42), (13, 62), (31, 67), (13, 98), (31, 103), NARROW_COLOUR)


def supply_height(view: Json, *, narrow: bool) -> int:
    """Return how high the supply is, with what is free below it."""
    if not narrow:
        return HIGH + GAP
    piles = 0 if view.get("mode") == "master" else 3 * PILE + 6
    return NARROW_HIGH + piles + GAP


def draw_supply(
    sheet: Drawing, view: Json, t: Speaker, x: float, y: float, width: float
) -> None:
    """Draw the tokens and ghosts that are left, and the bonus tokens off the board."""
    narrow = sheet.look.is_narrow
    high = supply_height(view, narrow=narrow) - GAP
    sheet.box(x, y, width, high, PAPER, edge=HOLLOW, round_by=8)
    with sheet.ref("supply:scare", t("draw.scare")):
        base = y + 20 if narrow else y + high / 2 + 5
        left = x + 10 if narrow else x + 14
        sheet.words(left, base, t("draw.supply"), size=14, bold=True, room=84)
    places = COLUMN if narrow else SIDE_BY_SIDE
    first, step = (x + 12, NARROW_COLOUR + 4) if narrow else (x + 106, COLOUR_WIDE)
    for number, level in enumerate(LEVELS):
        _colour(sheet, view, t, level.colour, first + number * step, y, places)
    if view.get("mode") != "master":
        if narrow:
            _piles(sheet, view, t, x + 6, y + NARROW_HIGH, width - 12)
        else:
            left = x + 112 + len(LEVELS) * COLOUR_WIDE
            sheet.line((left - 14, y + 10), (left - 14, y + high - 10), HOLLOW)
            _piles(sheet, view, t, left, y + 3, x + width - left - 8)


def _left(view: Json, hue: str) -> tuple[int, int]:
    """Return how many tokens and how many ghosts of a colour are left."""
    on_board = sum(building["ghosts"][hue] for building in view["buildings"])
    return view["supply"][hue], FIGURES - on_board


def _colour(
    sheet: Drawing, view: Json, t: Speaker, hue: str, x: float, y: float, at: Places
) -> None:
    """Draw a colour of the supply: its name, its tokens and its ghosts."""
    name, (tokens, ghosts) = t(f"colour.{hue}"), _left(view, hue)

    def count(place: tuple[float, float], number: int) -> None:
        sheet.words(x + place[0], y + place[1], str(number), size=14, bold=True)

    with sheet.ref(f"level:{hue}", level_words(hue, t)):
        left, base = x + at.name[0], y + at.name[1]
        sheet.words(left, base, capital(name), size=12, fill=DIM, room=at.room)
        with sheet.ref(f"supply:tokens.{hue}", t("draw.token", colour=name)):
            token(sheet, x + at.token[0], y + at.token[1], hue)
            count(at.tokens, tokens)
        with sheet.ref(f"supply:ghosts.{hue}"):
            ghost(sheet, x + at.ghost[0], y + at.ghost[1], hue)
            count(at.ghosts, ghosts)


def _piles(
    sheet: Drawing, view: Json, t: Speaker, x: float, y: float, width: float
) -> None:
    """Draw the bonus tokens off the board: face down, discarded, and just drawn."""
    discard, drawn = view["bonus_discard"], view.get("drawn")
    down = t("draw.bonus_supply", left=view["bonus_supply"])
    with sheet.ref("pile:bonus", down):
        _pile(sheet, down, x, y, width, is_there=bool(view["bonus_supply"]))
    with sheet.ref("pile:bonus_discard"):
        words = t("draw.no_discard")
        if discard:
            top = t(f"bonus.{discard[-1]}")
            words = t("draw.bonus_discard", total=len(discard), bonus=top)
        _pile(sheet, words, x, y + PILE, width, is_there=bool(discard))
    with sheet.ref("pile:drawn"):
        if drawn:
            words = t("describe.drawn", bonus=t(f"bonus.{drawn}"))
            with sheet.ref(f"bonus:{drawn}", words):
                _pile(sheet, words, x, y + 2 * PILE, width, is_there=True, bold=True)
        else:
            none = t("draw.none_drawn")
            _pile(sheet, none, x, y + 2 * PILE, width, is_there=False)


def _pile(
    sheet: Drawing,
    words: str,
    x: float,
    y: float,
    width: float,
    *,
    is_there: bool,
    bold: bool = False,
) -> None:
    """Draw a pile of bonus tokens on a line of its own."""
    piece, ink = (bonus_token, INK) if is_there else (no_bonus, DIM)
    piece(sheet, x + 12, y + PILE / 2)
    base = y + PILE / 2 + 4
    sheet.words(x + 30, base, words, size=12, fill=ink, bold=bold, room=width - 30)


def dice_height(view: Json, *, narrow: bool) -> int:
    """Return how high the dice are, if dice or a series of fights are on the table."""
    if not (view["dice"] or "foes" in view):
        return 0
    return DICE_HIGH + GAP + (FOES_HIGH if narrow and "foes" in view else 0)


def draw_dice(
    sheet: Drawing, view: Json, t: Speaker, x: float, y: float, width: float
) -> None:
    """Draw the dice with who rolls them, and whom a series of fights may still meet."""
    narrow = sheet.look.is_narrow
    high = dice_height(view, narrow=narrow) - GAP
    sheet.box(x, y, width, high, GLOW, edge=DUSK, thick=2, round_by=8)
    start, step = (52, NARROW_DICE) if narrow else (106, DICE_WIDE)
    indent = 8 if narrow else 14
    sheet.words(x + indent, y + 28, t("draw.dice"), size=14, bold=True, room=start)
    left = x + start
    for number, each in enumerate(view["dice"]):
        colour = t(f"colour.{each['colour']}")
        words = {**each, "player": t.seat(each["player"]), "colour": colour}
        with sheet.ref(f"die:{number}", t("describe.die", **words)):
            die(sheet, left, y + 4, each["colour"], each["value"])
            added = f" +{each['added']}" if each["added"] else ""
            told = f"{t.seat(each['player'])}{added}"
            room = step - 56
            sheet.words(left + 45, y + 28, told, size=13, bold=True, room=room)
        left += step
    if "foes" in view:
        if narrow:
            left, y = x + 8, y + FOES_HIGH
        sheet.words(left, y + 28, t("draw.foes"), size=12, room=110)
        foes = [hue for hue, count in view["foes"].items() for _ in range(count)]
        step = 26 if narrow else PLACE
        for number, hue in enumerate(foes):
            ghost(sheet, left + 120 + number * step, y + 23, hue, level_words(hue, t))
