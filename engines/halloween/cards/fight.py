"""Cards linked to Fight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.halloween.board import ANYWHERE, BUILDING, COLOUR, COLOURS, HUES, SCARE
from engines.halloween.deck import card, is_fresh, spend
from engines.halloween.fight import end_series, start_fight, target_colours
from engines.halloween.hooks import after, may, modifies, powers
from engines.halloween.menus import DECLINE, YES_OR_NO, relocations
from engines.halloween.move import displace, reach
from engines.halloween.rulebook import rules
from engines.halloween.supplies import gain_scare, score

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.rulebook import Refusal
    from engines.core.state import Frame, Option
    from engines.halloween.state import Table

STOP: Option = ("stop",)

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


# 11

card(11, "grey", "fight", "continuous")


@after("fight_won", card=11)
def scare_by_victory(
    s: Table, player: int, source: int, attacker: int, target: int
) -> None:
    """Scare equal to the loser's level (HW-10.11)."""
    gain_scare(s, player, SCARE[target])


# 17

card(17, "grey", "fight", "continuous", optional=True)


@after("fight_won", card=17)
def offer_winner_a_journey(
    s: Table, player: int, source: int, attacker: int, target: int
) -> Frame:
    """The winning ghost may go to any other building (HW-10.17)."""
    return ("send_winner", player, source, attacker)


@rules.decision("HW-10.17", forced=True)
def send_winner(s: Table, player: int, source: int, attacker: int) -> Sequence[Option]:
    """Choose a building with room, or stay (HW-10.17)."""
    return (*relocations(attacker, 1 << source, s.open), DECLINE)


@send_winner.chosen
def winner_sent(
    s: Table, player: int, source: int, attacker: int, option: Option
) -> None:
    """It picks up a bonus token; a series of fights ends (HW-9.4, HW-11.8)."""
    if option[0] == "relocate":
        end_series(s, player)
        target = BUILDING[option[3]]
        displace(s, player, source, attacker, target)
        s.push(*reach(s, player, target, attacker))


# 20

card(20, "coloured", "fight", "once_per_turn", optional=True)


@may("fight", card=20, command="fight_all")
def offer_series(s: Table, player: int, fights: Sequence[Option]) -> list[Option]:
    """Each fight within a building may open a series there (HW-10.20, HW-11.9)."""
    if not is_fresh(s, 20):
        return []
    return [
        ("fight_all", source, attacker, target)
        for _, source, attacker, site, target in fights
        if source == site
    ]


@offer_series.used
def start_series(s: Table, player: int, option: Option) -> None:
    """Every other ghost present may be fought once (HW-10.20)."""
    _, building, hue, first = option
    site, attacker, target = BUILDING[building], COLOUR[hue], COLOUR[first]
    spend(s, player, 20)
    colours = target_colours(s, player, attacker, powers(s.claimed[player]))
    present = s.ghosts[site * HUES : (site + 1) * HUES]
    present[attacker] -= 1
    present[target] -= 1
    s.foes = tuple(
        count if colours >> colour & 1 else 0 for colour, count in enumerate(present)
    )
    s.emit("series_started", player, building, hue)
    s.push(("fight_on", player, site, attacker))
    start_fight(s, player, site, attacker, site, target)


@rules.decision("HW-10.20", forced=True)
def fight_on(s: Table, player: int, site: int, attacker: int) -> list[Option]:
    """Choose the next ghost that was there at the start, or stop (HW-10.20)."""
    return [
        *(("fight_next", COLOURS[foe]) for foe, count in enumerate(s.foes) if count),
        STOP,
    ]


@fight_on.chosen
def fought_on(s: Table, player: int, site: int, attacker: int, option: Option) -> None:
    """Fight the next one, with dice of its own."""
    if option[0] == "stop":
        end_series(s, player)
        return
    target = COLOUR[option[1]]
    s.foes = tuple(count - (foe == target) for foe, count in enumerate(s.foes))
    s.push(("fight_on", player, site, attacker))
    start_fight(s, player, site, attacker, site, target)


@fight_on.refused
def not_on(s: Table, player: int, site: int, attacker: int, option: Option) -> Refusal:
    """Each ghost present at the start is fought at most once."""
    if option[0] == "fight_next":
        return ("HW-10.20",), "refused.no_foe"
    return ("HW-10.20",), "refused.not_offered"


# 25

card(25, "coloured", "fight", "continuous")


@modifies("sure_wins", card=25)
def beat_weaker(s: Table, player: int, colours: int, attacker: int) -> int:
    """Weaker ghosts are beaten without dice (HW-10.25)."""
    return colours | (1 << attacker) - 1


# 28

card(28, "coloured", "fight", "continuous")


@modifies("fight_tokens", card=28)
def double_spoils(s: Table, player: int, count: int) -> int:
    """A won fight yields two tokens in place of one (HW-10.28)."""
    return count + 1


# 35

card(35, "grey", "fight", "continuous", optional=True)


@modifies("target_range", card=35)
def fight_anywhere(s: Table, player: int, steps: int) -> int:
    """The target of a Fight may be in any building (HW-10.35)."""
    return ANYWHERE


# 36

card(36, "grey", "fight", "once_per_turn", optional=True)


@after("dice_final", card=36)
def offer_difference(s: Table, player: int) -> Frame | None:
    """Dice that differ may yield scare, whatever the outcome (HW-10.36)."""
    if is_fresh(s, 36) and s.dice[0] != s.dice[1]:
        return ("take_difference", player)
    return None


@rules.decision("HW-10.36", forced=True)
def take_difference(s: Table, player: int) -> Sequence[Option]:
    """Take the difference of the dice as scare, or not (HW-10.36)."""
    return YES_OR_NO


@take_difference.chosen
def difference_taken(s: Table, player: int, option: Option) -> None:
    """Natural dice count, without additions (HW-11.15)."""
    if option[0] == "accept":
        spend(s, player, 36)
        gain_scare(s, player, abs(s.dice[0] - s.dice[1]))
