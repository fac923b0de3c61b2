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
        figures = [
            part
            for name in (self.over, self.under)
            for part in MEANS.get(name, (name,))
        ]
        return {figure.partition(".")[0] for figure in figures}


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
_SERIES = "tests.bench.series"
_INBOX = "tests.bench.inbox"
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


def expansion(key: str, name: str) -> tuple[Comparison, ...]:
    """Return what is asked of an expansion: it slows its title down only so much."""
    play = f"{key}/play"
    return (
        Comparison(f"{name} / Ghost Stories", play, "ghost-stories/play", at_least=0.7),
    )


TITLES = (
    Title("ghooost", "Ghooost!", card_game, "ghooost"),
    Title("ghost-stories", "Ghost Stories", board_game, "ghost-stories"),
    Title("halloween", "Halloween", board_game, "halloween"),
)

EXPANSIONS = (
    Title(
        "white-moon",
        "White Moon",
        expansion,
        "ghost-stories",
        MappingProxyType({"expansions": ["white_moon"]}),
    ),
)
"""Measured as engines only: over HTTP they are like their titles."""

ALONE = TITLES[1]
"""A title for one player, who may send many commands in one request."""

AT_ONCE = 10

PROGRAMS = (
    *(
        Program(f"{title.key}/{mode}", f"{title.name}, {what}", _ENGINE)
        for title in (*TITLES, *EXPANSIONS)
        for mode, what in (("play", "random play"), ("copy", "clone + step"))
    ),
    *PEER_PROGRAMS,
    *(
        Program(f"http/{title.key}{mode}", f"{title.name}, sendCommands {what}", _HTTP)
        for title in TITLES
        for mode, what in (("", "by table"), ("/seats", "by seat"))
    ),
    Program("http/alone", "Ghost Stories for one, sendCommands", _HTTP),
    Program("http/tens", "the same, ten commands in a request", _HTTP),
    Program("http/floor", "floor: Flask + Redis commit", _HTTP),
    Program("http/game", "getGame with its decision", _HTTP),
    Program("http/unchanged", "getGame, unchanged (304)", _HTTP),
    Program("http/hello", "floor: Flask hello", _HTTP),
    Program("series/alone", "simulation, seance simulate --jobs 1", _SERIES),
    Program("series/local", "simulation, seance simulate --jobs 2", _SERIES),
    Program("series/one", "simulation through the queue, one worker", _SERIES),
    Program("series/two", "simulation through the queue, two workers", _SERIES),
    Program("series/answers", "getGame while two workers simulate", _SERIES),
    Program("inbox/delay", "commit to inbox message, 200 accounts", _INBOX),
)
"""In the order in which they take turns: what is compared runs close together."""

_BY_TABLE = tuple(f"http/{title.key}" for title in TITLES)
_BY_SEAT = tuple(f"http/{title.key}/seats" for title in TITLES)

MEANS = {
    "http/tables": _BY_TABLE,
    "http/tables.cost": tuple(f"{name}.cost" for name in _BY_TABLE),
    "http/seats": _BY_SEAT,
    "http/seats.cost": tuple(f"{name}.cost" for name in _BY_SEAT),
}
"""Figures that are the mean of others."""


def over_http(
    text: str, over: str, under: str, at_least: float, aim: float | None = None
) -> tuple[Comparison, ...]:
    """Compare rates as asked, and beside them what an answer costs the servers."""
    return (
        Comparison(text, over, under, at_least=at_least, aim=aim),
        Comparison(f"{text}, processor time", f"{under}.cost", f"{over}.cost"),
    )


COMPARISONS = (
    *(
        row
        for title in (*TITLES, *EXPANSIONS)
        for row in title.family(title.key, title.name)
    ),
    *over_http("sendCommands by table / floor", "http/tables", "http/floor", 0.65, 0.8),
    *over_http("sendCommands by seat / floor", "http/seats", "http/floor", 0.55, 0.8),
    # Half as many requests with ten commands each are five times as many decisions.
    *over_http("ten commands in a request / one", "http/tens", "http/alone", 0.5),
    *over_http("getGame / Flask hello", "http/game", "http/hello", 0.4),
    *over_http("unchanged getGame / hello", "http/unchanged", "http/hello", 0.45),
    *(
        Comparison(
            f"sendCommands, {title.name}: p99 / p50",
            f"http/{title.key}.p99",
            f"http/{title.key}.p50",
            at_most=5,
        )
        for title in TITLES
    ),
    Comparison(
        "simulation, two workers / --jobs 2",
        "series/two",
        "series/local",
        at_least=0.9,
    ),
    Comparison(
        "simulation, two workers / one", "series/two", "series/one", at_least=1.8
    ),
    # What the machine itself gives for a second process, without any queue.
    Comparison("simulation, --jobs 2 / --jobs 1", "series/local", "series/alone"),
    Comparison(
        "getGame p99, while simulating / p50",
        "series/answers.p99",
        "series/answers.p50",
    ),
)


def comparisons(programs: Iterable[Program]) -> list[Comparison]:
    """Return the comparisons for which nothing but these programs is needed."""
    names = {program.name for program in programs}
    return [
        comparison
        for comparison in COMPARISONS
        if names.issuperset(comparison.programs())
    ]
