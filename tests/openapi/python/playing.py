"""What tests that play share: short games, and a way to choose among options."""

import random
from collections.abc import Callable

from seance_sdk import Game
from seance_sdk.generated.models import Decision, Option

SHORT = {"no_progress_actions": 20}
"""Options of Ghooost!: whole games of a hundred decisions instead of four hundred."""


def at_random(seed: int = 0) -> Callable[[Game, Decision], Option]:
    """Choose any option, the same ones for the same seed."""
    chance = random.Random(seed)

    def choose(_game: Game, decision: Decision) -> Option:
        return chance.choice(decision.options)

    return choose
