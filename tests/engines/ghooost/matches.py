"""Matches at the moment where a round is about to end."""

from __future__ import annotations

from engines.ghooost.state import Table
from tests.engines.ghooost.builders import play, table


def match(
    players: int, *, scores: list[int] | None = None, boos: list[int] | None = None
) -> Table:
    """Return a match in which each seat has so many points and Boo tokens."""
    s = table(players=players, match=True)
    s.round = 1
    s.scores = scores or [0] * players
    s.boos = boos or [0] * players
    return s


def end_round(s: Table, *order: int) -> None:
    """Let the seats leave in this order, the last one losing, and go on."""
    *leaving, last = order[:-1]
    s.clear()
    s.left = leaving
    s.crypt = []
    for seat in order[-2:]:
        s.hands[seat][14] = s.held[seat] = 1
    s.agenda = [("act", last)]
    s.menu = None
    play(s, "play", 14, 1, 0)
