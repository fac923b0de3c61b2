"""The names of everything in Redis.

The first character of a game's id is its shard, and the hash tag of all its keys and of
the indexes that it is in: one script can change them together, on a Redis Cluster too.
"""

from __future__ import annotations

from service.tokens import ALPHABET

SHARDS = ALPHABET

WAKE = "seance:wake"
"""The channel on which every change of a game is told: its id, its last event."""


def game(game_id: str) -> str:
    """Name the hash of a game: record, state, version, revision, status, events."""
    return f"seance:{{{game_id[0]}}}:game:{game_id}"


def commands(game_id: str) -> str:
    """Name the list of the commands that a game has taken."""
    return f"{game(game_id)}:commands"


def events(game_id: str) -> str:
    """Name the stream of a game's events, unredacted."""
    return f"{game(game_id)}:events"


def answer(game_id: str, idempotency_key: str) -> str:
    """Name the answer that was given to a request with this Idempotency-Key."""
    return f"{game(game_id)}:answer:{idempotency_key}"


def due(shard: str) -> str:
    """Name the games of a shard in which a bot must act, by the time since when."""
    return f"seance:{{{shard}}}:due"


def public(shard: str, title: str = "", status: str = "") -> str:
    """Name the public games of a shard: all, or of one title, one status or both."""
    return f"seance:{{{shard}}}:public:{title}:{status}"


def alive(role: str) -> str:
    """Name the sign of life that the worker processes of a role give."""
    return f"seance:alive:{role}"
