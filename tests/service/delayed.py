"""Pairs of games that were alike until some versions ago, and went on differently."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from typing import Any, NamedTuple

import msgspec

import engines
from engines.core.chance import Chance, derive
from engines.core.state import TABLE
from engines.core.title import Setup, Title
from service import tokens
from service.errors import ServiceError
from service.games import seats
from service.games.commands import advance
from service.games.commit import commit
from service.games.model import Game, Kind, Spectator, Status
from service.games.people.undo import Asked, request_undo
from service.store import Store
from service.store.events import Happened, happened
from service.store.games import TakenCommand
from tests.document import Json
from tests.service.twins import OWNER, name_of, record_of, token
from tests.service.witnesses import NOW

SPECTATOR = "token-of-a-spectator"

MOST_COMMANDS = 60
MOST_DELAY = 12

Step = tuple[int, Json]


class DelayedPair(NamedTuple):
    """A moment of a game, what led there, and two ways in which it went on."""

    start: Game
    events: list[Happened]
    taken: list[TakenCommand]
    delay: int
    since: tuple[list[Step], list[Step]]

    def play(self, store: Store, since: list[Step]) -> None:
        """Have the game in a store: the same until then, what follows as it may be.

        Whoever went the second way hands a seat over at the end, or asks to take a
        choice back.
        """
        store.games.change(None, self.start, self.events, self.taken, at=NOW)
        game = self.start
        for seat, command in since:
            game = commit(store, game, *advance(game, seat, [command]), wake=False).game
        if since is self.since[0]:
            return
        asking, count = since[-1][0], len(game.record.seats)
        if count > 1:
            with suppress(ServiceError):
                request_undo(store, Asked(game.id, token(asking), None, "en"))
                return
        idle = (asking + 1) % count
        request = seats.HandOver(
            *(game.id, idle, OWNER, False, Kind.HUMAN, {}, "Somebody else")
        )
        seats.hand_over(store, request)


def delayed_pairs(title_id: str, seed: str) -> Iterator[DelayedPair]:
    """Yield pairs without end: moments of random games of every setup."""
    title = engines.get(title_id)
    setups = list(title.setups())
    for number in count():
        key = derive(seed.encode(), title_id, "delayed", number)
        pair = _pair(title, setups[number % len(setups)], key)
        if pair is not None:
            yield pair


def _pair(title: Title[Any], setup: Setup, key: bytes) -> DelayedPair | None:
    """Return a random moment and what followed; nothing if the game was over before."""
    chance = Chance(derive(key, "choices"))
    delay = 1 + chance.below(MOST_DELAY)
    record = record_of(title, setup, key)
    record = msgspec.structs.replace(
        record,
        spectators=(Spectator(tokens.hash_of(SPECTATOR), delay),),
        turn_seconds=chance.below(2) * 3600,
    )
    state, deal = title.start(*setup, record.key)
    game = Game(name_of(key), record, state, Status.PLAYING, 0, 0, 0)
    events, taken = happened(deal, 0), list[TakenCommand]()
    for _ in range(chance.below(MOST_COMMANDS)):
        change = advance(game, *_choice(game, chance))
        if change.game.is_over:
            break
        game = change.game
        events += change.events
        taken += change.commands
    start = game._replace(events=len(events))
    ways = [_way(start, delay, Chance(derive(key, way))) for way in ("one", "other")]
    if ways[0] is None or ways[1] is None or ways[0][1] == ways[1][1]:
        return None
    return DelayedPair(start, events, taken, delay, (ways[0][0], ways[1][0]))


def _way(game: Game, steps: int, chance: Chance) -> tuple[list[Step], str] | None:
    """Return some random steps from a moment on, and the digest of where they lead."""
    taken: list[Step] = []
    for _ in range(steps):
        seat, commands = _choice(game, chance)
        game = advance(game, seat, commands).game
        taken.append((seat, commands[0]))
        if game.is_over:
            return None
    return taken, game.title.digest(game.table)


def _choice(game: Game, chance: Chance) -> tuple[int, list[Json]]:
    decision = game.open()
    assert decision is not None
    option = decision.options[chance.below(len(decision.options))]
    seat = 0 if decision.seat == TABLE else decision.seat
    return seat, [game.title.write(option)]
