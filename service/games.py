"""Creating, reading and listing games."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

import engines
from engines.core.errors import EngineError, Reason
from engines.core.fields import Json
from service import tokens
from service.errors import EngineRefusal, InvalidFields, UnknownTitle
from service.game import Game, Kind, Record, Seat, status_of
from service.readers import Reader, admit
from service.representation import represent, summarise

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from engines.core.title import Title
    from service.store import Store

OWNER = Reader(is_owner=True)


class Create(NamedTuple):
    """A request for a new game."""

    title: str
    options: Json
    seats: Sequence[Json]
    seed: str | None
    public: bool


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
    seat_tokens = {
        number: tokens.new_token()
        for number, seat in enumerate(request.seats)
        if seat["kind"] == Kind.HUMAN
    }
    seats = tuple(
        _seat(title, number, seat, seat_tokens.get(number))
        for number, seat in enumerate(request.seats)
    )
    key = tokens.new_key(request.seed)
    try:
        options = title.complete(len(seats), request.options)
        state, events = title.start(len(seats), options, key)
    except EngineError as error:
        raise EngineRefusal(error, title) from None
    record = Record(
        title=title.id,
        options=options,
        seats=seats,
        owner=tokens.hash_of(owner),
        public=request.public,
        seeded=request.seed is not None,
        created=time.time_ns() // 1000,
        rules_version=title.rules_version,
        commitment=tokens.commitment(key),
    )
    game = Game(
        id=tokens.new_game_id(),
        record=record,
        state=state,
        status=status_of(record, state),
        version=0,
        revision=0,
        events=len(events),
    )
    store.games.change(None, game, events)
    if game.bot_to_act() is not None:
        store.turns.enqueue(game.id, game.version)
    return Created(game, owner, seat_tokens)


def _seat(title: Title[Any], number: int, asked: Json, token: str | None) -> Seat:
    """Return a seat as stored; a bot that is not named is the title's best."""
    kind, name = asked["kind"], asked.get("name", "")
    if kind != Kind.BOT:
        if "bot" in asked:
            reason = Reason("wrong.not_a_bot", {})
            raise InvalidFields([(f"/seats/{number}/bot", reason)])
        return Seat(kind, name, token=tokens.hash_of(token) if token else "")
    bot = asked["bot"]["id"] if "bot" in asked else list(title.bots)[-1]
    if bot not in title.bots:
        reason = Reason("wrong.choice", {"choices": ", ".join(title.bots)})
        raise InvalidFields([(f"/seats/{number}/bot/id", reason)])
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
