"""The action Fight, with dice or without (HW-5.5, HW-14.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.halloween.actions import refuse_ghost
from engines.halloween.board import (
    ANY_LEVEL,
    BLUE,
    BUILDING,
    BUILDINGS,
    COLOUR,
    COLOURS,
    HUES,
)
from engines.halloween.dice import begin_roll, clear_dice
from engines.halloween.hooks import powers, reactions, use
from engines.halloween.menus import FIGHTS, far_fights
from engines.halloween.rulebook import rules
from engines.halloween.supplies import gain_tokens

if TYPE_CHECKING:
    from engines.core.rulebook import Refusal
    from engines.core.state import Option
    from engines.halloween.hooks import Powers
    from engines.halloween.state import Table

ALL_COLOURS = (1 << HUES) - 1
HERE = 0
"""How far a Fight reaches without cards: the attacker's own building."""


def target_colours(s: Table, player: int, attacker: int, mine: Powers) -> int:
    """Return the colours that an attacker may aim at (HW-5.5.1, HW-14.4)."""
    if s.master:
        return (1 << attacker) - 1
    colours = ALL_COLOURS & ~(1 << attacker)
    for hook in mine.target_colours:
        colours = hook(s, player, colours, attacker)
    return colours


def target_range(s: Table, player: int, mine: Powers) -> int:
    """Return how far a Fight reaches (HW-5.5.1)."""
    steps = HERE
    for hook in mine.target_range:
        steps = hook(s, player, steps)
    return steps


def sure_wins(s: Table, player: int, attacker: int) -> int:
    """Return the colours that an attacker beats without dice (HW-14.4)."""
    if s.master:
        return ALL_COLOURS
    colours = 0
    for hook in powers(s.claimed[player]).sure_wins:
        colours = hook(s, player, colours, attacker)
    return colours


def fight_options(s: Table, player: int, attacker: int, mine: Powers) -> list[Option]:
    """List the fights that ghosts of one colour may start (HW-5.5.1)."""
    colours = target_colours(s, player, attacker, mine)
    far = target_range(s, player, mine) != HERE
    options: list[Option] = []
    for target in range(HUES):
        if colours >> target & 1:
            options += FIGHTS[attacker][target][meetings(s, attacker, target)]
            if far:
                there = s.where[target]
                options += far_fights(attacker, target, s.where[attacker], there)
    return options


def meetings(s: Table, attacker: int, target: int) -> int:
    """Return the buildings where two colours meet; a colour itself takes two ghosts."""
    if target == attacker:
        return s.pairs[attacker]
    return s.where[attacker] & s.where[target]


def can_fight(s: Table, player: int, attacker: int, mine: Powers) -> bool:
    """Return whether a ghost of a colour may start a fight (HW-3.4)."""
    colours = target_colours(s, player, attacker, mine)
    if mine.target_range or colours >> attacker & 1:
        return bool(fight_options(s, player, attacker, mine))
    # Asked before every turn: one union is quicker than meeting each colour.
    there = 0
    for target in range(HUES):
        if colours >> target & 1:
            there |= s.where[target]
    return bool(s.where[attacker] & there)


@rules.decision("HW-5.5.1", forced=True)
def fight(s: Table, player: int, highest: int) -> list[Option]:
    """Choose an attacker and its target (HW-5.5.1)."""
    mine = powers(s.claimed[player])
    options: list[Option] = []
    for attacker in range(highest + 1):
        options += fight_options(s, player, attacker, mine)
    for hook in mine.fight:
        options += hook(s, player, options)
    return options


@fight.chosen
def fight_chosen(s: Table, player: int, highest: int, option: Option) -> None:
    """Start one fight, or what a card makes of it."""
    if option[0] == "fight":
        start_fight(
            s,
            player,
            BUILDING[option[1]],
            COLOUR[option[2]],
            BUILDING[option[3]],
            COLOUR[option[4]],
        )
    else:
        use(option[0])(s, player, option)


