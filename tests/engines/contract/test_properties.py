from __future__ import annotations

import json
from functools import cache
from itertools import count
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from engines.core.chance import Chance, derive
from engines.core.errors import Refused
from engines.core.fields import Json
from engines.core.state import State
from engines.core.title import Title
from tests.engines import strategies
from tests.engines.contract.games import Game, setups


def tables(title: Title[Any]) -> st.SearchStrategy[State]:
    """Draw tables at a decision of any setup, early or late in a game."""
    games = st.builds(
        Game, st.just(title.id), st.integers(0, len(setups(title.id)) - 1)
    )
    return games.flatmap(lambda game: st.sampled_from(decisions(game)))


@cache
def decisions(game: Game) -> list[State]:
    """Return tables of one random game: the distances double, and the last is there."""
    state = game.title.start(*game.setup, derive(b"properties", *game)).state
    chance = Chance(derive(b"choices", *game))
    found, last = list[State](), state
    for number in count():
        last = state.clone()
        # 0, 1, 3, 7, 15, ...
        if number & (number + 1) == 0:
            found.append(last)
        options = state.rules.options(state)
        state.rules.choose(state, options[chance.below(len(options))])
        if state.outcome is not None:
            break
    return [*found, last]


def sent(command: Json) -> str:
    """Return a command as bytes: in them false is not 0."""
    return json.dumps(command, sort_keys=True)


def assert_taken_if_offered(title: Title[Any], state: State, command: Json) -> None:
    """The checking door takes a command exactly if it stands for an option."""
    before = title.digest(state)
    offered = [sent(title.write(option)) for option in state.rules.options(state)]
    seat = max(state.agenda[-1][1], 0)
    try:
        title.apply(state, seat, command)
        taken = True
    except Refused:
        taken = False

    assert (sent(command) in offered) == taken
    assert before == title.digest(state)


@given(data=st.data())
def test_exactly_what_is_offered_is_taken(
    title: Title[Any], data: st.DataObject
) -> None:
    """
    Any well-formed command is taken if it is offered and refused if it is not.
    """
    state = data.draw(tables(title))
    command = data.draw(strategies.commands(title))

    assert_taken_if_offered(title, state, command)


@given(data=st.data())
def test_anything_else_is_refused(title: Title[Any], data: st.DataObject) -> None:
    """
    Whatever a client sends in place of a command is refused, never a crash.
    """
    state = data.draw(tables(title))
    command = data.draw(
        strategies.near_commands(title)
        | st.dictionaries(st.text(max_size=8), strategies.JSON, max_size=4)
    )

    assert_taken_if_offered(title, state, command)


@given(data=st.data())
def test_any_view_can_be_dealt(title: Title[Any], data: st.DataObject) -> None:
    """
    For any key, a table dealt from a seat's view gives that seat the same view.
    """
    state = data.draw(tables(title))
    seat = data.draw(st.integers(0, state.players - 1))
    key = data.draw(st.binary(min_size=32, max_size=32))
    view = title.view(state, seat)

    twin = title.determinise(view, key)

    title.check(twin)
    assert view == title.view(twin, seat)
