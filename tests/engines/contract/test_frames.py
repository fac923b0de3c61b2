from __future__ import annotations

import inspect
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

from engines.ghost_stories.cards import CARDS, GHOSTS, INCARNATIONS
from engines.ghost_stories.tiles import TILES, VILLAGE
from engines.ghost_stories.white_moon.cards import STARTING
from engines.ghost_stories.white_moon.families import FAMILIES
from engines.ghost_stories.white_moon.yin import ACTING, COLLECT
from engines.halloween.board import ACTIONS
from tests.engines.contract.frames import Source, Written
from tests.engines.contract.rule_ids import ENGINES, PACKAGES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engines.core.rulebook import Rulebook
    from engines.ghost_stories.cards import Card
    from engines.ghost_stories.tiles import Tile

BASE, MOON = ENGINES / "ghost_stories", ENGINES / "ghost_stories" / "white_moon"


class Book(NamedTuple):
    """A package, a rulebook that its code runs under, and the names in its data."""

    package: Path
    rules: Rulebook
    rows: dict[str, set[str]]
    """Where a row of data names the step: what the code says, and all such names."""


def printed(cards: Sequence[Card], tiles: Sequence[Tile]) -> dict[str, set[str]]:
    return {
        "curse": {name for card in cards for name in card.curses},
        "reward": {name for card in cards for name in card.rewards},
        "icon": {name for card in cards for name in card.left},
        "tile.help": {tile.help for tile in tiles},
        # What `resume` goes on with is among the arguments of its frames.
        "decision": set(),
    }


ROWS = {
    "ghost_stories": printed(
        CARDS[: len(GHOSTS) + len(INCARNATIONS) + 1], [TILES[tile] for tile in VILLAGE]
    ),
    "ghost_stories/white_moon": {
        "tile.help": {tile.help for tile in TILES},
        "FAMILIES[family].curse": {family.curse for family in FAMILIES},
        "FAMILIES[family].reward": {family.reward for family in FAMILIES},
        "STARTING[number]": {*STARTING.values()},
        "COLLECT": {COLLECT},
        "act": {*ACTING.values()},
    },
    "halloween": {"action": {*ACTIONS}},
}
"""By package; one whose frames all have their names in the code needs no entry."""


def rules_of(package: Path) -> Rulebook:
    """The rulebook that a package fills in."""
    rules: Rulebook = import_module(
        ".".join(("engines", *package.parts, "rulebook"))
    ).rules
    return rules


BOOKS = {
    str(package): Book(ENGINES / package, rules_of(package), ROWS.get(str(package), {}))
    for package in PACKAGES
}
BOOKS["ghost_stories under white_moon"] = Book(
    BASE, rules_of(MOON.relative_to(ENGINES)), printed(CARDS, TILES)
)


@cache
def source(package: Path) -> Source:
    """The source of a package; an expansion may call its base."""
    files = {*package.rglob("*.py")}
    if package == BASE:
        files -= {*MOON.rglob("*.py")}
    known = [ENGINES / "core" / "state.py"]
    if package == MOON:
        known += BASE.rglob("*.py")
    return Source(sorted(files), known)


@cache
def written(package: Path) -> list[Written]:
    """Every frame in the source of a package."""
    return list(source(package).frames())


def accepts(function: Callable[..., object], count: int) -> bool:
    """Tell whether a function can be called with so many arguments."""
    try:
        inspect.signature(function).bind(*range(count))
    except TypeError:
        return False
    return True


def fits(rules: Rulebook, name: str, arguments: int) -> bool:
    """Tell whether a frame is a step or decision with so many arguments."""
    if name in rules.steps:
        return accepts(rules.steps[name], 1 + arguments)
    if name not in rules.decisions:
        return False
    decision = rules.decisions[name]
    answers = [decision.answer, *([decision.explain] if decision.explain else [])]
    return accepts(decision.ask, 1 + arguments) and all(
        accepts(answer, 2 + arguments) for answer in answers
    )


@pytest.mark.parametrize("name", BOOKS)
def test_every_frame_in_the_source_is_in_the_rulebook(name: str) -> None:
    """
    A frame that is written down has a step or decision with that many arguments.
    """
    book = BOOKS[name]
    frames = written(book.package)
    assert frames
    for frame in frames:
        names = {frame.name} if frame.literal else book.rows[frame.name]
        for each in names:
            # Starred arguments stand for none or a few.
            counts = range(frame.arguments, frame.arguments + 1 + 3 * frame.more)
            assert any(fits(book.rules, each, count) for count in counts), (each, frame)


@pytest.mark.parametrize("name", ["ghost_stories", "ghost_stories/white_moon"])
def test_what_is_resumed_is_a_decision(name: str) -> None:
    """
    The first argument of `resume` names a decision that takes the ones after it.
    """
    book = BOOKS[name]
    resumed = [frame for frame in written(book.package) if frame.name == "resume"]
    assert resumed
    for frame in resumed:
        (decision,) = frame.words
        assert decision in book.rules.decisions, frame
        assert fits(book.rules, decision, frame.arguments), frame


@pytest.mark.parametrize("name", BOOKS)
def test_every_frame_that_code_looks_for_is_in_the_rulebook(name: str) -> None:
    """
    Bots know open decisions by name; a name that is gone would be waited for in vain.
    """
    book = BOOKS[name]
    for where, word in source(book.package).compared():
        assert word in {*book.rules.steps, *book.rules.decisions}, (where, word)


def test_a_frame_of_another_name_or_length_would_be_found() -> None:
    """
    A name that is misspelt or an argument that is missing does not fit.
    """
    rules = BOOKS["halloween"].rules
    assert fits(rules, "roll_haunt", 2)
    assert not fits(rules, "roll_haunt", 1)
    assert not fits(rules, "rol_haunt", 2)
    assert fits(rules, "settle_haunt_roll", 1)
    assert not fits(rules, "settle_haunt_roll", 2)
