"""A backup of a store that has a game of every setup, in the middle of a decision.

It is smaller than a store with its manifest, and shows that later releases restore it,
migrate it and go on with every game.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import engines
from service.games.commands import advance
from service.games.commit import update
from service.games.creation import CreateGame, create
from service.games.endings import AbandonGame, Lifetimes, abandon, announce_expiry
from service.settings import Settings
from service.store import Store
from service.store.clients import Database
from service.store.upkeep import backup
from service.tokens import new_game_id
from tests.engines.setups import name_of
from tests.servers import redis_server
from tests.tables import HUMAN, OPEN

if TYPE_CHECKING:
    from pathlib import Path

    from engines.core.title import Setup
    from service.games.commit import Change
    from service.games.creation import NewGame
    from service.games.model import Game
    from tests.document import Json

BOT: Json = {"kind": "bot", "bot": {"id": "random"}}

FEW = range(1, 25)
"""How many commands a game has taken, at random."""

AT_ALL = 10_000
"""More commands than any game takes."""


def freeze(folder: Path) -> dict[str, int]:
    """Write the backup; return how many there are of each kind of thing."""
    with redis_server() as server:
        store = Store(Settings(redis_url=server.url))
        # Its end is announced; nothing else is there yet that could expire.
        new(store, "halloween")
        announce_expiry(store, Lifetimes(0, 0.000001, 0, 0))
        given_up = new(store, "ghooost")
        abandon(store, AbandonGame(given_up.game.id, given_up.owner, is_operator=False))
        new(store, "ghost-stories", seats=(HUMAN, OPEN))
        new(store, "ghooost", seats=(BOT, BOT))
        new(store, "halloween", turn_seconds=3600)
        play(store, new(store, "ghost-stories").game.id, random.Random(0), AT_ALL)
        store.tournaments.create(new_game_id(), {"title": "ghooost"}, 1)
        store.schedules.create(new_game_id(), {"cron": "0 0 * * *"}, 1)
        for title in engines.titles():
            for setup in title.setups():
                chance = random.Random(name_of(title, setup))
                made = new(store, title.id, setup)
                play(store, made.game.id, chance, chance.choice(FEW))
        return backup.make(Database(server.url), folder, lambda _: None).units


def new(
    store: Store,
    title: str,
    setup: Setup | None = None,
    seats: tuple[Json, ...] = (HUMAN, HUMAN),
    turn_seconds: int = 0,
) -> NewGame:
    """Create a game."""
    request = CreateGame(
        title=title,
        options=setup.options if setup else {},
        seats=[HUMAN] * setup.players if setup else seats,
        seed="frozen",
        public=True,
        turn_seconds=turn_seconds,
    )
    return create(store, request)


def play(store: Store, game_id: str, chance: random.Random, most: int) -> int:
    """Play commands at random; return how many there were."""

    def change(game: Game) -> Change | None:
        asked = game.open()
        if asked is None:
            return None
        command = game.title.write(chance.choice(asked.options))
        return advance(game, max(asked.seat, 0), [command])

    played: Any = 0
    while played < most and update(store, game_id, change, wake=False).is_changed:
        played += 1
    return int(played)
