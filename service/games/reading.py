"""Reading games: whom a token or a ticket makes its bearer, and what they may see.

A ticket reads what the token reads that asked for it, as long as that token does, and
no longer than its time. It may stand in an address, where no token should.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engines.core.errors import GameOver
from service import tokens
from service.accounts.account import bearer
from service.accounts.errors import UnknownAccount
from service.errors import (
    BotPlays,
    EngineRefusal,
    GameNotFinished,
    NotASeat,
    TicketUnknown,
    TokenMissing,
    TokenUnknown,
    UnknownSeat,
)
from service.games.deadlines import now
from service.games.history.delays import delayed, is_behind
from service.games.history.versions import at
from service.games.model import Kind, Status, Ticket
from service.presentation.answers import IssuedTicket
from service.presentation.games import timestamp
from service.tokens import Issuer

if TYPE_CHECKING:
    from service.accounts.own import Holder
    from service.games.model import Game, Seat
    from service.store import Store


class Reader(NamedTuple):
    """Whose view of a game is shown: that of a seat, or of nobody at the table."""

    seat: int | None = None
    is_owner: bool = False
    delay: int = 0
    """How many versions ago a spectator sees it."""
    is_behind: bool = False
    """Whether that is another moment than the present one."""


class GameForReader(NamedTuple):
    """A game, and the reader who asked for it."""

    game: Game
    reader: Reader


def get(store: Store, game_id: str, token: str, ticket: str = "") -> GameForReader:
    """Return a game to a bearer who may see it; a ticket goes before a token."""
    game = store.games.read(game_id)
    reader = _admit_by_ticket(store, game, ticket) if ticket else admit(game, token)
    if reader.delay:
        reader = reader._replace(is_behind=is_behind(game, reader.delay))
        game = delayed(store, game, reader.delay)
    return GameForReader(game, reader)


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


def issue_ticket(
    store: Store,
    game_id: str,
    token: str,
    seconds: int,
    issuer: Issuer | None = None,
    *,
    holder: Holder | None = None,
) -> IssuedTicket:
    """Return a ticket that reads what the token reads, for ``seconds``.

    ``holder`` says whose key was sent, if the token stands for an account.
    """
    get(store, game_id, token)
    text = (issuer or Issuer()).token("ticket")
    ticket = Ticket(
        token=tokens.hash_of(token) if token else "",
        expires=now() + seconds * 1_000_000,
        account=holder.account.name if holder else "",
        key=holder.key.id if holder else "",
    )
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
    if found.account and not _has_key(store, found.account, found.key):
        raise TicketUnknown
    try:
        return _bearer_of(game, found.token)
    except TokenUnknown:
        raise TicketUnknown from None


def _has_key(store: Store, name: str, key_id: str) -> bool:
    """Whether an account still has a key; one that is deleted has none."""
    try:
        return any(key.id == key_id for key in store.accounts.read(name).keys)
    except UnknownAccount:
        return False


def admit(game: Game, token: str) -> Reader:
    """Return the reader that a token stands for; a public game needs no token."""
    if not token and game.record.public:
        return Reader()
    return owner_or_seat(game, token)


def owner_or_seat(game: Game, token: str) -> Reader:
    """Return the reader that a token of this game stands for; refuse any other.

    A spectator's token stands for a reader who is neither.
    """
    if not token:
        raise TokenMissing
    return _bearer_of(game, tokens.hash_of(token))


def _bearer_of(game: Game, hashed: str) -> Reader:
    """Return the reader that a token stands for, by the hash of the token."""
    for number, seat in enumerate(game.record.seats):
        if tokens.opens(hashed, seat.token) or _is_of_account(hashed, number, seat):
            return Reader(seat=number)
    if tokens.opens(hashed, game.record.owner):
        return Reader(is_owner=True)
    return _spectator(game, hashed)


def _spectator(game: Game, hashed: str) -> Reader:
    """Return the reader that a spectator's token stands for, by its hash."""
    for spectator in game.record.spectators:
        if tokens.opens(hashed, spectator.token):
            return Reader(delay=spectator.delay)
    raise TokenUnknown


def _is_of_account(hashed: str, number: int, seat: Seat) -> bool:
    """Whether a hash is that of what stands for the account that holds a seat.

    An open seat that has a token waits for who held it before a rematch.
    """
    if not seat.account or (seat.kind == Kind.OPEN and not seat.token):
        return False
    names = bearer(seat.account), bearer(seat.account, number)
    return any(tokens.opens(hashed, tokens.hash_of(name)) for name in names)


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
