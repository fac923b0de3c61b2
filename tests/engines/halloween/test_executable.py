"""What a strip may do is stated twice: per action, and quickly for all of them."""

from __future__ import annotations

import random

import pytest

import engines
from engines.halloween.board import ACTIONS, RED
from engines.halloween.hooks import powers
from engines.halloween.rulebook import rules
from engines.halloween.turn import executable

TITLE = engines.get("halloween")
CARDS = 53


def test_only_a_turn_is_asked_with_one_answer_left() -> None:
    """
    HW-3.7: a player declares the end of the turn; all else goes on by itself.
    """
    assert ["take_turn"] == [
        name for name, decision in rules.decisions.items() if not decision.forced
    ]


@pytest.mark.parametrize(
    "mode, players", [("standard", 2), ("standard", 4), ("master", 2)]
)
def test_an_action_is_executable_exactly_if_it_has_a_choice(
    mode: str, players: int
) -> None:
    """
    HW-3.4: whatever cards somebody holds, with and without ghosts of each level.
    """
    chance = random.Random(f"{mode} {players}")
    s = TITLE.start(players, {"mode": mode}, bytes(32)).state
    for turn in range(300):
        options = s.rules.options(s)
        if s.agenda[-1][0] == "take_turn":
            twin = s.clone()
            if not twin.master:
                twin.claimed[twin.active] = chance.getrandbits(CARDS) & ~1
            player, asks = twin.active, twin.rules.decisions
            masks = executable(twin, player, RED, powers(twin.claimed[player]))
            for highest, mask in enumerate(masks):
                for field, action in enumerate(ACTIONS):
                    offers = bool(asks[action].ask(twin, player, highest))
                    assert offers == bool(mask >> field & 1), (turn, action, highest)
        s.rules.choose(s, chance.choice(options))
        if s.outcome is not None:
            s = TITLE.start(players, {"mode": mode}, bytes([turn % 256] * 32)).state
