"""Pairs of games that differ only in what one seat cannot see."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import count
from typing import Any, NamedTuple

import engines
from engines.core.chance import Chance, derive
from engines.core.state import TABLE
from engines.core.title import Setup, Title
from service import tokens
from service.games.model import Game, Kind, Record, Seat, Status
from service.store.events import Happened, happened
from tests.document import Json

OWNER = "token-of-the-owner"

MOST_COMMANDS = 120
"""Far into a game moments are much alike, and its events are many."""


def token(seat: int) -> str:
    """The token of a seat, the same in every game."""
    return f"token-of-seat-{seat}"


class Pair(NamedTuple):
    """A moment of a game, and one that looks the same to a seat."""

    seat: int
    game: Game
    twin: Game
    events: list[Happened]
    twin_events: list[Happened]
    refusable: list[Json]
    """Commands that were given earlier and are not offered now."""
    offered: list[Json]
    bets: list[list[Json]]
    """Two commands, of which the second would be legal in one of the games only."""


def pairs(title_id: str, seed: str) -> Iterator[Pair]:
    """Yield pairs without end: moments of random games of every setup."""
    title = engines.get(title_id)
    setups = list(title.setups())
    for number in count():
        key = derive(seed.encode(), title_id, number)
        yield from _moments(title, setups[number % len(setups)], key)


def _moments(title: Title[Any], setup: Setup, key: bytes) -> Iterator[Pair]:
    """Yield the beginning, the middle and the end of a random part of a game."""
    chance = Chance(derive(key, "choices"))
    record = record_of(title, setup, key)
    state, deal = title.start(*setup, key)
    events = happened(deal, 0)
    taken: list[Json] = []
    last = chance.below(MOST_COMMANDS)
    for version in range(last + 1):
        asked = state.agenda[-1][1]
        offered = [title.write(option) for option in state.rules.options(state)]
        if version in (0, last // 2, last):
            anybody = asked == TABLE or chance.below(2)
            seat = chance.below(setup.players) if anybody else asked
            game = Game(
                id=name_of(derive(key, "name", version)),
                record=record,
                state=state,
                status=Status.PLAYING,
                version=version,
                revision=0,
                events=len(events),
            )
            view = title.view(state, seat)
            twin = title.determinise(view, derive(key, "twin", version))
            yield Pair(
                seat=seat,
                game=game,
                twin=game._replace(state=twin),
                events=events,
                twin_events=_retold(title, events, seat, chance),
                refusable=[each for each in taken[-40:] if each not in offered],
                offered=offered,
                bets=list(_bets(title, state, twin, seat)),
            )
        command = offered[chance.below(len(offered))]
        taken.append(command)
        state, told = title.apply(state, max(0, asked), command)
        events = [*events, *happened(told, version + 1, max(0, asked))]
        if state.outcome is not None:
            return


def _bets(title: Title[Any], state: Any, twin: Any, seat: int) -> Iterator[list[Json]]:
    """Yield commands whose order would be accepted if a guess were right."""
    if state.agenda[-1][1] not in (TABLE, seat):
        return
    for option in state.rules.options(state)[:4]:
        command = title.write(option)
        follow = [
            _answers(title, title.apply(table, seat, command).state, seat)
            for table in (state, twin)
        ]
        for answer in (each for each in follow[0] if each not in follow[1]):
            yield [command, answer]
            break


def _answers(title: Title[Any], state: Any, seat: int) -> list[Json]:
    """What a seat may answer next."""
    asked = title.open(state)
    if asked is None or asked.seat not in (TABLE, seat):
        return []
    return [title.write(option) for option in asked.options]


def record_of(title: Title[Any], setup: Setup, key: bytes) -> Record:
    """The record of a game of people, whose tokens are known."""
    return Record(
        title=title.id,
        options=setup.options,
        seats=tuple(
            Seat(Kind.HUMAN, token=tokens.hash_of(token(seat)))
            for seat in range(setup.players)
        ),
        owner=tokens.hash_of(OWNER),
        public=False,
        seeded=False,
        created=1_790_000_000_000_000,
        rules_version=title.rules_version,
        secret=derive(key, "secret").hex(),
    )


def name_of(random: bytes) -> str:
    """An id that follows from random bytes."""
    letters = [tokens.ALPHABET[byte % len(tokens.ALPHABET)] for byte in random]
    return "".join(letters[: tokens.ID_LENGTH])


def _retold(
    title: Title[Any], events: list[Happened], seat: int, chance: Chance
) -> list[Happened]:
    """The events with other values wherever the seat is not told the value."""
    kinds = title.vocabulary.events
    seen: defaultdict[tuple[str, str], list[Any]] = defaultdict(list)
    for event, _, _ in events:
        for name, value in zip(kinds[event[0]].fields, event[1:], strict=True):
            seen[event[0], name].append(value)
    retold = []
    for event, version, actor in events:
        shown = kinds[event[0]].write(event, seat)
        values = [
            value
            if name in shown or value is None
            else seen[event[0], name][chance.below(len(seen[event[0], name]))]
            for name, value in zip(kinds[event[0]].fields, event[1:], strict=True)
        ]
        retold.append(Happened((event[0], *values), version, actor))
    return retold
