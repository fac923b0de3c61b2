"""Every contract test asks for a ``title`` or for a ``game``, and gets them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import engines
from tests.engines.contract.games import Game, first_setups, setups

if TYPE_CHECKING:
    from _pytest.mark import ParameterSet

SOAK_SEEDS = range(1, 5)


def _games(*, soak: bool) -> list[ParameterSet]:
    """List one game of every setup, and further ones for the long run."""
    games = []
    for title in engines.PACKAGES:
        for number in range(len(setups(title))):
            game = Game(title, number)
            # Measuring takes three times as long, and these cover the rules.
            further = [pytest.mark.setups, pytest.mark.no_cover]
            marks = [] if number in first_setups(title) else further
            games.append(pytest.param(game, id=game.name, marks=marks))
            # Listing them costs seconds, so only the long run gets to see them.
            games += [
                pytest.param(
                    later := game._replace(seed=seed),
                    id=later.name,
                    marks=pytest.mark.soak,
                )
                for seed in SOAK_SEEDS
                if soak
            ]
    return games


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Parametrise over the catalogue: a later title is tested without a word here."""
    if "game" in metafunc.fixturenames:
        soak = "not soak" not in metafunc.config.getoption("markexpr")
        metafunc.parametrize("game", _games(soak=soak))
    if "title" in metafunc.fixturenames:
        metafunc.parametrize("title", engines.titles(), ids=list(engines.PACKAGES))
