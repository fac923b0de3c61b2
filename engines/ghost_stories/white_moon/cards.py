"""The 10 ghosts and the 6 incarnations of White Moon: a card is one row (WM-11, WM-17).

What is printed on most of these cards is not publicly known: rows say so, and whoever
has the cards at hand corrects a row and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.ghost_stories.cards import (
    BLACK,
    BLUE,
    CARD_NUMBERS,
    GHOST_NUMBERS,
    GREEN,
    INCARNATION_NUMBERS,
    RED,
    YELLOW,
    Ghost,
    add_cards,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

INFERRED: Final = "inferred"


def _beast(
    name: str,
    colour: int,
    asks: int,
    *,
    left: tuple[str, ...] = (),
    rewards: tuple[str, ...] = (),
) -> Ghost:
    """Return a ghost: all of them are Devourers (WM-11.1)."""
    centre = ("devourer",)
    return Ghost(name, colour, asks, left, centre, (), rewards, confidence=INFERRED)


def _incarnation(
    name: str,
    colour: int,
    *,
    left: tuple[str, ...],
    centre: tuple[str, ...] = (),
) -> Ghost:
    """Return an incarnation: all of them ask for 4 and give the same (WM-17.7)."""
    rewards = ("share_crystal", "share_yin_yang")
    return Ghost(
        name,
        colour,
        4,
        left,
        centre,
        (),
        rewards,
        is_incarnation=True,
        confidence=INFERRED,
    )


INCARNATIONS: Final = (
    _incarnation("gate_keeper", YELLOW, left=("hold_portal",)),
    _incarnation("voracious", RED, left=("kill_visible",), centre=("kill_visible",)),
    _incarnation("howling_ondine", BLUE, left=("hold_su_ling",)),
    _incarnation("root_master", GREEN, left=("lay_down_taoists",)),
    _incarnation(
        "time_keeper", BLACK, left=("shorten_deck_by_two",), centre=("bring_ghost",)
    ),
    _incarnation(
        "shape_shifter",
        BLACK,
        left=("bring_ghost",),
        centre=("colour_of_board", "shift_clockwise"),
    ),
)
"""Numbers 66 to 71; the numbers are ours (WR-24)."""

GHOSTS: Final = (
    _beast("wererat", YELLOW, 2),
    _beast("vermin_lord", YELLOW, 3, rewards=("grant_crystal",)),
    _beast("weresnake", BLUE, 2),
    _beast("naga_queen", BLUE, 3, rewards=("grant_crystal",)),
    _beast("wereboar", GREEN, 2),
    _beast("razorback", GREEN, 3, rewards=("grant_crystal",)),
    _beast("weretiger", RED, 2),
    _beast("silver_fangs", RED, 3, rewards=("grant_crystal",)),
    _beast("werewolf", BLACK, 2, rewards=("grant_crystal",)),
    _beast("grey_hunter", BLACK, 3, left=("devour",), rewards=("grant_crystal",)),
)
"""Numbers 72 to 81, in printed order."""

NEW_INCARNATIONS: Final = add_cards(INCARNATIONS)
NEW_GHOSTS: Final = add_cards(GHOSTS)
ALL_GHOSTS: Final = (*GHOST_NUMBERS, *NEW_GHOSTS)
ALL_INCARNATIONS: Final = (*INCARNATION_NUMBERS, *NEW_INCARNATIONS)

UNCATCHABLE: Final = CARD_NUMBERS["uncatchable"]

ROWS: Final = (*INCARNATIONS, *GHOSTS)
"""All new cards, in the order of their numbers."""

AT_START_OF_YIN: Final = ("kill_visible", "bring_ghost", "shift_clockwise")
"""Centre marks that act before step 1 (WM-3.1); each is the name of a step."""


def _with(mark: str, *, left: bool = False) -> frozenset[int]:
    """Return the numbers of the cards that carry a mark."""
    return frozenset(
        CARD_NUMBERS[row.id]
        for row in ROWS
        if mark in (row.left if left else row.centre)
    )


def _starting(rows: Iterable[Ghost]) -> dict[int, str]:
    """Return what each card does at the start of Yin."""
    return {
        CARD_NUMBERS[row.id]: mark
        for row in rows
        for mark in AT_START_OF_YIN
        if mark in row.centre
    }


DEVOURERS: Final = _with("devourer")
COLOUR_OF_BOARD: Final = _with("colour_of_board")
PORTAL_HOLDERS: Final = _with("hold_portal", left=True)
SU_LING_HOLDERS: Final = _with("hold_su_ling", left=True)
STARTING: Final = _starting(ROWS)
