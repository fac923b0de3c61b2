"""Counts how much more often than by chance a hand of Ghooost! holds a card.

At every decision each rival's hand is compared with what it would hold if all that the
view hides lay anywhere alike.
"""

from __future__ import annotations

import json
from collections import defaultdict
from typing import TYPE_CHECKING, Any

import engines
from engines.core.chance import Chance, derive
from engines.core.playout import moves
from engines.core.title import Setup
from engines.ghooost.bots.inference import HELD, passed_over, situation
from engines.ghooost.cards import CARD_IDS, KINDS

if TYPE_CHECKING:
    from engines.ghooost.state import Table

SEED = b"ghooost count"
"""Games of this key are for counting, never for checks."""
BOTS = ("heuristic", "heuristic@2")
DOUBT = 20.0
"""Cards that are taken to lie as by chance before any was counted."""
SITUATIONS = tuple(
    f"{time}_{size}{passed}"
    for time in ("before", "after")
    for size in ("few", "many")
    for passed in ("", "_passed")
)

Counts = defaultdict[tuple[str, int], list[float]]
"""By situation and card: how many were held, and how many by chance."""


def count(number: int, counts: Counts) -> None:
    """Add what one game shows."""
    title = engines.get("ghooost")
    key = derive(SEED, number)
    chance = Chance(derive(key, "bots"))
    players = 2 + number % 3
    seated = [title.bot(BOTS[chance.below(len(BOTS))]) for _ in range(players)]
    s = title.setup(*Setup(players, title.complete(players, {})), key)
    s.rules.run(s)
    for move in moves(title, s, seated, key):
        look(s, move.seat, counts)


def look(s: Table, me: int, counts: Counts) -> None:
    """Compare the hands of all rivals of a seat with what lies hidden from it."""
    rivals = [seat for seat in range(s.players) if seat != me and s.held[seat]]
    hidden = [sum(s.hands[seat][card] for seat in rivals) for card in range(KINDS)]
    for card in (*s.crypt, *(card for mansion in s.mansions for card in mansion)):
        hidden[card] += 1
    passed = passed_over(s, me)
    for seat in rivals:
        name, share = situation(s, seat), s.held[seat] / sum(hidden)
        for card in range(1, KINDS):
            end = "_passed" if card in passed.get(seat, ()) else ""
            found = counts[name + end, card]
            found[0] += s.hands[seat][card]
            found[1] += hidden[card] * share


def tune(games: int, command: str) -> None:
    """Count over ``games`` games, and write the weights down."""
    counts: Counts = defaultdict(lambda: [0.0, 0.0])
    for number in range(games):
        count(number, counts)
    weights: dict[str, dict[str, Any]] = {}
    for name in SITUATIONS:
        weights[name] = {}
        for card in range(1, KINDS):
            held, by_chance = counts[name, card]
            weight = (held + DOUBT) / (by_chance + DOUBT)
            weights[name][CARD_IDS[card]] = round(weight, 3)
    HELD.write_text(
        json.dumps({"command": command, "weights": weights}, indent=1) + "\n"
    )
