"""The town of Halloween as a picture: six buildings in their grid, and who is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.looks import INK, WHITE
from engines.halloween.board import COLOUR, LEVELS, TOWN
from engines.halloween.presentation.piece_shapes import (
    DIM,
    HOLLOW,
    NIGHT,
    RIM,
    SHADES,
    STREET,
    VELVET,
    WALL,
    bonus_token,
    capital,
    ghost,
    no_bonus,
    no_ghosts,
    pumpkin,
)

if TYPE_CHECKING:
    from engines.core.fields import Json
    from engines.core.svg import Drawing
    from engines.core.texts import Speaker
    from engines.halloween.board import Building

EDGE, GAP, ROAD = 14, 18, 16
"""The ground around the buildings, between them, and how wide a road is."""
SLIM_EDGE, SLIM_GAP = 6, 10
"""The same on a phone."""
ROOF, SLOPE = 32, 18
FIELD, FIELD_HIGH, BETWEEN = 41, 64, 3
"""A haunt field: how wide at most, how high, and how far from the next."""
PLACE, PLACE_HIGH = 36, 42
"""The room that a ghost takes in a building, at most."""
BONUS_HIGH = 36
WALLS = ROOF + 8 + FIELD_HIGH + 6 + PLACE_HIGH + 6


def town_height(*, master: bool, narrow: bool) -> int:
    """Return how high the town is: the Master variant has no bonus tokens."""
    edge, gap, rows = (SLIM_EDGE, SLIM_GAP, 3) if narrow else (EDGE, GAP, 2)
    return 2 * edge + (rows - 1) * gap + rows * _building_height(master=master)


def _building_height(*, master: bool) -> int:
    return WALLS + (0 if master else BONUS_HIGH)


def _cell(place: Building, *, narrow: bool) -> tuple[int, int]:
    """Return row and column of a building; a phone has two columns, not three."""
    return (place.column, place.row) if narrow else (place.row, place.column)


def draw_town(
    sheet: Drawing, view: Json, t: Speaker, x: float, y: float, width: float
) -> None:
    """Draw the ground, the roads between neighbours and the six buildings."""
    master, narrow = view.get("mode") == "master", sheet.look.is_narrow
    high = _building_height(master=master)
    edge, gap, columns = (SLIM_EDGE, SLIM_GAP, 2) if narrow else (EDGE, GAP, 3)
    wide = (width - 2 * edge - (columns - 1) * gap) / columns
    ground = town_height(master=master, narrow=narrow)
    sheet.box(x, y, width, ground, STREET, round_by=10)
    for place, shown in zip(TOWN, view["buildings"], strict=True):
        row, column = _cell(place, narrow=narrow)
        left, top = x + edge + column * (wide + gap), y + edge + row * (high + gap)
        if column:
            sheet.box(left - gap, top + high / 2, gap, ROAD, HOLLOW)
        if row:
            sheet.box(left + (wide - ROAD) / 2, top - gap, ROAD, gap + ROOF / 2, HOLLOW)
        name = capital(t(f"building.{shown['building']}"))
        free = t("draw.room", room=shown["room"])
        with sheet.ref(f"building:{shown['building']}", f"{name}. {free}"):
            _building(sheet, shown, t, left, top, wide)
            if not master:
                _bonus(sheet, shown, t, left, top + WALLS, wide)


def _building(
    sheet: Drawing, shown: Json, t: Speaker, x: float, y: float, wide: float
) -> None:
    """Draw a house: its roof with the name, its walls, haunt fields and ghosts."""
    sheet.stamp("house", x, y, lambda: _house(sheet, wide))
    name = capital(t(f"building.{shown['building']}"))
    sheet.words(
        x + wide / 2,
        y + 22,
        name,
        size=15,
        fill=WHITE,
        anchor="middle",
        bold=True,
        room=wide - 2 * SLOPE,
    )
    _haunt_fields(sheet, shown, t, x + wide / 2, y + ROOF + 8, wide)
    _ghosts(sheet, shown, t, x + wide / 2, y + WALLS - 6 - PLACE_HIGH / 2, wide)


def _house(sheet: Drawing, wide: float) -> None:
    """Draw walls and a roof on which nothing is written yet."""
    sheet.box(0, ROOF, wide, WALLS - ROOF, WALL)
    sheet.shape([(0, ROOF), (SLOPE, 0), (wide - SLOPE, 0), (wide, ROOF)], NIGHT)


def _haunt_fields(
    sheet: Drawing, shown: Json, t: Speaker, middle: float, y: float, wide: float
) -> None:
    """Draw the five haunt fields: level, points, and the pumpkins on them."""
    pumpkins = {each["colour"]: each for each in shown["pumpkins"]}
    field = min(FIELD, (wide - 6) / len(LEVELS) - BETWEEN)
    left = middle - (len(LEVELS) * (field + BETWEEN) - BETWEEN) / 2
    for number, level in enumerate(LEVELS):
        x, hue = left + number * (field + BETWEEN), level.colour
        colour = t(f"colour.{hue}")
        hint = t("draw.field", colour=colour, points=level.points)
        on = pumpkins.get(hue)
        if on:
            hint += f" {t.seat(on['player'])}: {t('pumpkin.' + on['pumpkin'])}."
        _field(sheet, number, x, y, field, on, hint, f"field:{shown['building']}.{hue}")


def _field(
    sheet: Drawing,
    number: int,
    x: float,
    y: float,
    wide: float,
    on: Json | None,
    hint: str,
    ref: str,
) -> None:
    """Draw a haunt field, and the pumpkin that may be on it."""

    def draw() -> None:
        sheet.stamp(
            ("ground", number, bool(on)), 0, 0, lambda: _ground(sheet, number, wide, on)
        )
        if on:
            pumpkin(sheet, wide / 2, 35, on["player"], on["pumpkin"])

    lying = (on["player"], on["pumpkin"]) if on else ()
    sheet.stamp(("field", number, lying), x, y, draw, hint, ref)


def _ground(sheet: Drawing, number: int, wide: float, on: Json | None) -> None:
    """Draw a field with its level on top and its points, small if it is covered."""
    level, middle = LEVELS[number], wide / 2
    fill, ink = SHADES[level.colour]
    sheet.box(0, 0, wide, FIELD_HIGH, fill, edge=INK, round_by=4)
    sheet.words(middle, 14, str(number + 1), size=12, fill=ink, anchor="middle")
    (size, base), points = ((12, 61) if on else (22, 49)), level.points
    sheet.words(
        middle, base, str(points), size=size, fill=ink, anchor="middle", bold=True
    )


def _ghosts(
    sheet: Drawing, shown: Json, t: Speaker, middle: float, y: float, wide: float
) -> None:
    """Draw the ghosts of a building by level, then the places that are free."""
    present = [hue for hue, count in shown["ghosts"].items() for _ in range(count)]
    places = len(present) + shown["room"]
    step = min(PLACE, (wide - 2 * RIM) / places)
    left = middle - (places - 1) * step / 2
    for place, colour in enumerate(present):
        ref = f"ghost:{shown['building']}.{colour}"
        name = capital(t(f"level.{COLOUR[colour] + 1}"))
        ghost(sheet, left + place * step, y, colour, name, ref)
    if shown["room"]:
        no_ghosts(sheet, left + len(present) * step, y, shown["room"], step)


def level_words(colour: str, t: Speaker) -> str:
    """Return what a level is worth."""
    number = COLOUR[colour]
    values = {**LEVELS[number]._asdict(), "level": t(f"level.{number + 1}")}
    return capital(t("draw.level", **values))


def _bonus(
    sheet: Drawing, shown: Json, t: Speaker, x: float, y: float, wide: float
) -> None:
    """Draw the spot of the bonus token of a building, from its upper edge."""
    kind, middle = shown.get("bonus"), y + BONUS_HIGH / 2
    name = t(f"bonus.{kind}") if kind else t("draw.no_bonus")
    with sheet.ref(f"spot:{shown['building']}"):
        sheet.box(x, y, wide, BONUS_HIGH, VELVET)
        if kind:
            hint = t("describe.bonus", bonus=name)
            bonus_token(sheet, x + 18, middle, hint, f"bonus:{kind}")
            _bonus_name(sheet, capital(name), x, middle, wide, INK)
        else:
            no_bonus(sheet, x + 18, middle)
            _bonus_name(sheet, capital(name), x, middle, wide, DIM)


def _bonus_name(
    sheet: Drawing, name: str, x: float, middle: float, wide: float, ink: str
) -> None:
    """Write the name of a bonus token on up to two lines."""
    size, room = 12, wide - 38
    base = middle + 4 - 7 * (len(name) * size * 0.56 > room)
    sheet.paragraph(x + 35, base, name, size=size, fill=ink, room=room, step=2)
