"""Bots at the table: they see what a client in their seat sees, and answer."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from engines.core.chance import Chance, derive
from service.accounts.shares import Shares
from service.errors import UnknownGame
from service.games.commands import advance
from service.games.commit import (
    Change,
    Turn,
    queue_of,
    update,
    wake_bots,
    wake_bots_again,
)
from service.games.deadlines import now
from service.games.people import clocks
from service.games.seats import best_bot
from service.games.table_events import time_ran_out
from service.store.events import Happened
from service.store.queues import BOT_GAME_QUEUE, BOT_QUEUE

if TYPE_CHECKING:
    from engines.core.fields import Json
    from service.games.model import Game
    from service.store import Store

SLICE_SECONDS = 0.25
"""How long one game is played before others get their turn."""

OVERDUE_SECONDS = 2.0
"""A bot's turn that has been due for longer has probably lost its job."""

OVERDUE_ALONE_SECONDS = 8.0
"""The same for a game of bots alone: it may take longer until it is its turn."""

POSTPONED_SECONDS = 8.0
"""How long a turn that gives way may wait before it counts as overdue."""

QUEUE_ROOM = 200
"""In jobs: a longer queue means that workers are busy, not that jobs were lost."""


def play(
    store: Store, game_id: str, shares: Shares | None = None, *, can_wait: bool = False
) -> int:
    """Play the bots of a game until a person must act or the game ends.

    Returns how many commands the bots gave. A game that takes longer than a slice goes
    to the end of its queue, so that others do not wait for it. One that ``can_wait``
    gives way if others wait and its creator has had more than its share.
    """
    shares = shares or Shares()
    try:
        game = store.games.read(game_id)
        if can_wait and gives_way(store, game, shares):
            store.turns.postpone(game_id, POSTPONED_SECONDS)
            wake_bots(store, game, turn=Turn.LATER)
            return 0
        with shares.spending(game):
            return _play(store, game, shares)
    except UnknownGame:
        store.turns.forget(game_id)
        return 0


def _play(store: Store, game: Game, shares: Shares) -> int:
    """Play bots for a slice; return how many commands they gave."""
    deadline = time.monotonic() + SLICE_SECONDS
    played = 0
    while game.bot_to_act() is not None:
        if time.monotonic() > deadline:
            turn = Turn.LAST if shares.is_used_up(game) else Turn.NEXT
            wake_bots(store, game, turn=turn)
            break
        # The loop itself is what plays the next bot: nobody else is woken.
        committed = update(store, game.id, play_one, try_cached=True, wake=False)
        game = committed.game
        played += committed.is_changed
    return played


def gives_way(store: Store, game: Game, shares: Shares) -> bool:
    """Whether others wait, and the creator of a game has had more than its share."""
    return shares.is_used_up(game) and store.turns.queued(queue_of(game)) > 0


def play_one(game: Game) -> Change | None:
    """Return the game after the command of the bot that must act, if one must."""
    seat = game.bot_to_act()
    if seat is None:
        return None
    return advance(game, seat, [choose(game, seat, game.record.seats[seat].bot)])


def answer_late(store: Store, game_id: str, shares: Shares | None = None) -> bool:
    """Answer once for a person whose deadline has passed; return whether it had.

    A game that gives way to others is late again in some seconds.
    """
    shares = shares or Shares()
    try:
        game = store.games.read(game_id)
        if gives_way(store, game, shares):
            return False
        with shares.spending(game):
            return update(store, game_id, answer_for_late).is_changed
    except UnknownGame:
        store.turns.forget(game_id)
        return False


def answer_for_late(game: Game) -> Change | None:
    """Return the game after a bot has answered for a late person, if one is.

    That is the best one, where clocks run the weakest; there a program that is late
    too often loses instead.
    """
    seat = game.person_to_act()
    if seat is None or not game.act_by or game.act_by > now():
        return None
    bot, ran_out = best_bot(game.title), Happened(time_ran_out(seat), game.version)
    if game.record.has_clocks:
        game = clocks.count_timeout(game, seat)
        if clocks.is_forfeit(game, seat):
            lost = clocks.forfeit(game, seat)
            return lost._replace(events=[ran_out, *lost.events])
        # Nobody should gain by being late.
        bot = game.title.bot_names[0]
    change = advance(game, seat, [choose(game, seat, bot)])
    return change._replace(events=[ran_out, *change.events])


def choose(game: Game, seat: int, bot_id: str) -> Json:
    """Return the command that a bot gives in a seat.

    Its chance comes from the game's key, the seat and the version: a job that runs
    twice answers the same, and a replay can be checked.
    """
    title, state, bot = game.title, game.table, game.title.bot(bot_id)
    decision = title.open(state)
    assert decision is not None
    view = title.view(state, seat) if bot.needs_view else {}
    chance = Chance(derive(state.key, "bot", seat, game.version))
    return title.write(decision.options[bot.choose(view, decision.options, chance)])


def wake_overdue(store: Store) -> int:
    """Queue the bot turns that no worker has played in time; return how many.

    A second job for a turn is harmless but not free: while the queue is long, only as
    many are added as there is room for, the longest overdue first.
    """
    woken = 0
    for queue, seconds in (
        (BOT_QUEUE, OVERDUE_SECONDS),
        (BOT_GAME_QUEUE, OVERDUE_ALONE_SECONDS),
    ):
        room = QUEUE_ROOM - store.turns.queued(queue)
        if room > 0:
            overdue = store.turns.overdue(queue, seconds, room)
            for game_id in overdue:
                store.turns.postpone(game_id)
                wake_bots_again(store, game_id, queue)
            woken += len(overdue)
    return woken
