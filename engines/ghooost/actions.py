"""The five actions, and what a valid play sets off (GH-5 to GH-8).

Actions are the hot path of search: they are plain functions that change the table, not
steps of their own, and tell events only if somebody listens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.ghooost.cards import (
    CARD_IDS,
    COPIED,
    HAND,
    KITTY,
    MISS_COPY,
    QUARTET,
    SCARY,
    SKELETUM,
    TWIST,
    VALUE,
    pile_id,
)
from engines.ghooost.rulebook import rules
from engines.ghooost.validity import GROUPS, is_valid, top_of

if TYPE_CHECKING:
    from engines.core.state import Option
    from engines.ghooost.state import Table

TRY_LUCK: Option = ("try_luck",)
TAKE: Option = ("take",)
EMPTY_MANSION: Option = ("empty_mansion",)
PASS: Option = ("pass",)


@rules.decision("GH-3.2", "GH-5.1")
def act(s: Table, player: int) -> list[Option]:
    """Choose one action: play, try luck, take, empty the mansion or pass (GH-5.1)."""
    hand = s.hands[player]
    pile = s.pile
    groups = GROUPS[pile[-1] & VALUE if pile else 0][hand[MISS_COPY]]
    options: list[Option] = []
    for offers, held in zip(groups, hand, strict=True):
        if held:
            options += offers[held]
    if s.crypt:
        options.append(TRY_LUCK)
    elif not s.held[player]:
        options.append(EMPTY_MANSION)
    if pile or s.beside:
        options.append(TAKE)
    return options or [PASS]


@act.chosen
def acted(s: Table, player: int, option: Option) -> None:
    """Carry out the action."""
    action = option[0]
    passes = s.passes
    s.passes = 0
    if action == "play":
        play(s, player, option[1], option[2], option[3])
    elif action == "take":
        take(s, player)
        finish(s, player, progress=False)
    elif action == "play_kitty":
        play_kitty(s, player)
    elif action == "try_luck":
        turn_up(s, player, s.crypt.pop(), "crypt")
    elif action == "empty_mansion":
        *rest, card = s.mansions[player]
        s.mansions[player] = tuple(rest)
        turn_up(s, player, card, "mansion")
    else:
        s.passes = passes + 1
        s.emit("passed", player)
        finish(s, player, progress=False)


@act.refused
def not_offered(s: Table, player: int, option: Option) -> tuple[tuple[str, ...], str]:
    """Name the rule that excludes an action."""
    action = option[0]
    hand = s.hands[player]
    if action == "take":
        return ("GH-5.4", "GH-5.9"), "refused.cemetery_empty"
    if action == "try_luck":
        return ("GH-5.1", "GH-5.3"), "refused.after_midnight"
    if action == "empty_mansion":
        return ("GH-5.1", "GH-5.5"), "refused.mansion_closed"
    if action == "pass":
        return ("GH-5.8",), "refused.no_pass"
    if action == "play_kitty":
        return ("GH-5.2",), "refused.not_held"
    value, numbered, copies = option[1:]
    if hand[value] < numbered or hand[MISS_COPY] < copies:
        return ("GH-5.2",), "refused.not_held"
    if top_of(s.pile) in SCARY:
        return ("GH-4.4", "GH-7.6"), "refused.scared"
    return ("GH-4.4",), "refused.too_weak"


def play(s: Table, player: int, value: int, numbered: int, copies: int) -> None:
    """Put a valid group from the hand on the cemetery (GH-5.2)."""
    hand = s.hands[player]
    size = numbered + copies
    hand[value] -= numbered
    s.held[player] -= size
    s.pile += [value] * numbered
    if copies:
        hand[MISS_COPY] -= copies
        s.pile += [COPIED | value] * copies
    if s.events is not None:
        s.emit("ghosts_played", player, value, numbered, copies)
    resolve(s, player, value, size, again=size > 1, progress=False)


def play_kitty(s: Table, player: int) -> None:
    """Put Kitty beside the cemetery: the next player loses their turn (GH-7.2)."""
    s.hands[player][KITTY] -= 1
    s.held[player] -= 1
    s.beside += 1
    s.emit("kitty_played", player)
    finish(s, player, progress=False, skip=True)


def turn_up(s: Table, player: int, card: int, origin: str) -> None:
    """Play the top card of crypt or mansion; an invalid one is taken (GH-5.3, 5.5)."""
    if card == KITTY:
        s.beside += 1
        _tell_turned_up(s, player, card, origin, valid=True)
        finish(s, player, progress=True, skip=True)
    elif card != MISS_COPY and is_valid(top_of(s.pile), card, 1):
        s.pile.append(card)
        _tell_turned_up(s, player, card, origin, valid=True)
        resolve(s, player, card, 1, again=False, progress=True)
    else:
        s.hands[player][card] += 1
        s.held[player] += 1
        _tell_turned_up(s, player, card, origin, valid=False)
        if s.pile or s.beside:
            take(s, player)
        finish(s, player, progress=True)


def _tell_turned_up(
    s: Table, player: int, card: int, origin: str, *, valid: bool
) -> None:
    s.emit("card_turned_up", player, origin, CARD_IDS[card], valid)
    if origin == "crypt" and not s.crypt:
        s.emit("midnight_struck")


def take(s: Table, player: int) -> None:
    """Take the whole cemetery, Kitty beside it included, into the hand (GH-5.4)."""
    hand = s.hands[player]
    pile, kitties = s.pile, s.beside
    for card in pile:
        hand[MISS_COPY if card & COPIED else card] += 1
    hand[KITTY] += kitties
    s.held[player] += len(pile) + kitties
    s.pile = []
    s.beside = 0
    if s.events is not None:
        s.emit("cemetery_taken", player, tuple(map(pile_id, pile)), kitties)


def resolve(
    s: Table, player: int, value: int, size: int, *, again: bool, progress: bool
) -> None:
    """Resolve a valid play of numbered ghosts, in the order of GH-8.1."""
    pile = s.pile
    run, under = size, len(pile) - size - 1
    while under >= 0 and pile[under] & VALUE == value:
        run += 1
        under -= 1
    banish = value == SKELETUM
    if run >= QUARTET:
        banish = True
        s.emit("quartet_made", player, value, run)
    if value == TWIST and (s.twist_effect == "once_per_play" or size % 2):
        s.direction = -s.direction
        s.emit("direction_reversed", s.direction)
    if banish:
        discard_cemetery(s)
    finish(s, player, progress=progress or banish, again=again or banish)


def discard_cemetery(s: Table) -> None:
    """Put the whole cemetery out of the round for good (GH-6.7, GH-7.8)."""
    discard = s.discard
    for card in s.pile:
        discard[MISS_COPY if card & COPIED else card] += 1
    discard[KITTY] += s.beside
    gone = len(s.pile) + s.beside
    s.pile = []
    s.beside = 0
    s.emit("cemetery_discarded", gone)


def refill(s: Table, player: int) -> None:
    """Draw from the crypt until holding four cards, or until midnight (GH-3.5)."""
    hand, crypt = s.hands[player], s.crypt
    drawn = min(HAND - s.held[player], len(crypt))
    cards = crypt[: -drawn - 1 : -1]
    del crypt[-drawn:]
    for card in cards:
        hand[card] += 1
    s.held[player] += drawn
    if s.events is not None:
        s.emit("cards_drawn", player, drawn, tuple(CARD_IDS[card] for card in cards))
        if not crypt:
            s.emit("midnight_struck")


def next_in(s: Table, seat: int) -> int:
    """Return the next player still in the round, in the current direction (GH-3.1)."""
    step, players, left = s.direction, s.players, s.left
    seat = (seat + step) % players
    while seat in left:
        seat = (seat + step) % players
    return seat


def finish(
    s: Table, player: int, *, progress: bool, again: bool = False, skip: bool = False
) -> None:
    """End an action: refill, leave, take a further turn or pass it on (GH-8.1, 8.2)."""
    held = s.held[player]
    if held < HAND and s.crypt:
        refill(s, player)
        progress = True
    elif not held and not s.mansions[player]:
        s.left.append(player)
        s.emit("player_left", player, len(s.left))
        if len(s.left) == s.players - 1:
            s.push(("end_round", "last_one_in"))
            return
        progress = True
        again = False
    s.idle = 0 if progress else s.idle + 1
    if again:
        following = player
        s.emit("further_turn", player)
    else:
        following = next_in(s, player)
        if skip:
            s.emit("turn_skipped", following)
            following = next_in(s, following)
    if s.idle >= s.no_progress_actions:
        s.push(("adjudicate", following, "no_progress"))
    elif s.passes and s.passes == s.players - len(s.left):
        s.push(("adjudicate", following, "deadlock"))
    else:
        s.agenda.append(("act", following))
