"""The action Haunt: pumpkins on haunt fields (HW-5.6, HW-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.halloween.board import (
    BUILDING,
    COLOUR,
    EVERYWHERE,
    HUES,
    NEUTRAL,
    POINTS,
)
from engines.halloween.hooks import powers, reactions, use
from engines.halloween.menus import HAUNTS
from engines.halloween.rulebook import rules
from engines.halloween.supplies import score, trigger_end

if TYPE_CHECKING:
    from engines.core.rulebook import Refusal
    from engines.core.state import Option
    from engines.halloween.hooks import Powers
    from engines.halloween.state import Table

OWN_KIND, NEUTRAL_KIND = 0, 1


def own_places(s: Table, player: int) -> int:
    """Return the buildings without an own pumpkin, if one is left (HW-5.6.1)."""
    return EVERYWHERE & ~s.own_in[player] if s.own_left[player] else 0


def neutral_places(s: Table, player: int) -> int:
    """Return the buildings that a neutral pumpkin may still haunt (HW-13.2)."""
    if not s.neutral_left[player]:
        return 0
    if s.neutral_pumpkin_limit == "per_building":
        return EVERYWHERE & ~(s.neutral_in[0] | s.neutral_in[1])
    return EVERYWHERE & ~s.neutral_in[player]


def hauntable(s: Table, player: int, colour: int, mine: Powers) -> int:
    """Return the buildings that a colour may haunt, whatever the pumpkin (HW-5.6.1)."""
    buildings = s.where[colour]
    for hook in mine.haunt_buildings:
        buildings = hook(s, player, buildings, colour)
    return buildings & s.unhaunted[colour]


def haunts_with(s: Table, player: int, colour: int, mine: Powers) -> list[Option]:
    """List the Haunts with one colour, by both kinds of pumpkin (HW-5.6.1)."""
    buildings = hauntable(s, player, colour, mine)
    return [
        *HAUNTS[OWN_KIND][colour][buildings & own_places(s, player)],
        *HAUNTS[NEUTRAL_KIND][colour][buildings & neutral_places(s, player)],
    ]


@rules.decision("HW-5.6.1", forced=True)
def haunt(s: Table, player: int, highest: int) -> list[Option]:
    """Choose a building, a colour and a kind of pumpkin (HW-5.6.1, HW-13.2)."""
    mine = powers(s.claimed[player])
    options: list[Option] = []
    for colour in range(highest + 1):
        options += haunts_with(s, player, colour, mine)
    for hook in mine.haunt:
        options += hook(s, player, highest)
    return options


@haunt.chosen
def haunt_chosen(s: Table, player: int, highest: int, option: Option) -> None:
    """Place a pumpkin, or do what a card allows in its place."""
    if option[0] == "haunt":
        complete_haunt(s, player, option)
    else:
        use(option[0])(s, player, option)


@haunt.refused
def no_haunt(s: Table, player: int, highest: int, option: Option) -> Refusal:
    """Name the rule that excludes a Haunt."""
    if option[0] != "haunt":
        return ("HW-5.6.1",), "refused.not_offered"
    if COLOUR[option[2]] > highest:
        return ("HW-4.1",), "refused.level"
    return refuse_haunt(s, player, option)


def refuse_haunt(s: Table, player: int, option: Option) -> Refusal:
    """Say why a pumpkin may not be placed on a haunt field."""
    site, colour = 1 << BUILDING[option[1]], COLOUR[option[2]]
    if not s.unhaunted[colour] & site:
        return ("HW-5.6.1", "HW-5.6.3"), "refused.field_taken"
    if not hauntable(s, player, colour, powers(s.claimed[player])) & site:
        return ("HW-5.6.1",), "refused.no_ghost"
    if option[3] == "own":
        if not s.own_left[player]:
            return ("HW-5.6.1",), "refused.no_pumpkin"
        return ("HW-5.6.1",), "refused.haunted_already"
    return ("HW-13.2",), "refused.neutral"


def complete_haunt(s: Table, player: int, option: Option) -> None:
    """Put the pumpkin on the field and score its number at once (HW-5.6.2)."""
    _, building, hue, pumpkin = option
    site, colour = BUILDING[building], COLOUR[hue]
    if pumpkin == "own":
        s.own_left[player] -= 1
        s.own_in[player] |= 1 << site
        s.pumpkins[site * HUES + colour] = player
    else:
        s.neutral_left[player] -= 1
        s.neutral_in[player] |= 1 << site
        s.pumpkins[site * HUES + colour] = NEUTRAL + player
    s.unhaunted[colour] &= ~(1 << site)
    s.emit("pumpkin_placed", player, building, hue, pumpkin)
    score(s, player, POINTS[colour])
    if not s.own_left[player] and not s.neutral_left[player]:
        trigger_end(s, player, "pumpkins")
    mine = powers(s.claimed[player])
    s.push(
        *reactions(mine.haunted, s, player, site, colour),
        ("finish_haunt", player),
    )


@rules.step
def finish_haunt(s: Table, player: int) -> None:
    """Let the cards react to the Haunt action as a whole."""
    mine = powers(s.claimed[player])
    if mine.haunt_done:
        s.push(*reactions(mine.haunt_done, s, player))
