"""Sending commands: all of them are carried out at one version, or none."""

from __future__ import annotations

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
    StoreAway,
)
from service.games.deadlines import wind
from service.games.idempotency import Answer, Asked
from service.games.model import Game, Status, status_of
from service.games.readers import Reader, refuse_over, seat_of
from service.presentation import events as telling
from service.presentation.games import etag, represent
from service.store.events import Numbered
from service.store.games import Kept, Stale, Taken

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engines.core.fields import Json
    from engines.core.state import Event
    from service.store import Store

ATTEMPTS = 20
"""How often a request for any version (``If-Match: *``) is tried in a crowd."""

_encode = msgspec.json.Encoder().encode


class Send(NamedTuple):
    """A request to carry out commands."""

    game_id: str
    token: str
    versions: frozenset[int] | None
    """The versions that the sender has seen; ``None`` accepts any."""
    commands: list[Json]
    language: str
    asked: Asked | None
    """The request's Idempotency-Key and fingerprint, if it has one."""
    until_refused: bool
    """Whether the commands before the first refused one are carried out."""
    describe: Callable[[ServiceError], Json]
    """How a refusal is told, when others have been carried out."""


class Step(NamedTuple):
    """A game after commands, and what happened on the way."""

    game: Game
    events: list[Event]
    taken: list[Taken]


def send(store: Store, request: Send) -> Answer:
    """Carry out the commands, and return what their sender is told.

    The game as this process last saw it is tried first: if it is outdated, the store
    will not take the change. It can only ever say yes; whatever speaks against the
    request is found out again from the game as it is.
    """
    read = store.games.read
    recalled = store.games.recall(request.game_id)
    if recalled is not None:
        try:
            return _attempt(store, recalled, request)
        except StoreAway:
            raise
        except (Stale, StaleVersion):
            # Another process has taken the game further: no need to ask whether.
            read = store.games.read_anew
        except ServiceError:
            pass
    for _ in range(ATTEMPTS):
        game = _read(store, request, read)
        if isinstance(game, Answer):
            return game
        try:
            return _attempt(store, game, request)
        except Stale:
            continue
    raise StaleVersion


def _read(store: Store, request: Send, read: Callable[[str], Game]) -> Game | Answer:
    """Return the game as it is, or the answer that this very request got before."""
    asked = request.asked
    if asked is None:
        return read(request.game_id)
    game, kept = store.games.read_with_answer(request.game_id, asked.key)
    if kept is None:
        return game
    try:
        return asked.replay(kept)
    except KeyReused:
        # Whoever may not send anything is not told which keys were used.
        seat_of(game, request.token)
        raise


def _attempt(store: Store, game: Game, request: Send) -> Answer:
    """Carry out the commands on the game as given, if nothing speaks against it."""
    seat = seat_of(game, request.token)
    if request.versions is not None and game.version not in request.versions:
        raise StaleVersion
    if request.until_refused:
        step, refusal = advance_partly(game, seat, request.commands)
    else:
        step, refusal = advance(game, seat, request.commands), None
    answer = _answer(game, step, refusal, request)
    asked = request.asked
    kept = Kept(asked.key, asked.seal(answer)) if asked else None
    earlier = store.games.change(game, step.game, step.events, step.taken, kept)
    if earlier is not None:
        assert asked is not None
        return asked.replay(earlier)
    if step.game.bot_to_act() is not None:
        store.turns.enqueue(step.game.id, step.game.version)
    return answer


def advance(game: Game, seat: int, commands: Sequence[Json], first: int = 0) -> Step:
    """Return the game after commands of a seat; the first refused one refuses all.

    Nothing may follow a command that brought something to light: by the refusal of what
    follows, the seat would learn it and could still leave the command undone.
    """
    title = game.title
    if game.status == Status.WAITING:
        raise GameNotStarted
    if game.status == Status.ABANDONED:
        refuse_over(game)
    state: Any = game.state
    events: list[Event] = []
    before = state
    for index, command in enumerate(commands, first):
        pointer = f"/commands/{index}"
        if index > first and title.brings_news(before, state):
            raise NewsBetween(pointer)
        try:
            state, told = title.apply(state, seat, command)
        except EngineError as error:
            raise EngineRefusal(error, title, pointer=pointer) from None
        events += telling.answered(seat, told)
    after = game._replace(
        state=state,
        status=status_of(state),
        version=game.version + len(commands),
        events=game.events + len(events),
    )
    # A game goes on under later rules than those that it was created by.
    later = title.rules_version
    by = "" if later == game.record.rules_version else later
    taken = [Taken(seat, command, by) for command in commands]
    return Step(wind(game, after), events, taken)


def advance_partly(
    game: Game, seat: int, commands: Sequence[Json]
) -> tuple[Step, ServiceError | None]:
    """Return the game after as many commands as are not refused, and the refusal.

    What was carried out stays, so nothing is learned for nothing. The first command
    must be carried out: a request that would change nothing is refused.
    """
    step = Step(game, [], [])
    for index, command in enumerate(commands):
        try:
            after, events, taken = advance(step.game, seat, [command], index)
        except ServiceError as refusal:
            if index == 0:
                raise
            return step, refusal
        step = Step(after, step.events + events, step.taken + taken)
    return step, None


def _answer(
    before: Game, step: Step, refusal: ServiceError | None, request: Send
) -> Answer:
    """Return what the sender is told: what happened, and the game as it is now."""
    reader, language = Reader(step.taken[0].seat), request.language
    numbered = (
        Numbered(number, event)
        for number, event in enumerate(step.events, before.events + 1)
    )
    body = {
        "taken": len(step.taken),
        "events": telling.tell(step.game, numbered, reader.seat, language),
        "game": represent(step.game, reader, language),
    }
    if refusal is not None:
        body["refusal"] = request.describe(refusal)
    return Answer(200, etag(step.game, reader, language), language, _encode(body))


def remember(store: Store, game_id: str, asked: Asked, answer: Answer) -> Answer:
    """Keep a refusal for its Idempotency-Key; the first that was kept counts."""
    sealed = asked.seal(answer)
    kept = store.games.remember(game_id, Kept(asked.key, sealed))
    return answer if kept == sealed else asked.replay(kept)
