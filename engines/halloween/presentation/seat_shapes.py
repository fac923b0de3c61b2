"""The players of Halloween as a picture: what each has, and the player boards."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engines.core.looks import FAINT, GREY, INK, PAPER, WHITE
from engines.halloween.board import COLOURS
from engines.halloween.presentation.piece_shapes import (
    DUSK,
    HOLLOW,
    NIGHT,
    disc,
    pumpkin,
    scare,
    token,
)
from engines.halloween.presentation.strip_shapes import (
    draw_slots,
    draw_strips,
    slots_height,
    strips_height,
)

if TYPE_CHECKING:
    from engines.core.fields import Json
    from engines.core.svg import Drawing
    from engines.core.texts import Speaker


class Panel(NamedTuple):
    """How a player's panel is laid out."""

    pad: int
    """Paper between the edge of the panel and what is on it."""
    name: int
    goods: int
    tokens: int
    cards: int
    """How high the rows of the panel are, from top to bottom."""
    flag: int
    """How wide a flag beside the name is."""
    places: tuple[tuple[int, int], ...]
    """Where scare, discs and pumpkins are counted."""
    token_step: int


WIDE = Panel(14, 46, 32, 34, 0, 80, ((0, 0), (120, 0), (240, 0), (392, 0)), 46)
NARROW = Panel(8, 66, 64, 58, 32, 82, ((0, 0), (172, 0), (0, 32), (172, 32)), 66)
SCORE = 96
"""How wide the score is."""
CARDS, CARD = 318, 25
"""Where the cards of a player are shown in a wide panel, and the room of each."""


def _panel(*, narrow: bool) -> Panel:
    return NARROW if narrow else WIDE


def seat_height(seat: Json, *, master: bool, narrow: bool) -> int:
    """Return how high the panel of a player is."""
    p = _panel(narrow=narrow)
    board = strips_height(seat, narrow=narrow)
    slots = 0 if master else slots_height(narrow=narrow) + p.cards
    return p.name + p.goods + p.tokens + board + slots + p.pad


def places(view: Json) -> list[int]:
    """Return the place of every seat: most SP, then most tokens (HW-12.4)."""
    ranks = [(seat["score"], sum(seat["tokens"].values())) for seat in view["seats"]]
    return [1 + sum(other > own for other in ranks) for own in ranks]


def draw_seat(
    sheet: Drawing,
    view: Json,
    number: int,
    t: Speaker,
    x: float,
    y: float,
    width: float,
) -> None:
    """Draw the panel of a player; a thick frame says whose turn it is."""
    seat, master = view["seats"][number], view.get("mode") == "master"
    narrow = sheet.look.is_narrow
    p = _panel(narrow=narrow)
    active = number == view["active"] and not view["over"]
    high = seat_height(seat, master=master, narrow=narrow)
    edge, thick = (DUSK, 4) if active else (HOLLOW, 1)
    left, inside = x + p.pad, width - 2 * p.pad
    with sheet.ref(f"seat:{number}", t.seat(number)):
        sheet.box(x, y, width, high, PAPER, edge=edge, thick=thick, round_by=10)
        _name(sheet, view, seat, t, x, y, width)
        top = y + p.name
        _goods(sheet, seat, t, left, top + 14, len(view["seats"]))
        top += p.goods
        _tokens(sheet, seat, t, left, top + 14)
        if not master and not narrow:
            _held(sheet, seat, t, x + CARDS, top + 14)
        top += p.tokens
        if not master and narrow:
            _held(sheet, seat, t, left, top + 10)
            top += p.cards
        unused = view["unused"] if active else None
        draw_strips(sheet, seat, t, left, top, unused, inside)
        if not master:
            slots = y + high - p.pad - slots_height(narrow=narrow) + 8
            draw_slots(sheet, seat, t, left, slots, inside)


