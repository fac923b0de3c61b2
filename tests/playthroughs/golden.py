"""Golden games as text: how one is written, and how one is replayed.

A file begins with title, players, options and key. Then comes each decision:

    # 4  seat 1  act  2 of 12
    > ["play", 5, 2, 0]
      ghosts_played 0 5 2 0
      = 1f0c9b1d2a33

with what was chosen, which of how many options it is, the events and the digest of the
table afterwards. Of the middle of a long game only the choices are kept, as numbers of
options, so that files stay small enough to read.
"""

from __future__ import annotations

import json
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from engines.core.chance import Chance, derive
from engines.core.state import TABLE, Event, State
from tests.engines.setups import changed, name_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engines.core.title import Setup, Title

FOLDER = Path(__file__).parent
FIRST = 30
LAST = 8
"""How many decisions are written in full, at the beginning and at the end."""

CANDIDATES = 8
"""Of so many random games the shortest becomes the golden one."""


def file_of(title: Title[Any], setup: Setup) -> Path:
    """Return where the golden game of a setup lies."""
    players, _, options = name_of(title, setup).partition(",")
    return FOLDER / title.id / players / f"{options or 'default'}.txt"


def shortest(title: Title[Any], setup: Setup) -> tuple[bytes, list[int]]:
    """Return the key and the choices of a short random game."""
    games = []
    for number in range(CANDIDATES):
        key = derive(b"playthrough", title.id, name_of(title, setup), number)
        games.append((key, random_choices(title, setup, key)))
    return min(games, key=lambda game: len(game[1]))


def random_choices(title: Title[Any], setup: Setup, key: bytes) -> list[int]:
    """Play a random game and return the number of each option that was taken."""
    state = title.start(*setup, key).state
    chance = Chance(derive(key, "choices"))
    taken = []
    while state.outcome is None:
        options = state.rules.options(state)
        taken.append(chance.below(len(options)))
        state.rules.choose(state, options[taken[-1]])
    return taken


def write(title: Title[Any], setup: Setup, key: bytes, choices: list[int]) -> str:
    """Return a golden game as text: a header, then what its choices lead to."""
    lines = [*header(title, setup, key), "", *play(title, setup, key, choices)]
    return "\n".join(lines) + "\n"


def header(title: Title[Any], setup: Setup, key: bytes) -> list[str]:
    """Return the first lines of a golden game.

    Options that have their default are left out: one that is new changes no old file.
    """
    options = {name: setup.options[name] for name in changed(title, setup)}
    return [
        f"title: {title.id}",
        f"rules: {title.rules_version}",
        f"players: {setup.players}",
        f"options: {json.dumps(options)}",
        f"key: {key.hex()}",
    ]


def play(
    title: Title[Any], setup: Setup, key: bytes, choices: list[int]
) -> Iterator[str]:
    """Yield the lines of a game, playing it through the checking door."""
    state, events = title.start(*setup, key)
    yield from told(title, state, events)
    middle = range(FIRST, len(choices) - LAST)
    for number, choice in enumerate(choices):
        if number in middle:
            if number == middle.start:
                yield f"# {middle.start} to {middle.stop - 1}"
                yield from skipped(choices[middle.start : middle.stop])
            state.rules.choose(state, state.rules.options(state)[choice])
            if number == middle.stop - 1:
                yield f"  = {digest(title, state)}"
            continue
        options = state.rules.options(state)
        yield asked(state, number, choice)
        yield f"> {json.dumps(options[choice])}"
        seat = max(state.agenda[-1][1], 0)
        state, events = title.apply(state, seat, title.write(options[choice]))
        yield from told(title, state, events)
    assert state.outcome is not None
    yield f"outcome: {json.dumps(state.outcome)}"


def asked(state: State, number: int, choice: int) -> str:
    """Return the line of a decision: who answers, and which of how many options."""
    name, seat = state.agenda[-1][:2]
    who = "table" if seat == TABLE else f"seat {seat}"
    count = len(state.rules.options(state))
    return f"# {number}  {who}  {name}  {choice + 1} of {count}"


def told(title: Title[Any], state: State, events: Iterable[Event]) -> list[str]:
    """Return the lines of what happened, and the digest of where it led."""
    lines = [f"  {' '.join(map(word, event))}" for event in events]
    return [*lines, f"  = {digest(title, state)}"]


def word(value: object) -> str:
    """Return a value of an event, short and without spaces."""
    if isinstance(value, tuple):
        return f"[{','.join(map(word, value))}]"
    return json.dumps(value).strip('"')


def digest(title: Title[Any], state: State) -> str:
    """Return as much of a digest as tells two tables apart."""
    return title.digest(state)[:12]


def skipped(choices: list[int]) -> list[str]:
    """Return the choices in the middle of a game as lines of option numbers."""
    numbers = " ".join(str(choice + 1) for choice in choices)
    return [f"* {line}" for line in wrap(numbers, 86)]


def read(text: str) -> tuple[dict[str, str], list[int]]:
    """Return the header of a golden game and all of its choices, in order."""
    header, _, body = text.partition("\n\n")
    choices = []
    for line in body.split("\n"):
        if line.startswith("* "):
            choices += [int(number) - 1 for number in line[2:].split()]
        elif line.startswith("# ") and " of " in line:
            choices.append(int(line.split()[-3]) - 1)
    return dict(line.split(": ", 1) for line in header.split("\n")), choices
