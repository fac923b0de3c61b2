"""Games as they were some versions ago, for spectators with a delay.

All that such a spectator is shown comes from here: the table, who sits at it, who must
act, and how many events there are. Once a game is over there is nothing left to hide.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from engines.core.undo import undone_to
from service.errors import NotReplayable
from service.games.history.versions import is_replayable, walk
from service.games.model import Status
from service.games.people.seatings import seating_at

if TYPE_CHECKING:
    from engines.core.state import State
    from service.games.model import Game
    from service.store import Store
    from service.store.events import Events

MOST_KNOWN = 200
"""How many pairs of game and delay a process keeps; it replays others."""

PAGE = 200
"""In events: how many are read at once."""


class Then(NamedTuple):
    """A game at an earlier version: its table, and its last event."""

    version: int
    state: State
    last_event: int


class _Known:
    """What this process has found out lately, by game and delay."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._moments: OrderedDict[tuple[str, int, int], Then] = OrderedDict()

    def get(self, game: Game, delay: int) -> Then | None:
        """Return the last moment that was shown."""
        with self._lock:
            return self._moments.get(_key(game, delay))

    def put(self, game: Game, delay: int, then: Then) -> None:
        """Keep a moment, in the place of the longest known one if there are many."""
        with self._lock:
            self._moments[_key(game, delay)] = then
            self._moments.move_to_end(_key(game, delay))
            if len(self._moments) > MOST_KNOWN:
                self._moments.popitem(last=False)


def _key(game: Game, delay: int) -> tuple[str, int, int]:
    # Two stores may have games of the same id; their times of creation differ.
    return game.id, game.record.created, delay


_known = _Known()


def is_behind(game: Game, delay: int) -> bool:
    """Whether a delay shows a game other than it is."""
    return delay > 0 and game.version > 0 and not game.is_over


def delayed(store: Store, game: Game, delay: int) -> Game:
    """Return a game as it was ``delay`` versions ago; before that, as it started."""
    if not is_behind(game, delay):
        return game
    version = max(0, game.version - delay)
    then = _go_on(store, game, _known.get(game, delay), version)
    _known.put(game, delay, then)
    seating = seating_at(game, version)
    return game._replace(
        record=msgspec.structs.replace(game.record, seats=seating.seats),
        state=then.state,
        status=Status.PLAYING,
        version=version,
        revision=seating.revision,
        events=then.last_event,
        act_by=0,
        expires_at=0,
        undo=None,
    )


def _go_on(store: Store, game: Game, known: Then | None, version: int) -> Then:
    """Return a game at a version, from an earlier moment of it if one is known."""
    if known is not None and known.version == version:
        return known
    last = _last_event(store.events, game, known.last_event if known else 0, version)
    if known is not None and known.version < version:
        state: Any = known.state
        news = store.history.commands(game.id, version, first=known.version)
        if not is_replayable(game, news):
            raise NotReplayable
        if all(undone_to(each.command) is None for each in news):
            for seat, command, _ in news:
                state = game.title.apply(state, seat, command).state
            return Then(version, state, last)
    for past in walk(store, game, store.history.commands(game.id, version)):
        state = past.state
    return Then(version, state, last)


def _last_event(events: Events, game: Game, after: int, version: int) -> int:
    """Return the number of the last event up to a version, from a known one on.

    Of an event of an earlier release nobody knows the version: it comes at the end.
    """
    while page := events.read(game.id, after, PAGE):
        for event in page:
            if event.version > version or not event.at:
                return after
            after = event.number
    return after
