"""The past of a game: it is played again, from its start, by its commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from service.errors import (
    GameNotFinished,
    NotReplayable,
    UnknownSeat,
    UnknownVersion,
)
from service.games.model import Status, status_of
from service.games.reading import GameForReader, Reader, get
from service.games.table_events import or_seat_answered

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engines.core.state import Event, State
    from service.games.model import Game
    from service.store import Store
    from service.store.games import TakenCommand


class PastVersion(NamedTuple):
    """A game as it was at one version: the table, and what led to it."""

    version: int
    state: State
    events: Sequence[Event]
    """What happened since the version before."""


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
        yield PastVersion(0, state, events)
    for version, (seat, command, _) in enumerate(taken, 1):
        state, events = title.apply(state, seat, command)
        yield PastVersion(version, state, or_seat_answered(seat, events))


def at(store: Store, game: Game, version: int) -> Game:
    """Return a game as it was at a version; it must have come so far."""
    if version > game.version:
        raise UnknownVersion
    if version == game.version:
        return game
    taken = store.history.commands(game.id, version)
    *_, past = walk(store, game, taken)
    state = past.state
    return game._replace(
        state=state, status=status_of(state), version=version, act_by=0
    )


def get_at(store: Store, game_id: str, token: str, version: int) -> GameForReader:
    """Return a finished game as it was then, to a reader; a live one only as it is."""
    game, reader = get(store, game_id, token)
    if version != game.version and game.status != Status.FINISHED:
        raise GameNotFinished
    return GameForReader(at(store, game, version), reader)


def look_back(
    store: Store,
    seen: GameForReader,
    version: int | None = None,
    view_as: int | None = None,
) -> GameForReader:
    """Return a finished game as it was then, and as a seat saw it.

    Of a live game a reader gets nothing but its own view of what is now.
    """
    game, reader = seen
    if view_as is not None and view_as >= len(game.record.seats):
        raise UnknownSeat
    is_now = version in {None, game.version} and view_as in {None, reader.seat}
    if not is_now and game.status != Status.FINISHED:
        raise GameNotFinished
    if view_as is not None and view_as != reader.seat:
        reader = Reader(seat=view_as)
    if version is not None:
        game = at(store, game, version)
    return GameForReader(game, reader)
