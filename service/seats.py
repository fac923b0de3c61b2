"""Claiming seats: an open seat goes to the first who asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from service import telling, tokens
from service.errors import SeatTaken, UnknownSeat
from service.game import Game, Kind, status_of
from service.store.games import Stale

if TYPE_CHECKING:
    from service.store import Store


class Claimed(NamedTuple):
    """A seat that was open, and the token that plays it from now on."""

    game: Game
    seat: int
    token: str


def claim(store: Store, game_id: str, number: int, name: str) -> Claimed:
    """Give an open seat to whoever asks first; the last claim starts the game.

    Whoever knows the id of a game may claim a seat of it: an unlisted game's id is the
    invitation to it.
    """
    while True:
        game = store.games.read(game_id)
        seats = list(game.record.seats)
        if number >= len(seats):
            raise UnknownSeat
        if seats[number].kind != Kind.OPEN:
            raise SeatTaken
        token = tokens.new_token()
        seats[number] = msgspec.structs.replace(
            seats[number],
            kind=Kind.HUMAN,
            name=name or seats[number].name,
            token=tokens.hash_of(token),
        )
        record = msgspec.structs.replace(game.record, seats=tuple(seats))
        after = game._replace(
            record=record,
            status=status_of(record, game.state),
            revision=game.revision + 1,
            events=game.events + 1,
        )
        try:
            store.games.change(game, after, [telling.seat_claimed(number)])
        except Stale:
            # Each round somebody else took a seat, and a table has few.
            continue
        if after.bot_to_act() is not None:
            store.turns.enqueue(game_id, after.version)
        return Claimed(after, number, token)
