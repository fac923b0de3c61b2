"""The ghosts of a picture: cards with their three stones, and what lies on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.svg import FAINT, GREY, INK, PAPER
from engines.ghost_stories.cards import COLOURS, GHOSTS, INCARNATIONS
from engines.ghost_stories.presentation.picture_parts import (
    CELL_HEIGHT,
    CELL_WIDTH,
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
        card(d, x, y, rows[lying["ghost"]], t)
    else:
        d.box(
            x + 3,
            y + 3,
            CELL_WIDTH - 6,
            CELL_HEIGHT - 6,
            "#fbfbfd",
            edge=FAINT,
            thick=1.5,
            round_by=6,
            hint=t(f"space.{lying['space']}"),
        )
        middle = x + CELL_WIDTH / 2
        words = t("draw.free")
        d.words(middle, y + 64, words, size=11, fill=GREY, anchor="middle")
    if lying["mantra"]:
        hint = t("describe.mark_mantra")
        token(d, x + CELL_WIDTH - 17, y + MARKS_Y + 8, "-1", PAPER, hint)
    _marks(d, x + 8, y + MARKS_Y, lying, rows, t)


def _marks(
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
        label(d, x, y, t("describe.mark_buddha"), FILLS["yellow"])


def card(d: Drawing, x: float, y: float, ghost: Ghost, t: Speaker) -> None:
    """Draw a card: its name, its resistance and its stones."""
    name, colour = t(f"ghost.{ghost.id}"), COLOURS[ghost.colour]
    fill = FILLS[colour]
    hint = f"{name} ({t(f'colour.{colour}')})"
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
        hint=hint,
    )
    d.box(x + 3, y + 3, width, 20, fill, round_by=5, hint=hint)
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
    _resistance(d, x + 19, y + 38, ghost, t)
    stones = (ghost.left, ghost.centre, (*ghost.curses, *ghost.rewards))
    for number, icons in enumerate(stones):
        _stone(d, x + 9, y + 62 + 13 * number, number, icons, t)


def _resistance(d: Drawing, x: float, y: float, ghost: Ghost, t: Speaker) -> None:
    """Draw a mark for every success that the ghost asks for."""
    if isinstance(ghost.asks, int):
        wanted = [COLOURS[ghost.colour]] * ghost.asks
    else:
        per_colour = zip(COLOURS, ghost.asks, strict=True)
        wanted = [colour for colour, asked in per_colour for _ in range(asked)]
    step = 21 if len(wanted) <= 5 else 15.5
    for number, colour in enumerate(wanted):
        tao(d, x + number * step, y, colour, t)


def _stone(
    d: Drawing, x: float, y: float, number: int, icons: tuple[str, ...], t: Speaker
) -> None:
    """Write what a stone says beside three dots, of which its own is filled."""
    if not icons:
        return
    for dot in range(3):
        is_own = dot == number
        d.disc(x + 3 + 8 * dot, y - 3.5, 2.8, INK if is_own else PAPER, edge=GREY)
    words = ", ".join(t(f"draw.stone.{icon}") for icon in icons)
    d.words(x + 28, y, words, size=9.5, room=CELL_WIDTH - 42)
