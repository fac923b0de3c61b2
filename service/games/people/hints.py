"""Hints: what a strong bot would do, from nothing but what the seat itself sees."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec

from engines.core.chance import Chance
from engines.core.errors import NotYourDecision
from engines.core.state import TABLE
from service.accounts.shares import Shares
from service.errors import (
    EngineRefusal,
    GameNotStarted,
    NotYourSeat,
    SeatInTournament,
    UnknownGame,
    UnknownHint,
)
from service.games.deadlines import now
from service.games.model import Status
from service.games.reading import owner_or_seat, refuse_over, seat_of
from service.games.seats import best_bot
from service.presentation import answers
from service.presentation.options import present_option
from service.store.hints import Hint
from service.store.queues import HINT_QUEUE

if TYPE_CHECKING:
    from engines.core.fields import Json
    from service.games.model import Game
    from service.store import Store

LOST_MICROS = 3_000_000
"""A hint that takes longer has probably lost its job."""


def request(store: Store, game_id: str, token: str, language: str) -> answers.Hint:
    """Request a hint for the seat that must act; there is one for each version."""
    game = store.games.read(game_id)
    seat = seat_of(game, token)
    refuse_over(game)
    if game.record.tournament:
        # Nobody has a bot think for them there.
        raise SeatInTournament
    if game.status == Status.WAITING:
        raise GameNotStarted
    decision = game.title.open(game.table)
    assert decision is not None
    if decision.seat not in (seat, TABLE):
        values = {"seat": decision.seat}
        error = NotYourDecision("refused.not_your_decision", values=values)
        raise EngineRefusal(error, game.title)
    hint = store.hints.create(Hint(game.id, game.version, seat, now()))
    if not hint.done:
        store.turns.enqueue_hint(hint.id)
    return represent(hint, game, language)


def get(store: Store, hint_id: str, token: str, language: str) -> answers.Hint:
    """Return a hint to the seat that requested it, and to nobody else."""
    hint = store.hints.read(hint_id)
    if hint is None:
        raise UnknownHint
    try:
        game = store.games.read(hint.game)
    except UnknownGame:
        raise UnknownHint from None
    if owner_or_seat(game, token).seat != hint.seat:
        raise NotYourSeat
    if not hint.done and now() - hint.asked > LOST_MICROS:
        # At most one job a second: its name changes that often.
        store.turns.enqueue_hint(hint.id, f"-{now() // 1_000_000}")
    return represent(hint, game, language)


def represent(hint: Hint, game: Game, language: str) -> answers.Hint:
    """Return a hint as its seat gets it."""
    shown = answers.Hint(
        id=hint.id,
        game=hint.game,
        version=hint.version,
        seat=hint.seat,
        status=answers.OUTDATED if hint.done else answers.PENDING,
    )
    if hint.command is not None:
        speaker = game.speaker(language)
        option = game.title.read(hint.command)
        is_present = game.version == hint.version
        around = game.title.around(game.table) if is_present else {}
        shown.option = present_option(game.record.title, option, speaker, around)
        shown.status = answers.READY
    return shown


def work_out(
    store: Store, hint_id: str, shares: Shares | None = None, *, can_wait: bool = False
) -> bool:
    """Work out a hint; return ``False`` if it is done or its game has gone on.

    One that ``can_wait`` gives way once if others wait and the creator of its game has
    had more than its share.
    """
    shares = shares or Shares()
    hint = store.hints.read(hint_id)
    if hint is None or hint.done:
        return False
    try:
        game = store.games.read(hint.game)
    except UnknownGame:
        return False
    still = game.version == hint.version and not game.is_over
    gives_way = still and can_wait and shares.is_used_up(game)
    if gives_way and store.turns.queued(HINT_QUEUE):
        store.turns.enqueue_hint(hint_id, "-later", can_wait=False)
        return False
    with shares.spending(game):
        command = choose(game, hint.seat) if still else None
    store.hints.answer(msgspec.structs.replace(hint, done=True, command=command))
    return still


def choose(game: Game, seat: int) -> Json:
    """Return the command that the best bot of a title would give in a seat.

    Its chance comes from the view alone: what the seat cannot see changes nothing.
    """
    title = game.title
    decision = title.open(game.table)
    assert decision is not None
    view = title.view(game.table, seat)
    bot = title.bot(best_bot(title))
    chance = Chance(sha256(msgspec.json.encode(view)).digest())
    return title.write(decision.options[bot.choose(view, decision.options, chance)])
