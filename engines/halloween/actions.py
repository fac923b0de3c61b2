"""The actions Summon, Scare and Upgrade (HW-5.1 to HW-5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.halloween.board import (
    BLUE,
    BUILDING,
    BUILDINGS,
    COLOUR,
    COLOURS,
    COST,
    FIGURES,
    RED,
    SCARE,
)
from engines.halloween.hooks import powers, reactions, use
from engines.halloween.menus import DECLINE, RAISES, SCARES, SUMMONS, UPGRADES
from engines.halloween.rulebook import rules
from engines.halloween.supplies import (
    gain_scare,
    gain_tokens,
    pay_scare,
    place_ghost,
    set_highest,
)

if TYPE_CHECKING:
    from engines.core.rulebook import Refusal
    from engines.core.state import Option
    from engines.halloween.state import Table


def refuse_ghost(s: Table, highest: int, site: int, colour: int) -> Refusal | None:
    """Say why a strip may not use a ghost: too strong for it, or not there."""
    if colour > highest:
        return ("HW-4.1",), "refused.level"
    if not s.where[colour] >> site & 1:
        return ("HW-4.2",), "refused.no_ghost"
    return None


# Summon


def summonable(s: Table, colour: int) -> int:
    """Return the buildings where two ghosts of a colour call a third (HW-5.1.1)."""
    return s.pairs[colour] & s.open if s.on_board[colour] < FIGURES else 0


def summon_options(s: Table, player: int, highest: int) -> list[Option]:
    """List the Summons of a level, also those that cards allow (HW-5.1.1)."""
    options: list[Option] = []
    for colour in range(highest + 1):
        options += SUMMONS[colour][summonable(s, colour)]
    for hook in powers(s.claimed[player]).summon:
        options += hook(s, player, highest)
    return options


def can_summon(s: Table, player: int, highest: int) -> bool:
    """Return whether a Summon of a level can be carried out (HW-3.4, HW-7.9)."""
    return bool(summon_options(s, player, highest))


@rules.decision("HW-5.1.1", forced=True)
def summon(s: Table, player: int, highest: int) -> list[Option]:
    """Choose the building and the colour of a Summon (HW-5.1.1)."""
    return summon_options(s, player, highest)


@summon.chosen
def summon_chosen(s: Table, player: int, highest: int, option: Option) -> None:
    """Summon by two ghosts of one colour, or as a card allows."""
    if option[0] == "summon":
        complete_summon(s, player, BUILDING[option[1]], COLOUR[option[2]])
    else:
        use(option[0])(s, player, option)


@summon.refused
def no_summon(s: Table, player: int, highest: int, option: Option) -> Refusal:
    """Name the rule that excludes a Summon."""
    if option[0] != "summon":
        return ("HW-5.1.1",), "refused.not_offered"
    site, colour = BUILDING[option[1]], COLOUR[option[2]]
    if colour > highest:
        return ("HW-4.1",), "refused.level"
    if not s.pairs[colour] >> site & 1:
        return ("HW-5.1.1",), "refused.no_pair"
    if s.on_board[colour] == FIGURES:
        return ("HW-5.1.1", "HW-6.3"), "refused.no_figure"
    return ("HW-5.1.1", "HW-6.2"), "refused.no_room"


def complete_summon(s: Table, player: int, site: int, colour: int) -> None:
    """Place the ghost and take a token of its colour (HW-5.1.2)."""
    place_ghost(s, player, site, colour)
    mine = powers(s.claimed[player])
    count = 1
    for hook in mine.summon_tokens:
        count = hook(s, player, count)
    gain_tokens(s, player, colour, count)
    s.push(*reactions(mine.summoned, s, player, site, colour))


# Scare


@rules.decision("HW-5.2.1", forced=True)
def scare(s: Table, player: int, highest: int) -> list[Option]:
    """Choose a ghost anywhere on the board (HW-5.2.1)."""
    options: list[Option] = []
    for colour in range(highest + 1):
        options += SCARES[colour][s.where[colour]]
    return options


@scare.chosen
def scared(s: Table, player: int, highest: int, option: Option) -> None:
    """Take scare points equal to the level of the ghost (HW-5.2.1)."""
    site, colour = BUILDING[option[1]], COLOUR[option[2]]
    mine = powers(s.claimed[player])
    count = SCARE[colour]
    for hook in mine.scare_yield:
        count = hook(s, player, count)
    s.emit("people_scared", player, option[1], option[2])
    gain_scare(s, player, count)
    s.push(*reactions(mine.scared, s, player, site, colour))


@scare.refused
def no_scare(s: Table, player: int, highest: int, option: Option) -> Refusal:
    """Name the rule that excludes a Scare."""
    if option[0] != "scare":
        return ("HW-5.2.1",), "refused.not_offered"
    refusal = refuse_ghost(s, highest, BUILDING[option[1]], COLOUR[option[2]])
    assert refusal is not None
    return refusal


# Upgrade


def upgrade_cost(s: Table, player: int, colour: int) -> int:
    """Return the scare points that a ghost of a colour costs to upgrade (HW-5.3.1)."""
    cost = COST[colour + 1]
    for hook in powers(s.claimed[player]).upgrade_cost:
        cost = hook(s, player, cost)
    return cost


def upgradable(s: Table, player: int, colour: int) -> int:
    """Return the buildings where a ghost of a colour may be upgraded (HW-5.3.1)."""
    if colour == RED or s.on_board[colour + 1] == FIGURES:
        return 0
    if s.scare[player] < upgrade_cost(s, player, colour):
        return 0
    return s.where[colour]


@rules.decision("HW-5.3.1", forced=True)
def upgrade(s: Table, player: int, highest: int) -> list[Option]:
    """Choose the ghost to upgrade (HW-5.3.1)."""
    options: list[Option] = []
    for colour in range(highest + 1):
        options += UPGRADES[colour][upgradable(s, player, colour)]
    return options


@upgrade.chosen
def upgrade_chosen(s: Table, player: int, highest: int, option: Option) -> None:
    """Pay, and swap the ghost for one of the next colour (HW-5.3.2)."""
    site, colour = BUILDING[option[1]], COLOUR[option[2]]
    cost = upgrade_cost(s, player, colour)
    if cost:
        pay_scare(s, player, cost)
    s.take(site, colour)
    s.put(site, colour + 1)
    s.emit("ghost_upgraded", player, BUILDINGS[site], option[2], COLOURS[colour + 1])
    if s.where[BLUE]:
        reward_upgrade(s, player, colour + 1)
    else:
        s.push(("place_blue", player), ("reward_upgrade", player, colour + 1))


@upgrade.refused
def no_upgrade(s: Table, player: int, highest: int, option: Option) -> Refusal:
    """Name the rule that excludes an Upgrade."""
    if option[0] != "upgrade":
        return ("HW-5.3.1",), "refused.not_offered"
    site, colour = BUILDING[option[1]], COLOUR[option[2]]
    refusal = refuse_ghost(s, highest, site, colour)
    if refusal is not None:
        return refusal
    if colour == RED:
        return ("HW-5.3.1",), "refused.red"
    if s.on_board[colour + 1] == FIGURES:
        return ("HW-5.3.1", "HW-6.3"), "refused.no_figure"
    return ("HW-5.3.1",), "refused.no_scare"


@rules.step
def reward_upgrade(s: Table, player: int, colour: int) -> None:
    """Take a token of the new colour, then perhaps raise a strip (HW-5.3.2, 5.3.3)."""
    gain_tokens(s, player, colour, 1)
    s.push(("improve_strip", player, colour), ("finish_upgrade", player))


@rules.decision("HW-5.3.3", forced=True)
def improve_strip(s: Table, player: int, colour: int) -> list[Option]:
    """Raise one strip below the new ghost directly to its level, or none (HW-5.3.3)."""
    highest = s.highest[player * s.strips : (player + 1) * s.strips]
    return [
        *(RAISES[strip] for strip, top in enumerate(highest) if top < colour),
        DECLINE,
    ]


@improve_strip.chosen
def strip_improved(s: Table, player: int, colour: int, option: Option) -> None:
    """Move the marble."""
    if option[0] == "raise":
        set_highest(s, player, option[1], colour)


@improve_strip.refused
def no_raise(s: Table, player: int, colour: int, option: Option) -> Refusal:
    """Only strips below the new level are raised."""
    if option[0] == "raise":
        return ("HW-5.3.3",), "refused.not_lower"
    return ("HW-5.3.3",), "refused.not_offered"


@rules.step
def finish_upgrade(s: Table, player: int) -> None:
    """Let the cards react to the Upgrade (HW-9.6)."""
    s.push(*reactions(powers(s.claimed[player]).upgraded, s, player))
