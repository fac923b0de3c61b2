"""How a game ended for each seat, when some of its people did not play to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.state import Outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

RESIGNED = "resigned"
"""The reason of an outcome that follows from nothing but who has resigned."""


def rank(outcome: Outcome | None, resigned: Sequence[int]) -> Outcome:
    """Return an outcome in which those who resigned rank last, the first one lowest.

    ``resigned`` has for each seat as which one it resigned, from 1; 0 if it did not.
    The others keep their order; without an ``outcome`` they share the first place.
    Points stay what was scored, by whomever.
    """
    places = outcome.places if outcome else (1,) * len(resigned)
    stayed = [place for place, left in zip(places, resigned, strict=True) if not left]
    ranked = tuple(
        1 + sum(other < place for other in stayed)
        if not left
        else len(stayed) + 1 + sum(other > left for other in resigned)
        for place, left in zip(places, resigned, strict=True)
    )
    winners = tuple(seat for seat, place in enumerate(ranked) if place == 1)
    if outcome is None:
        return Outcome(RESIGNED, winners, ranked, ())
    return outcome._replace(winners=winners, places=ranked)
