"""Reading games: whom a token or a ticket makes its bearer, and what they may see.

A ticket reads what the token reads that asked for it, as long as that token does, and
no longer than its time. It may stand in an address, where no token should.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engines.core.errors import GameOver
from service import tokens
from service.errors import (
    BotPlays,
    EngineRefusal,
    NotASeat,
    TicketUnknown,
    TokenMissing,
    TokenUnknown,
)
from service.games.deadlines import now
from service.games.model import Kind, Ticket
from service.presentation.answers import GameList, IssuedTicket
from service.presentation.games import summarise, timestamp

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


def get(store: Store, game_id: str, token: str, ticket: str = "") -> GameForReader:
    """Return a game to a bearer who may see it; a ticket goes before a token."""
    game = store.games.read(game_id)
    reader = _admit_by_ticket(store, game, ticket) if ticket else admit(game, token)
    return GameForReader(game, reader)


def issue_ticket(store: Store, game_id: str, token: str, seconds: int) -> IssuedTicket:
    """Return a ticket that reads what the token reads, for so many seconds."""
    get(store, game_id, token)
    text = tokens.new_token()
    bearer = tokens.hash_of(token) if token else ""
    ticket = Ticket(bearer, now() + seconds * 1_000_000)
    store.games.put_ticket(game_id, tokens.hash_of(text), ticket, seconds)
    return IssuedTicket(ticket=text, expires_at=timestamp(ticket.expires))


def ticket_seconds(store: Store, game_id: str, ticket: str) -> float:
    """Return for how long a ticket is good at most; refuse one that is not."""
    return (_find_ticket(store, game_id, ticket).expires - now()) / 1_000_000


def _find_ticket(store: Store, game_id: str, ticket: str) -> Ticket:
    found = store.games.ticket(game_id, tokens.hash_of(ticket))
    if found is None or found.expires <= now():
        raise TicketUnknown
    return found


def _admit_by_ticket(store: Store, game: Game, ticket: str) -> Reader:
    """Return the reader that a ticket stands for, if its token still stands for one."""
    found = _find_ticket(store, game.id, ticket)
    if not found.token:
        return Reader()
    try:
        return _bearer_of(game, found.token)
    except TokenUnknown:
        raise TicketUnknown from None


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
    return _bearer_of(game, tokens.hash_of(token))


def _bearer_of(game: Game, hashed: str) -> Reader:
    """Return the reader that a token stands for, by the hash of the token."""
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
