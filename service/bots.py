"""Bots at the table: they see what a client in their seat sees, and answer."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from engines.core.chance import Chance, derive
from service.commands import advance
from service.errors import UnknownGame
from service.store.games import Stale

if TYPE_CHECKING:
    from engines.core.fields import Json
    from service.game import Game
    from service.store import Store

SLICE_SECONDS = 1.0
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
        step = advance(game, seat, [choose(game, seat)])
        try:
            store.games.change(game, step.game, step.events, step.taken)
        except Stale:
            game = store.games.read(game_id)
            continue
        game = step.game
        played += 1
    return played


def choose(game: Game, seat: int) -> Json:
    """Return the command that the bot of a seat gives.

    Its chance comes from the game's key, the seat and the version: a job that runs
    twice answers the same, and a replay can be checked.
    """
    title, state = game.title, game.state
    asked = title.open(state)
    assert asked is not None
    bot = title.bots[game.record.seats[seat].bot]
    view = title.view(state, seat) if bot.needs_view else {}
    chance = Chance(derive(state.key, "bot", seat, game.version))
    return title.write(asked.options[bot.choose(view, asked.options, chance)])
