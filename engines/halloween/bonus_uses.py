"""What bonus tokens do as free actions (HW-7.6, HW-7.7, HW-7.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.halloween.actions import can_summon
from engines.halloween.board import (
    ACTIONS,
    ANY_LEVEL,
    BLUE,
    BUILDING,
    COLOUR,
    FIELDS,
    HUES,
    SLOTS,
)
from engines.halloween.bonus_tokens import (
    BLUE_TOKEN,
    BONUSES,
    FREE_REST,
    FREE_SUMMON,
    GREEN_TOKEN,
    ONE_SP,
    RECOVER_THREE,
    TWO_SCARE,
    YELLOW_TOKEN,
    slots_of,
    spend_bonus,
)
from engines.halloween.hooks import powers, reactions
from engines.halloween.menus import DONE, RECOVERS, RESTS, USE_BONUSES, relocations
from engines.halloween.move import displace, reach
from engines.halloween.rulebook import rules
from engines.halloween.supplies import gain_scare, gain_tokens, recover, score

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.rulebook import Refusal
    from engines.core.state import Option
    from engines.halloween.state import Table

ANY_STRIP = -1
ONE_STRIP = -2
"""Any strip for the first disc, and the same one for the others (HW-10.7)."""
TOKEN_COLOURS = {
    BLUE_TOKEN: BLUE,
    GREEN_TOKEN: COLOUR["green"],
    YELLOW_TOKEN: COLOUR["yellow"],
}
FREE_KINDS = frozenset(
    number for number, bonus in enumerate(BONUSES, 1) if bonus.window == "free"
)


def is_useful(s: Table, player: int, kind: int) -> bool:
    """Return whether a token can do something as a free action (HW-7.9).

    A relocation always can: 25 ghosts leave room in at least two buildings.
    """
    if kind == FREE_SUMMON:
        return can_summon(s, player, ANY_LEVEL)
    if kind == RECOVER_THREE:
        return any(s.fields[player * s.strips : (player + 1) * s.strips])
    return kind in FREE_KINDS


def bonus_options(s: Table, player: int) -> list[Option]:
    """List the stored tokens that may be used now; each needs a disc (HW-7.2)."""
    slots = slots_of(s, player)
    if not s.discs[player] or max(slots) <= 0:
        return []
    return [
        USE_BONUSES[slot]
        for slot, kind in enumerate(slots)
        if kind > 0 and is_useful(s, player, kind)
    ]


def bonus_refusal(s: Table, player: int, slot: int) -> Refusal:
    """Say why the token of a slot cannot be used now."""
    kind = s.slots[player * SLOTS + slot]
    if kind <= 0:
        return ("HW-7.2",), "refused.no_bonus"
    if not s.discs[player]:
        return ("HW-7.2",), "refused.no_disc"
    if kind not in FREE_KINDS:
        return ("HW-7.6",), "refused.window"
    return ("HW-7.9",), "refused.no_effect"


def use_bonus(s: Table, player: int, slot: int) -> None:
    """Spend a stored token and apply its effect (HW-7.2, HW-7.6)."""
    kind = spend_bonus(s, player, slot)
    if kind in TOKEN_COLOURS:
        gain_tokens(s, player, TOKEN_COLOURS[kind], 1)
    elif kind == TWO_SCARE:
        gain_scare(s, player, 2)
    elif kind == ONE_SP:
        score(s, player, 1)
    elif kind == FREE_SUMMON:
        s.push(("summon", player, ANY_LEVEL))
    elif kind == RECOVER_THREE:
        s.push(("recover_discs", player, 3, -1, ANY_STRIP))
    elif kind == FREE_REST:
        s.push(("rest_freely", player))
    else:
        s.push(("relocate", player))


@rules.decision("HW-7.6", "HW-10.7", forced=True)
def recover_discs(
    s: Table, player: int, left: int, last: int, strip: int
) -> list[Option]:
    """Take one disc after another, in ascending order, from one strip or any.

    At least one is taken, and at most ``left`` more (HW-7.6, HW-7.9, HW-10.7).
    """
    options: list[Option] = []
    for each in range(s.strips) if strip < 0 else (strip,):
        after = max(last + 1 - each * FIELDS, 0)
        fields = s.fields[player * s.strips + each] >> after << after
        options += RECOVERS[each][fields]
    if last >= 0:
        options.append(DONE)
    return options


@recover_discs.chosen
def disc_recovered(
    s: Table, player: int, left: int, last: int, strip: int, option: Option
) -> None:
    """Take the disc, and ask for the next one."""
    if option[0] == "done":
        return
    _, each, action = option
    field = ACTIONS.index(action)
    recover(s, player, each, 1 << field)
    if left > 1:
        only = ANY_STRIP if strip == ANY_STRIP else each
        s.push(("recover_discs", player, left - 1, each * FIELDS + field, only))


@rules.decision("HW-7.6", "HW-7.7", forced=True)
def rest_freely(s: Table, player: int) -> Sequence[Option]:
    """Choose the strip that rests without being marked (HW-7.6, HW-7.9)."""
    return RESTS[(1 << s.strips) - 1]


@rest_freely.chosen
def freely_rested(s: Table, player: int, option: Option) -> None:
    """Rest counts as performed (HW-7.7)."""
    rest_strip(s, player, option[1])


def rest_strip(s: Table, player: int, strip: int) -> None:
    """Take all discs of a strip back and let the cards react (HW-5.7.1)."""
    recover(s, player, strip, s.fields[player * s.strips + strip])
    mine = powers(s.claimed[player])
    s.push(*reactions(mine.rested, s, player))


@rules.decision("HW-7.6", forced=True)
def relocate(s: Table, player: int) -> list[Option]:
    """Choose any ghost and any other building with room (HW-7.6)."""
    options: list[Option] = []
    for colour in range(HUES):
        options += relocations(colour, s.where[colour], s.open)
    return options


@relocate.chosen
def relocated(s: Table, player: int, option: Option) -> None:
    """Carry the ghost there; it picks up a bonus token (HW-9.4)."""
    _, source, hue, target = option
    colour, site = COLOUR[hue], BUILDING[target]
    displace(s, player, BUILDING[source], colour, site)
    s.push(*reach(s, player, site, colour))
