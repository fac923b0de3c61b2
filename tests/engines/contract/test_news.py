"""What comes to light by a command; nothing of that is ever taken back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engines.core.chance import Chance, derive
from engines.core.errors import EngineError
from engines.core.replay import Replay, Taken, verify
from engines.core.state import State
from engines.core.title import Title
from engines.core.undo import Past, path, reveals, undo
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


def seen(title: Any, state: Any, reader: int | None) -> str:
    """What a reader sees, as text."""
    return json.dumps(title.view(state, reader))


def test_a_step_that_reveals_nothing_is_clear_to_everybody(game: Game) -> None:
    """
    What any reader sees after it is the same on every table that they might look at.
    """
    title = game.title
    for number, (state, seat, option) in enumerate(
        walk(game, most=12 if game.is_first else 3)
    ):
        command = title.write(option)
        after, events = title.apply(state, seat, command)
        if after.outcome is not None or reveals(title, state, after, seat, events):
            continue
        for reader in (None, *range(state.players)):
            view = json.loads(seen(title, state, reader))
            twin = title.determinise(view, derive(game.key, "undo", number))
            elsewhere = title.apply(twin, seat, command).state

            assert seen(title, after, reader) == seen(title, elsewhere, reader)


def test_a_game_with_steps_back_verifies(game: Game) -> None:
    """
    Each leads to the very table of its version.
    """
    title, chance = game.title, Chance(derive(game.key, "steps back"))
    state = title.start(*game.setup, game.key).state
    start, commands, taken = state, list[Any](), list[Taken]()
    states = [state]
    for _ in range(30 if game.is_first else 6):
        decision = title.open(states[-1])
        if decision is None:
            break
        led = path(commands)
        if led and chance.below(3) == 0:
            seat, command = 0, undo(led[chance.below(min(3, len(led)))] - 1)
        else:
            options = decision.options
            seat = max(0, decision.seat)
            command = title.write(options[chance.below(len(options))])
        past: Past[Any] = Past(title, start, [*commands, command])
        try:
            for each in taken:
                past.play(each.seat, each.command)
            past.play(seat, command)
        except EngineError:
            continue
        commands.append(command)
        states.append(past.state)
        taken.append(Taken(seat, command, title.digest(past.state)))
        if "to" in command:
            assert title.digest(states[command["to"]]) == taken[-1].digest
    replay = Replay(
        *(title.rules_version, game.setup.players, game.setup.options),
        *(game.key, title.digest(start), taken),
    )

    assert verify(title, replay) is None


def test_a_step_back_leads_to_what_led_here(game: Game) -> None:
    """
    Not to the present, not to the future, not to what was taken back.
    """
    title = game.title
    start = title.start(*game.setup, game.key).state
    _, seat, option = next(walk(game))
    first = title.write(option)
    for to in (0, 1, 2, 3, -1):
        past: Past[Any] = Past(title, start, [first, undo(0), undo(to)])
        past.play(seat, first)
        _, events = title.apply(start, seat, first)
        if reveals(title, start, past.state, seat, events):
            with pytest.raises(EngineError):
                past.play(0, undo(0))
            continue
        past.play(0, undo(0))
        if to == 0:
            past.play(0, undo(0))
            assert title.digest(past.state) == title.digest(start)
        else:
            with pytest.raises(EngineError):
                past.play(0, undo(to))
