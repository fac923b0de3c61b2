"""When a play is valid (GH-4), and every group that a hand offers.

The groups are listed once, at import: whatever a hand holds, the decision joins ready
tuples.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.ghooost.cards import (
    KINDS,
    KITTY,
    MISS_COPY,
    QUARTET,
    SCARY,
    SCOOTY,
    VALUE,
)

if TYPE_CHECKING:
    from engines.core.state import Option

HELD: Final = range(5)
"""How many of a card somebody may hold: no deck has more than four."""
TOPS: Final = range(15)
"""What may lie on top: nothing, or a ghost of 1 to 14."""

PLAY_KITTY: Final[Option] = ("play_kitty",)


def top_of(pile: list[int]) -> int:
    """Return the value of the top ghost, 0 if there is none (GH-4.1)."""
    return pile[-1] & VALUE if pile else 0


def is_valid(top: int, value: int, size: int) -> bool:
    """Return whether ``size`` ghosts of ``value`` may be played on ``top`` (GH-4.4)."""
    if size >= QUARTET or value == SCOOTY:
        return True
    if top in SCARY:
        return value in SCARY and value >= top
    return value >= top


def _groups(top: int, value: int, held: int, copies: int) -> tuple[Option, ...]:
    """List the valid groups of one value, fewest ghosts first (GH-4.2)."""
    return tuple(
        ("play", value, numbered, joined)
        for numbered in range(1, held + 1)
        for joined in range(copies + 1)
        if is_valid(top, value, numbered + joined)
    )


def _offers(top: int, card: int, held: int, copies: int) -> tuple[Option, ...]:
    """List what ``held`` cards of one kind offer; Miss Copy alone nothing (GH-4.3)."""
    if card == KITTY:
        return (PLAY_KITTY,) if held else ()
    if card == MISS_COPY or not card:
        return ()
    return _groups(top, card, held, copies)


GROUPS: Final = tuple(
    tuple(
        tuple(
            tuple(_offers(top, card, held, copies) for held in HELD)
            for card in range(KINDS)
        )
        for copies in HELD
    )
    for top in TOPS
)
"""``GROUPS[top][copies][card][held]``: what so many cards of a kind offer."""
