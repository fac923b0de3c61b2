from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from engines.core.replay import Replay, Taken, verify
from engines.core.title import Title
from tests import unmeasured
from tests.engines.contract import fingerprint
from tests.engines.contract.games import Game, asked, played

ROOT = Path(__file__).parents[3]


def recorded(game: Game, most: int) -> Replay:
    """Play the beginning of a game through the checking door and record it."""
    title = game.title
    state, _ = game.start()
    start = title.digest(state)
    taken = []
    for option in played(game).options[:most]:
        seat, command = asked(state), title.write(option)
        state = title.apply(state, seat, command).state
        taken.append(Taken(seat, command, title.digest(state)))
    return Replay(title.rules_version, *game.setup, game.key, start, taken)


def test_the_same_commands_give_the_same_game(game: Game) -> None:
    """
    Setup, key and commands determine every table of a game.
    """
    assert verify(game.title, recorded(game, most=60)) is None


def test_another_key_gives_another_game(game: Game) -> None:
    """
    Chance comes from the key: another key is noticed at once.
    """
    replay = recorded(game, most=1)._replace(key=bytes(32))

    divergence = verify(game.title, replay)

    assert divergence is not None
    assert "digest" == divergence.cause


def test_hashes_of_the_process_change_nothing(title: Title[Any]) -> None:
    """
    A game is the same under every PYTHONHASHSEED: no set decides anything.
    """
    runs = [
        subprocess.run(
            [sys.executable, "-m", fingerprint.__name__, title.id],
            env=unmeasured.environment(PYTHONHASHSEED=seed),
            cwd=ROOT,
            check=True,
            capture_output=True,
            text=True,
        ).stdout.split("\n")[:-1]
        for seed in ("1", "2")
    ]

    assert len(list(title.setups())) == len(runs[0])
    assert runs[0] == runs[1]
