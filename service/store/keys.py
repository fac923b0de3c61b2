"""The names of everything in Redis.

The first character of a game's id is its shard, and the hash tag of all its keys and of
the indexes that it is in: one script can change them together, on a Redis Cluster too.
"""

from __future__ import annotations

from service.tokens import ALPHABET

SHARDS = ALPHABET

WAKE = "seance:wake"
"""The channel on which every change of a game is told: its id, its last event."""

DATA_VERSION = "seance:data_version"
"""The version of the data, a whole number."""

MIGRATION = "seance:migration"
"""The lock of the process that brings older data to the present version."""

COMMANDS = "commands"
"""What stands among the statuses for the commands that games of a title have taken."""


def game(game_id: str) -> str:
    """Name the hash of a game: record, state, version, revision, status, events."""
    return f"seance:{{{game_id[0]}}}:game:{game_id}"


def commands(game_id: str) -> str:
    """Name the list of the commands that a game has taken."""
    return f"{game(game_id)}:commands"


def events(game_id: str) -> str:
    """Name the stream of a game's events, unredacted."""
    return f"{game(game_id)}:events"


def response(game_id: str, idempotency_key: str) -> str:
    """Name the stored response to a request with this Idempotency-Key."""
    return f"{game(game_id)}:answer:{idempotency_key}"


def ticket(game_id: str, hashed: str) -> str:
    """Name a ticket to read a game, by the hash of its text."""
    return f"{game(game_id)}:ticket:{hashed}"


def history(game_id: str) -> str:
    """Name the replay of a finished game, kept for a while."""
    return f"{game(game_id)}:history"


def hint(game_id: str, version: int, seat: int) -> str:
    """Name the hint for a seat at a version of a game."""
    return f"{game(game_id)}:hint:{version}:{seat}"


def due(shard: str) -> str:
    """Name the games of a shard in which a bot must act, by the time since when."""
    return f"seance:{{{shard}}}:due"


def due_alone(shard: str) -> str:
    """Name the same for games of bots alone, which nobody waits for."""
    return f"seance:{{{shard}}}:due:alone"


def late(shard: str) -> str:
    """Name the games of a shard in which a person is asked, by when time runs out."""
    return f"seance:{{{shard}}}:late"


def idle(shard: str, status: str) -> str:
    """Name the games of a shard that wait or are played, by their last change."""
    return f"seance:{{{shard}}}:idle:{status}"


def expiring(shard: str) -> str:
    """Name the games of a shard whose end is announced, by when they expire."""
    return f"seance:{{{shard}}}:expiring"


def abandoned(shard: str) -> str:
    """Name the games of a shard that were abandoned, by the time since when.

    Those that earlier releases abandoned are among those that are over.
    """
    return f"seance:{{{shard}}}:abandoned"


def over(shard: str) -> str:
    """Name the games of a shard that have finished, by the time since when."""
    return f"seance:{{{shard}}}:over"


def counts(shard: str) -> str:
    """Name how many games of a shard there are, by title and status."""
    return f"seance:{{{shard}}}:counts"


def public(shard: str, title: str = "", status: str = "") -> str:
    """Name the public games of a shard: all, or of one title, one status or both."""
    return f"seance:{{{shard}}}:public:{title}:{status}"


def alive(role: str) -> str:
    """Name the sign of life that the worker processes of a role give."""
    return f"seance:alive:{role}"


def usage(window: str) -> str:
    """Name how many requests clients of a kind have sent in a window of time."""
    return f"seance:usage:{window}"


def series(series_id: str, kind: str) -> str:
    """Name the hash of a simulation or tournament."""
    return f"seance:{{{series_id[0]}}}:{kind}:{series_id}"


def running(shard: str, kind: str) -> str:
    """Name the simulations or tournaments of a shard that are running."""
    return f"seance:{{{shard}}}:{kind}s:running"


def all_series(shard: str, kind: str) -> str:
    """Name the simulations or tournaments of a shard, by when they were created."""
    return f"seance:{{{shard}}}:{kind}s"


def ratings(title: str, players: int) -> str:
    """Name the ratings of a title with so many players; they share a hash tag."""
    return f"seance:{{ratings:{title}:{players}}}"


def schedule(schedule_id: str) -> str:
    """Name the hash of a schedule."""
    return f"seance:{{{schedule_id[0]}}}:schedule:{schedule_id}"


def schedules(shard: str) -> str:
    """Name the schedules of a shard."""
    return f"seance:{{{shard}}}:schedules"
