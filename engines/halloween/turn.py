"""A turn: every strip once, free actions between, then its end (HW-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.halloween.actions import can_summon, summonable, upgradable
from engines.halloween.board import (
    ACTIONS,
    BESIDE,
    DISC,
    ELSEWHERE,
    FIGHT,
    FIGURES,
    HAUNT,
    MOVE,
    RED,
    SCARING,
    SLOTS,
    SUMMON,
    UPGRADE,
)
from engines.halloween.bonus_tokens import slots_of
from engines.halloween.bonus_uses import (
    bonus_options,
    bonus_refusal,
    rest_strip,
    use_bonus,
)
from engines.halloween.claims import claim_options, claim_refusal
from engines.halloween.fight import can_fight
from engines.halloween.haunt import hauntable, neutral_places, own_places
from engines.halloween.hooks import powers, use
from engines.halloween.menus import ACTS, END_TURN, RESTS
from engines.halloween.move import NEAR, move_range
from engines.halloween.rulebook import rules
from engines.halloween.supplies import remove_ghost

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.rulebook import Refusal
    from engines.core.state import Option
    from engines.halloween.hooks import Powers
    from engines.halloween.state import Table

FIELD = {action: 1 << field for field, action in enumerate(ACTIONS)}
RED_GHOSTS = 5


@rules.step
def start_turn(s: Table, player: int) -> None:
    """Every strip is unused and every once-per-turn card fresh (HW-3.1, HW-3.8)."""
    s.active = player
    s.unused = (1 << s.strips) - 1
    s.spent = 0
    s.emit("turn_started", player, s.round)
    s.push(("take_turn", player))


def executable(s: Table, player: int, top: int, mine: Powers) -> list[int]:
    """Return the actions that can be carried out at each level up to ``top`` (HW-3.4).

    What a strip can do, a higher one can do as well: the masks grow with the level.
    """
    can = SCARING  # There always is a blue ghost to scare with (HW-6.1).
    masks = []
    far = move_range(s, player, mine) > NEAR
    leaving = (ELSEWHERE if far else BESIDE)[s.open]
    places = own_places(s, player) | neutral_places(s, player)
    for colour in range(top + 1):
        here = s.where[colour]
        if here:
            if here & leaving:
                can |= MOVE
            if not can & SUMMON and summonable(s, colour):
                can |= SUMMON
            if not can & UPGRADE and upgradable(s, player, colour):
                can |= UPGRADE
            if not can & FIGHT and can_fight(s, player, colour, mine):
                can |= FIGHT
            if not can & HAUNT and hauntable(s, player, colour, mine) & places:
                can |= HAUNT
        if mine.summon and not can & SUMMON and can_summon(s, player, colour):
            can |= SUMMON
        for hook in mine.haunt:
            if not can & HAUNT and hook(s, player, colour):
                can |= HAUNT
        masks.append(can)
    return masks


def strip_lift(s: Table, player: int, mine: Powers) -> int:
    """Return by how many levels a strip may count higher (HW-10.4)."""
    levels = 0
    for hook in mine.strip_lift:
        levels = hook(s, player, levels)
    return levels


def field_reuse(s: Table, player: int, mine: Powers) -> int:
    """Return whether a field that holds a disc may be used (HW-10.14)."""
    allowed = 0
    for hook in mine.field_reuse:
        allowed = hook(s, player, allowed)
    return allowed


def strip_actions(s: Table, player: int, mine: Powers) -> list[Option]:
    """List the actions of all unused strips, with and without cards (HW-3.2, 3.4)."""
    lift = strip_lift(s, player, mine)
    highest = s.highest[player * s.strips : (player + 1) * s.strips]
    can = executable(s, player, min(max(highest) + lift, RED), mine)
    options: list[Option] = []
    for reused in (False, True) if field_reuse(s, player, mine) else (False,):
        # Card 14 needs no disc (HW-3.5), and card 4 may serve it too (HW-11.1).
        if reused or s.discs[player]:
            options += strip_options(s, player, can, reused=reused)
            if lift:
                options += lifted_options(s, player, can, reused=reused)
    return options


def strip_options(
    s: Table, player: int, can: Sequence[int], *, reused: bool
) -> list[Option]:
    """List the actions of unused strips, on free fields or on those with discs."""
    menus = ACTS[False, reused]
    options: list[Option] = []
    for strip in range(s.strips):
        if s.unused >> strip & 1:
            fields = s.fields[player * s.strips + strip]
            highest = s.highest[player * s.strips + strip]
            options += menus[strip][can[highest] & (fields if reused else ~fields)]
    return options


def lifted_options(
    s: Table, player: int, can: Sequence[int], *, reused: bool
) -> list[Option]:
    """List the actions of unused strips that gain by one level more (HW-10.4)."""
    menus = ACTS[True, reused]
    options: list[Option] = []
    for strip in range(s.strips):
        highest = s.highest[player * s.strips + strip] + 1
        if s.unused >> strip & 1 and highest <= RED and s.where[highest]:
            fields = s.fields[player * s.strips + strip]
            possible = can[highest] & (fields if reused else ~fields)
            for field, action in enumerate(ACTIONS):
                if possible >> field & 1 and gains(s, player, action, highest):
                    options += menus[strip][1 << field]
    return options


def gains(s: Table, player: int, action: str, highest: int) -> bool:
    """Return whether an action has choices that it lacks one level lower (HW-A49)."""
    if action == "move" and powers(s.claimed[player]).first_ghost_moved:
        return True  # The first ghost may make room for the second one (HW-10.15).
    ask = s.rules.decisions[action].ask
    return len(ask(s, player, highest)) > len(ask(s, player, highest - 1))


@rules.decision("HW-3.1", "HW-3.6")
def take_turn(s: Table, player: int) -> list[Option]:
    """Use a strip, take a free action, or end the turn (HW-3)."""
    mine = powers(s.claimed[player])
    options: list[Option] = []
    if s.unused:
        options += strip_actions(s, player, mine)
        options += RESTS[s.unused]
    else:
        options.append(END_TURN)
    if not s.master:
        options += claim_options(s, player, mine)
        options += bonus_options(s, player)
        for hook in mine.turn:
            options += hook(s, player)
    return options


@take_turn.chosen
def turn_taken(s: Table, player: int, option: Option) -> None:
    """Carry it out; unless the turn has ended, ask again."""
    command = option[0]
    if command == "end_turn":
        end_turn(s, player)
        return
    s.push(("take_turn", player))
    if command == "act":
        act(s, player, *option[1:])
    elif command == "rest":
        s.unused &= ~(1 << option[1])
        s.emit("strip_rested", player, option[1])
        rest_strip(s, player, option[1])
    elif command == "claim":
        s.push(("pay_claim", player, option[1]))
    elif command == "use_bonus":
        use_bonus(s, player, option[1])
    else:
        use(option[1])(s, player)


def act(
    s: Table, player: int, strip: int, action: str, lifted: bool, reused: bool
) -> None:
    """Put a disc on the field, mark the strip and resolve the action (HW-3.2)."""
    place = player * s.strips + strip
    if not reused:
        s.fields[place] |= FIELD[action]
        s.discs[player] -= 1
    s.unused &= ~(1 << strip)
    s.emit("strip_used", player, strip, action, lifted, reused)
    for hook in powers(s.claimed[player]).strip_chosen:
        hook(s, player, lifted, reused)
    if s.master:
        s.push(("purge_reds", player))
    s.push((action, player, s.highest[place] + lifted))


@take_turn.refused
def not_now(s: Table, player: int, option: Option) -> Refusal:
    """Name the rule that excludes a strip action or a free action."""
    command = option[0]
    if command == "end_turn":
        return ("HW-3.7",), "refused.strips_left"
    if command == "claim":
        return claim_refusal(s, player, option[1])
    if command == "use_bonus":
        return bonus_refusal(s, player, option[1])
    if command == "use_card":
        return card_refusal(s, player, option[1])
    if command not in ("act", "rest"):
        return ("HW-3.6",), "refused.not_offered"
    if option[1] >= s.strips:
        return ("HW-1.5", "HW-14.1"), "refused.no_such_strip"
    if not s.unused >> option[1] & 1:
        return ("HW-3.1",), "refused.strip_used"
    return act_refusal(s, player, *option[1:])


def card_refusal(s: Table, player: int, card: int) -> Refusal:
    """Say why a card cannot be used now."""
    if not s.claimed[player] >> card & 1:
        return ("HW-8.6",), "refused.not_held"
    if s.spent >> card & 1:
        return ("HW-9.5",), "refused.once_per_turn"
    return (f"HW-10.{card}",), "refused.no_effect"


def act_refusal(
    s: Table, player: int, strip: int, action: str, lifted: bool, reused: bool
) -> Refusal:
    """Say why an unused strip cannot perform an action."""
    mine = powers(s.claimed[player])
    if lifted and not strip_lift(s, player, mine):
        return ("HW-10.4",), "refused.not_held"
    if reused and not field_reuse(s, player, mine):
        return ("HW-10.14",), "refused.not_held"
    place = player * s.strips + strip
    occupied = s.fields[place] & FIELD[action]
    if occupied and not reused:
        return ("HW-3.3",), "refused.field_occupied"
    if reused and not occupied:
        return ("HW-10.14",), "refused.field_free"
    if not reused and not s.discs[player]:
        return ("HW-3.5",), "refused.no_disc"
    if s.highest[place] + lifted > RED:
        return ("HW-4.3",), "refused.highest"
    highest = s.highest[place] + lifted
    if lifted and executable(s, player, highest, mine)[highest] & FIELD[action]:
        return ("HW-10.4",), "refused.no_effect"
    rules, key = _obstacle(s, player, action, highest)
    return ("HW-3.4", *rules), key


def _obstacle(s: Table, player: int, action: str, highest: int) -> Refusal:
    """Say what keeps the ghosts of a strip from an action (HW-3.4)."""
    colours = range(highest + 1)
    pairs = [colour for colour in colours if s.pairs[colour]]
    mine = powers(s.claimed[player])
    if action == "move":
        return ("HW-5.4.1", "HW-6.2"), "refused.no_way"
    if action == "upgrade":
        if any(s.where[c] and s.on_board[c + 1] < FIGURES for c in colours if c < RED):
            return ("HW-5.3.1",), "refused.no_scare"
        return ("HW-5.3.1", "HW-6.3"), "refused.next_colours_out"
    if action == "summon" and pairs:
        if any(s.on_board[colour] < FIGURES for colour in pairs):
            return ("HW-5.1.1", "HW-6.2"), "refused.pairs_crowded"
        return ("HW-5.1.1", "HW-6.3"), "refused.pairs_out"
    if action == "haunt":
        if not s.own_left[player] and not s.neutral_left[player]:
            return ("HW-5.6.1",), "refused.no_pumpkin"
        if any(hauntable(s, player, colour, mine) for colour in colours):
            twice = ("HW-13.2",) if s.players == 2 else ()
            return ("HW-5.6.1", *twice), "refused.haunted_everywhere"
    if executable(s, player, RED, mine)[RED] & FIELD[action]:
        return ("HW-4.1",), "refused.only_higher"
    return _NOBODY[action]


_NOBODY: dict[str, Refusal] = {
    "summon": (("HW-5.1.1",), "refused.no_pairs"),
    "fight": (("HW-5.5.1",), "refused.nobody_to_fight"),
    "haunt": (("HW-5.6.1", "HW-5.6.3"), "refused.fields_taken"),
}
"""Why no ghost on the board, of whatever level, can perform an action."""


@rules.step
def purge_reds(s: Table, player: int) -> None:
    """Five red ghosts on the board all return to the supply (HW-14.5)."""
    if s.on_board[RED] == RED_GHOSTS:
        for site in range(len(s.room)):
            while s.where[RED] >> site & 1:
                remove_ghost(s, player, site, RED)


def end_turn(s: Table, player: int) -> None:
    """Three discs in the slots return; then the next player, or the end (HW-3.8)."""
    if slots_of(s, player).count(DISC) == SLOTS:
        s.slots[player * SLOTS : (player + 1) * SLOTS] = [0] * SLOTS
        s.discs[player] += SLOTS
        s.emit("slots_freed", player)
    following = (player + 1) % s.players
    if following == s.starter:
        s.push(("finish_round",))
    else:
        s.push(("start_turn", following))
