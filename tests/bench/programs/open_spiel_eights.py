"""Crazy eights for five by OpenSpiel, in C++, driven from Python.

Chance is a player there: deals and draws are actions of their own, which take time but
are no decisions, so they are not counted. ``eights/play`` draws them by their weights,
as a loop for any game of OpenSpiel must. ``eights/lean`` uses that in this game all
outcomes of a draw weigh the same: the fastest loop that this package allows.
"""

from __future__ import annotations

from random import choices, random

import pyspiel  # type: ignore[import-not-found]

from tests.bench.programs import pace

GAME = pyspiel.load_game("crazy_eights")


def play_by_weights() -> int:
    state = GAME.new_initial_state()
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choices(outcomes, weights)[0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            steps += 1
    return steps


def play_lean(*, copy: bool) -> int:
    state = GAME.new_initial_state()
    steps = 0
    while actions := state.legal_actions():
        if not state.is_chance_node():
            steps += 1
            if copy:
                state = state.clone()
        state.apply_action(actions[int(random() * len(actions))])
    assert state.is_terminal()
    return steps


if __name__ == "__main__":
    pace.main(
        {
            "eights/play": play_by_weights,
            "eights/lean": lambda: play_lean(copy=False),
            "eights/copy": lambda: play_lean(copy=True),
        }
    )
