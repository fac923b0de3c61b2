"""Rules of the whole board: supplies, points and the blue rule (HW-6, HW-12.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.halloween.board import (
    BLUE,
    BUILDING,
    BUILDINGS,
    COLOURS,
    FIRST_BLUE,
    HUES,
    level_of,
)
from engines.halloween.hooks import powers
from engines.halloween.menus import BLUE_PLACES
from engines.halloween.rulebook import rules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.rulebook import Refusal
    from engines.core.state import Option
    from engines.halloween.state import Table

EXHAUSTED_COLOURS = 2
"""In the Master variant so many empty token supplies end the game (HW-14.6)."""


def gain_tokens(s: Table, player: int, colour: int, count: int) -> None:
    """Take ghost tokens as far as the supply lasts; nothing is owed (HW-6.4)."""
    count = min(count, s.supply[colour])
    if not count:
        return
    s.supply[colour] -= count
    s.tokens[player * HUES + colour] += count
    s.emit("tokens_gained", player, COLOURS[colour], count)
    for hook in powers(s.claimed[player]).tokens_gained:
        hook(s, player, colour, count)
    if s.master and s.supply.count(0) >= EXHAUSTED_COLOURS:
        trigger_end(s, player, "tokens")


def pay_tokens(s: Table, player: int, colour: int, count: int) -> None:
    """Return ghost tokens to the supply (HW-6.4)."""
    s.tokens[player * HUES + colour] -= count
    s.supply[colour] += count
    s.emit("tokens_paid", player, COLOURS[colour], count)


def gain_scare(s: Table, player: int, count: int) -> None:
    """Take scare points as one gain; their number is unlimited (HW-6.5)."""
    s.scare[player] += count
    s.emit("scare_gained", player, count, s.scare[player])
    for hook in powers(s.claimed[player]).scare_gained:
        hook(s, player, count)


def pay_scare(s: Table, player: int, count: int) -> None:
    """Return scare points."""
    s.scare[player] -= count
    s.emit("scare_paid", player, count, s.scare[player])


def score(s: Table, player: int, points: int) -> None:
    """Advance on the score track."""
    s.sp[player] += points
    s.emit("points_scored", player, points, s.sp[player])


def recover(s: Table, player: int, strip: int, fields: int) -> None:
    """Take the discs of some fields of a strip back to the supply."""
    count = fields.bit_count()
    s.fields[player * s.strips + strip] &= ~fields
    s.discs[player] += count
    s.emit("discs_recovered", player, strip, count)


def trigger_end(s: Table, player: int, cause: str) -> None:
    """Announce that the game ends after this round; never undone (HW-12.1, 12.2)."""
    if not s.ending:
        s.ending = cause
        s.emit("end_triggered", player, cause)


def set_highest(s: Table, player: int, strip: int, colour: int) -> None:
    """Move the marble of a strip, up or down, to the level of a colour (HW-4.3)."""
    place = player * s.strips + strip
    event = "strip_raised" if colour > s.highest[place] else "strip_lowered"
    s.highest[place] = colour
    s.emit(event, player, strip, level_of(colour))


def place_ghost(s: Table, player: int, site: int, colour: int, count: int = 1) -> None:
    """Stand ghosts from the supply in a building."""
    for _ in range(count):
        s.put(site, colour)
    s.emit("ghosts_placed", player, BUILDINGS[site], COLOURS[colour], count)


def remove_ghost(s: Table, player: int, site: int, colour: int) -> None:
    """Return a ghost to the supply."""
    s.take(site, colour)
    s.emit("ghost_removed", player, BUILDINGS[site], COLOURS[colour])


@rules.decision("HW-6.1", forced=True)
def place_blue(s: Table, player: int) -> Sequence[Option]:
    """No blue ghost is left: choose the building that gets three (HW-6.1)."""
    return BLUE_PLACES[s.open]


@place_blue.chosen
def blue_placed(s: Table, player: int, option: Option) -> None:
    """Place three blue ghosts, or as many as fit (HW-6.1)."""
    site = BUILDING[option[1]]
    place_ghost(s, player, site, BLUE, min(FIRST_BLUE, s.room[site]))


@place_blue.refused
def no_room_for_blue(s: Table, player: int, option: Option) -> Refusal:
    """A full building takes no ghost."""
    if option[0] == "place_blue":
        return ("HW-6.1", "HW-6.2"), "refused.no_room"
    return ("HW-6.1",), "refused.not_offered"
