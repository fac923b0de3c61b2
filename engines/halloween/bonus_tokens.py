"""Bonus tokens: reaching, storing and spending them (HW-7.1 to HW-7.5, HW-7.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engines.halloween.board import BUILDINGS, DISC, SITES, SLOTS
from engines.halloween.hooks import powers, reactions
from engines.halloween.rulebook import rules

if TYPE_CHECKING:
    from engines.core.rulebook import Refusal
    from engines.core.state import Option
    from engines.halloween.state import Table


class Bonus(NamedTuple):
    """One kind of bonus token (HW-7.6): its id and when it may be used."""

    id: str
    window: str = "free"


BONUSES: Final = (
    Bonus("free_summon"),
    Bonus("green_token"),
    Bonus("recover_three"),
    Bonus("two_scare"),
    Bonus("yellow_token"),
    Bonus("higher_die", "before_own_roll"),
    Bonus("one_sp"),
    Bonus("reroll", "after_own_roll"),
    Bonus("free_rest"),
    Bonus("blue_token"),
    Bonus("plus_three", "after_own_roll"),
    Bonus("free_relocate"),
)
COPIES: Final = 2
KINDS: Final = ("", *(bonus.id for bonus in BONUSES))
"""The published id of each kind, by its number; 0 is no token."""
(
    FREE_SUMMON,
    GREEN_TOKEN,
    RECOVER_THREE,
    TWO_SCARE,
    YELLOW_TOKEN,
    HIGHER_DIE,
    ONE_SP,
    REROLL,
    FREE_REST,
    BLUE_TOKEN,
    PLUS_THREE,
    FREE_RELOCATE,
) = range(1, len(KINDS))

LEAVE: Final[Option] = ("leave",)
DISCARD: Final[Option] = ("discard",)


def slots_of(s: Table, player: int) -> list[int]:
    """Return the slots of a player."""
    return s.slots[player * SLOTS : (player + 1) * SLOTS]


def spend_bonus(s: Table, player: int, slot: int) -> int:
    """Put a disc in the slot and its token on the discard; return its kind (HW-7.2)."""
    place = player * SLOTS + slot
    kind = s.slots[place]
    s.slots[place] = DISC
    s.discs[player] -= 1
    s.bonus_discard.append(kind)
    s.emit("bonus_used", player, slot, KINDS[kind])
    return kind


def storing_options(s: Table, player: int) -> list[Option]:
    """List the slots for a new token: the first free one and any stored token's.

    Free slots are alike, so that the first stands for all (HW-7.1).
    """
    slots = slots_of(s, player)
    free = slots.index(0) if 0 in slots else None
    return [
        ("store", slot)
        for slot, content in enumerate(slots)
        if slot == free or content > 0
    ]


def store(s: Table, player: int, slot: int, kind: int) -> int:
    """Put a token in a slot; the token that lay there is discarded and returned."""
    place = player * SLOTS + slot
    replaced = s.slots[place]
    if replaced:
        s.bonus_discard.append(replaced)
    s.slots[place] = kind
    return replaced


@rules.step
def reach_bonus(s: Table, player: int, site: int, colour: int) -> None:
    """Blocked slots take no token: it stays in the building (HW-7.1)."""
    if slots_of(s, player).count(DISC) < SLOTS:
        s.push(("store_bonus", player, site, colour))


@rules.decision("HW-7.1", forced=True)
def store_bonus(s: Table, player: int, site: int, colour: int) -> list[Option]:
    """Store the token, replace one or, with no free slot, leave it (HW-7.1)."""
    options = storing_options(s, player)
    if 0 not in slots_of(s, player):
        options.append(LEAVE)
    return options


@store_bonus.chosen
def bonus_stored(s: Table, player: int, site: int, colour: int, option: Option) -> None:
    """Store, let cards react, then refill an empty town (HW-7.8)."""
    if option[0] == "leave":
        s.emit("bonus_left", player, BUILDINGS[site], KINDS[s.bonus[site]])
        return
    kind, s.bonus[site] = s.bonus[site], 0
    replaced = store(s, player, option[1], kind)
    s.emit(
        "bonus_taken",
        player,
        BUILDINGS[site],
        KINDS[kind],
        option[1],
        KINDS[replaced] or None,
    )
    s.push(*reactions(powers(s.claimed[player]).bonus_taken, s, player, colour))
    if not any(s.bonus):
        lay_bonuses(s)


@store_bonus.refused
def not_stored(
    s: Table, player: int, site: int, colour: int, option: Option
) -> Refusal:
    """Name the rule of the slots."""
    return refuse_storing(s, player, option)


def refuse_storing(s: Table, player: int, option: Option) -> Refusal:
    """Say why a token does not go where it is put."""
    if option[0] == "leave":
        return ("HW-7.1",), "refused.slot_free"
    if option[0] != "store":
        return ("HW-7.1",), "refused.not_offered"
    if slots_of(s, player)[option[1]] == DISC:
        return ("HW-7.3",), "refused.slot_blocked"
    return ("HW-7.1",), "refused.first_free_slot"


def draw_bonus(s: Table) -> int:
    """Draw a token; an empty supply is made new from the discard (HW-7.5)."""
    if not s.bonus_supply:
        s.bonus_supply, s.bonus_discard = s.bonus_discard, []
        s.shuffle(s.bonus_supply)
        s.emit("bonuses_shuffled", len(s.bonus_supply))
    return s.bonus_supply.pop()


def lay_bonuses(s: Table) -> None:
    """Put a new token face up on every building (HW-7.5)."""
    for site in SITES:
        s.bonus[site] = draw_bonus(s)
        s.emit("bonus_laid", BUILDINGS[site], KINDS[s.bonus[site]])
