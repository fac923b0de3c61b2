"""Bots at the table: they see what a client in their seat sees, and answer."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from engines.core.chance import Chance, derive
from service.errors import UnknownGame
from service.games.commands import advance
from service.games.deadlines import now
from service.games.seats import best_bot
from service.presentation.events import time_ran_out
from service.store.games import Stale

if TYPE_CHECKING:
    from engines.core.fields import Json
    from service.games.model import Game
    from service.store import Store

SLICE_SECONDS = 0.25
"""How long one game is played before others get their turn."""


def play(store: Store, game_id: str) -> int:
    """Answer for the bots of a game until a person is asked or the game ends.

    Returns how many commands were carried out. A game of bots alone that takes longer
    goes to the end of the queue, so that people do not wait for it.
    """
    deadline = time.monotonic() + SLICE_SECONDS
    try:
        game = store.games.read(game_id)
    except UnknownGame:
        store.turns.forget(game_id)
        return 0
    played = 0
    while (seat := game.bot_to_act()) is not None:
        if time.monotonic() > deadline:
            store.turns.enqueue(game_id, game.version)
            break
        bot = game.record.seats[seat].bot
        step = advance(game, seat, [choose(game, seat, bot)])
        try:
            store.games.change(game, step.game, step.events, step.taken)
        except Stale:
            game = store.games.read(game_id)
            continue
        game = step.game
        played += 1
    return played


def answer_late(store: Store, game_id: str) -> bool:
    """Answer once for a person whose time ran out; return whether it had."""
    try:
        game = store.games.read(game_id)
    except UnknownGame:
        store.turns.forget(game_id)
        return False
    seat = game.person_to_act()
    if seat is None or not game.act_by or game.act_by > now():
        return False
    step = advance(game, seat, [choose(game, seat, best_bot(game.title))])
    after = step.game._replace(events=step.game.events + 1)
    try:
        store.games.change(game, after, [time_ran_out(seat), *step.events], step.taken)
    except Stale:
        # An answer came after all.
        return False
    if after.bot_to_act() is not None:
        store.turns.enqueue(game_id, after.version)
    return True


def choose(game: Game, seat: int, bot_id: str) -> Json:
    """Return the command that a bot gives in a seat.

    Its chance comes from the game's key, the seat and the version: a job that runs
    twice answers the same, and a replay can be checked.
    """
    title, state, bot = game.title, game.table, game.title.bot(bot_id)
    asked = title.open(state)
    assert asked is not None
    view = title.view(state, seat) if bot.needs_view else {}
    chance = Chance(derive(state.key, "bot", seat, game.version))
    return title.write(asked.options[bot.choose(view, asked.options, chance)])
