"""The rows of the cards, as their blocks in ``cards/`` lay them down (HW-9.2)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from engines.halloween.menus import Menu
    from engines.halloween.state import Table

DISPLAY: Final = 8
"""How many cards are on display (HW-2.4)."""

SETS: Final = {
    "casper": (7, 12, 16, 27, 28, 29, 37, 51),
    "jacob_marley": (3, 11, 20, 24, 26, 32, 34, 45),
    "the_brown_lady": (12, 18, 19, 21, 23, 30, 51, 52),
    "bloody_mary": (3, 8, 13, 29, 33, 40, 41, 42),
    "the_amityville_ghosts": (1, 4, 6, 15, 22, 23, 31, 46),
}
"""The named displays (HW-2.8)."""


class Card(NamedTuple):
    """What is printed on a card: cost, link and timing."""

    number: int
    cost: str
    """``grey``: any colours; ``coloured``: different ones (HW-8.2)."""
    kind: str
    """The action that it is linked to, ``halloween`` or ``sp``."""
    timing: str
    """``continuous``, ``once_per_turn`` or ``end_of_game``."""
    optional: bool


CARDS: Final[dict[int, Card]] = {}
USES: Final[dict[int, Menu]] = {}
"""The option to use a card as a free action, for menus (HW-3.6)."""


def card(
    number: int, cost: str, kind: str, timing: str, *, optional: bool = False
) -> None:
    """Lay down the row of a card."""
    assert number not in CARDS, f"card {number} is there twice"
    CARDS[number] = Card(number, cost, kind, timing, optional)
    USES[number] = (("use_card", number),)


def is_coloured(number: int) -> bool:
    """Return whether a card costs different colours (HW-8.2)."""
    return CARDS[number].cost == "coloured"


@lru_cache(maxsize=4096)
def by_cost(display: tuple[int, ...]) -> tuple[int, int]:
    """Return the grey and the coloured cards of a display, as masks."""
    coloured = sum(1 << number for number in display if is_coloured(number))
    return sum(1 << number for number in display) & ~coloured, coloured


def is_fresh(s: Table, number: int) -> bool:
    """Return whether a once-per-turn card is still unused in this turn (HW-9.5)."""
    return not s.spent >> number & 1


def spend(s: Table, player: int, number: int) -> None:
    """Use a once-per-turn card up until the next turn (HW-9.5)."""
    s.spent |= 1 << number
    s.emit("card_used", player, number)
