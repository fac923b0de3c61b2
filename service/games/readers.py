"""Who asks: the token that comes with a request, and what it opens."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engines.core.errors import GameOver
from service import tokens
from service.errors import (
    BotPlays,
    EngineRefusal,
    NotASeat,
    TokenMissing,
    TokenUnknown,
)
from service.games.model import Kind

if TYPE_CHECKING:
    from service.games.model import Game


class Reader(NamedTuple):
    """Whose eyes see a game: those of a seat, or of nobody at the table."""

    seat: int | None = None
    is_owner: bool = False


def admit(game: Game, token: str) -> Reader:
    """Return who holds a token of this game; a public game needs none."""
    if not token and game.record.public:
        return Reader()
    return owner_or_seat(game, token)


def owner_or_seat(game: Game, token: str) -> Reader:
    """Return who holds a token of this game; refuse who has none."""
    if not token:
        raise TokenMissing
    hashed = tokens.hash_of(token)
    for number, seat in enumerate(game.record.seats):
        if tokens.opens(hashed, seat.token):
            return Reader(seat=number)
    if tokens.opens(hashed, game.record.owner):
        return Reader(is_owner=True)
    raise TokenUnknown


def seat_of(game: Game, token: str) -> int:
    """Return the seat that a token plays; refuse everybody else."""
    reader = owner_or_seat(game, token)
    if reader.seat is None:
        raise NotASeat
    if game.record.seats[reader.seat].kind == Kind.BOT:
        raise BotPlays
    return reader.seat


def refuse_over(game: Game) -> None:
    """Refuse whatever needs a game that can still go on."""
    if game.is_over:
        raise EngineRefusal(GameOver("refused.game_over"), game.title)
