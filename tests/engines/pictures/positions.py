"""Many positions of every kind of table, from random games by a fixed seed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import engines
from engines.core.chance import Chance, derive
from engines.core.fields import Json
from engines.core.state import State
from engines.core.title import Title
from tests.playthroughs.pictures import SCENES

LONG = "Bartholomew of the Thirteen Haunted Oaks"
"""A name as long as a seat may have."""


class Kind(NamedTuple):
    """A title with its options, and with how many it is played."""

    title_id: str
    players: int
    options: Json

    @property
    def title(self) -> Title[Any]:
        return engines.get(self.title_id)

    def __str__(self) -> str:
        more = "".join(f",{name}={value}" for name, value in self.options.items())
        return f"{self.title_id},{self.players}{more}"


KINDS = [
    *(Kind(scene.title, scene.players, scene.options) for scene in SCENES.values()),
    Kind("ghooost", 6, {"match": True}),
    Kind("ghost-stories", 2, {}),
    Kind("ghost-stories", 1, {"expansions": ["white_moon"]}),
    Kind("halloween", 2, {}),
    Kind("halloween", 4, {"mode": "master"}),
]
"""Each title with many and with few, and with what changes its table most."""


def positions(kind: Kind, games: int, step: int) -> Iterator[State]:
    """Yield every ``step``-th position of random games, and how each ended."""
    title = kind.title
    options = title.complete(kind.players, kind.options)
    for number in range(games):
        key = derive(b"positions", kind.title_id, kind.players, number)
        state = title.start(kind.players, options, key).state
        chance = Chance(derive(key, "choices"))
        taken = 0
        while state.outcome is None:
            if taken % step == 0:
                yield state.clone()
            menu = state.rules.options(state)
            state.rules.choose(state, menu[chance.below(len(menu))])
            taken += 1
        yield state
