"""Every contract test asks for a ``title`` or for a ``game``, and gets them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import engines
from tests.engines.contract.games import Game, first_setups, setups, telling_setups

if TYPE_CHECKING:
    from _pytest.mark import ParameterSet

SOAK_SEEDS = range(1, 5)


def _games(*, soak: bool) -> list[ParameterSet]:
    """List one game of every telling setup; for the long run, some of every setup."""
    games = []
    for title in engines.PACKAGES:
        for number in range(len(setups(title))):
            marks = _marks(title, number)
            # Listing them costs seconds, so only the long run gets to see them.
            if soak or pytest.mark.soak not in marks:
                game = Game(title, number)
                games.append(pytest.param(game, id=game.name, marks=marks))
            games += [
                pytest.param(
                    later := Game(title, number, seed),
                    id=later.name,
                    marks=pytest.mark.soak,
                )
                for seed in SOAK_SEEDS
                if soak
            ]
    return games


def _marks(title: str, number: int) -> list[pytest.MarkDecorator]:
    """Return when the game of a setup is played: always, uncounted, or by the soak."""
    if number in first_setups(title):
        return []
    if number in telling_setups(title):
        # Measuring takes three times as long, and the first ones cover the rules.
        return [pytest.mark.setups, pytest.mark.no_cover]
    return [pytest.mark.soak]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Parametrise over the catalogue: a later title is tested without a word here."""
    if "game" in metafunc.fixturenames:
        soak = "not soak" not in metafunc.config.getoption("markexpr")
        metafunc.parametrize("game", _games(soak=soak))
    if "title" in metafunc.fixturenames:
        metafunc.parametrize("title", engines.titles(), ids=list(engines.PACKAGES))
