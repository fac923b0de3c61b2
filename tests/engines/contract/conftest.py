"""Every contract test asks for a ``title`` or for a ``game``, and gets them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import engines
from tests.engines.contract.games import Game, setups

if TYPE_CHECKING:
    from _pytest.mark import ParameterSet

SEEDS = range(5)
"""The first in every run, the others in the long one."""


def _games() -> list[ParameterSet]:
    """List one game of every setup, and further ones for the long run."""
    games = []
    for title in engines.PACKAGES:
        for number in range(len(setups(title))):
            first, *further = (Game(title, number, seed) for seed in SEEDS)
            games.append(pytest.param(first, id=first.name))
            games += [
                pytest.param(game, id=game.name, marks=pytest.mark.soak)
                for game in further
            ]
    return games


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Parametrise over the catalogue: a later title is tested without a word here."""
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", _games())
    if "title" in metafunc.fixturenames:
        metafunc.parametrize("title", engines.titles(), ids=list(engines.PACKAGES))
