"""What a table of Halloween is worth to a seat: the points that it will be ahead by.

Points count for themselves. What else lies on a player board counts by weights that
were fitted to how games ended (``seance tune``), and the less the nearer the end is.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from engines.halloween.board import HUES, POINTS, PUMPKINS, SLOTS, TOKENS
from engines.halloween.claims import CARDS_TO_END
from engines.halloween.ending import SET_POINTS, SET_SIZE, token_sets
from engines.halloween.haunt import neutral_places, own_places
from engines.halloween.hooks import powers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.halloween.state import Table

FEATURES: Final = (
    "tokens",
    "colours",
    "level",
    "highest",
    "discs",
    "scare",
    "bonuses",
    "cards",
    "pumpkins",
    "haunt",
    "haunt_next",
    "toward_set",
)
"""Tokens and their colours, levels of all strips and of the highest, discs in the
supply, scare (as far as it buys something), bonus tokens, cards, pumpkins left, the
best field that could be haunted now, and the next one, and in Master the tokens that
count towards one more set."""
ENOUGH_SCARE: Final = 10
WEIGHTS: Final = Path(__file__).with_name("weights.json")

Weights = tuple[tuple[float, ...], tuple[float, ...]]
"""By feature: what it is worth at the beginning, and what is added at the end."""


@cache
def fitted(mode: str) -> Weights:
    """Return the weights of the ``standard`` or of the ``master`` game."""
    found = json.loads(WEIGHTS.read_text())[mode]
    first, last = ([found[part][name] for name in FEATURES] for part in ("now", "end"))
    return tuple(first), tuple(last)


def features(s: Table, seat: int) -> list[float]:
    """Count what a seat has besides its points."""
    tokens = s.tokens[seat * HUES : (seat + 1) * HUES]
    levels = s.highest[seat * s.strips : (seat + 1) * s.strips]
    top = max(levels)
    best = second = 0
    places = own_places(s, seat) | neutral_places(s, seat)
    for colour in range(top, -1, -1):
        fields = (s.where[colour] & s.unhaunted[colour] & places).bit_count()
        if fields and not best:
            best, fields = POINTS[colour], fields - 1
        if fields and best:
            second = POINTS[colour]
            break
    slots = s.slots[seat * SLOTS : (seat + 1) * SLOTS]
    return [
        sum(tokens),
        HUES - tokens.count(0),
        sum(levels),
        top,
        s.discs[seat],
        min(s.scare[seat], ENOUGH_SCARE),
        sum([kind > 0 for kind in slots]),
        s.claimed[seat].bit_count(),
        s.own_left[seat] + s.neutral_left[seat],
        best,
        second,
        _toward_set(s, seat) if s.master else 0,
    ]


def _toward_set(s: Table, seat: int) -> int:
    """Count the tokens that one more set of a seat would already have (HW-14.7)."""
    sets = token_sets(s, seat)
    tokens = s.tokens[seat * HUES : (seat + 1) * HUES]
    return sum([min(count, sets + 1) for count in tokens]) - SET_SIZE * sets


def nearness(s: Table) -> float:
    """Say how near the end is, from 0 to 1, by what may bring it about."""
    if s.ending:
        return 1.0
    cards = max(claimed.bit_count() for claimed in s.claimed) / CARDS_TO_END
    pumpkins = 1 - min(s.own_left) / PUMPKINS
    tokens = 1 - sorted(s.supply)[1] / TOKENS if s.master else 0.0
    return min(1.0, max(cards, pumpkins, tokens, s.round / s.max_rounds))


def points(s: Table, seat: int) -> float:
    """Return the points of a seat, with those that cards and sets score at the end."""
    if s.outcome is not None:
        return s.outcome.scores[seat]
    if s.master:
        return s.sp[seat] + SET_POINTS * token_sets(s, seat)
    extra = sum([count(s, seat) for _, count in powers(s.claimed[seat]).scores])
    return s.sp[seat] + extra


def standing(s: Table, seat: int, weights: Weights) -> float:
    """Say how many points a seat will come to, up to what all have in common."""
    total = points(s, seat)
    if s.outcome is not None or (s.ending and s.agenda[-1][0] == "finish_round"):
        return total
    near = nearness(s)
    first, last = weights
    for feature, now, end in zip(features(s, seat), first, last, strict=True):
        total += feature * (now + near * end)
    return total


def lead(s: Table, seat: int, weights: Weights) -> float:
    """Say by how much a seat will be ahead of its strongest rival."""
    rivals: Sequence[float] = [
        standing(s, other, weights) for other in range(s.players) if other != seat
    ]
    own = standing(s, seat, weights)
    return (
        own - max(rivals)
        if len(rivals) == 1
        else own - 0.5 * (max(rivals) + sum(rivals) / len(rivals))
    )
