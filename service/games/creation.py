"""Creating games."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import engines
from engines.core.errors import EngineError, Reason
from engines.core.fields import Json
from service import tokens
from service.errors import EngineRefusal, InvalidFields, UnknownTitle
from service.games.commit import commit
from service.games.deadlines import now
from service.games.model import Game, Kind, Record, Seat, Status
from service.games.reading import Reader
from service.games.seats import deal_if_full, find_bot
from service.presentation.answers import CreatedGame, Credentials, SeatCredential
from service.presentation.games import represent
from service.presentation.representation import extend

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


def find_title(title: str) -> Title[Any]:
    """Return a title of the catalogue, or refuse."""
    if title not in engines.PACKAGES:
        raise UnknownTitle
    return engines.get(title)


def create(store: Store, request: CreateGame) -> NewGame:
    """Create a game, and give each human seat and the owner a token."""
    if request.title not in engines.PACKAGES:
        choices = ", ".join(engines.PACKAGES)
        raise InvalidFields([("/title", Reason("wrong.choice", {"choices": choices}))])
    title = engines.get(request.title)
    owner = tokens.new_token()
    seats, seat_tokens = new_seats(title, request.seats)
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
    game = Game(tokens.new_game_id(), record, None, Status.WAITING, 0, 0, 0)
    committed = commit(store, None, *deal_if_full(game))
    return NewGame(committed.game, owner, seat_tokens)


def new_seats(
    title: Title[Any], requested: Sequence[Json]
) -> tuple[tuple[Seat, ...], dict[int, str]]:
    """Return the seats of a new game, and the tokens of those that people play."""
    seat_tokens = {
        number: tokens.new_token()
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
    if kind != Kind.BOT:
        if "bot" in requested:
            reason = Reason("wrong.not_a_bot", {})
            raise InvalidFields([(f"/seats/{number}/bot", reason)])
        return Seat(kind, name, token=tokens.hash_of(token) if token else "")
    bot = find_bot(title, requested.get("bot", {}), f"/seats/{number}/bot")
    return Seat(kind, name, bot=bot)
