"""Data version 2: games are listed by their last change, so that they can expire."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

from service.games.model import Status
from service.store import keys
from service.store.upkeep.scanning import games, id_of

if TYPE_CHECKING:
    from service.store.upkeep.scanning import Tell

FIRST_EVENTS = frozenset(
    f"table.{name}"
    for name in (
        *("seat_claimed", "seat_given_to_bot", "seat_given_to_person"),
        *("time_ran_out", "seat_answered", "game_abandoned"),
    )
)
"""The events around a table that releases with data version 1 can show."""

FIRST_RULES = "1.0"
"""The version of all rules in those releases."""


def list_lives(redis: Any, tell: Tell) -> None:
    """List the games that wait or are played, as if changed just now.

    From these lists those are found in which nothing happens any more.
    """
    present = time.time()
    for names in games(redis):
        statuses = redis.pipeline(transaction=False)
        for name in names:
            statuses.hget(name, "status")
        listed = redis.pipeline(transaction=False)
        for name, status in zip(names, statuses.execute(), strict=True):
            if status is not None and status.decode() in Status.LIVE:
                game_id = id_of(name)
                index = keys.idle(game_id[0], status.decode())
                listed.zadd(index, {game_id: present}, nx=True)
        listed.execute()
        tell(len(names))


def unlist_lives(redis: Any, tell: Tell) -> None:
    """Put back what version 1 looks at, then remove the lists that it lacks."""
    for shard in keys.SHARDS:
        for new, old in (
            (keys.due_alone(shard), keys.due(shard)),
            (keys.abandoned(shard), keys.over(shard)),
        ):
            entries = redis.zrange(new, 0, -1, withscores=True)
            if entries:
                redis.zadd(old, dict(entries), nx=True)
                redis.delete(new)
        for status in Status.LIVE:
            redis.delete(keys.idle(shard, status))
        tell(0)


def obstacles(redis: Any, tell: Tell) -> list[str]:
    """Return why these data cannot be read by releases with version 1."""
    ruled = told = 0
    for names in games(redis):
        read = redis.pipeline(transaction=False)
        for name in names:
            read.hget(name, "state")
            read.xrange(f"{name.decode()}:events")
        found = read.execute()
        for state, events in zip(found[::2], found[1::2], strict=True):
            ruled += _rules(state) not in {"", FIRST_RULES}
            told += any(_is_news(fields[b"event"]) for _, fields in events)
        tell(len(names))
    reasons = []
    if told:
        reasons.append(
            f"of {told} games, its releases cannot show all events, such as the "
            f"announcement that a game expires."
        )
    if ruled:
        reasons.append(f"{ruled} games were played by newer rules than its releases'.")
    return reasons


def _rules(state: bytes | None) -> str:
    """Return by which rules a save was written; nothing if there is none."""
    if not state:
        return ""
    try:
        return str(json.loads(state)["rules_version"])
    except (ValueError, KeyError):
        return ""


def _is_news(event: bytes) -> bool:
    try:
        name = json.loads(event)[0]
    except ValueError:
        # That it is damaged is not for this command to say.
        return False
    return "." in name and name not in FIRST_EVENTS
