"""Refs and moves: what options, events and components point at (engines/REFS.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import engines
from engines.core.fields import Json
from engines.core.refs import FORM, LONGEST
from engines.core.title import Title
from tests.engines.contract.games import Game, readers, walk
from tests.engines.places.board import Places
from tests.engines.places.ghooost import GhooostPlaces
from tests.engines.places.ghost_stories import GhostStoriesPlaces
from tests.engines.places.halloween import HalloweenPlaces

PLACES: dict[str, type[Places]] = {
    "ghooost": GhooostPlaces,
    "ghost-stories": GhostStoriesPlaces,
    "halloween": HalloweenPlaces,
}
UNTOUCHING = {
    *("pass", "end_turn", "skip", "give_up", "done", "stop", "decline"),
    *("reroll_dice", "keep_dice", "keep_curse", "roll_all_dice"),
    *("keep_buddhas", "keep_elixir", "spare_claw", "barrier_pass", "leave_villager"),
}
"""Commands that leave everything on the board alone, or concern no part of it."""
LONG_WALK = [12, pytest.param(60, marks=pytest.mark.soak)]
"""How many moments of a game are looked at."""
FRESH = {"round_started"}
"""Events after which everything lies anew."""


def well_formed(ref: str) -> bool:
    """Tell whether a ref has the form and the length that the document promises."""
    return bool(re.match(FORM, ref)) and len(ref) <= LONGEST


def mentioned(event: Json) -> Iterator[str]:
    """Yield every ref of an event that was told."""
    yield from event["refs"]
    for move in event["moves"]:
        yield from (move[name] for name in ("ref", "from", "to") if name in move)


@pytest.mark.parametrize("most", LONG_WALK)
def test_every_option_points_at_what_it_touches(game: Game, most: int) -> None:
    """
    All but the few that touch nothing have refs, each once and well formed.
    """
    title = game.title
    for state, _, _ in walk(game, most):
        around = title.around(state)
        for option in state.rules.options(state):
            refs = title.point(option, around)

            assert all(map(well_formed, refs)), refs
            assert len(set(refs)) == len(refs)
            assert bool(refs) != (option[0] in UNTOUCHING), option


@pytest.mark.parametrize("most", LONG_WALK)
def test_refs_of_events_are_well_formed(game: Game, most: int) -> None:
    """
    What moves is among the refs of an event, and moves are complete.
    """
    title, speaker = game.title, game.title.texts.speakers["en"]
    for state, seat, option in walk(game, most):
        for event in title.apply(state, seat, title.write(option)).events:
            for reader in readers(state):
                told = title.tell(event, reader, speaker)

                assert all(map(well_formed, mentioned(told))), told
                assert set(mentioned(told)) == set(told["refs"])
                assert len(set(told["refs"])) == len(told["refs"])
                for move in told["moves"]:
                    assert move.keys() <= {"ref", "from", "to", "count"}
                    assert move.get("count", 2) > 1


@pytest.mark.parametrize("most", LONG_WALK)
def test_moves_lead_from_one_view_to_the_next(game: Game, most: int) -> None:
    """
    Who puts everything where the moves say gets the places of the next view.
    """
    title, speaker = game.title, game.title.texts.speakers["en"]
    find = PLACES[title.id]
    for state, seat, option in walk(game, most):
        after, events = title.apply(state, seat, title.write(option))
        if any(event[0] in FRESH for event in events):
            continue
        for reader in (None, seat):
            places = find(title.view(state, reader))
            for event in events:
                places.follow(title.tell(event, reader, speaker))

            assert find(title.view(after, reader)).compared() == places.compared()


def test_components_carry_the_refs_of_pictures(title: Title[Any]) -> None:
    """
    Whatever lies on a board has a ref of its own; a set of cards lies nowhere.
    """
    components = [each for kind in title.components.values() for each in kind]
    refs = [each["ref"] for each in components if "ref" in each]

    assert all(map(well_formed, refs))
    assert len(set(refs)) == len(refs)
    for kind, each in title.components.items():
        assert all("ref" in component for component in each) == (kind != "card_sets")


def test_every_title_has_places() -> None:
    """
    A later title says where its things are, so that its moves can be checked.
    """
    assert set(engines.PACKAGES) == set(PLACES)
