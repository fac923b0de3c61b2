"""The past of a game: it is played again, from its start, by its commands."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from engines.core.undo import Past, undone_to
from service.errors import NotReplayable, UnknownVersion
from service.games.model import status_of
from service.games.table_events import is_of_title, or_seat_answered, seat_undid
from service.store.events import happened

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engines.core.state import State
    from service.games.model import Game
    from service.store import Store
    from service.store.events import Happened
    from service.store.games import TakenCommand


class PastVersion(NamedTuple):
    """A game as it was at one version: the table, and what led to it."""

    version: int
    state: State
    events: Sequence[Happened]
    """What happened since the version before; not what happened around the table."""


def is_replayable(game: Game, taken: list[TakenCommand]) -> bool:
    """Whether today's rules are those by which the game was played throughout."""
    today = game.title.rules_version
    return game.record.rules_version == today and not any(
        t.rules_version for t in taken
    )


def walk(store: Store, game: Game, taken: list[TakenCommand]) -> Iterator[PastVersion]:
    """Yield every version of a game, from its start, as far as ``taken`` leads."""
    if not is_replayable(game, taken):
        raise NotReplayable
    title, record = game.title, game.record
    if record.fork and not record.fork.exact:
        saved = store.history.start(game.id)
        assert saved is not None
        state: Any = title.load(msgspec.json.decode(saved))
        yield PastVersion(0, state, [])
    else:
        state, events = title.start(len(record.seats), record.options, record.key)
        yield PastVersion(0, state, happened(events, 0))
    past = Past(title, state, [each.command for each in taken])
    for version, (seat, command, _) in enumerate(taken, 1):
        to = undone_to(command)
        events = past.play(seat, command)
        if to is not None:
            events = [seat_undid(seat, to)]
        told = or_seat_answered(seat, events)
        yield PastVersion(version, past.state, happened(told, version, seat))


def at(store: Store, game: Game, version: int) -> Game:
    """Return a game as it was at a version; it must have come so far."""
    if version > game.version:
        raise UnknownVersion
    if version == game.version:
        return game
    told = 0
    for past in walk(store, game, store.history.commands(game.id, version)):
        state = past.state
        told += len(past.events)
    return game._replace(
        state=state,
        status=status_of(state),
        version=version,
        events=_last_event(store, game, told),
        act_by=0,
    )


def _last_event(store: Store, game: Game, told: int) -> int:
    """Return the number of the event that is the ``told``-th of those by the title.

    Others, such as that a seat was claimed, stand between them. The versions of events
    are no help here: earlier releases have not recorded any.
    """
    numbers = (
        numbered.number
        for numbered in store.events.read(game.id, 0, game.events)
        if is_of_title(numbered.event)
    )
    return next(islice(numbers, told - 1, None)) if told else 0
