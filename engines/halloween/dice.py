"""Rolling dice and the windows around a roll (HW-5.5.5 to HW-5.5.7).

Dice that lie on the table are fields of the state; whoever needs their result pushes a
frame that reads them and takes them off.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.halloween.board import COLOURS, RED, SIDES, SLOTS
from engines.halloween.bonus_tokens import HIGHER_DIE, PLUS_THREE, REROLL, spend_bonus
from engines.halloween.hooks import powers, use
from engines.halloween.menus import DONE
from engines.halloween.rulebook import rules

if TYPE_CHECKING:
    from engines.core.rulebook import Refusal
    from engines.core.state import Frame, Option
    from engines.halloween.state import Table

ADDITION = 3


def begin_roll(
    s: Table,
    player: int,
    colours: tuple[int, ...],
    rollers: tuple[int, ...],
    added: tuple[int, ...],
) -> None:
    """Take up dice of some levels, each with its roller and what is added to it."""
    s.die_colours, s.rollers, s.added = colours, rollers, added
    s.dice = (0,) * len(colours)
    if s.events is not None:
        s.emit(
            "dice_taken", player, tuple(COLOURS[colour] for colour in colours), rollers
        )


def roll_own(s: Table, player: int, colours: tuple[int, ...], settle: Frame) -> None:
    """Roll dice that all belong to the active player, windows (a) to (c) (HW-5.5.6)."""
    begin_roll(s, player, colours, (player,) * len(colours), (0,) * len(colours))
    s.push(("lift_dice", player), ("roll_dice", player), ("mend_dice", player), settle)


def clear_dice(s: Table) -> tuple[int, ...]:
    """Take the dice off the table; return what they counted, additions included."""
    result = tuple(map(int.__add__, s.dice, s.added))
    s.dice = s.die_colours = s.added = s.rollers = ()
    s.emit("roll_settled", result)
    return result


def changed(numbers: tuple[int, ...], place: int, number: int) -> tuple[int, ...]:
    """Return a row of numbers with one of them changed."""
    return (*numbers[:place], number, *numbers[place + 1 :])


def helper_options(s: Table, player: int, *kinds: int) -> list[Option]:
    """List the dice that each stored bonus token of some kinds can help (HW-5.5.7)."""
    if not s.discs[player]:
        return []
    stored = s.slots[player * SLOTS : (player + 1) * SLOTS]
    return [
        ("help_die", slot, die)
        for slot, kind in enumerate(stored)
        if kind in kinds
        for die, roller in enumerate(s.rollers)
        if roller == player and (kind != HIGHER_DIE or s.die_colours[die] < RED)
    ]


def reroll(s: Table, player: int, die: int) -> None:
    """Roll a die again; what was added to it stays (HW-5.5.5)."""
    value = s.below(SIDES[s.die_colours[die]]) + 1
    s.dice = changed(s.dice, die, value)
    s.emit("die_rerolled", player, die, value)


@rules.decision("HW-5.5.5", forced=True)
def lift_dice(s: Table, player: int) -> list[Option]:
    """Window (a): use higher dice before the roll (HW-5.5.5, HW-7.6)."""
    return [*helper_options(s, player, HIGHER_DIE), DONE]


@lift_dice.chosen
def dice_lifted(s: Table, player: int, option: Option) -> None:
    """Take the die of the next level; the ghost stays what it is (HW-5.5.7)."""
    if option[0] == "help_die":
        _, slot, die = option
        spend_bonus(s, player, slot)
        colour = s.die_colours[die] + 1
        s.die_colours = changed(s.die_colours, die, colour)
        s.emit("die_lifted", player, die, COLOURS[colour])
        s.push(("lift_dice", player))


@rules.step
def roll_dice(s: Table, player: int) -> None:
    """Roll all dice at once (HW-5.5.3)."""
    s.dice = tuple([s.below(SIDES[colour]) + 1 for colour in s.die_colours])
    s.emit("dice_rolled", player, s.dice)


@rules.decision("HW-5.5.5", forced=True)
def mend_dice(s: Table, player: int) -> list[Option]:
    """Window (c): reroll and add, in any order and repeatedly (HW-5.5.5)."""
    options = helper_options(s, player, REROLL, PLUS_THREE)
    for hook in powers(s.claimed[player]).dice:
        options += hook(s, player)
    options.append(DONE)
    return options


@mend_dice.chosen
def dice_mended(s: Table, player: int, option: Option) -> None:
    """Carry out one help and ask again."""
    if option[0] == "done":
        return
    if option[0] == "help_die":
        _, slot, die = option
        if spend_bonus(s, player, slot) == REROLL:
            reroll(s, player, die)
        else:
            s.added = changed(s.added, die, s.added[die] + ADDITION)
            s.emit("die_added", player, die, ADDITION)
    else:
        use(option[0])(s, player, option)
    s.push(("mend_dice", player))


@rules.decision("HW-5.5.5", forced=True)
def answer_dice(s: Table, player: int, rerolled: bool) -> list[Option]:
    """Window (d): the opponent who rolled may use cards (HW-5.5.5)."""
    options: list[Option] = []
    for hook in powers(s.claimed[player]).dice:
        options += hook(s, player)
    options.append(DONE)
    return options


@answer_dice.chosen
def dice_answered(s: Table, player: int, rerolled: bool, option: Option) -> None:
    """After a reroll the active player may help again: back to (c) (HW-5.5.5)."""
    if option[0] != "done":
        use(option[0])(s, player, option)
        s.push(("answer_dice", player, True))
    elif rerolled:
        s.push(("mend_dice", s.active), ("answer_dice", player, False))


@lift_dice.refused
@mend_dice.refused
def no_help(s: Table, player: int, option: Option) -> Refusal:
    """Name the rule that excludes help with a die."""
    if option[0] == "pay_reroll":
        return ("HW-10.16",), "refused.reroll"
    if option[0] != "help_die":
        return ("HW-5.5.5",), "refused.not_offered"
    _, slot, die = option
    if s.slots[player * SLOTS + slot] not in (HIGHER_DIE, REROLL, PLUS_THREE):
        return ("HW-7.6",), "refused.no_helper"
    if not s.discs[player]:
        return ("HW-7.2",), "refused.no_disc"
    if die >= len(s.rollers) or s.rollers[die] != player:
        return ("HW-5.5.7",), "refused.not_your_die"
    return ("HW-5.5.5", "HW-7.9"), "refused.window"


@answer_dice.refused
def no_answer(s: Table, player: int, rerolled: bool, option: Option) -> Refusal:
    """Bonus tokens help in the own turn only (HW-7.7)."""
    if option[0] == "help_die":
        return ("HW-7.7",), "refused.own_turn"
    return no_help(s, player, option)
