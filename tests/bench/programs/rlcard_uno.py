"""UNO for two by RLCard, at the game object, below its environments.

``Game.step`` lists the legal actions of the next player as part of what that player
sees, so the loop takes them from there and does not list them a second time.
``uno/round`` leaves out what the player sees and asks only for the legal actions: the
fastest loop that this package allows.
"""

from __future__ import annotations

from random import random

from rlcard.games.uno import Game  # type: ignore[import-not-found]

from tests.bench.programs import pace


def play_by_steps() -> int:
    game = Game()
    seen, _ = game.init_game()
    steps = 0
    while not game.round.is_over:
        actions = seen["legal_actions"]
        seen, _ = game.step(actions[int(random() * len(actions))])
        steps += 1
    return steps


def play_by_rounds() -> int:
    game = Game()
    game.init_game()
    uno, players = game.round, game.players
    steps = 0
    while not uno.is_over:
        actions = uno.get_legal_actions(players, uno.current_player)
        uno.proceed_round(players, actions[int(random() * len(actions))])
        steps += 1
    return steps


if __name__ == "__main__":
    pace.main({"uno/step": play_by_steps, "uno/round": play_by_rounds})
