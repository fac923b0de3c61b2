"""The ghosts of a picture: cards with their three stones, and what lies on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.looks import FAINT, GREY, INK, PAPER
from engines.ghost_stories.cards import COLOURS, GHOSTS, INCARNATIONS
from engines.ghost_stories.presentation.picture_parts import (
    CELL_HEIGHT,
    CELL_WIDTH,
    EMPTY,
    FILLS,
    STONE,
    ink_on,
    label,
    star,
    tao,
    token,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engines.core.fields import Json
    from engines.core.svg import Drawing
    from engines.core.texts import Speaker
    from engines.ghost_stories.cards import Ghost

ROWS: Final = {ghost.id: ghost for ghost in (*GHOSTS, *INCARNATIONS)}
"""What is printed on each card of the base game."""
MARKS_Y: Final = 97
"""How far below the top of a space the marks lie."""


def space(
    d: Drawing,
    corner: tuple[float, float],
    lying: Json,
    rows: Mapping[str, Ghost],
    t: Speaker,
) -> None:
    """Draw a ghost space and what lies on it."""
    x, y = corner
    if "ghost" in lying:
        ghost = rows[lying["ghost"]]
        with d.ref(f"card:{ghost.id}", card_hint(ghost, t)):
            card(d, x, y, ghost, t)
    else:
        d.stamp("free", x, y, lambda: _free(d, t))
    if lying["mantra"]:
        mantra(d, x + CELL_WIDTH - 17, y + MARKS_Y + 8, t)
    marks(d, x + 8, y + MARKS_Y, lying, rows, t)


def _free(d: Drawing, t: Speaker) -> None:
    """Draw a space without a ghost."""
    wide, high = CELL_WIDTH - 6, CELL_HEIGHT - 6
    d.box(3, 3, wide, high, EMPTY, edge=FAINT, thick=1.5, round_by=6)
    middle, words = CELL_WIDTH / 2, t("draw.free")
    d.words(middle, 64, words, size=11, fill=GREY, anchor="middle")


def mantra(d: Drawing, x: float, y: float, t: Speaker) -> None:
    """Draw the Mantra around a point."""
    with d.ref("piece:mantra", t("describe.mark_mantra")):
        token(d, x, y, "-1", PAPER, "")


def marks(
    d: Drawing,
    x: float,
    y: float,
    lying: Json,
    rows: Mapping[str, Ghost],
    t: Speaker,
) -> None:
    """Draw figure, die, lock and Buddha of a space."""
    if lying["figure"]:
        x = label(d, x, y, t("describe.mark_figure"), FILLS["black"])
    elif "ghost" in lying and "haunter" in rows[lying["ghost"]].centre:
        x = label(d, x, y, t("draw.figure_waits"))
    if lying["die"]:
        x = label(d, x, y, t("draw.die"), hint=t("describe.mark_die"))
    if "locks" in lying:
        x = label(d, x, y, t(f"draw.locks.{lying['locks']}"), STONE)
    if lying["buddha"]:
        with d.ref(f"buddha:{lying['space']}", t("describe.mark_buddha")):
            label(d, x, y, t("describe.mark_buddha"), FILLS["yellow"])


def is_marked(lying: Json, ghost: Ghost) -> bool:
    """Whether there are marks to draw on a space with a ghost."""
    on_card = lying["figure"] or "haunter" in ghost.centre
    return bool(on_card or lying["die"] or "locks" in lying or lying["buddha"])


def card_hint(ghost: Ghost, t: Speaker) -> str:
    """Return the name of a card and its colour."""
    colour = t(f"colour.{COLOURS[ghost.colour]}")
    return f"{t(f'ghost.{ghost.id}')} ({colour})"


def card(d: Drawing, x: float, y: float, ghost: Ghost, t: Speaker) -> None:
    """Draw a card: its name, its resistance and its stones."""
    name, colour = t(f"ghost.{ghost.id}"), COLOURS[ghost.colour]
    fill = FILLS[colour]
    width = CELL_WIDTH - 6
    thick = 3 if ghost.is_incarnation else 1.2
    d.box(
        x + 3,
        y + 3,
        width,
        CELL_HEIGHT - 6,
        PAPER,
        edge=fill,
        thick=thick,
        round_by=6,
    )
    d.box(x + 3, y + 3, width, 20, fill, round_by=5)
    d.words(
        x + CELL_WIDTH / 2,
        y + 17,
        name,
        size=10.5,
        fill=ink_on(fill),
        anchor="middle",
        bold=True,
        room=width - 8,
    )
    if ghost.is_incarnation:
        star(d, x + 13, y + 13, ink_on(fill))
    resistance(d, x + 19, y + 38, ghost, t)
    for number, icons in enumerate(stones(ghost)):
        _stone(d, x + 9, y + 62 + 13 * number, number, icons, t)


def resistance(d: Drawing, x: float, y: float, ghost: Ghost, t: Speaker) -> None:
    """Draw a mark for every success that the ghost asks for."""
    if isinstance(ghost.asks, int):
        wanted = [COLOURS[ghost.colour]] * ghost.asks
    else:
        per_colour = zip(COLOURS, ghost.asks, strict=True)
        wanted = [colour for colour, asked in per_colour for _ in range(asked)]
    step = 21 if len(wanted) <= 5 else 15.5
    if d.look.is_narrow:
        step = 26
    for number, colour in enumerate(wanted):
        tao(d, x + number * step, y, colour, t)


def stones(ghost: Ghost) -> tuple[tuple[str, ...], ...]:
    """Return what stands on the left, the centre and the right stone of a card."""
    return ghost.left, ghost.centre, (*ghost.curses, *ghost.rewards)


def _stone(
    d: Drawing, x: float, y: float, number: int, icons: tuple[str, ...], t: Speaker
) -> None:
    """Write what a stone says beside three dots, of which its own is filled."""
    if not icons:
        return
    stone_mark(d, x, y, number)
    words = ", ".join(t(f"draw.stone.{icon}") for icon in icons)
    d.words(x + 28, y, words, size=9.5, room=CELL_WIDTH - 42)


def stone_mark(d: Drawing, x: float, y: float, number: int) -> None:
    """Draw three dots on a line of words, of which that of a stone is large."""

    def draw() -> None:
        for dot in range(3):
            fill, radius = (INK, 3.2) if dot == number else (PAPER, 2)
            d.disc(3 + 8 * dot, -3.5, radius, fill, edge=GREY)

    d.stamp(("stone", number), x, y, draw)
