"""What is measured, what is compared with what, and what is required: all as data.

To add a title, add one line to ``TITLES``. The family it belongs to brings the programs
and the requirements with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
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

    def programs(self) -> set[str]:
        """Return the names of what has to run; a figure is named after its program."""
        return {figure.partition(".")[0] for figure in (self.over, self.under)}


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


_ENGINE = "tests.bench.programs.engine"
_HTTP = "tests.bench.http"
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


def title_programs(title: Title) -> tuple[Program, ...]:
    """Return what is measured of a title: random play, clone plus step, commands."""
    key, name = title.key, title.name
    return (
        Program(f"{key}/play", f"{name}, random play", _ENGINE),
        Program(f"{key}/copy", f"{name}, clone + step", _ENGINE),
        Program(f"http/{key}", f"{name}, sendCommands by table", _HTTP),
        Program(f"http/{key}/seats", f"{name}, sendCommands by seat", _HTTP),
    )


PROGRAMS = (
    *(program for title in TITLES for program in title_programs(title)),
    Program("http/floor", "floor: Flask + Redis commit", _HTTP),
    Program("http/game", "getGame with its decision", _HTTP),
    Program("http/unchanged", "getGame, unchanged (304)", _HTTP),
    Program("http/hello", "floor: Flask hello", _HTTP),
    *PEER_PROGRAMS,
)

MEANS = {
    "http/tables": tuple(f"http/{title.key}" for title in TITLES),
    "http/seats": tuple(f"http/{title.key}/seats" for title in TITLES),
}
"""Figures that are the mean of others."""

COMPARISONS = (
    *(row for title in TITLES for row in title.family(title.key, title.name)),
    Comparison(
        *("sendCommands by table / floor", "http/tables", "http/floor"),
        at_least=0.7,
        aim=1,
    ),
    Comparison(
        *("sendCommands by seat / floor", "http/seats", "http/floor"),
        at_least=0.7,
        aim=1,
    ),
    *(
        Comparison(
            f"sendCommands, floor's processor time / {title.name}",
            "http/floor.cost",
            f"http/{title.key}.cost",
        )
        for title in TITLES
    ),
    *(
        Comparison(
            f"sendCommands, {title.name}: p99 / p50",
            f"http/{title.key}.p99",
            f"http/{title.key}.p50",
            at_most=5,
        )
        for title in TITLES
    ),
    Comparison("getGame / Flask hello", "http/game", "http/hello", at_least=0.5),
    Comparison(
        "getGame unchanged / Flask hello", "http/unchanged", "http/hello", at_least=0.8
    ),
)


def comparisons(programs: Iterable[Program]) -> list[Comparison]:
    """Return the comparisons for which nothing but these programs is needed."""
    names = {program.name for program in programs}
    names |= {mean for mean, parts in MEANS.items() if names.issuperset(parts)}
    return [
        comparison
        for comparison in COMPARISONS
        if names.issuperset(comparison.programs())
    ]
