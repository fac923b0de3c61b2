"""Settlers of Catan for four by catanatron, at the game object, unchecked.

Its state keeps the playable actions of the next player, so they are listed at every
step; ``validate_action=False`` is its own trusting door.
"""

from __future__ import annotations

from random import random

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found]

from tests.bench.programs import pace

PLAYERS = [RandomPlayer(color) for color in Color]


def play(*, copy: bool) -> int:
    game = Game(PLAYERS)
    steps = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        actions = game.state.playable_actions
        if copy:
            game = game.copy()
        game.execute(actions[int(random() * len(actions))], validate_action=False)
        steps += 1
    return steps


if __name__ == "__main__":
    pace.main(
        {
            "catan/play": lambda: play(copy=False),
            "catan/copy": lambda: play(copy=True),
        }
    )
