"""Reading games: whom a token makes its bearer, and what that bearer may see."""

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
from service.presentation.answers import GameList
from service.presentation.games import summarise

if TYPE_CHECKING:
    from service.games.model import Game
    from service.store import Store


class Reader(NamedTuple):
    """Whose view of a game is shown: that of a seat, or of nobody at the table."""

    seat: int | None = None
    is_owner: bool = False


class GameForReader(NamedTuple):
    """A game, and the reader who asked for it."""

    game: Game
    reader: Reader


def get(store: Store, game_id: str, token: str) -> GameForReader:
    """Return a game to a bearer who may see it."""
    game = store.games.read(game_id)
    return GameForReader(game, admit(game, token))


def list_public(
    store: Store, *, limit: int, title: str = "", status: str = "", cursor: str = ""
) -> GameList:
    """Return a page of public games, the newest first."""
    found = store.games.public(title, status, cursor, limit + 1)
    page = GameList(items=[summarise(listed) for listed in found[:limit]])
    if len(found) > limit:
        page.next_cursor = found[limit - 1].place
    return page


def admit(game: Game, token: str) -> Reader:
    """Return the reader that a token stands for; a public game needs no token."""
    if not token and game.record.public:
        return Reader()
    return owner_or_seat(game, token)


def owner_or_seat(game: Game, token: str) -> Reader:
    """Return the reader that a token of this game stands for; refuse any other."""
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
    """Return the seat that a token plays; refuse every other token."""
    reader = owner_or_seat(game, token)
    if reader.seat is None:
        raise NotASeat
    if game.record.seats[reader.seat].kind == Kind.BOT:
        raise BotPlays
    return reader.seat


def refuse_over(game: Game) -> None:
    """Refuse a game that is over."""
    if game.is_over:
        raise EngineRefusal(GameOver("refused.game_over"), game.title)