@fight.refused
def no_fight(s: Table, player: int, highest: int, option: Option) -> Refusal:
    """Name the rule that excludes a Fight."""
    if option[0] != "fight":
        return ("HW-5.5.1",), "refused.not_offered"
    source, attacker = BUILDING[option[1]], COLOUR[option[2]]
    site, target = BUILDING[option[3]], COLOUR[option[4]]
    refusal = refuse_ghost(s, highest, source, attacker)
    refusal = refusal or refuse_ghost(s, ANY_LEVEL, site, target)
    if refusal is not None:
        return refusal
    mine = powers(s.claimed[player])
    if not target_colours(s, player, attacker, mine) >> target & 1:
        if s.master:
            return ("HW-14.4",), "refused.not_weaker"
        return ("HW-5.5.1",), "refused.same_colour"
    if site != source:
        return ("HW-5.5.1",), "refused.other_building"
    return ("HW-5.5.1", "HW-10.5"), "refused.no_pair"


def start_fight(
    s: Table, player: int, source: int, attacker: int, site: int, target: int
) -> None:
    """Win at once where no dice are needed, or ask who rolls for the target."""
    if s.events is not None:
        s.emit(
            "fight_started",
            player,
            BUILDINGS[source],
            COLOURS[attacker],
            BUILDINGS[site],
            COLOURS[target],
        )
    if sure_wins(s, player, attacker) >> target & 1:
        win_fight(s, player, source, attacker, site, target)
    else:
        s.push(("choose_roller", player, source, attacker, site, target))


@rules.decision("HW-5.5.2", forced=True)
def choose_roller(
    s: Table, player: int, source: int, attacker: int, site: int, target: int
) -> list[Option]:
    """Choose the opponent who rolls for the target (HW-5.5.2)."""
    return [("ask", seat) for seat in range(s.players) if seat != player]


@choose_roller.chosen
def roller_chosen(
    s: Table,
    player: int,
    source: int,
    attacker: int,
    site: int,
    target: int,
    option: Option,
) -> None:
    """Both take up their dice, and the windows follow (HW-5.5.3, HW-5.5.5)."""
    roller = option[1]
    bonus = 0
    for hook in powers(s.claimed[player]).attack_bonus:
        bonus = hook(s, player, bonus)
    begin_roll(s, player, (attacker, target), (player, roller), (bonus, 0))
    s.push(
        ("lift_dice", player),
        ("roll_dice", player),
        ("mend_dice", player),
        ("answer_dice", roller, False),
        ("finish_dice", player),
        ("settle_fight", player, source, attacker, site, target),
    )


@choose_roller.refused
def no_roller(
    s: Table,
    player: int,
    source: int,
    attacker: int,
    site: int,
    target: int,
    option: Option,
) -> Refusal:
    """Another player rolls for the target."""
    if option[0] == "ask":
        return ("HW-5.5.2",), "refused.not_an_opponent"
    return ("HW-5.5.2",), "refused.not_offered"


@rules.step
def finish_dice(s: Table, player: int) -> None:
    """The dice are final: let the cards react before the fight is settled (HW-9.6)."""
    mine = powers(s.claimed[player])
    if mine.dice_final:
        s.push(*reactions(mine.dice_final, s, player))


@rules.step
def settle_fight(
    s: Table, player: int, source: int, attacker: int, site: int, target: int
) -> None:
    """The attacker wins only with a strictly higher total (HW-5.5.4)."""
    ours, theirs = clear_dice(s)
    if ours > theirs:
        win_fight(s, player, source, attacker, site, target)
    else:
        s.emit("fight_lost", player, COLOURS[attacker], COLOURS[target])


def win_fight(
    s: Table, player: int, source: int, attacker: int, site: int, target: int
) -> None:
    """The target returns to the supply; the blue rule comes first (HW-6.1)."""
    s.take(site, target)
    if s.events is not None:
        s.emit("fight_won", player, COLOURS[attacker], BUILDINGS[site], COLOURS[target])
    if s.where[BLUE]:
        take_spoils(s, player, source, attacker, target)
    else:
        s.push(
            ("place_blue", player), ("take_spoils", player, source, attacker, target)
        )


def end_series(s: Table, player: int) -> None:
    """A series of fights is over; one fight alone never was a series (HW-10.20)."""
    if s.foes:
        s.foes = ()
        s.emit("series_ended", player)


@rules.step
def take_spoils(s: Table, player: int, source: int, attacker: int, target: int) -> None:
    """The winner takes a token of the loser's colour (HW-5.5.4)."""
    mine = powers(s.claimed[player])
    count = 1
    for hook in mine.fight_tokens:
        count = hook(s, player, count)
    gain_tokens(s, player, target, count)
    s.push(*reactions(mine.fight_won, s, player, source, attacker, target))
