"""Undo: a person takes their last choice back, if all other people at the table agree.

It is a step of the game like any other: the version goes up, and the replay has it.
What came to light is never taken back.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from engines.core.undo import Past, path, undo
from service.errors import (
    GameNotStarted,
    NotReplayable,
    SeatInTournament,
    StaleVersion,
)
from service.games.commands import ATTEMPTS
from service.games.commit import Change, update
from service.games.history.versions import is_replayable, walk
from service.games.model import Status, UndoRequest, status_of
from service.games.people.errors import (
    CannotUndo,
    NothingToUndo,
    NoUndoPending,
    UndoPending,
)
from service.games.reading import GameForReader, Reader, refuse_over, seat_of
from service.games.table_events import (
    seat_undid,
    undo_agreed,
    undo_refused,
    undo_requested,
)
from service.presentation.games import etag, unagreed
from service.store.events import Happened
from service.store.games import TakenCommand

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engines.core.state import State
    from engines.core.undo import Moment
    from service.games.model import Game
    from service.store import Store

MOST_SINGLES = 64
"""How many answers without a choice are passed over to find the last choice."""


class Asked(NamedTuple):
    """A request about undoing."""

    game_id: str
    token: str
    versions: frozenset[int] | None
    """The versions that the sender accepts; ``None`` accepts any."""
    language: str


def request_undo(store: Store, asked: Asked) -> GameForReader:
    """Ask to take the seat's last choice back; with nobody to agree it is done.

    Asking again while others think changes nothing.
    """
    return _carry_out(store, asked, partial(_request, store))


def answer_undo(store: Store, asked: Asked, *, agree: bool) -> GameForReader:
    """Agree to what another seat wants to take back, or refuse it.

    The last one to agree takes it back. Who asked may refuse, too: then the request
    ends. Agreeing twice is the same as once.
    """
    return _carry_out(store, asked, partial(_answer, store, agree=agree))


def _carry_out(
    store: Store, asked: Asked, change: Callable[[Game, int], Change | None]
) -> GameForReader:
    """Change the game that a request is about, for its seat and its version."""

    def checked(game: Game) -> Change | None:
        seat = seat_of(game, asked.token)
        if asked.versions is not None and game.version not in asked.versions:
            raise StaleVersion(etag(game, Reader(seat), asked.language))
        refuse_over(game)
        if game.status == Status.WAITING:
            raise GameNotStarted
        return change(game, seat)

    game = update(store, asked.game_id, checked, attempts=ATTEMPTS).game
    return GameForReader(game, Reader(seat_of(game, asked.token)))


def _request(store: Store, game: Game, seat: int) -> Change | None:
    if game.record.tournament:
        # A choice that is made again and again would have no end.
        raise SeatInTournament
    pending = game.pending_undo
    if pending is not None:
        if pending.seat != seat:
            raise UndoPending
        return None
    to = last_choice(store, game, seat).version
    wanted = UndoRequest(seat, to, game.version, game.revision + 1)
    event = Happened(undo_requested(seat), game.version, seat)
    return _go_on(store, game, wanted, event)


def _answer(store: Store, game: Game, seat: int, *, agree: bool) -> Change | None:
    pending = game.pending_undo
    if pending is None:
        raise NoUndoPending
    if not agree:
        event = Happened(undo_refused(seat), game.version, seat)
        after = game._replace(revision=game.revision + 1, undo=None)
        return Change(after, [event])
    if seat not in unagreed(game, pending):
        return None
    wanted = msgspec.structs.replace(
        pending, agreed=(*pending.agreed, seat), revision=game.revision + 1
    )
    event = Happened(undo_agreed(seat), game.version, seat)
    return _go_on(store, game, wanted, event)


def _go_on(store: Store, game: Game, wanted: UndoRequest, event: Happened) -> Change:
    """Return the game with a request that waits, or after it if nobody has to agree."""
    after = game._replace(revision=game.revision + 1, undo=wanted)
    if unagreed(game, wanted):
        return Change(after, [event])
    seat, to = wanted.seat, wanted.to
    version = game.version + 1
    state = last_choice(store, game, seat).state
    done = after._replace(
        state=state, status=status_of(state), version=version, undo=None
    )
    events = [event, Happened(seat_undid(seat, to), version, seat)]
    return Change(done, events, [TakenCommand.under_rules(seat, undo(to), game)])


def last_choice(store: Store, game: Game, seat: int) -> Moment[State]:
    """Return the moment before the last choice of a seat; refuse if it has none.

    Answers to questions that left no choice are passed over: whoever has them answered
    by the service would come nowhere.
    """
    taken = store.history.commands(game.id, game.version)
    if not is_replayable(game, taken):
        raise NotReplayable
    commands = [each.command for each in taken]
    own = [version - 1 for version in path(commands) if taken[version - 1].seat == seat]
    own = own[: MOST_SINGLES + 1]
    if not own:
        raise NothingToUndo
    start = next(walk(store, game, [])).state
    past = Past(game.title, start, commands, own)
    for each in taken:
        past.play(each.seat, each.command)
    return _latest(game, past, own)


def _latest(game: Game, past: Past[State], versions: Sequence[int]) -> Moment[State]:
    """Return the last of some moments that left a choice, if it can be led back to."""
    for version in versions:
        moment = past.moment(version)
        assert moment is not None
        if not past.is_open(moment):
            raise CannotUndo
        decision = game.title.open(moment.state)
        assert decision is not None
        if len(decision.options) > 1:
            return moment
    raise NothingToUndo
