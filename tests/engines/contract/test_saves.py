from __future__ import annotations

import json
from typing import Any

from engines.core.chance import Chance
from engines.core.state import Event, State
from engines.core.title import Title
from tests.engines.contract.games import Game, ended, walk

REBUILT = {"events", "menu", "outcome", "key", "rules"}
"""What a save writes in a form of its own or a loaded table finds anew."""


def slots(state_class: type[State]) -> set[str]:
    return {
        slot
        for ancestor in state_class.__mro__
        for slot in getattr(ancestor, "__slots__", ())
    }


def saved(title: Title[Any], state: State) -> str:
    return json.dumps(title.dump(state))


def test_a_saved_game_goes_on_as_if_never_saved(game: Game) -> None:
    """
    Saving and loading at every decision changes nothing that follows.
    """
    title = game.title
    twin, _ = game.start()
    for state, _, option in walk(game):
        twin = title.load(json.loads(saved(title, twin)))
        assert state.rules.options(state) == twin.rules.options(twin)
        assert state.agenda == twin.agenda

        twin.rules.choose(twin, option)

    assert saved(title, ended(game)) == saved(title, twin)


def test_a_loaded_game_tells_the_same_events(game: Game) -> None:
    """
    What follows a saved decision is told as it would have been without saving.
    """
    title = game.title
    for state, seat, option in walk(game, most=40):
        command = title.write(option)
        twin = title.load(json.loads(saved(title, state)))

        assert title.apply(state, seat, command).events == (
            title.apply(twin, seat, command).events
        )


def test_an_ended_game_is_saved_with_its_outcome(game: Game) -> None:
    """
    A finished game loads as finished.
    """
    title, state = game.title, ended(game)

    loaded = title.load(json.loads(saved(title, state)))

    assert state.outcome == loaded.outcome
    assert title.digest(state) == title.digest(loaded)


def test_no_slot_is_forgotten(title: Title[Any]) -> None:
    """
    Every slot of a table is saved, but for what every loaded table finds anew.
    """
    for setup in title.setups():
        state = title.start(*setup, bytes(32)).state

        assert not hasattr(state, "__dict__")
        assert slots(type(state)) == {*state.SAVED, *REBUILT}
    assert slots(State) == REBUILT | set(State.SAVED)


def changeable(value: object) -> list[list[Any]]:
    """List every list in a value, at any depth."""
    if not isinstance(value, list | tuple):
        assert not isinstance(value, dict | set | bytearray), value
        return []
    found = [value] if isinstance(value, list) else []
    return found + [inner for item in value for inner in changeable(item)]


def test_a_clone_shares_nothing(game: Game) -> None:
    """
    No list of a clone is a list of the original, and all fields are equal.
    """
    for state, _, _ in walk(game, most=12):
        twin = state.clone()

        assert twin.rules is state.rules
        for slot in sorted(slots(type(state)) - {"rules", "events", "menu"}):
            assert getattr(state, slot) == getattr(twin, slot), slot
            own = {id(each) for each in changeable(getattr(state, slot))}
            others = {id(each) for each in changeable(getattr(twin, slot))}
            assert own.isdisjoint(others), slot


def test_a_clone_is_silent(game: Game) -> None:
    """
    A clone tells no events, and its own are not told to the original.
    """
    for state, _, option in walk(game, most=3):
        heard: list[Event] = []
        original = state.clone()
        original.events = heard

        twin = original.clone()
        twin.rules.choose(twin, option)

        assert twin.events is None
        assert [] == heard


def test_playing_a_clone_leaves_the_original(game: Game) -> None:
    """
    A clone played to the end changes nothing on the table that it came from.
    """
    title = game.title
    for state, _, option in walk(game, most=3):
        before, menu = title.digest(state), list(state.rules.options(state))

        twin = state.clone()
        twin.rules.choose(twin, option)
        chance = Chance(game.key)
        for _ in range(200):
            if twin.outcome is None:
                offered = twin.rules.options(twin)
                twin.rules.choose(twin, offered[chance.below(len(offered))])

        assert before == title.digest(state)
        assert menu == list(state.rules.options(state))


def test_frames_are_scalars(game: Game) -> None:
    """
    Whatever is still to happen is written in numbers and words.
    """
    for state, _, _ in walk(game):
        for frame in state.agenda:
            assert isinstance(frame, tuple)
            assert isinstance(frame[0], str)
            assert all(
                value is None or type(value) in (int, str, bool) for value in frame
            )
