"""Refs lead from options and events to what is drawn, and from there to options."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import engines
from engines.core.fields import Json
from engines.core.looks import LAYOUTS, Look
from engines.core.title import Title
from tests.engines.contract.games import Game, ended, readers, walk
from tests.engines.contract.test_refs import PLACES, mentioned, well_formed

PASSING = {"card", "die", "ghost", "buddha", "villager", "bonus", "piece"}
"""Kinds of things that may come and go by one and the same command."""
TABLE_OF_REFS = Path(engines.__file__).parent / "REFS.md"
KINDS = set(re.findall(r"`([a-z_]+):[^`]+`", TABLE_OF_REFS.read_text("utf-8")))
LONG_WALK = [(2, LAYOUTS[:1]), pytest.param(40, LAYOUTS, marks=pytest.mark.soak)]
"""How many moments of a game are drawn, and how: 1,000 of every title in the soak."""


class Pictures:
    """Draws the views of a title, and knows the refs of what it has drawn."""

    def __init__(self, title: Title[Any], layouts: tuple[str, ...]) -> None:
        self._title, self._layouts = title, layouts
        self._last: tuple[Json, set[str]] = ({}, set())

    def refs(self, view: Json) -> set[str]:
        """Return the refs of a view, those that every layout has."""
        if self._last[0] != view:
            drawn = [self._drawn(view, layout) for layout in self._layouts]
            self._last = view, set.intersection(*drawn)
        return self._last[1]

    def _drawn(self, view: Json, layout: str) -> set[str]:
        speaker = self._title.texts.speakers["en"]
        drawn = self._title.draw(view, speaker, Look(layout=layout))
        refs = set(re.findall(r'data-ref="([^"]*)"', drawn))
        assert all(map(well_formed, refs))
        assert {ref.partition(":")[0] for ref in refs} <= KINDS
        return refs


@pytest.mark.parametrize("most, layouts", LONG_WALK)
def test_options_point_at_what_is_drawn(
    game: Game, most: int, layouts: tuple[str, ...]
) -> None:
    """
    Whoever is asked has everything in the picture that an option touches.
    """
    title, pictures = game.title, Pictures(game.title, layouts)
    for state, seat, _ in walk(game, most):
        seen = pictures.refs(title.view(state, seat))
        around = title.around(state)
        for option in state.rules.options(state):
            assert set(title.point(option, around)) <= seen, option


@pytest.mark.parametrize("most, layouts", LONG_WALK)
def test_events_point_at_what_is_drawn(
    game: Game, most: int, layouts: tuple[str, ...]
) -> None:
    """
    Refs of events are in the picture after them; what has gone was in the one before.
    """
    title, pictures = game.title, Pictures(game.title, layouts)
    speaker = title.texts.speakers["en"]
    for state, seat, option in walk(game, most):
        after, events = title.apply(state, seat, title.write(option))
        told = [title.tell(event, None, speaker) for event in events]
        refs = {ref for event in told for ref in mentioned(event)}
        kinds = {ref: ref.partition(":")[0] for ref in refs}
        seen = {ref for ref in refs if kinds[ref] in PASSING}
        seen |= pictures.refs(title.view(state, None))
        if not refs <= seen:
            seen |= pictures.refs(title.view(after, None))

        assert set(kinds.values()) <= KINDS
        # A village may lack the Cemetery, where the dead would lie (WM-2.1).
        lacking = {"tile:cemetery"} if "tile:kung_fu_school" in seen else set()
        assert refs <= seen | lacking


@pytest.mark.parametrize("most, layouts", LONG_WALK)
def test_everything_that_can_be_followed_is_drawn(
    game: Game, most: int, layouts: tuple[str, ...]
) -> None:
    """
    Every seat is drawn, and each thing that is somewhere on the board.
    """
    title, pictures = game.title, Pictures(game.title, layouts)
    states = [at.state.clone() for at in walk(game, most)]
    for state in (*states[most // 2 :], ended(game)):
        for reader in readers(state)[:2]:
            view = title.view(state, reader)
            seen = pictures.refs(view)
            where = PLACES[title.id](view).where.items()

            assert {f"seat:{seat}" for seat in range(state.players)} <= seen
            assert {ref for ref, place in where if place != "pile:discard"} <= seen


def test_components_are_of_kinds_that_are_drawn(title: Title[Any]) -> None:
    """
    The refs of components are words of the same table.
    """
    components = [each for kind in title.components.values() for each in kind]
    refs = {each["ref"] for each in components if "ref" in each}

    assert {ref.partition(":")[0] for ref in refs} <= KINDS
