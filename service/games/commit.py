"""The one way in which a game changes: ``commit``, and ``update`` around it.

Nobody else counts events, sets deadlines, writes games, catches ``Stale`` or queues the
turns of bots.
"""

from __future__ import annotations

import time
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from service.accounts import inbox
from service.errors import NotReplicated, ServiceError, StaleVersion, StoreAway
from service.games.deadlines import extend_life, now, run_clock, set_deadline
from service.games.people import auto, seatings
from service.store.events import Numbered
from service.store.games import Stale
from service.store.queues import BOT_GAME_QUEUE, BOT_QUEUE, TurnJob

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from service.games.idempotency import IdempotencyKey, StoredResponse
    from service.games.model import Game
    from service.store import Store
    from service.store.events import Happened
    from service.store.games import TakenCommand


class Response(NamedTuple):
    """How the response to a request is built, once its events have numbers."""

    build: Callable[[Game, list[Numbered]], StoredResponse]
    key: IdempotencyKey | None
    """The response is stored under the key of its request, if that has one."""


class Change(NamedTuple):
    """A game after a change that is not committed, and what happened by it."""

    game: Game
    events: Sequence[Happened]
    commands: Sequence[TakenCommand] = ()
    response: Response | None = None


class Committed(NamedTuple):
    """A game as it was committed."""

    game: Game
    response: StoredResponse | None = None
    is_changed: bool = True
    """``False`` if ``update`` found that there was nothing to change."""


class AlreadyAnswered(Exception):
    """A request with the same Idempotency-Key was carried out; nothing was written."""

    def __init__(self, response: StoredResponse) -> None:
        """Carry the response that was stored then."""
        super().__init__()
        self.response = response


def commit(  # noqa: PLR0917 (the order is that of the story: from, to, by what)
    store: Store,
    before: Game | None,
    after: Game,
    events: Sequence[Happened],
    commands: Sequence[TakenCommand] = (),
    response: Response | None = None,
    *,
    wake: bool = True,
) -> Committed:
    """Write a game's next moment, all of it or nothing, and wake the bots in it.

    Accounts in it get the news in their inboxes.

    ``before`` is ``None`` for a new game. The caller sets the version and the revision;
    ``commit`` counts the events, sets the deadline of the person to act and, if there
    is a ``response``, builds it from the result and stores it with the change. A
    seat that asks for it has its questions with one answer answered with it. A game
    whose end was announced lives on by any change but that announcement. A caller that
    goes on to play the bots itself does not ``wake`` them.

    Raises ``Stale`` if ``before`` is outdated, and ``AlreadyAnswered`` if a response is
    stored under the key of this one.
    """
    if auto.is_wanted(after):
        after, events, commands = auto.answer_singles(after, events, commands)
    _check_rise(before, after, commands)
    if before and before.record.has_clocks:
        after = run_clock(before, after)
    known = before.events if before else 0
    after = after._replace(events=known + len(events))
    after = extend_life(before, set_deadline(before, after))
    if before is not None and before.record.seats != after.record.seats:
        after = seatings.remember(before, after)
    if after.undo:
        # Whatever happens meanwhile ends a request to take something back.
        after = after._replace(undo=after.pending_undo)
    built, packed, at = None, None, now()
    key = response.key if response else None
    if response is not None:
        numbered = [
            Numbered(number, event, version, at, actor)
            for number, (event, version, actor) in enumerate(events, known + 1)
        ]
        built = response.build(after, numbered)
        packed = key.pack(built) if key else None
    earlier = store.games.change(before, after, events, commands, packed, at=at)
    if earlier is not None:
        assert key is not None
        raise AlreadyAnswered(key.replay(earlier))
    inbox.carry(store, before, after)
    if wake:
        wake_bots(store, after)
    return Committed(after, built)


def _check_rise(
    before: Game | None, after: Game, commands: Sequence[TakenCommand]
) -> None:
    """Assert that the version counts commands and the revision all other changes."""
    if before is None:
        assert after.version == len(commands)
        assert after.revision == 0
        return
    assert after.id == before.id
    assert after.version == before.version + len(commands)
    assert after.revision - before.revision in ((0, 1) if commands else (1,))


def create_once(store: Store, new: Change) -> Game:
    """Commit a new game; return the one with its id if that exists already."""
    try:
        return commit(store, None, *new).game
    except Stale:
        return update(store, new.game.id, lambda _: None).game


def update(
    store: Store,
    game_id: str,
    change: Callable[[Game], Change | None],
    *,
    read: Callable[[str], Game] | None = None,
    attempts: int | None = None,
    try_cached: bool = False,
    wake: bool = True,
) -> Committed:
    """Read a game, change it and commit; after a lost race, do all of that again.

    ``change`` returns ``None`` to leave the game as it is; ``read`` is used instead of
    the store's. After ``attempts`` lost races the version counts as stale; without a
    limit the game itself sets one: whoever wins a race brings it closer to its end.

    With ``try_cached`` the game is first tried as this process last saw it, which saves
    a read: the store does not accept a change of an outdated copy. A refusal found on
    that copy is not final, and the change is tried again on a fresh read.
    """
    if try_cached and (cached := store.games.cached(game_id)) is not None:
        try:
            return _try(store, cached, change, wake=wake)
        except (StoreAway, NotReplicated):
            raise
        except (Stale, ServiceError):
            read = read or store.games.read_uncached
    read = read or store.games.read
    lost = 0
    while attempts is None or lost < attempts:
        try:
            return _try(store, read(game_id), change, wake=wake)
        except Stale:
            lost += 1
    raise StaleVersion


def _try(
    store: Store, game: Game, change: Callable[[Game], Change | None], *, wake: bool
) -> Committed:
    """Change one copy of a game and commit the change.

    Where nothing is to be changed, an earlier request may have done it, and replicas
    may still lack it.
    """
    changed = change(game)
    if changed is None:
        store.games.wait_for(game)
        return Committed(game, is_changed=False)
    return commit(store, game, *changed, wake=wake)


class Turn(Enum):
    """When a bot's turn is played."""

    LAST = ""
    """When those that wait already have been played."""
    NEXT = "-next"
    """Before the others, among games of bots alone; beside people, as ``LAST``."""
    LATER = "-later"
    """After giving way to others once; it does not give way again."""


def wake_bots(store: Store, game: Game, turn: Turn = Turn.LAST) -> None:
    """Queue the turn of the bot that must act now, if one must.

    The job is named after the version and the revision: bots may have played at this
    version before a seat changed hands. A game with people that gives way goes before
    the games of bots alone.
    """
    if game.bot_to_act() is None:
        return
    again = f"-{game.revision}" if game.revision else ""
    queue, is_alone = queue_of(game), game.is_of_bots_alone
    gives_way = turn is Turn.LATER
    job = TurnJob(
        queue=BOT_GAME_QUEUE if gives_way else queue,
        name=f"{game.version}{again}{turn.value}",
        is_first=turn is Turn.NEXT if is_alone else gives_way,
        can_wait=not gives_way,
    )
    store.turns.enqueue(game.id, job)


def queue_of(game: Game) -> str:
    """Return the queue of a game's bots: games of bots alone have their own."""
    return BOT_GAME_QUEUE if game.is_of_bots_alone else BOT_QUEUE


def wake_bots_again(store: Store, game_id: str, queue: str) -> None:
    """Queue a bot's turn whose job was lost.

    The name is new: the queue may still remember the lost job by the old one.
    """
    store.turns.enqueue(game_id, TurnJob(queue, f"0-{time.time_ns()}"))
