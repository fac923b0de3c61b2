"""Who only listens can keep the books: events tell every change, and no other one."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from engines.halloween.board import (
    BUILDING,
    COLOUR,
    FREE,
    HUES,
    NEUTRAL,
    SLOTS,
)
from engines.halloween.rulebook import rules
from tests.engines.halloween.test_seats import start

GAMES = 40
DECISIONS = 120


class Ledger:
    """The table as far as events tell it."""

    def __init__(self, s: Any) -> None:
        """Begin with what lies there."""
        self.goods: Counter[tuple[object, ...]] = Counter(read(s))

    def hear(self, event: tuple[Any, ...]) -> None:
        """Write down what an event changes."""
        name, *words = event
        entry = getattr(self, name, None)
        if entry is not None:
            entry(*words)

    def tokens_gained(self, seat: int, hue: str, count: int) -> None:
        self.goods["tokens", seat, hue] += count

    def tokens_paid(self, seat: int, hue: str, count: int) -> None:
        self.goods["tokens", seat, hue] -= count

    def scare_gained(self, seat: int, count: int, total: int) -> None:
        self.goods["scare", seat] += count
        assert total == self.goods["scare", seat]

    def scare_paid(self, seat: int, count: int, total: int) -> None:
        self.scare_gained(seat, -count, total)

    def points_scored(self, seat: int, points: int, total: int) -> None:
        self.goods["sp", seat] += points
        assert total == self.goods["sp", seat]

    def points_lost(self, seat: int, points: int, total: int) -> None:
        self.points_scored(seat, -points, total)

    def card_scored(self, seat: int, _card: int, points: int, total: int) -> None:
        self.points_scored(seat, points, total)

    def ghosts_placed(self, _: int, building: str, hue: str, count: int) -> None:
        self.goods["ghost", building, hue] += count

    def ghost_removed(self, _: int, building: str, hue: str) -> None:
        self.goods["ghost", building, hue] -= 1

    def ghost_moved(self, _: int, hue: str, source: str, target: str) -> None:
        self.goods["ghost", source, hue] -= 1
        self.goods["ghost", target, hue] += 1

    def ghost_upgraded(self, _: int, building: str, old: str, new: str) -> None:
        self.goods["ghost", building, old] -= 1
        self.goods["ghost", building, new] += 1

    def ghosts_swapped(
        self, seat: int, here: str, hue: str, there: str, other: str
    ) -> None:
        self.ghost_moved(seat, hue, here, there)
        self.ghost_moved(seat, other, there, here)

    def fight_won(self, seat: int, _: str, building: str, target: str) -> None:
        self.ghost_removed(seat, building, target)

    def strip_raised(self, seat: int, strip: int, level: int) -> None:
        assert level > self.goods["level", seat, strip]
        self.goods["level", seat, strip] = level

    def strip_lowered(self, seat: int, strip: int, level: int) -> None:
        assert level < self.goods["level", seat, strip]
        self.goods["level", seat, strip] = level

    def strip_used(
        self, seat: int, strip: int, _action: str, _lifted: bool, reused: bool
    ) -> None:
        self.goods["on fields", seat, strip] += not reused
        self.goods["discs", seat] -= not reused

    def discs_recovered(self, seat: int, strip: int, count: int) -> None:
        self.goods["on fields", seat, strip] -= count
        self.goods["discs", seat] += count

    def card_claimed(
        self, seat: int, card: int, strip: int | None, _action: str | None
    ) -> None:
        self.goods["card", seat, card] += 1
        if strip is None:
            self.goods["discs", seat] -= 1
        else:
            self.goods["on fields", seat, strip] -= 1

    def bonus_used(self, seat: int, _slot: int, _kind: str) -> None:
        self.goods["discs", seat] -= 1

    def slots_freed(self, seat: int) -> None:
        self.goods["discs", seat] += SLOTS

    def pumpkin_placed(self, seat: int, building: str, hue: str, kind: str) -> None:
        self.goods["pumpkin", building, hue, seat, kind] += 1

    def pumpkin_taken_back(self, seat: int, building: str, hue: str, kind: str) -> None:
        self.goods["pumpkin", building, hue, seat, kind] -= 1


def read(s: Any) -> dict[tuple[object, ...], int]:
    """Count what lies on the table, by where it lies."""
    goods: dict[tuple[object, ...], int] = {}
    for building, site in BUILDING.items():
        for hue, colour in COLOUR.items():
            goods["ghost", building, hue] = s.ghosts[site * HUES + colour]
            who = s.pumpkins[site * HUES + colour]
            if who != FREE:
                kind = "neutral" if who >= NEUTRAL else "own"
                goods["pumpkin", building, hue, who % NEUTRAL, kind] = 1
    for seat in range(s.players):
        goods["sp", seat] = s.sp[seat]
        goods["scare", seat] = s.scare[seat]
        goods["discs", seat] = s.discs[seat]
        for hue, colour in COLOUR.items():
            goods["tokens", seat, hue] = s.tokens[seat * HUES + colour]
        for strip in range(s.strips):
            place = seat * s.strips + strip
            goods["level", seat, strip] = s.highest[place] + 1
            goods["on fields", seat, strip] = s.fields[place].bit_count()
        for card in s.display:
            goods["card", seat, card] = s.claimed[seat] >> card & 1
    return goods


@pytest.mark.parametrize("game", range(GAMES))
def test_events_tell_every_change(game: int) -> None:
    """
    Ghosts, tokens, scare, SP, levels, discs, cards, pumpkins (HW-1.2 to HW-1.6).
    """
    chance = random.Random(f"ledger {game}")
    s = start(2 + game % 3, "master" if game % 8 == 7 else "standard", chance)
    ledger = Ledger(s)
    for _ in range(DECISIONS):
        if s.outcome is not None:
            break
        s.events = []
        option = chance.choice(rules.options(s))
        rules.choose(s, option)
        for event in s.events:
            ledger.hear(event)
        assert +Counter(read(s)) == +ledger.goods, (option, s.events)
