"""sendCommands: all commands of a request are carried out at one version, or none."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from engines.core.errors import EngineError
from service.errors import (
    EngineRefusal,
    GameNotStarted,
    KeyReused,
    NewsBetween,
    ServiceError,
    StaleVersion,
)
from service.games.commit import AlreadyAnswered, Change, Response, update
from service.games.idempotency import StoredResponse
from service.games.model import Game, Status, status_of
from service.games.reading import Reader, refuse_over, seat_of
from service.games.table_events import or_seat_answered
from service.presentation.answers import CommandsResult
from service.presentation.events import present_events
from service.presentation.games import etag, represent
from service.store.events import happened
from service.store.games import TakenCommand

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engines.core.fields import Json
    from service.games.idempotency import IdempotencyKey
    from service.presentation.service_answers import Problem
    from service.store import Store
    from service.store.events import Happened, Numbered

ATTEMPTS = 20
"""How many races a request for any version (``If-Match: *``) may lose."""

_encode = msgspec.json.Encoder().encode


class SendCommands(NamedTuple):
    """A request to carry out commands."""

    game_id: str
    token: str
    versions: frozenset[int] | None
    """The versions that the sender accepts; ``None`` accepts any."""
    commands: list[Json]
    language: str
    key: IdempotencyKey | None
    until_refused: bool
    """Whether the commands before the first refused one are carried out."""
    describe: Callable[[ServiceError], Problem]
    """Makes a problem of the refusal that ended the commands."""


def send(store: Store, request: SendCommands) -> StoredResponse:
    """Carry out the commands, and return the response to their sender."""
    try:
        committed = update(
            store,
            request.game_id,
            partial(_change, request),
            read=partial(_read, store, request) if request.key else None,
            attempts=ATTEMPTS,
            try_cached=True,
        )
    except AlreadyAnswered as earlier:
        return earlier.response
    assert committed.response is not None
    return committed.response


def _read(store: Store, request: SendCommands, game_id: str) -> Game:
    """Return the game as it is, unless this very request was answered before."""
    key = request.key
    assert key is not None
    game, stored = store.games.read_with_answer(game_id, key.hash)
    if stored is None:
        return game
    try:
        raise AlreadyAnswered(key.replay(stored))
    except KeyReused:
        # A sender who may not play does not learn which keys were used.
        seat_of(game, request.token)
        raise


def _change(request: SendCommands, game: Game) -> Change:
    """Return what the request does to the game; refuse what its sender may not do."""
    seat = seat_of(game, request.token)
    if request.versions is not None and game.version not in request.versions:
        raise StaleVersion(etag(game, Reader(seat), request.language))
    if request.until_refused:
        change, refusal = advance_partly(game, seat, request.commands)
    else:
        change, refusal = advance(game, seat, request.commands), None
    build = partial(_respond, request, Reader(seat), len(change.commands), refusal)
    return change._replace(response=Response(build, request.key))


def advance(game: Game, seat: int, commands: Sequence[Json], first: int = 0) -> Change:
    """Return the game after commands of a seat; the first refused one refuses all.

    Nothing may follow a command that brought something to light: by the refusal of what
    follows, the seat would learn it and could still leave the command undone. The
    commands are the ``first`` and following ones of their request.
    """
    title = game.title
    if game.status == Status.WAITING:
        raise GameNotStarted
    state: Any = game.state
    if game.is_over and (state is None or state.outcome is None):
        # Abandoned or resigned: by its rules it could go on.
        refuse_over(game)
    events: list[Happened] = []
    before = state
    version = game.version
    for index, command in enumerate(commands, first):
        pointer = f"/commands/{index}"
        if index > first and title.brings_news(before, state):
            raise NewsBetween(pointer)
        try:
            state, facts = title.apply(state, seat, command)
        except EngineError as error:
            raise EngineRefusal(error, title, pointer=pointer) from None
        version += 1
        events += happened(or_seat_answered(seat, facts), version, seat)
    after = game._replace(state=state, status=status_of(state), version=version)
    taken = [TakenCommand.under_rules(seat, command, game) for command in commands]
    return Change(after, events, taken)


def advance_partly(
    game: Game, seat: int, commands: Sequence[Json]
) -> tuple[Change, ServiceError | None]:
    """Return the game after the commands before the first refused one, and why it was.

    What was carried out stays, so no seat learns anything for nothing. The first
    command must be carried out: a request that would change nothing is refused.
    """
    after = game
    events: list[Happened] = []
    taken: list[TakenCommand] = []
    for index, command in enumerate(commands):
        try:
            change = advance(after, seat, [command], index)
        except ServiceError as refusal:
            if index == 0:
                raise
            return Change(after, events, taken), refusal
        after = change.game
        events += change.events
        taken += change.commands
    return Change(after, events, taken), None


def _respond(  # noqa: PLR0917
    request: SendCommands,
    reader: Reader,
    taken: int,
    refusal: ServiceError | None,
    game: Game,
    events: list[Numbered],
) -> StoredResponse:
    """Return the response to the sender: what happened, and the game as it is now."""
    language = request.language
    body = CommandsResult(
        taken=taken,
        events=present_events(game, events, reader.seat, language),
        game=represent(game, reader, language),
    )
    if refusal is not None:
        body.refusal = request.describe(refusal)
    return StoredResponse(200, etag(game, reader, language), language, _encode(body))
