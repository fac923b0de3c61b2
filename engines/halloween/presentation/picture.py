"""A table of Halloween as a picture: the town, the cards beside it, the players below.

All is public (HW-16.1), so that every reader gets the same picture.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.svg import PAPER, Drawing
from engines.halloween.presentation.card_shapes import draw_cards
from engines.halloween.presentation.describe import describe
from engines.halloween.presentation.piece_shapes import DUSK, NIGHT, capital, lantern
from engines.halloween.presentation.seat_shapes import draw_seat, places, seat_height
from engines.halloween.presentation.town_shapes import (
    DICE_HIGH,
    SUPPLY_HIGH,
    draw_dice,
    draw_supply,
    draw_town,
    has_dice,
    town_height,
)

if TYPE_CHECKING:
    from engines.core.fields import Json
    from engines.core.texts import Speaker

WIDTH, MARGIN, GAP = 1180, 16, 14
"""The sheet, its margin, and the space between its parts."""
HEAD = 72
"""The sky above all, with the name of the game and what is going on."""
NEWS = 340
"""Where the news begin in it."""
SIDE = 366
"""The display of cards beside the town."""
ABREAST = 2
"""How many players are side by side."""
GROUND = "#eef0f5"


def draw(view: Json, t: Speaker) -> str:
    """Return the picture of a table."""
    master, inside = view.get("mode") == "master", WIDTH - 2 * MARGIN
    top = HEAD + GAP
    supply = top + town_height(master=master) + GAP
    dice = supply + SUPPLY_HIGH
    players = dice + (DICE_HIGH if has_dice(view) else 0)
    panel = seat_height(view["seats"][0], master=master) + GAP
    rows = -(-len(view["seats"]) // ABREAST)
    height = players + rows * panel + MARGIN - GAP

    sheet = Drawing(WIDTH, height, t("title.name"), describe(view, t))
    sheet.box(0, 0, WIDTH, height, GROUND)
    _head(sheet, view, t)
    town = inside if master else inside - SIDE - GAP
    draw_town(sheet, view, t, MARGIN, top, town)
    if not master:
        draw_cards(sheet, view, t, WIDTH - MARGIN - SIDE, top, SIDE)
    draw_supply(sheet, view, t, MARGIN, supply, inside)
    if has_dice(view):
        draw_dice(sheet, view, t, MARGIN, dice, inside)
    wide = (inside - GAP) / ABREAST
    for number in range(len(view["seats"])):
        row, column = divmod(number, ABREAST)
        x, y = MARGIN + column * (wide + GAP), players + row * panel
        draw_seat(sheet, view, number, t, x, y, wide)
    return sheet.render()


def _head(sheet: Drawing, view: Json, t: Speaker) -> None:
    """Write the name, the round, and what is going on."""
    sheet.box(0, 0, WIDTH, HEAD, NIGHT)
    lantern(sheet, 48, 39)
    sheet.words(86, 34, t("title.name"), size=24, fill=DUSK, bold=True)
    stage = t("draw.round", round=view["round"])
    if view.get("mode") == "master":
        stage = f"{stage} · {t('draw.master')}"
    sheet.words(86, 57, stage, size=14, fill=PAPER, room=NEWS - 96)
    lines, room = _news(view, t), WIDTH - NEWS - MARGIN
    for number, line in enumerate(lines):
        bold, base = not number, HEAD / 2 + 5 + 20 * (number - (len(lines) - 1) / 2)
        sheet.words(NEWS, base, line, size=15, fill=PAPER, bold=bold, room=room)


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
