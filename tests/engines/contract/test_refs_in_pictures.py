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

PASSING = {"card", "die", "ghost", "buddha", "villager", "bonus", "piece", "hand"}
"""Kinds of things that may come and go by one and the same command."""
TABLE_OF_REFS = Path(engines.__file__).parent / "REFS.md"
LONG_WALK = [3, pytest.param(60, marks=pytest.mark.soak)]
"""How many moments of a game are looked at; 1,000 of every title in the long run."""


def drawn(title: Title[Any], view: Json) -> set[str]:
    """Return the refs of the picture of a view, those that both layouts have."""
    speaker = speaker_of(title)
    wide, narrow = (
        re.findall(
            r'data-ref="([^"]*)"', title.draw(view, speaker, Look(layout=layout))
        )
        for layout in LAYOUTS
    )
    return set(wide) & set(narrow)


def speaker_of(title: Title[Any]) -> Any:
    """Return who speaks English."""
    return title.texts.speakers["en"]


@pytest.mark.parametrize("most", LONG_WALK)
def test_options_point_at_what_is_drawn(game: Game, most: int) -> None:
    """
    Whoever is asked has everything in the picture that an option touches.
    """
    title = game.title
    for state, seat, _ in walk(game, most):
        seen = drawn(title, title.view(state, seat))
        around = title.around(state)
        for option in state.rules.options(state):
            assert set(title.point(option, around)) <= seen, option


@pytest.mark.parametrize("most", LONG_WALK)
def test_events_point_at_what_is_drawn(game: Game, most: int) -> None:
    """
    Refs of events are in the picture after them; what has gone was in the one before.
    """
    title = game.title
    for state, seat, option in walk(game, most):
        after, events = title.apply(state, seat, title.write(option))
        before = drawn(title, title.view(state, None))
        now = drawn(title, title.view(after, None))
        for event in events:
            for ref in mentioned(title.tell(event, None, speaker_of(title))):
                kind = ref.partition(":")[0]
                assert kind in PASSING or ref in now | before or is_lacking(ref, now)


def is_lacking(ref: str, seen: set[str]) -> bool:
    """Whether a ref is that of the Cemetery, and the village has none (WM-2.1)."""
    return ref == "tile:cemetery" and "tile:kung_fu_school" in seen


@pytest.mark.parametrize("most", LONG_WALK)
def test_everything_that_can_be_followed_is_drawn(game: Game, most: int) -> None:
    """
    Each thing is drawn that is somewhere on the board; refs are well formed.
    """
    title = game.title
    states = [at.state.clone() for at in walk(game, most)]
    for state in (*states, ended(game)):
        for reader in readers(state)[:2]:
            view = title.view(state, reader)
            seen = drawn(title, view)
            where = PLACES[title.id](view).where.items()

            assert all(map(well_formed, seen))
            assert {f"seat:{seat}" for seat in range(state.players)} <= seen
            assert {ref for ref, place in where if place != "pile:discard"} <= seen


def test_every_kind_of_ref_is_in_the_table(game: Game) -> None:
    """
    A front end finds in one table what pictures, options and events point at.
    """
    title = game.title
    known = set(re.findall(r"`([a-z_]+):[^`]+`", TABLE_OF_REFS.read_text("utf-8")))
    found = {
        each["ref"]
        for kind in title.components.values()
        for each in kind
        if "ref" in each
    }
    for state, seat, option in walk(game, most=6):
        found |= drawn(title, title.view(state, seat))
        for event in title.apply(state, seat, title.write(option)).events:
            found |= set(mentioned(title.tell(event, seat, speaker_of(title))))

    assert {ref.partition(":")[0] for ref in found} <= known
