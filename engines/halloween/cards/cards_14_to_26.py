"""Cards 14 to 26."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.halloween.actions import complete_summon, summonable
from engines.halloween.board import BUILDING, BUILDINGS, COLOUR, COLOURS, HUES
from engines.halloween.deck import card, is_fresh, spend
from engines.halloween.dice import clear_dice, reroll, roll_own
from engines.halloween.fight import end_series, start_fight, target_colours
from engines.halloween.hooks import after, may, modifies, powers, scores
from engines.halloween.menus import DECLINE, SUMMONS, YES_OR_NO, relocations
from engines.halloween.move import displace, moves_of, reach, refuse_move
from engines.halloween.rulebook import rules
from engines.halloween.supplies import gain_scare, pay_scare

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.rulebook import Refusal
    from engines.core.state import Frame, Option
    from engines.halloween.state import Table

LOWEST_STRIP_POINTS = (0, 1, 2, 5, 8)
HIGH_ROLL = 4
HIGH_REWARD = 3
LOW_REWARD = 1
STOP: Option = ("stop",)

# 14

card(14, "coloured", "halloween", "once_per_turn", optional=True)


@modifies("field_reuse", card=14)
def act_again(s: Table, player: int, allowed: int) -> int:
    """One strip action may use a field with an own disc (HW-10.14)."""
    return allowed or is_fresh(s, 14)


@after("strip_chosen", card=14)
def acted_again(s: Table, player: int, lifted: int, reused: int) -> None:
    """The card is used up by such an action (HW-10.14)."""
    if reused:
        spend(s, player, 14)


# 15

card(15, "coloured", "move", "continuous", optional=True)


@after("first_ghost_moved", card=15)
def offer_second_ghost(
    s: Table, player: int, level: int, site: int, colour: int
) -> Frame:
    """A Move may move a second ghost (HW-10.15)."""
    return ("move_another", player, level, site, colour)


@rules.decision("HW-10.15", forced=True)
def move_another(
    s: Table, player: int, level: int, site: int, colour: int
) -> list[Option]:
    """Choose a second ghost, never the figure that moved first (HW-10.15)."""
    options: list[Option] = []
    for each in range(level + 1):
        sources = s.where[each]
        if each == colour and s.ghosts[site * HUES + each] == 1:
            sources &= ~(1 << site)
        options += moves_of(s, player, each, sources)
    options.append(DECLINE)
    return options


@move_another.chosen
def another_moved(
    s: Table, player: int, level: int, site: int, colour: int, option: Option
) -> None:
    """Move it, and let the cards react to it as to the first."""
    if option[0] == "decline":
        return
    second, target = COLOUR[option[2]], BUILDING[option[3]]
    displace(s, player, BUILDING[option[1]], second, target)
    s.push(
        *reach(s, player, target, second), ("finish_journey", player, target, second)
    )


@move_another.refused
def not_another(
    s: Table, player: int, level: int, site: int, colour: int, option: Option
) -> Refusal:
    """The second ghost is another one, under the same conditions."""
    if option[0] != "move":
        return ("HW-10.15",), "refused.not_offered"
    if option[1:3] == (BUILDINGS[site], COLOURS[colour]):
        return ("HW-10.15",), "refused.moved_already"
    return refuse_move(s, player, level, option)


# 16

card(16, "grey", "halloween", "continuous", optional=True)


@may("dice", card=16, command="pay_reroll")
def offer_reroll(s: Table, player: int) -> list[Option]:
    """One scare rolls an own die again, as often as one likes (HW-10.16)."""
    if not s.scare[player]:
        return []
    return [("pay_reroll", die) for die, seat in enumerate(s.rollers) if seat == player]


@offer_reroll.used
def pay_reroll(s: Table, player: int, option: Option) -> None:
    """Pay and roll again (HW-10.16)."""
    pay_scare(s, player, 1)
    reroll(s, player, option[1])


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


# 18

card(18, "grey", "haunt", "continuous", optional=True)


@after("haunted", card=18)
def offer_haunt_roll(s: Table, player: int, site: int, colour: int) -> Frame:
    """A pumpkin was placed: its colour's die may be rolled (HW-10.18)."""
    return ("roll_haunt", player, colour)


