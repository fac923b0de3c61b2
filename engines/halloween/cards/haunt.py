"""Cards linked to Haunt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.halloween.board import (
    BESIDE,
    BUILDING,
    COLOUR,
    FREE,
    HUES,
    NEUTRAL,
    POINTS,
    RED,
    SITES,
)
from engines.halloween.deck import card, is_fresh, spend
from engines.halloween.dice import clear_dice, roll_own
from engines.halloween.hooks import after, may, modifies
from engines.halloween.menus import DECLINE, RAISES, TAKE_BACKS, YES_OR_NO
from engines.halloween.rulebook import rules
from engines.halloween.supplies import gain_scare, set_highest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.state import Frame, Option
    from engines.halloween.state import Table


# 1

card(1, "coloured", "haunt", "once_per_turn", optional=True)


@modifies("haunt_buildings", card=1)
def haunt_next_door(s: Table, player: int, buildings: int, colour: int) -> int:
    """Two ghosts of a colour also haunt the buildings beside theirs (HW-10.1)."""
    return buildings | BESIDE[s.pairs[colour]] if is_fresh(s, 1) else buildings


@after("haunted", card=1)
def haunted_next_door(s: Table, player: int, site: int, colour: int) -> None:
    """A Haunt without a ghost in the building has used the card (HW-10.1)."""
    if not s.where[colour] >> site & 1:
        spend(s, player, 1)


# 18

card(18, "grey", "haunt", "continuous", optional=True)


@after("haunted", card=18)
def offer_haunt_roll(s: Table, player: int, site: int, colour: int) -> Frame:
    """A pumpkin was placed: its colour's die may be rolled (HW-10.18)."""
    return ("roll_haunt", player, colour)


@rules.decision("HW-10.18", forced=True)
def roll_haunt(s: Table, player: int, colour: int) -> Sequence[Option]:
    """Roll the die of the colour used, or not (HW-10.18)."""
    return YES_OR_NO


@roll_haunt.chosen
def haunt_rolled(s: Table, player: int, colour: int, option: Option) -> None:
    """Roll."""
    if option[0] == "accept":
        roll_own(s, player, (colour,), ("settle_haunt_roll", player))


@rules.step
def settle_haunt_roll(s: Table, player: int) -> None:
    """Take as much scare as the die counts (HW-10.18)."""
    gain_scare(s, player, *clear_dice(s))


# 46

card(46, "grey", "haunt", "continuous", optional=True)


@may("haunt", card=46, command="take_back")
def offer_taking_back(s: Table, player: int, highest: int) -> list[Option]:
    """An own pumpkin whose colour has a ghost there may come back (HW-10.46)."""
    mine = (player, NEUTRAL + player)
    options: list[Option] = []
    for colour in range(highest + 1):
        placed = sum(
            1 << site for site in SITES if s.pumpkins[site * HUES + colour] in mine
        )
        options += TAKE_BACKS[colour][placed & s.where[colour]]
    return options


@offer_taking_back.used
def take_back(s: Table, player: int, option: Option) -> None:
    """The field is free again; half of what it scored is lost (HW-10.46)."""
    _, building, hue = option
    site, colour = BUILDING[building], COLOUR[hue]
    pumpkin = s.pumpkins[site * HUES + colour]
    s.pumpkins[site * HUES + colour] = FREE
    s.unhaunted[colour] |= 1 << site
    if pumpkin == player:
        s.own_left[player] += 1
        s.own_in[player] &= ~(1 << site)
    else:
        s.neutral_left[player] += 1
        s.neutral_in[player] &= ~(1 << site)
    kind = "own" if pumpkin == player else "neutral"
    s.emit("pumpkin_taken_back", player, building, hue, kind)
    lost = min(POINTS[colour] // 2, s.sp[player])
    s.sp[player] -= lost
    s.emit("points_lost", player, lost, s.sp[player])
    s.push(("finish_haunt", player))


# 49

card(49, "coloured", "haunt", "continuous", optional=True)


@after("haunt_done", card=49)
def offer_raise_by_haunt(s: Table, player: int) -> Frame:
    """Each Haunt action may raise a strip (HW-10.49)."""
    return ("raise_by_haunt", player)


@rules.decision("HW-10.49", forced=True)
def raise_by_haunt(s: Table, player: int) -> list[Option]:
    """Choose a strip to raise by one level for nothing, or decline (HW-10.49)."""
    highest = s.highest[player * s.strips : (player + 1) * s.strips]
    return [
        *(RAISES[strip] for strip, colour in enumerate(highest) if colour < RED),
        DECLINE,
    ]


@raise_by_haunt.chosen
def raised_by_haunt(s: Table, player: int, option: Option) -> None:
    """Exactly one level (HW-11.22)."""
    if option[0] == "raise":
        strip = option[1]
        set_highest(s, player, strip, s.highest[player * s.strips + strip] + 1)
