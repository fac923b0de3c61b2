"""Rematches: the same seats once more, and the next one begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from engines.core.state import TABLE
from service import tokens
from service.errors import GameNotFinished, NotASeat, NotReplayable, UnknownGame
from service.games.commit import Change, create_once, update
from service.games.deadlines import now
from service.games.history.versions import walk
from service.games.model import Game, Kind, Seat, Status
from service.games.reading import GameForReader, owner_or_seat
from service.games.seats import deal_if_full
from service.games.table_events import seat_claimed
from service.store.events import Happened

if TYPE_CHECKING:
    from service.games.model import Record
    from service.store import Store

MOST_DEALS = 60
"""How many deals are tried until the right seat begins: of six, each does but for twice
in 100,000 times. Where an option says who begins, none would help."""


def rematch(store: Store, game_id: str, token: str, creator: str = "") -> GameForReader:
    """Return the rematch of a finished game to its owner or the holder of a seat.

    Whoever asks first makes it. The seats of people wait for them: whoever asks takes
    their own, by the token that they have, and the last one starts the game.
    """
    game = store.games.read(game_id)
    asking = owner_or_seat(game, token)
    if asking.seat is None and not asking.is_owner:
        raise NotASeat
    if game.status != Status.FINISHED:
        raise GameNotFinished
    # Its id follows from what only readers of the finished game know.
    name = tokens.derived_id("rematch", game.id, game.record.secret)
    try:
        store.games.read(name)
    except UnknownGame:
        create_once(store, deal_if_full(_new(store, game, name, creator)))
    there = update(store, name, lambda there: _take(there, token)).game
    return GameForReader(there, owner_or_seat(there, token))


def _take(game: Game, token: str) -> Change | None:
    """Return the rematch with the seat of a token taken, if that still waits."""
    # In there the seat may have changed hands: then its old token opens nothing.
    number = owner_or_seat(game, token).seat
    if game.is_over or number is None or not game.record.seats[number].is_reserved:
        return None
    seats = list(game.record.seats)
    seats[number] = msgspec.structs.replace(seats[number], kind=Kind.HUMAN)
    record = msgspec.structs.replace(game.record, seats=tuple(seats))
    after = game._replace(record=record, revision=game.revision + 1)
    after, deal = deal_if_full(after)[:2]
    event = Happened(seat_claimed(number), game.version, number)
    return Change(after, [event, *deal])


def _new(store: Store, game: Game, name: str, creator: str) -> Game:
    """Return a game with the same seats and options, before its cards are dealt."""
    record = msgspec.structs.replace(
        game.record,
        seats=tuple(_again(seat) for seat in game.record.seats),
        created=now(),
        rules_version=game.title.rules_version,
        seeded=False,
        fork=None,
        tournament="",
        spectators=(),
        seatings=(),
        game_seconds=0,
        max_timeouts=0,
        stopped=0,
        creator=creator,
        secret=_secret(game.record, _starter(store, game)),
    )
    return Game(name, record, None, Status.WAITING, 0, 0, 0)


def _again(seat: Seat) -> Seat:
    """Return a seat as it waits for its person; that of a bot stays as it is."""
    is_of_a_person = seat.kind == Kind.HUMAN or seat.resigned
    return msgspec.structs.replace(
        seat,
        kind=Kind.OPEN if is_of_a_person else seat.kind,
        bot="" if is_of_a_person else seat.bot,
        seed="",
        resigned=0,
        used=0,
        timeouts=0,
        forfeited=False,
    )


def _starter(store: Store, game: Game) -> int:
    """Return the seat that began a game; ``TABLE`` if none did, or it is not known."""
    try:
        start = next(walk(store, game, []))
    except NotReplayable:
        return TABLE
    decision = game.title.open(start.state)
    return decision.seat if decision else TABLE


def _secret(record: Record, starter: int) -> str:
    """Return a secret by which the seat after the last starter begins, if one does.

    Secrets are drawn until one fits: all else is left to chance, as in any game.
    """
    title, players = Game("", record, None, "", 0, 0, 0).title, len(record.seats)
    secret = tokens.new_secret(None)
    if starter == TABLE:
        return secret.hex()
    for _ in range(MOST_DEALS):
        decision = title.open(title.start(players, record.options, secret).state)
        if decision is not None and decision.seat == (starter + 1) % players:
            break
        secret = tokens.new_secret(None)
    return secret.hex()
