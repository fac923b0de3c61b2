"""Ghooost! in lock-step with a plain second implementation, through `seance engine`."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.chance import Chance, derive
from tests.engines.oracles.caller import Caller, choices, sorted_json
from tests.engines.oracles.plain_ghooost import Ghooost, Nature

Json = dict[str, Any]

SOAK_GAMES = 2_000
BATCHES = 20


def setup(number: int) -> tuple[int, Json]:
    """A setup by its number: every count of players, deck, Twist and kind of game."""
    chance = Chance(derive(b"lock-step", "setup", number))
    players = 2 + number % 5
    return players, {
        "deck_variant": ("counted", "fr_wording")[chance.below(2)],
        "twist_effect": ("once_per_play", "once_per_card")[chance.below(2)],
        # Few actions without progress are enough: most games then see an adjudication.
        "no_progress_actions": (20, 40, 300)[chance.below(3)],
        "match": players > 2 and chance.below(8) == 0,
    }


def play(engine: Caller, number: int) -> int:
    """Play one game on both sides; the number of decisions that they agreed on."""
    players, options = setup(number)
    key = derive(b"lock-step", number)
    chance = choices(key)
    oracle = Ghooost(players, **options)
    table = engine.begin(players, options, key)
    nature = Nature(table["events"])
    oracle.start(nature)
    decisions = 0
    while True:
        nature.assert_used()
        compare(engine, oracle, table)
        if oracle.winners is not None:
            return decisions
        offered = oracle.options()
        command = offered[chance.below(len(offered))]
        table = engine.ask("choose", seat=oracle.actor, command=command)
        nature = Nature(table["events"])
        oracle.act(command, nature)
        decisions += 1


def compare(engine: Caller, oracle: Ghooost, table: Json) -> None:
    """Both sides see the same table, offer the same and agree whether it is over."""
    actor = oracle.actor
    seen = engine.ask("view", seat=actor)["view"]
    expected = {**oracle.view(), "seat": actor, "hand": oracle.hand(actor)}
    if oracle.winners is not None:
        assert oracle.winners == sorted(table["outcome"]["winners"])
        assert "decision" not in table
        # Nobody is asked any more, and the counts of GH-9.5 and GH-9.6 mean nothing.
        for name in ("to_act", "idle", "passes"):
            del expected[name]
    else:
        assert "outcome" not in table
        assert actor == table["decision"]["seat"]
        offered = engine.ask("options")["options"]
        assert sorted_json(oracle.options()) == sorted_json(offered)
    assert expected == {name: seen[name] for name in expected}


def test_a_few_games_in_lock_step() -> None:
    """
    Engine and second implementation agree on every option, table and end.
    """
    with Caller("ghooost") as engine:
        assert 5 < min(play(engine, number) for number in range(1, 5))


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(BATCHES))
def test_two_thousand_games_in_lock_step(batch: int) -> None:
    """
    The same over many games, of every count of players and all options.
    """
    games = range(batch, SOAK_GAMES, BATCHES)
    with Caller("ghooost") as engine:
        for number in games:
            assert play(engine, number)
