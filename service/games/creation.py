"""Creating, reading and listing games."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import engines
from engines.core.errors import EngineError, Reason
from engines.core.fields import Json
from service import tokens
from service.errors import EngineRefusal, InvalidFields, UnknownTitle
from service.games.deadlines import begin, now, wind
from service.games.model import Game, Kind, Record, Seat, Status
from service.games.readers import Reader, admit
from service.games.seats import find_bot
from service.presentation.games import represent, summarise

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from engines.core.state import Event
    from engines.core.title import Title
    from service.store import Store
    from service.store.games import Taken

OWNER = Reader(is_owner=True)


class Create(NamedTuple):
    """A request for a new game."""

    title: str
    options: Json
    seats: Sequence[Json]
    seed: str | None
    public: bool
    turn_seconds: int
    """How long a person may take before a bot answers; 0 for ever."""


class Created(NamedTuple):
    """A new game, and the tokens that are told this once."""

    game: Game
    owner: str
    seats: dict[int, str]

    def represent(self, language: str) -> Json:
        """Return what the owner is told."""
        seats = [{"seat": seat, "token": token} for seat, token in self.seats.items()]
        credentials = {"owner": self.owner, "seats": seats}
        return {**represent(self.game, OWNER, language), "credentials": credentials}


def find_title(title: str) -> Title[Any]:
    """Return a title of the catalogue, or refuse."""
    if title not in engines.PACKAGES:
        raise UnknownTitle
    return engines.get(title)


def create(store: Store, request: Create) -> Created:
    """Lay a table, and give each human seat and the owner a token."""
    if request.title not in engines.PACKAGES:
        choices = ", ".join(engines.PACKAGES)
        raise InvalidFields([("/title", Reason("wrong.choice", {"choices": choices}))])
    title = engines.get(request.title)
    owner = tokens.new_token()
    seats, seat_tokens = take_seats(title, request.seats)
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
    )
    empty = Game(tokens.new_game_id(), record, None, Status.WAITING, 0, 0, 0)
    dealt, events = begin(empty)
    game = open_game(store, wind(None, dealt), events)
    return Created(game, owner, seat_tokens)


def open_game(
    store: Store, game: Game, events: Sequence[Event], taken: Sequence[Taken] = ()
) -> Game:
    """Store a new game and let its bots play."""
    store.games.change(None, game, events, taken)
    if game.bot_to_act() is not None:
        store.turns.enqueue(game.id, game.version)
    return game


def take_seats(
    title: Title[Any], asked: Sequence[Json]
) -> tuple[tuple[Seat, ...], dict[int, str]]:
    """Return the seats of a new game, and the tokens of those that people play."""
    seat_tokens = {
        number: tokens.new_token()
        for number, seat in enumerate(asked)
        if seat["kind"] == Kind.HUMAN
    }
    seats = tuple(
        _seat(title, number, seat, seat_tokens.get(number))
        for number, seat in enumerate(asked)
    )
    return seats, seat_tokens


def _seat(title: Title[Any], number: int, asked: Json, token: str | None) -> Seat:
    """Return a seat as stored; a bot that is not named is the title's best."""
    kind, name = asked["kind"], asked.get("name", "")
    if kind != Kind.BOT:
        if "bot" in asked:
            reason = Reason("wrong.not_a_bot", {})
            raise InvalidFields([(f"/seats/{number}/bot", reason)])
        return Seat(kind, name, token=tokens.hash_of(token) if token else "")
    bot = find_bot(title, asked.get("bot", {}), f"/seats/{number}/bot")
    return Seat(kind, name, bot=bot)


class Seen(NamedTuple):
    """A game, and who looks at it."""

    game: Game
    reader: Reader


def get(store: Store, game_id: str, token: str) -> Seen:
    """Return a game for whoever may see it."""
    game = store.games.read(game_id)
    return Seen(game, admit(game, token))


def list_public(
    store: Store, *, limit: int, title: str = "", status: str = "", cursor: str = ""
) -> Json:
    """Return a page of public games, the newest first."""
    found = store.games.public(title, status, cursor, limit + 1)
    page: Json = {"items": [summarise(listed) for listed in found[:limit]]}
    if len(found) > limit:
        page["next_cursor"] = found[limit - 1].place
    return page
