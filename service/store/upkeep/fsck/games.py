"""One game: it can be read, adds up, leads to its table, and is where it is listed."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import msgspec

from engines.core.errors import EngineError
from service.errors import GameDamaged, GameNewer
from service.games.history.versions import is_replayable, walk
from service.games.model import Status, status_of
from service.store import keys
from service.store.games import FIELDS, TakenCommand, decode
from service.store.scripts.change import EXPIRING, life_of, lists_of, member
from service.store.upkeep.fsck.finding import Finding, compare_places
from service.store.upkeep.units import to_bytes

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterator

    from service.games.model import Game
    from service.store import Store
    from service.store.upkeep.units import Found

_command = msgspec.json.Decoder(TakenCommand).decode


def look(store: Store, found: Found, replays: Counter[str]) -> Iterator[Finding]:
    """Yield what is wrong with a game as it was at one moment."""
    where, fields = f"game {found.id}", found.hash()
    if not fields:
        names = ", ".join(part.key.removeprefix(found.key) for part in found.parts)
        yield Finding(where, "headless", f"there is no game, but there are {names}")
        return
    try:
        game = decode(found.id, [fields.get(field) for field in FIELDS])
    except GameNewer:
        yield Finding(where, "newer", "a newer release of Seance has written it")
        return
    except GameDamaged as error:
        yield Finding(where, "unreadable", f"it cannot be read: {error.__cause__}")
        return
    yield from _look_at_status(where, game)
    yield from _look_at_events(where, found, game)
    yield from _look_at_commands(store, where, found, game, replays)
    yield from _look_at_turn(where, found, game, fields.get("to_act"))
    yield from compare_places(where, found, _places(found, game))


def _look_at_status(where: str, game: Game) -> Iterator[Finding]:
    expected, possible = status_of(game.state), {Status.ABANDONED}
    if any(seat.resigned for seat in game.record.seats):
        # With too few left to play, the game ends before its table does.
        possible.add(Status.FINISHED)
    if game.status not in {expected, *possible}:
        text = f"it is {game.status}, and by its table it would be {expected}"
        yield Finding(where, "status", text)


def _look_at_events(where: str, found: Found, game: Game) -> Iterator[Finding]:
    part = found.part(keys.events(game.id))
    if part is not None and part.type != "stream":
        yield Finding(where, "events", f"they are stored as a {part.type}")
        return
    numbers = [number for number, _ in part.holds] if part else []
    if numbers != [f"{number}-0" for number in range(1, game.events + 1)]:
        text = f"it should have 1 to {game.events}, and has {len(numbers)} events"
        yield Finding(where, "events", text)


def _look_at_commands(
    store: Store, where: str, found: Found, game: Game, replays: Counter[str]
) -> Iterator[Finding]:
    """Look whether the commands, played again from the start, lead to the table."""
    part = found.part(keys.commands(game.id))
    entries = part.holds if part else []
    if (part and part.type != "list") or len(entries) != game.version:
        text = f"at version {game.version} it has {len(entries)} commands"
        yield Finding(where, "commands", text)
        return
    if game.state is None:
        return
    try:
        taken = [_command(to_bytes(entry)) for entry in entries]
    except msgspec.DecodeError as error:
        yield Finding(where, "commands", f"one cannot be read: {error}")
        return
    if not is_replayable(game, taken):
        replays["other rules"] += 1
        return
    digest, version = "", 0
    try:
        for past in walk(store, game, taken):
            version = past.version
        digest = game.title.digest(past.state)
    except (EngineError, AssertionError, LookupError, TypeError, ValueError) as error:
        text = f"played again, it stops after {version} commands: {error}"
        yield Finding(where, "replay", text)
        return
    replays["replayed"] += 1
    if digest != game.title.digest(game.state):
        text = f"its {game.version} commands lead to another table"
        yield Finding(where, "replay", text)


def _look_at_turn(
    where: str, found: Found, game: Game, stored: bytes | None
) -> Iterator[Finding]:
    expected = msgspec.json.encode(game.to_act())
    if stored != expected:

        def repair(redis: Any) -> None:
            redis.hset(found.key, "to_act", expected)

        yield Finding(where, "to_act", f"{expected.decode()} must act", repair)


def _places(found: Found, game: Game) -> dict[tuple[str, str], float | None]:
    """Return where a game belongs, and the score that it gets if it is missing."""
    shard, now = game.id[0], time.time()
    listed_in = {place.index for place in found.listings}
    places: dict[tuple[str, str], float | None] = {}
    if game.bot_to_act() is not None:
        due = keys.due_alone if game.is_of_bots_alone else keys.due
        if keys.due(shard) in listed_in and keys.due_alone(shard) not in listed_in:
            # Earlier releases had one list; there its bots are found as well.
            due = keys.due
        places[due(shard), game.id] = now
    if game.act_by:
        places[keys.late(shard), game.id] = game.act_by
    life = life_of(game)
    lives = {
        EXPIRING: keys.expiring(shard),
        Status.FINISHED: keys.over(shard),
        Status.ABANDONED: keys.abandoned(shard),
        **{status: keys.idle(shard, status) for status in Status.LIVE},
    }
    index = lives[life]
    if life == Status.ABANDONED and keys.over(shard) in listed_in:
        # Earlier releases listed abandoned games with those that have finished.
        index = keys.over(shard)
    places[index, game.id] = game.expires_at if life == EXPIRING else now
    if keys.uncarried(shard) in listed_in:
        # Until somebody has brought its news to accounts.
        places[keys.uncarried(shard), game.id] = now
    for listed in lists_of(game):
        places[listed, member(game)] = 0
    return places
