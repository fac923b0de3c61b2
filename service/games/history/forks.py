"""Forks: a new game that begins where another one was.

Of a finished game the fork is exact. Of a live one it must not show what the forker
cannot see: the fork is made from the forker's view and a fresh key, and from nothing
else, so what is hidden is dealt again and no later draw is that of the other game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from engines.core.errors import Reason
from service import tokens
from service.errors import GameNotStarted, InvalidFields, UnknownVersion
from service.games.commit import Change, create_once
from service.games.creation import NewGame, new_seats
from service.games.deadlines import now
from service.games.history.versions import at, walk
from service.games.model import Fork, Game, Kind, Seat, Status, status_of
from service.games.reading import get
from service.presentation.games import bot_of
from service.tokens import Issuer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.fields import Json
    from engines.core.state import State
    from service.games.reading import Reader
    from service.store import Store


class ForkGame(NamedTuple):
    """A request for a new game that begins where another one was."""

    game_id: str
    token: str
    version: int | None
    """``None`` for the present one."""
    seats: Sequence[Json] | None
    """``None`` for bots where bots sit, and people where people do."""
    public: bool
    creator: str = ""
    """Stands for the address that creates it."""


def fork(store: Store, request: ForkGame, issuer: Issuer | None = None) -> NewGame:
    """Create a game that begins at a version of another one.

    One that exists under the id of the ``issuer`` is returned as it is.
    """
    issuer = issuer or Issuer()
    game, reader = get(store, request.game_id, request.token)
    if game.state is None:
        raise GameNotStarted
    version = game.version if request.version is None else request.version
    if version > game.version:
        raise UnknownVersion
    seats, seat_tokens = new_seats(game.title, _seats(game, request.seats), issuer)
    owner = issuer.token("owner")
    is_exact = game.status == Status.FINISHED
    record = msgspec.structs.replace(
        game.record,
        seats=seats,
        owner=tokens.hash_of(owner),
        public=request.public,
        created=now(),
        rules_version=game.title.rules_version,
        turn_seconds=0,
        tournament="",
        game_seconds=0,
        max_timeouts=0,
        stopped=0,
        fork=Fork(game.id, version, is_exact),
        creator=request.creator,
        spectators=(),
        seatings=(),
    )
    copy = Game(issuer.id, record, None, Status.WAITING, 0, 0, 0)
    if is_exact:
        change = _exact(store, game, copy, version)
    else:
        change = _redealt(at(store, game, version), reader, copy)
    return NewGame(create_once(store, change), owner, seat_tokens)


def _exact(store: Store, game: Game, copy: Game, version: int) -> Change:
    """Return a game with the key, the commands and the events of another one."""
    seeds = (seat.seed for seat in game.record.seats)
    seats = tuple(
        msgspec.structs.replace(seat, seed=seed)
        for seat, seed in zip(copy.record.seats, seeds, strict=True)
    )
    taken = store.history.commands(game.id, version)
    past = list(walk(store, game, taken))
    state = past[-1].state
    after = copy._replace(
        record=msgspec.structs.replace(copy.record, seats=seats),
        state=state,
        status=status_of(state),
        version=version,
    )
    return Change(after, [event for each in past for event in each.events], taken)


def _redealt(then: Game, reader: Reader, copy: Game) -> Change:
    """Return a game on a table that the reader's view may be of."""
    secret = tokens.new_secret(None)
    state = redeal(then, reader, secret)
    record = msgspec.structs.replace(copy.record, secret=secret.hex(), seeded=False)
    return Change(
        copy._replace(record=record, state=state, status=status_of(state)), []
    )


def redeal(game: Game, reader: Reader, secret: bytes) -> State:
    """Return a table on which the reader sees the same; all else comes by chance."""
    view = game.title.view(game.table, reader.seat)
    state: State = game.title.determinise(view, secret)
    return state


def _seats(game: Game, requested: Sequence[Json] | None) -> Sequence[Json]:
    """Return the seats of a fork as a request for a new game would name them."""
    seats = game.record.seats
    if requested is None:
        return [_same(seat) for seat in seats]
    if len(requested) != len(seats):
        bounds = {"minimum": len(seats), "maximum": len(seats)}
        raise InvalidFields([("/seats", Reason("wrong.length", bounds))])
    return requested


def _same(seat: Seat) -> Json:
    requested: Json = {"kind": seat.kind, "name": seat.name}
    if seat.kind == Kind.BOT:
        requested["bot"] = msgspec.to_builtins(bot_of(seat))
    return requested
