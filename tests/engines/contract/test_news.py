from __future__ import annotations

import json
from typing import Any

from engines.core.chance import derive
from engines.core.state import State
from engines.core.title import Title
from tests.engines.contract.games import Game, walk


def after(title: Title[Any], state: State, seat: int, command: Any) -> str:
    """Return what a seat sees after its command."""
    return json.dumps(title.view(title.apply(state, seat, command).state, seat))


def test_a_command_that_brings_no_news_is_clear_beforehand(game: Game) -> None:
    """
    What a seat sees after it is the same on every table that it might sit at.
    """
    title = game.title
    for number, (state, seat, option) in enumerate(walk(game, most=40)):
        command = title.write(option)
        applied = title.apply(state, seat, command).state
        if title.brings_news(state, applied) or applied.outcome is not None:
            continue
        view = json.loads(json.dumps(title.view(state, seat)))
        twin = title.determinise(view, derive(game.key, "news", number))

        assert after(title, state, seat, command) == after(title, twin, seat, command)
