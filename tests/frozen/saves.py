"""Saves in the middle of games, with what was offered then and what came of it."""

from __future__ import annotations

import random
from collections import Counter
from itertools import chain, count
from typing import TYPE_CHECKING, Any, NamedTuple

from engines.core.chance import derive
from tests.engines.setups import name_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.core.title import Setup, Title
    from tests.document import Json

DECISIONS = 6000
"""How many decisions of each setup are looked at; with fewer, rare kinds are missed."""

SELDOM = {"1-players,difficulty=initiation,expansions=white_moon": (1765,)}
"""Games of setups that show what is asked once in thousands of games: draw_sword."""

KEPT = 3
"""How many saves each setup gives; some more show what no setup would have shown."""

CONTINUED = 20
"""How many commands are played on."""


class Moment(NamedTuple):
    """A table at a decision."""

    setup: Setup
    kind: str
    offered: tuple[str, ...]
    """The kinds of options that can be taken."""
    depth: int
    """How much is still to happen: the length of the agenda."""
    state: Any
    place: tuple[int, int]
    """The number of the game and of the decision: what is random follows from them."""


def freeze(title: Title[Any]) -> Iterator[Json]:
    """Yield saves of every setup; together they show every kind of decision."""
    found = [(setup, moments(title, setup)) for setup in title.setups()]
    kinds: Counter[str] = Counter()
    menus: Counter[tuple[str, ...]] = Counter()

    def choose(candidates: list[Moment]) -> Moment:
        """Take what was shown least so far, and the longest agenda of those."""
        chosen = min(
            candidates,
            key=lambda m: (kinds[m.kind], menus[m.kind, *m.offered], -m.depth),
        )
        kinds[chosen.kind] += 1
        menus[chosen.kind, *chosen.offered] += 1
        candidates.remove(chosen)
        return chosen

    chosen = [
        choose(candidates)
        for _, candidates in sorted(found, key=lambda pair: len(pair[1]))
        for _ in range(min(KEPT, len(candidates)))
    ]
    left = [moment for _, candidates in found for moment in candidates]
    while missing := [moment for moment in left if not kinds[moment.kind]]:
        chosen.append(choose(missing))
    names = [name_of(title, setup) for setup, _ in found]
    chosen.sort(key=lambda m: (names.index(name_of(title, m.setup)), m.place))
    for moment in chosen:
        yield line_of(title, moment)


def moments(title: Title[Any], setup: Setup) -> list[Moment]:
    """Return a moment of each kind and menu that comes about in random games."""
    best: dict[tuple[str, tuple[str, ...]], Moment] = {}
    seen = 0
    for game in chain(SELDOM.get(name_of(title, setup), ()), count()):
        if seen >= DECISIONS:
            break
        chance = random.Random(f"save {name_of(title, setup)} {game}")
        key = derive(b"frozen", title.id, name_of(title, setup), game)
        state = title.start(*setup, key).state
        number = 0
        while (asked := title.open(state)) is not None:
            if number:
                offered = tuple(sorted({option[0] for option in asked.options}))
                depth = len(state.agenda)
                known = best.get((asked.name, offered))
                if known is None or known.depth < depth:
                    best[asked.name, offered] = Moment(
                        setup, asked.name, offered, depth, state, (game, number)
                    )
            command = title.write(chance.choice(asked.options))
            state = title.apply(state, max(asked.seat, 0), command).state
            number += 1
        seen += number
    return list(best.values())


def line_of(title: Title[Any], moment: Moment) -> Json:
    """Return a save, and what follows when it goes on at random."""
    state = moment.state
    asked = title.open(state)
    assert asked is not None
    line: Json = {
        "title": title.id,
        "name": name_of(title, moment.setup),
        "players": moment.setup.players,
        "options": moment.setup.options,
        "rules_version": title.rules_version,
        "kind": asked.name,
        "seat": asked.seat,
        "commands": [title.write(option) for option in asked.options],
        "digest": title.digest(state),
        "save": title.dump(state),
        "continuation": [],
    }
    chance = random.Random(f"continuation {line['name']} {moment.place}")
    for _ in range(CONTINUED):
        asked = title.open(state)
        if asked is None:
            break
        seat, command = max(asked.seat, 0), title.write(chance.choice(asked.options))
        state = title.apply(state, seat, command).state
        line["continuation"].append({"seat": seat, "command": command})
    return {**line, "after": title.digest(state)}
