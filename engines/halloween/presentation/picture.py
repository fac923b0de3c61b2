"""A table of Halloween as a picture: the town, the cards beside it, the players below.

All is public (HW-16.1), so that every reader gets the same picture. On a phone all
stands one below the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.looks import PLAIN, WHITE
from engines.core.svg import Drawing
from engines.halloween.presentation.card_shapes import cards_height, draw_cards
from engines.halloween.presentation.describe import describe
from engines.halloween.presentation.piece_shapes import (
    DARK,
    DUSK,
    GROUND,
    NIGHT,
    capital,
    lantern,
)
from engines.halloween.presentation.seat_shapes import draw_seat, places, seat_height
from engines.halloween.presentation.supply_shapes import (
    dice_height,
    draw_dice,
    draw_supply,
    supply_height,
)
from engines.halloween.presentation.town_shapes import draw_town, town_height

if TYPE_CHECKING:
    from engines.core.fields import Json
    from engines.core.looks import Look
    from engines.core.texts import Speaker

WIDTH, MARGIN, GAP = 1180, 16, 14
"""The sheet, its margin, and the space between its parts."""
NARROW, SLIM, SLIM_GAP = 360, 6, 10
"""The same on a phone."""
HEAD, NARROW_HEAD = 72, 168
"""The sky above all, with the name of the game and what is going on."""
NEWS = 340
"""Where the news begin in it."""
SIDE = 366
"""The display of cards beside the town."""
ABREAST = 2
"""How many players are side by side."""


def draw(view: Json, t: Speaker, look: Look = PLAIN) -> str:
    """Return the picture of a table."""
    return (_narrow if look.is_narrow else _wide)(view, t, look).render()


def _wide(view: Json, t: Speaker, look: Look) -> Drawing:
    master, inside = view.get("mode") == "master", WIDTH - 2 * MARGIN
    top = HEAD + GAP
    town = town_height(master=master, narrow=False)
    beside = 0 if master else cards_height(view, narrow=False)
    supply = top + max(town, beside) + GAP
    dice = supply + supply_height(view, narrow=False)
    players = dice + dice_height(view, narrow=False)
    panel = seat_height(view["seats"][0], master=master, narrow=False) + GAP
    rows = -(-len(view["seats"]) // ABREAST)
    height = players + rows * panel + MARGIN - GAP

    sheet = Drawing(WIDTH, height, t("title.name"), describe(view, t), look, DARK)
    sheet.box(0, 0, WIDTH, height, GROUND)
    _head(sheet, view, t)
    draw_town(sheet, view, t, MARGIN, top, inside if master else inside - SIDE - GAP)
    if not master:
        draw_cards(sheet, view, t, WIDTH - MARGIN - SIDE, top, SIDE)
    draw_supply(sheet, view, t, MARGIN, supply, inside)
    if players > dice:
        draw_dice(sheet, view, t, MARGIN, dice, inside)
    wide = (inside - GAP) / ABREAST
    for number in range(len(view["seats"])):
        row, column = divmod(number, ABREAST)
        x, y = MARGIN + column * (wide + GAP), players + row * panel
        draw_seat(sheet, view, number, t, x, y, wide)
    return sheet


def _narrow(view: Json, t: Speaker, look: Look) -> Drawing:
    master, inside = view.get("mode") == "master", NARROW - 2 * SLIM
    dice = NARROW_HEAD + SLIM_GAP
    town = dice + dice_height(view, narrow=True)
    cards = town + town_height(master=master, narrow=True) + SLIM_GAP
    supply = cards
    if not master:
        supply += cards_height(view, narrow=True) + SLIM_GAP
    players = supply + supply_height(view, narrow=True)
    panel = seat_height(view["seats"][0], master=master, narrow=True) + SLIM_GAP
    height = players + len(view["seats"]) * panel

    sheet = Drawing(NARROW, height, t("title.name"), describe(view, t), look, DARK)
    sheet.box(0, 0, NARROW, height, GROUND)
    _narrow_head(sheet, view, t)
    if town > dice:
        draw_dice(sheet, view, t, SLIM, dice, inside)
    draw_town(sheet, view, t, SLIM, town, inside)
    if not master:
        draw_cards(sheet, view, t, SLIM, cards, inside)
    draw_supply(sheet, view, t, SLIM, supply, inside)
    for number in range(len(view["seats"])):
        draw_seat(sheet, view, number, t, SLIM, players + number * panel, inside)
    return sheet


def _head(sheet: Drawing, view: Json, t: Speaker) -> None:
    """Write the name, the round, and what is going on."""
    sheet.box(0, 0, WIDTH, HEAD, NIGHT)
    lantern(sheet, 48, 39)
    sheet.words(86, 34, t("title.name"), size=24, fill=DUSK, bold=True)
    sheet.words(86, 57, _stage(view, t), size=14, fill=WHITE, room=NEWS - 96)
    lines, room = _news(view, t), WIDTH - NEWS - MARGIN
    for number, line in enumerate(lines):
        bold, base = not number, HEAD / 2 + 5 + 20 * (number - (len(lines) - 1) / 2)
        sheet.words(NEWS, base, line, size=15, fill=WHITE, bold=bold, room=room)


def _narrow_head(sheet: Drawing, view: Json, t: Speaker) -> None:
    """Write the same above a phone's column."""
    sheet.box(0, 0, NARROW, NARROW_HEAD, NIGHT)
    lantern(sheet, 40, 37)
    sheet.words(78, 34, t("title.name"), size=22, fill=DUSK, bold=True)
    sheet.words(78, 55, _stage(view, t), size=13, fill=WHITE, room=NARROW - 84)
    base: float = 84
    for number, line in enumerate(_news(view, t)):
        base = sheet.paragraph(
            *(2 * SLIM, base, line),
            size=13,
            fill=WHITE,
            bold=not number,
            room=NARROW - 4 * SLIM,
            most=3,
        )


def _stage(view: Json, t: Speaker) -> str:
    """Return the round, and the variant if there is one."""
    stage = t("draw.round", round=view["round"])
    return f"{stage} · {t('draw.master')}" if view.get("mode") == "master" else stage


def _news(view: Json, t: Speaker) -> list[str]:
    """Return whose turn it is, what is asked and what the end is; or how it ended."""
    if view["over"]:
        first = [seat for seat, place in enumerate(places(view)) if place == 1]
        winners = ", ".join(map(t.seat, first))
        cause = t(f"outcome.{view['ending']}")
        return [t("draw.winners", winners=winners), t("draw.ended", cause=cause)]
    lines = [capital(t("describe.active", player=t.seat(view["active"])))]
    prompt = t(f"prompt.{view['pending'][-1]['step']}")
    asked = capital(t("describe.to_act", player=t.seat(view["to_act"])))
    lines.append(f"{asked} {prompt}")
    if "ending" in view:
        lines.append(t("describe.ending", cause=t(f"outcome.{view['ending']}")))
    return lines
