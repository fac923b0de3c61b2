"""The action Move, and how ghosts reach bonus tokens (HW-5.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.halloween.actions import refuse_ghost
from engines.halloween.board import (
    BUILDING,
    BUILDINGS,
    COLOUR,
    COLOURS,
    NEIGHBOURS,
    OTHERS,
)
from engines.halloween.hooks import powers, reactions
from engines.halloween.menus import moves
from engines.halloween.rulebook import rules

if TYPE_CHECKING:
    from engines.core.rulebook import Refusal
    from engines.core.state import Frame, Option
    from engines.halloween.hooks import Powers
    from engines.halloween.menus import Menu
    from engines.halloween.state import Table

NEAR = 1
"""How many buildings a Move leads without cards."""


def move_range(s: Table, player: int, mine: Powers) -> int:
    """Return how far a Move of this player leads."""
    steps = NEAR
    for hook in mine.move_range:
        steps = hook(s, player, steps)
    return steps


def moves_of(s: Table, player: int, colour: int, sources: int) -> Menu:
    """Return the moves of ghosts of a colour out of some buildings (HW-5.4.1)."""
    far = move_range(s, player, powers(s.claimed[player])) > NEAR
    return moves(colour, sources, s.open, far)


@rules.decision("HW-5.4.1", forced=True)
def move(s: Table, player: int, highest: int) -> list[Option]:
    """Choose a ghost and a neighbouring building with room (HW-5.4.1)."""
    options: list[Option] = []
    for colour in range(highest + 1):
        options += moves_of(s, player, colour, s.where[colour])
    return options


@move.chosen
def moved(s: Table, player: int, highest: int, option: Option) -> None:
    """Move the ghost; whatever concerns it comes before a second one (HW-9.6)."""
    colour, target = COLOUR[option[2]], BUILDING[option[3]]
    displace(s, player, BUILDING[option[1]], colour, target)
    s.push(
        *reach(s, player, target, colour),
        ("finish_journey", player, target, colour),
        ("finish_first_journey", player, highest, target, colour),
        ("finish_move", player),
    )


@move.refused
def no_move(s: Table, player: int, highest: int, option: Option) -> Refusal:
    """Name the rule that excludes a Move."""
    if option[0] != "move":
        return ("HW-5.4.1",), "refused.not_offered"
    return refuse_move(s, player, highest, option)


def refuse_move(s: Table, player: int, highest: int, option: Option) -> Refusal:
    """Say why a ghost may not go where it is sent."""
    source, colour, target = (
        BUILDING[option[1]],
        COLOUR[option[2]],
        BUILDING[option[3]],
    )
    refusal = refuse_ghost(s, highest, source, colour)
    if refusal is not None:
        return refusal
    far = move_range(s, player, powers(s.claimed[player])) > NEAR
    if not (OTHERS if far else NEIGHBOURS)[source] >> target & 1:
        return ("HW-1.3", "HW-5.4.1"), "refused.too_far"
    return ("HW-5.4.1", "HW-6.2"), "refused.no_room"


def displace(s: Table, player: int, source: int, colour: int, target: int) -> None:
    """Carry a ghost from one building to another."""
    s.take(source, colour)
    s.put(target, colour)
    if s.events is not None:
        s.emit(
            "ghost_moved", player, COLOURS[colour], BUILDINGS[source], BUILDINGS[target]
        )


def reach(s: Table, player: int, site: int, colour: int) -> list[Frame]:
    """Return what follows a ghost to a building: its bonus token (HW-5.4.2)."""
    if s.bonus[site]:
        return [("reach_bonus", player, site, colour)]
    return []


@rules.step
def finish_journey(s: Table, player: int, site: int, colour: int) -> None:
    """Let the cards react to a ghost that a Move has brought to a building."""
    mine = powers(s.claimed[player])
    if mine.ghost_moved:
        s.push(*reactions(mine.ghost_moved, s, player, site, colour))


@rules.step
def finish_first_journey(
    s: Table, player: int, highest: int, site: int, colour: int
) -> None:
    """Let the cards offer a second ghost, after all about the first (HW-9.6)."""
    mine = powers(s.claimed[player])
    if mine.first_ghost_moved:
        s.push(*reactions(mine.first_ghost_moved, s, player, highest, site, colour))


@rules.step
def finish_move(s: Table, player: int) -> None:
    """Let the cards react to the Move action as a whole."""
    mine = powers(s.claimed[player])
    if mine.move_done:
        s.push(*reactions(mine.move_done, s, player))
