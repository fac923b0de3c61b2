"""What is measured, what is compared with what, and what is required: all as data.

To add a title, add one line to ``TITLES``. The family it belongs to brings the programs
and the requirements with it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple


class Program(NamedTuple):
    """One process that is measured, by the name that it is started with."""

    name: str
    what: str
    module: str
    peer: str = ""
    """The package it needs from .venv-bench; none for what is ours."""


class Comparison(NamedTuple):
    """One figure over another, and what is asked of the ratio."""

    text: str
    over: str
    under: str
    at_least: float | None = None
    at_most: float | None = None
    aim: float | None = None


Family = Callable[[str, str], tuple[Comparison, ...]]
"""The comparisons of a title, from its key and its name."""

NO_OPTIONS: Mapping[str, object] = MappingProxyType({})


class Title(NamedTuple):
    """A title as it is measured: all its player counts in turn."""

    key: str
    name: str
    family: Family
    title: str
    options: Mapping[str, object] = NO_OPTIONS


_SPIEL = "tests.bench.programs.open_spiel_eights"
_CATAN = "tests.bench.programs.catanatron_catan"
_CHESS = "tests.bench.programs.python_chess"
_UNO = "tests.bench.programs.rlcard_uno"

PEER_PROGRAMS = (
    Program("uno/step", "RLCard UNO, game loop", _UNO, "rlcard"),
    Program("uno/round", "RLCard UNO, without players' views", _UNO, "rlcard"),
    Program("eights/play", "OpenSpiel crazy eights", _SPIEL, "open_spiel"),
    Program("eights/lean", "OpenSpiel crazy eights, lean loop", _SPIEL, "open_spiel"),
    Program("eights/copy", "the same, clone + step", _SPIEL, "open_spiel"),
    Program("chess/play", "python-chess", _CHESS, "chess"),
    Program("chess/copy", "python-chess, copy + push", _CHESS, "chess"),
    Program("catan/play", "catanatron", _CATAN, "catanatron"),
    Program("catan/copy", "catanatron, copy + step", _CATAN, "catanatron"),
)


def card_game(key: str, name: str) -> tuple[Comparison, ...]:
    """Return what is asked of a quick card game."""
    play, copy = f"{key}/play", f"{key}/copy"
    return (
        Comparison(f"{name} / RLCard UNO", play, "uno/step", at_least=1.5, aim=3),
        Comparison(f"{name} / UNO without views", play, "uno/round"),
        Comparison(f"{name} / OpenSpiel crazy eights", play, "eights/play", aim=1),
        Comparison(f"{name} / OpenSpiel, lean loop", play, "eights/lean", aim=1),
        Comparison(f"{name} clone + step / its own step", copy, play, at_least=0.5),
        Comparison(f"{name} clone + step / OpenSpiel's", copy, "eights/copy"),
    )


def board_game(key: str, name: str) -> tuple[Comparison, ...]:
    """Return what is asked of a board game with many kinds of decision."""
    play, copy = f"{key}/play", f"{key}/copy"
    return (
        Comparison(f"{name} / catanatron", play, "catan/play", at_least=1.5, aim=3),
        Comparison(f"{name} / python-chess", play, "chess/play", at_least=1, aim=3),
        Comparison(
            f"{name} clone + step / catanatron's", copy, "catan/copy", at_least=3
        ),
        Comparison(f"{name} clone + step / python-chess's", copy, "chess/copy"),
        Comparison(f"{name} clone + step / its own step", copy, play),
    )


TITLES = (Title("ghooost", "Ghooost!", card_game, "ghooost"),)


def engine_programs() -> tuple[Program, ...]:
    """Return the programs of our own titles: random play, and clone plus one step."""
    module = "tests.bench.programs.engine"
    return tuple(
        program
        for title in TITLES
        for program in (
            Program(f"{title.key}/play", f"{title.name}, random play", module),
            Program(f"{title.key}/copy", f"{title.name}, clone + step", module),
        )
    )


PROGRAMS = (*engine_programs(), *PEER_PROGRAMS)

COMPARISONS = tuple(
    comparison for title in TITLES for comparison in title.family(title.key, title.name)
)
