"""Replays of whole games between bots, as getReplay gives them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from service.api import create_app
from service.settings import Settings
from tests.callers import InProcess
from tests.engines.setups import name_of
from tests.frozen.restored import Client
from tests.played import play_bots
from tests.servers import redis_server
from tests.tables import QUICK_BOT, lay

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.core.title import Setup, Title
    from tests.document import Json

TRIES = 2
"""How many games each bot plays of a setup; the shortest is kept, to spare space."""

SHORT = 150
"""In commands: up to this length, the games of two bots are kept."""

QUICKEST: dict[str, list[Json]] = {"ghooost": [QUICK_BOT]}
"""Who plays titles that weak bots would play for thousands of commands."""


def freeze(titles: list[Title[Any]]) -> Iterator[Json]:
    """Yield finished games of every setup."""
    with redis_server() as server:
        settings = Settings(
            redis_url=server.url,
            log_level="warning",
            token_requests=0,
            address_requests=0,
        )
        caller = InProcess(create_app(settings))
        for title in titles:
            for setup in title.setups():
                found = sorted(_shortest(caller, title, setup), key=_length)
                for replay in found:
                    if replay is found[0] or _length(replay) <= SHORT:
                        yield {"name": name_of(title, setup), "replay": replay}


def seats(title: Title[Any]) -> list[Json]:
    """Return a seat for each of the two simplest bots of a title."""
    found = []
    for name in title.bot_names[:2]:
        bot, _, level = name.partition("@")
        named = {"id": bot, "level": int(level)} if level else {"id": bot}
        found.append({"kind": "bot", "bot": named})
    return found


def _shortest(caller: InProcess, title: Title[Any], setup: Setup) -> Iterator[Json]:
    """Yield the shortest game that each bot has played."""
    client = Client(caller.app)
    for seat in QUICKEST.get(title.id) or seats(title):
        tables = []
        for attempt in range(TRIES):
            table = lay(
                caller,
                *[seat] * setup.players,
                title=title.id,
                options=setup.options,
                seed=f"frozen {attempt}",
            )
            play_bots(caller, table)
            tables.append((client.get(table.path, table.owner)["version"], table))
        _, shortest = min(tables, key=lambda pair: pair[0])
        yield client.get(f"{shortest.path}/replay", shortest.owner)


def _length(replay: Json) -> int:
    return len(replay["commands"])
