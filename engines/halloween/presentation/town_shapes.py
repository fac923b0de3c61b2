"""The town of Halloween as a picture: six buildings in their grid, and its supply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.svg import INK, PAPER
from engines.halloween.board import COLOUR, FIGURES, LEVELS, TOWN
from engines.halloween.presentation.piece_shapes import (
    DIM,
    DUSK,
    HOLLOW,
    NIGHT,
    SHADES,
    STREET,
    bonus_token,
    capital,
    die,
    ghost,
    no_ghost,
    pumpkin,
    token,
)

if TYPE_CHECKING:
    from engines.core.fields import Json
    from engines.core.svg import Drawing
    from engines.core.texts import Speaker

EDGE, GAP, ROAD = 14, 18, 16
"""The ground around the buildings, between them, and how wide a road is."""
ROOF, SLOPE = 32, 18
FIELD, FIELD_HIGH, BETWEEN = 41, 56, 3
"""A haunt field: wide, high, and away from the next."""
PLACE, PLACE_HIGH = 36, 42
"""The room that a ghost takes in a building."""
BONUS_HIGH = 32
SUPPLY_HIGH = 74
"""The supply below the town."""
DICE_HIGH = 58
"""The dice on the table, while there are any."""
LEVEL_WIDE = 126
"""The share of a colour in the row of the supply."""


def building_height(*, master: bool) -> int:
    """Return how high a building is: the Master variant has no bonus tokens."""
    return ROOF + 8 + FIELD_HIGH + 6 + PLACE_HIGH + 6 + (0 if master else BONUS_HIGH)


def town_height(*, master: bool) -> int:
    """Return how high the town is."""
    return 2 * EDGE + GAP + 2 * building_height(master=master)


def draw_town(
    sheet: Drawing, view: Json, t: Speaker, x: float, y: float, width: float
) -> None:
    """Draw the ground, the roads between neighbours and the six buildings."""
    master = view.get("mode") == "master"
    high = building_height(master=master)
    wide = (width - 2 * EDGE - 2 * GAP) / 3
    sheet.box(x, y, width, town_height(master=master), STREET, round_by=10)
    for place, shown in zip(TOWN, view["buildings"], strict=True):
        left = x + EDGE + place.column * (wide + GAP)
        top = y + EDGE + place.row * (high + GAP)
        if place.column:
            sheet.box(left - GAP, top + high / 2, GAP, ROAD, HOLLOW)
        if place.row:
            sheet.box(left + (wide - ROAD) / 2, top - GAP, ROAD, GAP + ROOF / 2, HOLLOW)
        _building(sheet, shown, t, left, top, wide)
        if not master:
            _bonus(sheet, shown, t, left, top + high - BONUS_HIGH / 2 - 2, wide)


def _building(
    sheet: Drawing, shown: Json, t: Speaker, x: float, y: float, wide: float
) -> None:
    """Draw a house: its roof with the name, its walls, haunt fields and ghosts."""
    name = capital(t(f"building.{shown['building']}"))
    free = t("draw.room", room=shown["room"])
    walls = ROOF + 8 + FIELD_HIGH + 6 + PLACE_HIGH + 6
    roof = [(x, y + ROOF), (x + SLOPE, y), (x + wide - SLOPE, y), (x + wide, y + ROOF)]
    sheet.box(x, y + ROOF, wide, walls - ROOF, "#faf7f0")
    sheet.shape(roof, NIGHT, hint=f"{name}. {free}")
    sheet.words(
        x + wide / 2,
        y + 22,
        name,
        size=15,
        fill=PAPER,
        anchor="middle",
        bold=True,
        room=wide - 2 * SLOPE,
    )
    _haunt_fields(sheet, shown, t, x + wide / 2, y + ROOF + 8)
    _ghosts(sheet, shown, t, x + wide / 2, y + walls - 6 - PLACE_HIGH / 2)


def _haunt_fields(
    sheet: Drawing, shown: Json, t: Speaker, middle: float, y: float
) -> None:
    """Draw the five haunt fields with their points and the pumpkins on them."""
    pumpkins = {each["colour"]: each for each in shown["pumpkins"]}
    left = middle - (len(LEVELS) * (FIELD + BETWEEN) - BETWEEN) / 2
    for number, level in enumerate(LEVELS):
        x = left + number * (FIELD + BETWEEN)
        fill, ink = SHADES[level.colour]
        colour = t(f"colour.{level.colour}")
        hint = t("draw.field", colour=colour, points=level.points)
        sheet.box(x, y, FIELD, FIELD_HIGH, fill, edge=INK, round_by=4, hint=hint)
        centre, points = x + FIELD / 2, str(level.points)
        if level.colour in pumpkins:
            on = pumpkins[level.colour]
            told = t(
                "describe.pumpkin",
                player=t.seat(on["player"]),
                colour=colour,
                pumpkin=t(f"pumpkin.{on['pumpkin']}"),
            )
            sheet.words(
                centre, y + 14, points, size=12, fill=ink, anchor="middle", bold=True
            )
            pumpkin(sheet, centre, y + 40, on["player"], on["pumpkin"], told)
        else:
            sheet.words(
                centre, y + 36, points, size=22, fill=ink, anchor="middle", bold=True
            )


def _ghosts(sheet: Drawing, shown: Json, t: Speaker, middle: float, y: float) -> None:
    """Draw the ghosts of a building by level, then the places that are free."""
    present = [hue for hue, count in shown["ghosts"].items() for _ in range(count)]
    places = len(present) + shown["room"]
    left = middle - (places - 1) * PLACE / 2
    told = {colour: _level(colour, t) for colour in set(present)}
    for place, colour in enumerate(present):
        ghost(sheet, left + place * PLACE, y, colour, told[colour])
    free = t("draw.room", room=shown["room"])
    for place in range(len(present), places):
        no_ghost(sheet, left + place * PLACE, y, free)


def _level(colour: str, t: Speaker) -> str:
    """Return what a level is worth."""
    number = COLOUR[colour]
    values = {**LEVELS[number]._asdict(), "level": t(f"level.{number + 1}")}
    return capital(t("draw.level", **values))


def _bonus(
    sheet: Drawing, shown: Json, t: Speaker, x: float, y: float, wide: float
) -> None:
    """Draw the spot of the bonus token of a building, around its middle line."""
    sheet.box(x, y - BONUS_HIGH / 2, wide, BONUS_HIGH + 2, "#e9e3f3")
    if "bonus" in shown:
        name = t(f"bonus.{shown['bonus']}")
        bonus_token(sheet, x + 18, y, t("describe.bonus", bonus=name))
        ink = INK
    else:
        name, ink = t("draw.no_bonus"), DIM
        sheet.disc(x + 18, y, 10, "#f5f2fa", edge=HOLLOW)
    sheet.words(x + 36, y + 4, capital(name), size=10.5, fill=ink, room=wide - 40)


def draw_supply(
    sheet: Drawing, view: Json, t: Speaker, x: float, y: float, width: float
) -> None:
    """Draw the tokens and ghosts that are left, and the bonus tokens off the board."""
    sheet.box(x, y, width, SUPPLY_HIGH - 12, PAPER, edge=HOLLOW, round_by=8)
    sheet.words(x + 14, y + 36, t("draw.supply"), size=14, bold=True, room=84)
    for number, level in enumerate(LEVELS):
        hue = level.colour
        on_board = sum(building["ghosts"][hue] for building in view["buildings"])
        left = x + 106 + number * LEVEL_WIDE
        name = t(f"colour.{hue}")
        counted = t("draw.token", colour=name)
        sheet.words(left, y + 17, capital(name), size=11.5, fill=DIM, room=LEVEL_WIDE)
        token(sheet, left + 13, y + 38, hue, counted)
        sheet.words(left + 29, y + 43, f"{view['supply'][hue]}", size=14, bold=True)
        ghost(sheet, left + 73, y + 38, hue, _level(hue, t))
        sheet.words(left + 93, y + 43, f"{FIGURES - on_board}", size=14, bold=True)
    if view.get("mode") != "master":
        _bonus_piles(sheet, view, t, x + 112 + len(LEVELS) * LEVEL_WIDE, y, x + width)


def _bonus_piles(
    sheet: Drawing, view: Json, t: Speaker, x: float, y: float, end: float
) -> None:
    """Say how many bonus tokens lie face down, and what is on top of the discard."""
    sheet.line((x - 14, y + 10), (x - 14, y + SUPPLY_HIGH - 22), HOLLOW)
    room = end - x - 46
    lines = [t("draw.bonus_supply", left=view["bonus_supply"])]
    if view["bonus_discard"]:
        top = t(f"bonus.{view['bonus_discard'][-1]}")
        total = len(view["bonus_discard"])
        lines.append(t("draw.bonus_discard", total=total, bonus=top))
    if "drawn" in view:
        lines.append(t("describe.drawn", bonus=t(f"bonus.{view['drawn']}")))
    bonus_token(sheet, x + 14, y + 31, lines[0])
    for number, line in enumerate(lines):
        base = y + 36 - 8.5 * (len(lines) - 1) + 17 * number
        bold = number == len(lines) - 1 and "drawn" in view
        sheet.words(x + 38, base, line, size=12, bold=bold, room=room)


def has_dice(view: Json) -> bool:
    """Tell whether dice or a series of fights are on the table."""
    return bool(view["dice"] or "foes" in view)


def draw_dice(
    sheet: Drawing, view: Json, t: Speaker, x: float, y: float, width: float
) -> None:
    """Draw the dice with who rolls them, and whom a series of fights may still meet."""
    sheet.box(x, y, width, DICE_HIGH - 12, "#fff4e2", edge=DUSK, thick=2, round_by=8)
    sheet.words(x + 14, y + 28, t("draw.dice"), size=14, bold=True, room=84)
    left = x + 106
    for each in view["dice"]:
        colour = t(f"colour.{each['colour']}")
        words = {**each, "player": t.seat(each["player"]), "colour": colour}
        die(
            sheet,
            left,
            y + 4,
            each["colour"],
            each["value"],
            t("describe.die", **words),
        )
        added = f" +{each['added']}" if each["added"] else ""
        told = f"{t.seat(each['player'])}{added}"
        sheet.words(left + 48, y + 28, told, size=13, bold=True, room=170)
        left += 230
    if "foes" in view:
        sheet.words(left + 90, y + 28, t("draw.foes"), size=12, anchor="end", room=130)
        foes = [hue for hue, count in view["foes"].items() for _ in range(count)]
        for number, hue in enumerate(foes):
            ghost(sheet, left + 116 + number * PLACE, y + 23, hue, _level(hue, t))
