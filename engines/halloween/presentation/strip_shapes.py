"""The player boards of Halloween as a picture: strips with their discs, and slots."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from engines.core.letters import lines
from engines.core.looks import FAINT, INK, PAPER
from engines.halloween.board import ACTIONS, COLOURS
from engines.halloween.presentation.piece_shapes import (
    DIM,
    HOLLOW,
    PALE,
    VELVET,
    bonus_token,
    capital,
    disc,
    level_dot,
    level_mark,
)

if TYPE_CHECKING:
    from engines.core.fields import Json
    from engines.core.svg import Drawing
    from engines.core.texts import Speaker


class Columns(NamedTuple):
    """How the strips of a player are laid out."""

    heads: int
    strip: int
    """How high the heading and a strip are."""
    track: int
    fields: int
    """Where the levels and the action fields begin."""
    field: float
    """How wide a field is."""
    size: float
    """How large the letters are."""


WIDE = Columns(20, 28, 74, 168, 61.8, 9.8)
NARROW = Columns(36, 30, 24, 116, 36, 12)
STEP = 17
"""How far the levels of a strip are apart."""
SLOT, NARROW_SLOT = 40, 108
"""How high the slots are: side by side, or one below the other."""


def _columns(*, narrow: bool) -> Columns:
    return NARROW if narrow else WIDE


def strips_height(seat: Json, *, narrow: bool) -> int:
    """Return how high the strips of a player are."""
    c = _columns(narrow=narrow)
    return c.heads + c.strip * len(seat["strips"])


def slots_height(*, narrow: bool) -> int:
    """Return how high the bonus slots of a player are."""
    return NARROW_SLOT if narrow else SLOT


def draw_strips(
    sheet: Drawing,
    seat: Json,
    t: Speaker,
    x: float,
    y: float,
    unused: list[int] | None,
    width: float,
) -> None:
    """Draw the strips: the level of each, and the actions that have a disc on them.

    ``unused`` are those that the player may still use in this turn, if it is theirs.
    """
    c = _columns(narrow=sheet.look.is_narrow)
    sheet.stamp("heads", x, y, lambda: _heads(sheet, t, c))
    for number, strip in enumerate(seat["strips"]):
        top = y + c.heads + number * c.strip
        used = unused is not None and number not in unused
        name = t(f"strip.{number}")
        hint = t("draw.used", strip=name) if used else name
        if unused is not None and not used:
            hint = t("draw.unused", strip=name)
        level = t(f"level.{strip['level']}")
        with sheet.ref(f"strip:{seat['seat']}.{number}", capital(f"{hint}, {level}")):
            state = "idle" if unused is None else "used" if used else "unused"
            _strip(sheet, number, name, x, top, width, state)
            middle = top + c.strip / 2 - 1
            _track(sheet, strip["level"], x + c.track, middle)
            _fields(sheet, seat["seat"], number, strip, t, x + c.fields, middle)


def _heads(sheet: Drawing, t: Speaker, c: Columns) -> None:
    """Write the actions above their fields, in turn up and down where it is narrow."""
    narrow = c is NARROW
    for place, action in enumerate(ACTIONS):
        middle = c.fields + place * c.field + c.field / 2
        base = (13 if place % 2 else 29) if narrow else 14
        room = 2 * c.field + 3 if narrow else c.field
        name = t(f"action.{action}")
        if narrow and place % 2:
            sheet.line((middle, 17), (middle, 34), HOLLOW)
        sheet.words(
            middle, base, name, size=c.size, fill=DIM, anchor="middle", room=room
        )


def _strip(
    sheet: Drawing,
    number: int,
    name: str,
    x: float,
    y: float,
    width: float,
    state: str,
) -> None:
    """Draw a strip and its name, with a mark if it may be used, struck out if not."""
    narrow = sheet.look.is_narrow
    high = _columns(narrow=narrow).strip - 2

    def draw() -> None:
        fill, ink = (FAINT, DIM) if state == "used" else (PALE, INK)
        sheet.box(0, 0, width, high, fill, edge=HOLLOW, thick=0.6, round_by=5)
        middle = high / 2
        if state == "unused":
            sheet.shape([(2, middle - 6), (9, middle), (2, middle + 6)], INK)
        words, size = (str(number + 1), 14) if narrow else (capital(name), 12)
        left, room = (11, 12) if narrow else (14, 56)
        base = middle + 4
        sheet.words(left, base, words, size=size, fill=ink, bold=narrow, room=room)
        if state == "used":
            end = 21 if narrow else 62
            sheet.line((left - 2, middle), (end, middle), DIM, 2)

    sheet.stamp(("strip", number, state), x, y, draw)


def _track(sheet: Drawing, level: int, x: float, y: float) -> None:
    """Draw the levels that a strip may use: dots up to the highest, and its number."""

    def draw() -> None:
        for number in range(1, len(COLOURS) + 1):
            middle = 8 + (number - 1) * STEP
            if number == level:
                level_mark(sheet, middle, 0, number)
            else:
                level_dot(sheet, middle, 0, reached=number < level)

    sheet.stamp(("track", level), x, y, draw)


def _fields(
    sheet: Drawing,
    seat: int,
    number: int,
    strip: Json,
    t: Speaker,
    x: float,
    y: float,
) -> None:
    """Draw the six fields of a strip: a disc lies there, or an empty ring."""
    c = _columns(narrow=sheet.look.is_narrow)
    for place, action in enumerate(ACTIONS):
        middle = x + place * c.field + c.field / 2
        ref, hint = f"action:{seat}.{number}.{action}", t(f"action.{action}")
        if action in strip["discs"]:
            disc(sheet, middle, y, seat, hint, ref=ref)
        else:
            sheet.stamp("ring", middle, y, lambda: _ring(sheet), hint, ref)


def _ring(sheet: Drawing) -> None:
    sheet.disc(0, 0, 8.5, PAPER, edge=HOLLOW, thick=1.5)


def draw_slots(
    sheet: Drawing, seat: Json, t: Speaker, x: float, y: float, width: float
) -> None:
    """Draw the three slots: a bonus token, a disc that blocks, or nothing."""
    narrow, owner = sheet.look.is_narrow, seat["seat"]
    wide = width if narrow else (width - 12) / 3
    for number, content in enumerate(seat["slots"]):
        state = t(f"slot_state.{content}")
        name = t(f"slot.{number}")
        left = x if narrow else x + number * (wide + 6)
        top = y + number * 35 if narrow else y
        ref = f"slot:{owner}.{number}"
        if content == "free":
            hint = capital(t("draw.slot", slot=name, state=state))
            free = partial(_free_slot, sheet, hint, wide)
            sheet.stamp(("slot", number), left, top, free, hint, ref)
            continue
        with sheet.ref(ref, capital(name)):
            sheet.stamp("full", left, top, partial(_slot, sheet, wide, VELVET))
            if content == "blocked":
                disc(sheet, left + 16, top + 16, owner)
            else:
                bonus = f"bonus:{content}"
                bonus_token(sheet, left + 16, top + 16, capital(state), bonus)
            at = (left + 32, top, wide - 36)
            _slot_words(sheet, capital(state), *at, INK)


def _slot(sheet: Drawing, wide: float, fill: str) -> None:
    sheet.box(0, 0, wide, 32, fill, edge=HOLLOW, round_by=5)


def _free_slot(sheet: Drawing, hint: str, wide: float) -> None:
    """Draw a slot without anything in it."""
    _slot(sheet, wide, PAPER)
    _slot_words(sheet, hint, 10, 0, wide - 12, DIM)


def _slot_words(
    sheet: Drawing, text: str, x: float, y: float, room: float, ink: str
) -> None:
    """Write what is in a slot on up to two lines, around its middle."""
    size = 12 if sheet.look.is_narrow else 11
    written = lines(text, size, room)
    base = y + 20 - 6.5 * (len(written) - 1)
    sheet.paragraph(x, base, text, size=size, fill=ink, room=room, step=1.5)
