"""Cards 1 to 13."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.halloween.board import (
    BESIDE,
    BLUE,
    BUILDING,
    COLOUR,
    HUES,
    SCARE,
)
from engines.halloween.bonus_uses import ONE_STRIP
from engines.halloween.deck import CARDS, USES, card, is_coloured, is_fresh, spend
from engines.halloween.hooks import after, may, modifies, scores
from engines.halloween.menus import BANISHES, NOTHING
from engines.halloween.rulebook import rules
from engines.halloween.supplies import (
    gain_scare,
    gain_tokens,
    raise_strip,
    remove_ghost,
    score,
)

if TYPE_CHECKING:
    from engines.core.state import Option
    from engines.halloween.menus import Menu
    from engines.halloween.state import Table

ANYWHERE = 3
"""No building of the town is farther away than three steps."""

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


# 2

card(2, "grey", "move", "continuous", optional=True)


@modifies("move_range", card=2)
def move_anywhere(s: Table, player: int, steps: int) -> int:
    """A Move leads to any other building (HW-10.2)."""
    return ANYWHERE


# 3

card(3, "grey", "fight", "continuous")


@after("fight_won", card=3)
def score_victory(
    s: Table, player: int, source: int, attacker: int, target: int
) -> None:
    """2 SP against a weaker ghost, 3 against a stronger, none for equals (HW-10.3)."""
    if target < attacker:
        score(s, player, 2)
    elif target > attacker:
        score(s, player, 3)


# 4

card(4, "coloured", "halloween", "once_per_turn", optional=True)


@modifies("strip_lift", card=4)
def act_higher(s: Table, player: int, levels: int) -> int:
    """One strip action counts its strip as one level higher (HW-10.4)."""
    return levels + is_fresh(s, 4)


@after("strip_chosen", card=4)
def acted_higher(s: Table, player: int, lifted: int, reused: int) -> None:
    """The card is used up by such an action (HW-10.4)."""
    if lifted:
        spend(s, player, 4)


# 5

card(5, "grey", "fight", "continuous")


@modifies("target_colours", card=5)
def attack_brothers(s: Table, player: int, colours: int, attacker: int) -> int:
    """Ghosts of the attacker's own colour may be attacked (HW-10.5)."""
    return colours | 1 << attacker


@modifies("attack_bonus", card=5)
def attack_harder(s: Table, player: int, bonus: int) -> int:
    """One more for the own attack (HW-10.5)."""
    return bonus + 1


# 6

card(6, "coloured", "halloween", "once_per_turn", optional=True)


@may("turn", card=6)
def offer_banishing(s: Table, player: int) -> Menu:
    """There always is a ghost to send back (HW-10.6)."""
    return USES[6] if is_fresh(s, 6) else NOTHING


@offer_banishing.used
def start_banishing(s: Table, player: int) -> None:
    """Ask for the ghost."""
    spend(s, player, 6)
    s.push(("banish", player))


@rules.decision("HW-10.6")
def banish(s: Table, player: int) -> list[Option]:
    """Choose any ghost on the board (HW-10.6)."""
    options: list[Option] = []
    for colour in range(HUES):
        options += BANISHES[colour][s.where[colour]]
    return options


@banish.chosen
def banished(s: Table, player: int, option: Option) -> None:
    """It returns to the supply; the blue rule comes before the token (HW-10.6)."""
    colour = COLOUR[option[2]]
    remove_ghost(s, player, BUILDING[option[1]], colour)
    if s.where[BLUE]:
        reward_banishing(s, player, colour)
    else:
        s.push(("place_blue", player), ("reward_banishing", player, colour))


@rules.step
def reward_banishing(s: Table, player: int, colour: int) -> None:
    """Take a token of its colour (HW-10.6)."""
    gain_tokens(s, player, colour, 1)


# 7

card(7, "grey", "halloween", "once_per_turn", optional=True)


@may("turn", card=7)
def offer_recovery(s: Table, player: int) -> Menu:
    """There must be a disc on a field (HW-10.7)."""
    return (
        USES[7]
        if is_fresh(s, 7) and any(s.fields[player * s.strips : (player + 1) * s.strips])
        else NOTHING
    )


@offer_recovery.used
def start_recovery(s: Table, player: int) -> None:
    """One or two discs of one strip come back; no Rest (HW-10.7)."""
    spend(s, player, 7)
    s.push(("recover_discs", player, 2, -1, ONE_STRIP))


# 8

card(8, "grey", "halloween", "once_per_turn", optional=True)


@may("turn", card=8)
def offer_lowering(s: Table, player: int) -> Menu:
    """There must be a strip of level 2 or more (HW-10.8)."""
    return (
        USES[8]
        if is_fresh(s, 8) and any(s.levels[player * s.strips : (player + 1) * s.strips])
        else NOTHING
    )


@offer_lowering.used
def start_lowering(s: Table, player: int) -> None:
    """Ask for the strip."""
    spend(s, player, 8)
    s.push(("lower_strip", player))


@rules.decision("HW-10.8")
def lower_strip(s: Table, player: int) -> list[Option]:
    """Choose a strip of level 2 or more (HW-10.8)."""
    return [
        ("lower", strip)
        for strip in range(s.strips)
        if s.levels[player * s.strips + strip]
    ]


@lower_strip.chosen
def strip_lowered(s: Table, player: int, option: Option) -> None:
    """One level down for two tokens of the lower colour (HW-10.8)."""
    level = s.levels[player * s.strips + option[1]] - 1
    raise_strip(s, player, option[1], level)
    gain_tokens(s, player, level, 2)


# 9

card(9, "coloured", "summon", "continuous")


@modifies("summon_tokens", card=9)
def double_summons(s: Table, player: int, count: int) -> int:
    """A Summon yields two tokens in place of one (HW-10.9)."""
    return count + 1


# 10

card(10, "grey", "halloween", "continuous")


@after("bonus_taken", card=10)
def token_with_bonus(s: Table, player: int, colour: int) -> None:
    """A ghost that picks up a bonus token brings one of its colour (HW-10.10)."""
    gain_tokens(s, player, colour, 1)


# 11

card(11, "grey", "fight", "continuous")


@after("fight_won", card=11)
def scare_by_victory(
    s: Table, player: int, source: int, attacker: int, target: int
) -> None:
    """Scare equal to the loser's level (HW-10.11)."""
    gain_scare(s, player, SCARE[target])


# 12

card(12, "coloured", "sp", "end_of_game")


@scores(card=12)
def score_coloured_cards(s: Table, player: int) -> int:
    """3 SP for each held card with a coloured cost (HW-10.12)."""
    held = s.held[player]
    return 3 * sum(held >> number & 1 for number in CARDS if is_coloured(number))


# 13

card(13, "coloured", "upgrade", "continuous")


@modifies("upgrade_cost", card=13)
def cheaper_upgrades(s: Table, player: int, cost: int) -> int:
    """Upgrades cost 0, 1, 2 and 3 scare (HW-10.13)."""
    return cost - 2