@rules.decision("HW-10.18")
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


# 19

card(19, "grey", "halloween", "continuous")


@after("rested", card=19)
def scare_by_rest(s: Table, player: int) -> None:
    """2 scare for each Rest (HW-10.19)."""
    gain_scare(s, player, 2)


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
    colours = target_colours(s, player, attacker, powers(s.held[player]))
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


# 21

card(21, "coloured", "sp", "end_of_game")


@scores(card=21)
def score_scare(s: Table, player: int) -> int:
    """2 SP for every full 3 scare (HW-10.21)."""
    return 2 * (s.scare[player] // 3)


# 22

card(22, "grey", "sp", "end_of_game")


@scores(card=22)
def score_lowest_strip(s: Table, player: int) -> int:
    """By the lowest own strip: 0, 1, 2, 5 or 8 SP (HW-10.22)."""
    levels = s.levels[player * s.strips : (player + 1) * s.strips]
    return LOWEST_STRIP_POINTS[min(levels)]


# 23

card(23, "grey", "move", "continuous", optional=True)


@after("ghost_moved", card=23)
def offer_move_roll(s: Table, player: int, site: int, colour: int) -> Frame:
    """The die of a moved ghost may be rolled (HW-10.23)."""
    return ("roll_move", player, colour)


@rules.decision("HW-10.23")
def roll_move(s: Table, player: int, colour: int) -> Sequence[Option]:
    """Roll the die of the moved ghost, or not (HW-10.23)."""
    return YES_OR_NO


@roll_move.chosen
def move_rolled(s: Table, player: int, colour: int, option: Option) -> None:
    """Roll."""
    if option[0] == "accept":
        roll_own(s, player, (colour,), ("settle_move_roll", player))


@rules.step
def settle_move_roll(s: Table, player: int) -> None:
    """A high roll yields the amount on the card, any other 1 scare (HW-10.23)."""
    (result,) = clear_dice(s)
    gain_scare(s, player, HIGH_REWARD if result >= HIGH_ROLL else LOW_REWARD)


# 24

card(24, "coloured", "move", "once_per_turn", optional=True)


@after("ghost_moved", card=24)
def offer_reunion(s: Table, player: int, site: int, colour: int) -> Frame | None:
    """A ghost moved to another of its colour may summon at once (HW-10.24)."""
    if is_fresh(s, 24) and summonable(s, colour) >> site & 1:
        return ("summon_reunited", player, site, colour)
    return None


@rules.decision("HW-10.24")
def summon_reunited(s: Table, player: int, site: int, colour: int) -> Sequence[Option]:
    """Summon there with that colour, or not (HW-10.24)."""
    return (*SUMMONS[colour][1 << site], DECLINE)


@summon_reunited.chosen
def reunited_summoned(
    s: Table, player: int, site: int, colour: int, option: Option
) -> None:
    """A Summon without disc or strip (HW-10.24)."""
    if option[0] == "summon":
        spend(s, player, 24)
        complete_summon(s, player, site, colour)


# 25

card(25, "coloured", "fight", "continuous")


@modifies("sure_wins", card=25)
def beat_weaker(s: Table, player: int, colours: int, attacker: int) -> int:
    """Weaker ghosts are beaten without dice (HW-10.25)."""
    return colours | (1 << attacker) - 1


# 26

card(26, "coloured", "sp", "end_of_game")


@scores(card=26)
def score_token_pairs(s: Table, player: int) -> int:
    """3 SP for every two tokens (HW-10.26)."""
    return 3 * (sum(s.tokens[player * HUES : (player + 1) * HUES]) // 2)
