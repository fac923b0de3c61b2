"""Tables of Ghooost! from the few facts that a test is about, and moves on them.

Cards are their values, ``X`` is Miss Copy and ``K`` is Kitty, as in the examples.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engines.core.errors import IllegalCommand
from engines.ghooost import TITLE
from engines.ghooost.cards import COPIED, KINDS, KITTY, MISS_COPY
from engines.ghooost.rulebook import rules
from engines.ghooost.state import Table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engines.core.state import Event, Option

X = MISS_COPY
K = KITTY
A, B, C, D = range(4)

TRY_LUCK = ("try_luck",)
TAKE = ("take",)
EMPTY_MANSION = ("empty_mansion",)
PASS = ("pass",)
PLAY_KITTY = ("play_kitty",)


def copied(value: int) -> int:
    """Return a Miss Copy on the pile that copied ``value``."""
    return COPIED | value


def table(
    *hands: Sequence[int],
    players: int = 3,
    pile: Sequence[int] = (),
    beside: int = 0,
    crypt: Sequence[int] = (),
    mansions: Mapping[int, Sequence[int]] | None = None,
    acts: int = 0,
    **options: object,
) -> Table:
    """Lay a table: seats without a hand hold a 14, without a mansion one 13.

    Crypt and mansions are given from the top; an empty crypt means after midnight.
    """
    s = Table(rules, players, TITLE.complete(players, options), bytes(32))
    for seat in range(players):
        hand = hands[seat] if seat < len(hands) else (14,)
        for card in hand:
            s.hands[seat][card] += 1
        s.held[seat] = len(hand)
        s.mansions[seat] = tuple((mansions or {}).get(seat, (13,)))[::-1]
    s.pile = list(pile)
    s.beside = beside
    s.crypt = list(crypt)[::-1]
    s.push(("act", acts))
    return s


def offered(s: Table) -> list[Option]:
    """Return what the open decision offers."""
    return list(s.rules.options(s))


def play(s: Table, *option: object) -> list[Event]:
    """Take an option that is offered, and return the events it sets off."""
    assert option in s.rules.options(s)
    s.events = []
    s.rules.choose(s, option)
    events, s.events = s.events, None
    return events


def refused(s: Table, *option: object) -> IllegalCommand:
    """Return the refusal of an option by the checking door."""
    with pytest.raises(IllegalCommand) as caught:
        TITLE.apply(s, acting(s), TITLE.write(option))
    return caught.value


def acting(s: Table) -> int:
    """Return the seat that is asked."""
    seat: int = s.agenda[-1][1]
    return seat


def hand(s: Table, seat: int) -> list[int]:
    """Return the cards that a seat holds, in ascending order."""
    assert sum(s.hands[seat]) == s.held[seat]
    return cards(s.hands[seat])


def discard(s: Table) -> list[int]:
    """Return the cards that are out of the round, in ascending order."""
    return cards(s.discard)


def cards(counts: Sequence[int]) -> list[int]:
    """Return counted cards one by one."""
    return [card for card in range(KINDS) for _ in range(counts[card])]


def names(events: Sequence[Event]) -> list[str]:
    """Return what kind of events happened, in order."""
    return [event[0] for event in events]
