"""The players of Halloween as a picture: what each has, and the player boards."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from engines.core.svg import FAINT, GREY, INK, PAPER
from engines.halloween.board import ACTIONS, COLOURS
from engines.halloween.presentation.piece_shapes import (
    DIM,
    DUSK,
    HOLLOW,
    NIGHT,
    SHADES,
    bonus_token,
    capital,
    disc,
    pumpkin,
    token,
)

if TYPE_CHECKING:
    from engines.core.fields import Json
    from engines.core.svg import Drawing
    from engines.core.texts import Speaker

PAD = 14
"""Paper between the edge of a panel and what is on it."""
NAME, GOODS, TOKENS, HEADS, STRIP, SLOT = 46, 32, 34, 18, 28, 40
"""How high the rows of a panel are, from top to bottom."""
FLAG, SCORE = 80, 96
"""How wide a flag beside the name is, and the score."""
TRACK, STEP = 88, 17
"""Where the level of a strip is shown, and how far its levels are apart."""
FIELDS, FIELD = 182, 61
"""Where the fields of a strip begin, and how wide each is."""
SLOT_LETTERS = 24
"""How many letters fit on a line in a slot."""
CARDS, CARD = 318, 21
"""Where the cards of a player are shown, and the room of each."""


def seat_height(seat: Json, *, master: bool) -> int:
    """Return how high the panel of a player is."""
    board = HEADS + STRIP * len(seat["strips"]) + (0 if master else SLOT)
    return NAME + GOODS + TOKENS + board + PAD


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
    active = number == view["active"] and not view["over"]
    high = seat_height(seat, master=master)
    edge, thick = (DUSK, 4) if active else (HOLLOW, 1)
    sheet.box(x, y, width, high, PAPER, edge=edge, thick=thick, round_by=10)
    _name(sheet, view, seat, t, x, y, width)
    _goods(sheet, seat, t, x + PAD, y + NAME + 14, len(view["seats"]))
    _tokens(sheet, seat, t, x + PAD, y + NAME + GOODS + 14)
    if not master:
        _held(sheet, seat, t, x + CARDS, y + NAME + GOODS + 14)
    top = y + NAME + GOODS + TOKENS
    _strips(sheet, seat, t, x + PAD, top, view["unused"] if active else None)
    if not master:
        _slots(sheet, seat, t, x + PAD, y + high - PAD - SLOT + 8, width - 2 * PAD)


def _name(
    sheet: Drawing, view: Json, seat: Json, t: Speaker, x: float, y: float, width: float
) -> None:
    """Write who it is, how the player stands, and who is in turn, asked or first."""
    number, flags = seat["seat"], _flags(view, seat["seat"], t)
    disc(sheet, x + PAD + 13, y + 25, number, t.seat(number), radius=14)
    left = x + width - PAD - SCORE - len(flags) * FLAG
    room = left - x - 60
    sheet.words(x + 50, y + 31, t.seat(number), size=17, bold=True, room=room)
    score = t("draw.score", points=seat["score"])
    sheet.words(x + width - PAD, y + 33, score, size=22, bold=True, anchor="end")
    for place, (text, fill, ink) in enumerate(flags):
        middle = left + place * FLAG + FLAG / 2
        sheet.box(middle - FLAG / 2 + 2, y + 14, FLAG - 4, 22, fill, round_by=11)
        sheet.words(
            middle,
            y + 29,
            text,
            size=11,
            fill=ink,
            anchor="middle",
            bold=True,
            room=FLAG,
        )


def _flags(view: Json, number: int, t: Speaker) -> list[tuple[str, str, str]]:
    """Return what is said of a player, each with its colour and its ink."""
    flags = []
    if number == view["starter"]:
        flags.append((t("draw.starter"), FAINT, INK))
    if view["over"]:
        flags.append((t("draw.place", place=places(view)[number]), DUSK, INK))
    elif number == view["active"]:
        flags.append((t("draw.turn"), DUSK, INK))
    if number == view.get("to_act"):
        flags.append((t("draw.asked"), NIGHT, PAPER))
    return flags


def _goods(
    sheet: Drawing, seat: Json, t: Speaker, x: float, y: float, players: int
) -> None:
    """Count scare, discs and pumpkins, each with its piece, around a middle line."""
    number = seat["seat"]
    sheet.disc(x + 12, y, 11, "#fff4e2", edge=INK, hint=t("draw.scare"))
    sheet.words(x + 12, y + 5, "!", size=14, anchor="middle", bold=True)
    disc(sheet, x + 132, y, number, t("draw.discs"))
    pumpkin(sheet, x + 256, y + 2, number, "own", t("pumpkin.own"))
    counted = [("scare", seat["scare"]), ("discs", seat["discs"])]
    counted.append(("pumpkins", seat["pumpkins"]))
    if players == 2:
        pumpkin(sheet, x + 408, y + 2, number, "neutral", t("pumpkin.neutral"))
        counted.append(("neutral_pumpkins", seat["neutral_pumpkins"]))
    for left, (name, count) in zip((32, 150, 280, 432), counted, strict=False):
        text = f"{t(f'draw.{name}')} {count}"
        sheet.words(x + left, y + 5, text, size=13, bold=True, room=110)


def _tokens(sheet: Drawing, seat: Json, t: Speaker, x: float, y: float) -> None:
    """Count the ghost tokens of each colour, around a middle line."""
    sheet.words(x, y + 5, t("draw.tokens"), size=13, room=52)
    for number, colour in enumerate(COLOURS):
        left, count = x + 66 + number * 46, seat["tokens"][colour]
        token(sheet, left, y, colour, t("draw.token", colour=t(f"colour.{colour}")))
        ink = INK if count else GREY
        sheet.words(left + 15, y + 5, str(count), size=14, fill=ink, bold=bool(count))


def _held(sheet: Drawing, seat: Json, t: Speaker, x: float, y: float) -> None:
    """Draw the numbers of the cards that a player holds, around a middle line."""
    sheet.words(x, y + 5, t("draw.cards"), size=13, room=56)
    for number, card in enumerate(seat["cards"]):
        left = x + 60 + number * CARD
        hint = capital(t(f"card.{card}"))
        sheet.box(left, y - 12, CARD - 2, 24, NIGHT, round_by=3, hint=hint)
        middle = left + CARD / 2 - 1
        sheet.words(
            middle, y + 4, str(card), size=12, fill=PAPER, anchor="middle", bold=True
        )
    if not seat["cards"]:
        sheet.words(x + 60, y + 5, "0", size=14, fill=GREY)


def _strips(
    sheet: Drawing, seat: Json, t: Speaker, x: float, y: float, unused: list[int] | None
) -> None:
    """Draw the strips: the level of each, and the actions that have a disc on them."""
    for place, action in enumerate(ACTIONS):
        middle = x + FIELDS - PAD + place * FIELD + FIELD / 2
        name = t(f"action.{action}")
        sheet.words(
            middle, y + 12, name, size=9.5, fill=DIM, anchor="middle", room=FIELD
        )
    for number, strip in enumerate(seat["strips"]):
        middle = y + HEADS + number * STRIP + STRIP / 2
        used = unused is not None and number not in unused
        name = t(f"strip.{number}")
        fill = FAINT if used else "#f7f3ea"
        right = FIELDS - PAD + len(ACTIONS) * FIELD
        hint = t("draw.used", strip=name) if used else name
        sheet.box(x, middle - 13, right, 26, fill, round_by=5, hint=capital(hint))
        if unused is not None and not used:
            mark = [(x + 3, middle - 6), (x + 12, middle), (x + 3, middle + 6)]
            sheet.shape(mark, INK, hint=t("draw.unused", strip=name))
        ink = DIM if used else INK
        sheet.words(x + 16, middle + 4, capital(name), size=11, fill=ink, room=56)
        _track(sheet, strip["level"], t, x + TRACK - PAD, middle)
        _fields(sheet, seat["seat"], strip, t, x + FIELDS - PAD, middle)
        if used:
            sheet.line((x + 14, middle), (x + 62, middle), DIM, 1.5)


def _track(sheet: Drawing, level: int, t: Speaker, x: float, y: float) -> None:
    """Draw the levels that a strip may use; a ring is around the highest."""
    hint = t(f"level.{level}")
    for number, colour in enumerate(COLOURS, start=1):
        middle = x + 8 + (number - 1) * STEP
        fill, ink = SHADES[colour] if number <= level else (PAPER, GREY)
        edge, thick = (INK, 2.5) if number == level else (HOLLOW, 1)
        sheet.disc(middle, y, 7.5, fill, edge=edge, thick=thick, hint=hint)
        sheet.words(
            middle, y + 3.5, str(number), size=10, fill=ink, anchor="middle", bold=True
        )


def _fields(
    sheet: Drawing, number: int, strip: Json, t: Speaker, x: float, y: float
) -> None:
    """Draw the six fields of a strip: a disc lies there, or an empty ring."""
    for place, action in enumerate(ACTIONS):
        middle = x + place * FIELD + FIELD / 2
        if action in strip["discs"]:
            disc(sheet, middle, y, number, t(f"action.{action}"))
        else:
            sheet.disc(middle, y, 8.5, PAPER, edge=HOLLOW, thick=1.5)


def _slots(
    sheet: Drawing, seat: Json, t: Speaker, x: float, y: float, width: float
) -> None:
    """Draw the three slots: a bonus token, a disc that blocks, or nothing."""
    wide = (width - 12) / 3
    for number, content in enumerate(seat["slots"]):
        left, state = x + number * (wide + 6), t(f"slot_state.{content}")
        hint = capital(t("draw.slot", slot=t(f"slot.{number}"), state=state))
        free = content == "free"
        fill = PAPER if free else "#e9e3f3"
        sheet.box(left, y, wide, 32, fill, edge=HOLLOW, round_by=5, hint=hint)
        if content == "blocked":
            disc(sheet, left + 16, y + 16, seat["seat"], state)
        elif not free:
            bonus_token(sheet, left + 16, y + 16, state)
        text, ink, indent = (hint, DIM, 10) if free else (capital(state), INK, 32)
        lines = wrap(text, SLOT_LETTERS)
        for line, part in enumerate(lines):
            base = y + 19.5 + 12 * (line - (len(lines) - 1) / 2)
            room = wide - indent
            sheet.words(left + indent, base, part, size=10.5, fill=ink, room=room)
