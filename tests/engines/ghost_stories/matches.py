"""Games that a bot plays with itself, to see how often it wins."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from statistics import mean
from typing import Any

import engines
from engines.core.chance import derive
from engines.core.playout import play
from engines.core.state import Outcome
from engines.core.title import Setup

TITLE = engines.get("ghost-stories")


def outcomes(bot: str, numbers: Iterable[int], **given: Any) -> Iterator[Outcome]:
    """Yield how games of a bot end, with one to four players in turn."""
    for number in numbers:
        players = 1 + number % 4
        options = TITLE.complete(players, {"difficulty": "initiation", **given})
        bots = [TITLE.bots[bot]] * players
        key = derive(b"match", number)
        yield play(TITLE, Setup(players, options), bots, key).outcome


def won(bot: str, numbers: Iterable[int], **given: Any) -> int:
    """Count the games that a bot wins."""
    return sum(bool(end.winners) for end in outcomes(bot, numbers, **given))


def mean_score(bot: str, numbers: Iterable[int], **given: Any) -> float:
    """Return the mean score of a bot."""
    return mean(end.scores[0] for end in outcomes(bot, numbers, **given))
