"""Resigning: a person leaves for good, and a bot plays on."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from service.errors import GameNotStarted, NotYourSeat, UnknownSeat
from service.games.commit import Change, update
from service.games.model import Kind, Status
from service.games.reading import GameForReader, Reader, owner_or_seat, refuse_over
from service.games.seats import best_bot
from service.games.table_events import game_decided, seat_resigned
from service.store.events import Happened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from service.games.model import Game, Record
    from service.store import Store

FEWEST = 2
"""Of seats that people or programs play: with fewer there is nothing to compete for."""


class ResignSeat(NamedTuple):
    """A request to leave a game for good."""

    game_id: str
    seat: int
    token: str


def resign(store: Store, request: ResignSeat) -> GameForReader:
    """Have a bot play the seat from now on, which ranks last; only its holder may ask.

    With too few people left the game ends, unless all play together against it.
    Resigning again changes nothing.
    """

    def change(game: Game) -> Change | None:
        if request.seat >= len(game.record.seats):
            raise UnknownSeat
        if owner_or_seat(game, request.token).seat != request.seat:
            raise NotYourSeat
        if game.record.seats[request.seat].resigned:
            return None
        refuse_over(game)
        if game.status == Status.WAITING:
            raise GameNotStarted
        return after_resigning(game, request.seat)

    game = update(store, request.game_id, change).game
    return GameForReader(game, Reader(request.seat))


def after_resigning(game: Game, number: int) -> Change:
    """Return a game that a seat has resigned."""
    event = Happened(seat_resigned(number), game.version, number)
    return leave_seats(game, [number], event)


def leave_seats(
    game: Game, numbers: Sequence[int], event: Happened, *, forfeited: bool = False
) -> Change:
    """Return a game that the holder of some seats has left for good, by an event."""
    seats = list(game.record.seats)
    place = 1 + max(seat.resigned for seat in seats)
    for number in numbers:
        seats[number] = msgspec.structs.replace(
            seats[number],
            kind=Kind.BOT,
            bot=best_bot(game.title),
            resigned=place,
            forfeited=forfeited,
        )
    record = msgspec.structs.replace(game.record, seats=tuple(seats))
    after = game._replace(record=record, revision=game.revision + 1)
    events = [event]
    if not game.title.cooperative and _rivals(record) < FEWEST:
        after = after._replace(status=Status.FINISHED)
        events.append(Happened(game_decided(), game.version))
    return Change(after, events)


def _rivals(record: Record) -> int:
    """Return how many seats still compete.

    Those that people or programs hold, also while a bot stands in. In a tournament
    bots compete, too.
    """
    return sum(
        bool(seat.token or record.tournament) and not seat.resigned
        for seat in record.seats
    )
