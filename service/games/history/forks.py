"""Forks: a new game that begins where another one was.

Of a finished game the fork is exact. Of a live one it must not tell what the forker
cannot see: the fork is made from the forker's view and a fresh key, and from nothing
else, so what is hidden is dealt anew and no later draw is that of the other game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from engines.core.errors import Reason
from service import tokens
from service.errors import GameNotStarted, InvalidFields, UnknownVersion
from service.games.creation import Created, get, open_game, take_seats
from service.games.deadlines import now
from service.games.history.versions import at, walk
from service.games.model import Fork, Game, Kind, Seat, Status, status_of
from service.presentation.games import bot_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.fields import Json
    from engines.core.state import State
    from service.games.readers import Reader
    from service.store import Store


class ForkRequest(NamedTuple):
    """A request for a new game that begins where another one was."""

    game_id: str
    token: str
    version: int | None
    """``None`` for the present one."""
    seats: Sequence[Json] | None
    """``None`` for bots where bots sit, and people where people do."""
    public: bool


def fork(store: Store, request: ForkRequest) -> Created:
    """Begin a new game where another one is or was."""
    game, reader = get(store, request.game_id, request.token)
    if game.state is None:
        raise GameNotStarted
    version = game.version if request.version is None else request.version
    if version > game.version:
        raise UnknownVersion
    seats, seat_tokens = take_seats(game.title, _seats(game, request.seats))
    owner = tokens.new_token()
    is_exact = game.status == Status.FINISHED
    record = msgspec.structs.replace(
        game.record,
        seats=seats,
        owner=tokens.hash_of(owner),
        public=request.public,
        created=now(),
        rules_version=game.title.rules_version,
        turn_seconds=0,
        fork=Fork(game.id, version, is_exact),
    )
    copy = Game(tokens.new_game_id(), record, None, Status.WAITING, 0, 0, 0)
    if is_exact:
        begun = _exactly(store, game, copy, version)
    else:
        then = at(store, game, version)
        begun = _anew(store, then, reader, copy)
    return Created(begun, owner, seat_tokens)


def _exactly(store: Store, game: Game, copy: Game, version: int) -> Game:
    """Open a game with the key, the commands and the events of another one."""
    seeds = (seat.seed for seat in game.record.seats)
    seats = tuple(
        msgspec.structs.replace(seat, seed=seed)
        for seat, seed in zip(copy.record.seats, seeds, strict=True)
    )
    taken = store.history.commands(game.id, version)
    moments = list(walk(store, game, taken))
    state = moments[-1].state
    events = [event for moment in moments for event in moment.events]
    begun = copy._replace(
        record=msgspec.structs.replace(copy.record, seats=seats),
        state=state,
        status=status_of(state),
        version=version,
        events=len(events),
    )
    return open_game(store, begun, events, taken)


def _anew(store: Store, then: Game, reader: Reader, copy: Game) -> Game:
    """Open a game on a table that the reader's view may be of."""
    secret = tokens.new_secret(None)
    state = redeal(then, reader, secret)
    record = msgspec.structs.replace(copy.record, secret=secret.hex(), seeded=False)
    begun = copy._replace(record=record, state=state, status=status_of(state))
    return open_game(store, begun, [])


def redeal(game: Game, reader: Reader, secret: bytes) -> State:
    """Return a table on which the reader sees the same; all else comes by chance."""
    view = game.title.view(game.table, reader.seat)
    state: State = game.title.determinise(view, secret)
    return state


def _seats(game: Game, asked: Sequence[Json] | None) -> Sequence[Json]:
    """Return the seats of a fork as a request for a new game would name them."""
    seats = game.record.seats
    if asked is None:
        return [_same(seat) for seat in seats]
    if len(asked) != len(seats):
        bounds = {"minimum": len(seats), "maximum": len(seats)}
        raise InvalidFields([("/seats", Reason("wrong.length", bounds))])
    return asked


def _same(seat: Seat) -> Json:
    asked: Json = {"kind": seat.kind, "name": seat.name}
    if seat.kind == Kind.BOT:
        asked["bot"] = bot_of(seat)
    return asked
