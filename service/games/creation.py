"""Creating games."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engines.core.errors import EngineError, Reason
from engines.core.fields import Json
from service import tokens
from service.accounts.seating import invite_accounts
from service.errors import EngineRefusal, InvalidFields
from service.games.commit import create_once
from service.games.deadlines import now
from service.games.model import Game, Kind, Record, Seat, Status
from service.games.reading import Reader
from service.games.seats import deal_if_full, find_bot, refuse_auto, wants_auto
from service.presentation.answers import CreatedGame, Credentials, SeatCredential
from service.presentation.games import represent
from service.presentation.representation import extend
from service.presentation.titles import chosen_title
from service.tokens import Issuer

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from engines.core.title import Title
    from service.store import Store

OWNER = Reader(is_owner=True)


class CreateGame(NamedTuple):
    """A request for a new game."""

    title: str
    options: Json
    seats: Sequence[Json]
    seed: str | None
    public: bool
    turn_seconds: int
    """How long a person may take before a bot answers; 0 for ever."""
    creator: str = ""
    """Stands for the address that creates it."""
    account: str = ""
    """The account that creates it, and needs no invitation; empty for none."""


class NewGame(NamedTuple):
    """A new game, and its tokens, which are shown only in this response."""

    game: Game
    owner: str
    seats: dict[int, str]

    def represent(self, language: str) -> CreatedGame:
        """Return the game as its owner gets it, with all tokens."""
        seats = [
            SeatCredential(seat=seat, token=token) for seat, token in self.seats.items()
        ]
        shown = represent(self.game, OWNER, language)
        credentials = Credentials(owner=self.owner, seats=seats)
        return extend(CreatedGame, shown, credentials=credentials)


def create(store: Store, request: CreateGame, issuer: Issuer | None = None) -> NewGame:
    """Create a game, and give each human seat and the owner a token.

    One that exists under the id of the ``issuer`` is returned as it is.
    """
    issuer = issuer or Issuer()
    title = chosen_title(request.title)
    owner = issuer.token("owner")
    requested = invite_accounts(store, title, request.seats, request.account)
    seats, seat_tokens = new_seats(title, requested, issuer)
    try:
        options = title.complete(len(seats), request.options)
    except EngineError as error:
        raise EngineRefusal(error, title) from None
    record = Record(
        title=title.id,
        options=options,
        seats=seats,
        owner=tokens.hash_of(owner),
        public=request.public,
        seeded=request.seed is not None,
        created=now(),
        rules_version=title.rules_version,
        secret=tokens.new_secret(request.seed).hex(),
        turn_seconds=request.turn_seconds,
        creator=request.creator,
    )
    game = Game(issuer.id, record, None, Status.WAITING, 0, 0, 0)
    created = create_once(store, deal_if_full(game))
    return NewGame(created, owner, seat_tokens)


def new_seats(
    title: Title[Any], requested: Sequence[Json], issuer: Issuer
) -> tuple[tuple[Seat, ...], dict[int, str]]:
    """Return the seats of a new game, and the tokens of those that people play."""
    seat_tokens = {
        number: issuer.token(f"seat.{number}")
        for number, seat in enumerate(requested)
        if seat["kind"] == Kind.HUMAN
    }
    seats = tuple(
        _seat(title, number, seat, seat_tokens.get(number))
        for number, seat in enumerate(requested)
    )
    return seats, seat_tokens


def _seat(title: Title[Any], number: int, requested: Json, token: str | None) -> Seat:
    """Return a seat as stored; a bot without an id is the best of the title."""
    kind, name = requested["kind"], requested.get("name", "")
    refuse_auto(requested, f"/seats/{number}/auto")
    if kind != Kind.BOT:
        if "bot" in requested:
            reason = Reason("wrong.not_a_bot", {})
            raise InvalidFields([(f"/seats/{number}/bot", reason)])
        account = requested.get("account", "")
        hashed = tokens.hash_of(token) if token else ""
        return Seat(
            kind,
            name or account,
            token=hashed,
            auto=wants_auto(requested, False),
            account=account,
        )
    bot = find_bot(title, requested.get("bot", {}), f"/seats/{number}/bot")
    return Seat(kind, name, bot=bot)