def _name(
    sheet: Drawing, view: Json, seat: Json, t: Speaker, x: float, y: float, width: float
) -> None:
    """Write who it is, how the player stands, and who is in turn, asked or first."""
    number, flags = seat["seat"], _flags(view, seat["seat"], t)
    narrow = sheet.look.is_narrow
    p = _panel(narrow=narrow)
    disc(sheet, x + p.pad + 12, y + 22, number)
    left = x + width - p.pad - SCORE - (0 if narrow else len(flags) * p.flag)
    room = left - x - p.pad - 46
    name = t.seat(number)
    sheet.words(x + p.pad + 36, y + 28, name, size=17, bold=True, room=room)
    with sheet.ref(f"goods:{number}.score"):
        score = t("draw.score", points=seat["score"])
        end = x + width - p.pad
        sheet.words(end, y + 30, score, size=22, bold=True, anchor="end")
    if narrow:
        left, y = x + p.pad - 2, y + 27
    for place, (text, fill, ink) in enumerate(flags):
        middle = left + place * p.flag + p.flag / 2
        sheet.box(middle - p.flag / 2 + 2, y + 11, p.flag - 4, 22, fill, round_by=11)
        sheet.words(
            middle,
            y + 26,
            text,
            size=12,
            fill=ink,
            anchor="middle",
            bold=True,
            room=p.flag,
        )


def _flags(view: Json, number: int, t: Speaker) -> list[tuple[str, str, str]]:
    """Return what is said of a player, each with its colour and its ink."""
    flags = []
    if number == view["starter"]:
        flags.append((t("draw.starter"), FAINT, INK))
    if view["over"]:
        flags.append((t("draw.place", place=places(view)[number]), DUSK, NIGHT))
    elif number == view["active"]:
        flags.append((t("draw.turn"), DUSK, NIGHT))
    if number == view.get("to_act"):
        flags.append((t("draw.asked"), NIGHT, WHITE))
    return flags


def _goods(
    sheet: Drawing, seat: Json, t: Speaker, x: float, y: float, players: int
) -> None:
    """Count scare, discs and pumpkins, each with its piece, around a middle line."""
    number, at = seat["seat"], _panel(narrow=sheet.look.is_narrow).places
    names = ["scare", "discs", "pumpkins"]
    if players == 2:
        names.append("neutral_pumpkins")
    for name, (right, down) in zip(names, at, strict=False):
        left, middle = x + 12 + right, y + down
        with sheet.ref(f"goods:{number}.{name}"):
            if name == "scare":
                scare(sheet, left, middle)
            elif name == "discs":
                disc(sheet, left, middle, number)
            else:
                kind = "own" if name == "pumpkins" else "neutral"
                pumpkin(sheet, left + 4, middle + 2, number, kind)
            text = f"{t(f'draw.{name}')} {seat[name]}"
            indent = 28 if "pumpkins" in name else 20
            sheet.words(left + indent, middle + 5, text, size=13, bold=True, room=110)


def _tokens(sheet: Drawing, seat: Json, t: Speaker, x: float, y: float) -> None:
    """Count the ghost tokens of each colour, around a middle line."""
    p, number = _panel(narrow=sheet.look.is_narrow), seat["seat"]
    sheet.words(x, y + 5, t("draw.tokens"), size=13, room=52)
    start, middle = (x + 12, y + 24) if sheet.look.is_narrow else (x + 66, y)
    for place, colour in enumerate(COLOURS):
        left, count = start + place * p.token_step, seat["tokens"][colour]
        hint = t("draw.token", colour=t(f"colour.{colour}"))
        with sheet.ref(f"goods:{number}.tokens.{colour}", hint):
            token(sheet, left, middle, colour)
            ink = INK if count else GREY
            text = str(count)
            sheet.words(
                left + 15, middle + 5, text, size=14, fill=ink, bold=bool(count)
            )


def _held(sheet: Drawing, seat: Json, t: Speaker, x: float, y: float) -> None:
    """Draw the numbers of the cards that a player holds, around a middle line."""
    sheet.words(x, y + 5, t("draw.cards"), size=13, room=56)
    for number, card in enumerate(seat["cards"]):
        left = x + 56 + number * CARD
        sheet.stamp("chip", left, y - 12, lambda: _chip(sheet))
        middle = left + CARD / 2 - 1
        sheet.words(
            middle, y + 4, str(card), size=12, fill=WHITE, anchor="middle", bold=True
        )
    if not seat["cards"]:
        sheet.words(x + 56, y + 5, "0", size=14, fill=GREY)


def _chip(sheet: Drawing) -> None:
    """Draw what the number of a card stands on."""
    sheet.box(0, 0, CARD - 2, 24, NIGHT, round_by=3)
