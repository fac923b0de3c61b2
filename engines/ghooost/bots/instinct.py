"""Plays a table of Ghooost! on without thought, as the heuristic bot would.

It looks at the table itself, not at a view, and lists no options: thousands of actions
take as long as one search may. Now and then it takes any option, so that two of the
kind do not reply to each other in circles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.ghooost.actions import EMPTY_MANSION, PASS, TAKE, TRY_LUCK, act, acted
from engines.ghooost.cards import (
    HIGHEST,
    KITTY,
    MISS_COPY,
    QUARTET,
    SCOOTY,
    SKELETUM,
    VALUE,
)
from engines.ghooost.validity import PLAY_KITTY, is_valid

if TYPE_CHECKING:
    from random import Random

    from engines.core.state import Option
    from engines.ghooost.state import Table

VALUES: Final = range(SCOOTY, HIGHEST + 1)
REST: Final = -24.0
KITTY_WORTH: Final = 3.0
LUCK: Final = 0.4
LUCK_BY_TOP: Final = 0.36
WHIM: Final = 0.06
"""How often it takes any option."""


def instinct(s: Table, player: int) -> Option:
    """Return what the heuristic bot would do; its weights are explained there."""
    hand, pile, crypt = s.hands[player], s.pile, s.crypt
    copies = hand[MISS_COPY]
    top = pile[-1] & VALUE if pile else 0
    best, most = 0, REST
    # More of a value are always better, and more copies as well.
    for value in VALUES:
        held = hand[value]
        if held and is_valid(top, value, held + copies):
            worth = 15.0 + 9 * held + 7 * copies - value / 4
            run = _run(pile, value) if value == top else 0
            if value == SKELETUM or run + held + copies >= QUARTET:
                worth += 11
            if value == SCOOTY:
                worth -= 23.5
            if worth > most:
                best, most = value, worth
    if hand[KITTY] and most < KITTY_WORTH:
        best, most = KITTY, KITTY_WORTH
    if crypt:
        if most < LUCK + LUCK_BY_TOP * top:
            return TRY_LUCK
    elif not s.held[player]:
        return EMPTY_MANSION
    if best:
        return PLAY_KITTY if best == KITTY else ("play", best, hand[best], copies)
    return TAKE if pile or s.beside else PASS


def _run(pile: list[int], value: int) -> int:
    """Count the cards of one value on top of the pile."""
    run = 0
    for card in reversed(pile):
        if card & VALUE != value:
            break
        run += 1
    return run


def play_on(s: Table, random: Random, most: int) -> None:
    """Play up to so many actions, or until the round is over."""
    agenda = s.agenda
    for _ in range(most):
        name, player = agenda[-1][:2]
        if name != "act":
            return
        if random.random() < WHIM:
            options = act.ask(s, player)
            option = options[int(random.random() * len(options))]
        else:
            option = instinct(s, player)
        agenda.pop()
        acted(s, player, option)
