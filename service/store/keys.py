"""The names of everything in Redis.

The first character of a game's id is its shard, and the hash tag of all its keys and of
the indexes that it is in: one script can change them together, on a Redis Cluster too.
"""

from __future__ import annotations

from hashlib import sha256

from service.tokens import ALPHABET

SHARDS = ALPHABET

WAKE = "seance:wake"
"""The channel on which every change of a game is published: its id, its last event."""

DATA_VERSION = "seance:data_version"
"""The version of the data, a whole number."""

MIGRATION = "seance:migration"
"""The lock of the process that brings older data to the present version."""

MIGRATING = "seance:migrating"
"""To which version the data are being taken back, while that goes on."""

RESTORING = "seance:restoring"
"""Which backup is being restored, while that goes on."""

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
    """Name the ratings of a title for a number of players; they share a hash tag."""
    return f"seance:{{ratings:{title}:{players}}}"


def schedule(schedule_id: str) -> str:
    """Name the hash of a schedule."""
    return f"seance:{{{schedule_id[0]}}}:schedule:{schedule_id}"


def schedules(shard: str) -> str:
    """Name the schedules of a shard."""
    return f"seance:{{{shard}}}:schedules"


def creation(hashed: str) -> str:
    """Name the reservation of a creating request, by the hash of its key."""
    return f"seance:{{{hashed[0]}}}:creation:{hashed}"


def creation_answer(hashed: str) -> str:
    """Name the answer to a creating request, by the hash of its key."""
    return f"{creation(hashed)}:answer"


def account_shard(name: str) -> str:
    """Return the shard of an account, which is the hash tag of all its keys."""
    return ALPHABET[sha256(name.encode()).digest()[0] % len(ALPHABET)]


def account(name: str) -> str:
    """Name the hash of an account."""
    return f"seance:{{{account_shard(name)}}}:account:{name}"


def account_names(shard: str) -> str:
    """Name the names of the accounts of a shard."""
    return f"seance:{{{shard}}}:accounts"


def account_games(name: str) -> str:
    """Name how things stand in the games of an account, by the ids of the games."""
    return f"{account(name)}:games"


def account_turns(name: str) -> str:
    """Name the games that wait for an account, by the time since when."""
    return f"{account(name)}:turns"


def account_messages(name: str) -> str:
    """Name the stream of the messages to an account."""
    return f"{account(name)}:messages"


def account_list(name: str, status: str = "") -> str:
    """Name the list of the games of an account: all, or those of a status."""
    return f"{account(name)}:list:{status}"


def account_announced(name: str) -> str:
    """Name the one-time announcements that an account got, by when."""
    return f"{account(name)}:announced"


def account_webhooks(name: str) -> str:
    """Name the webhooks of an account, by their ids."""
    return f"{account(name)}:webhooks"


def account_webhooks_due(name: str) -> str:
    """Name the webhooks of an account that have something to send, by from when."""
    return f"{account(name)}:webhooks:due"


def account_deliveries(name: str) -> str:
    """Name the stream of what was sent to the webhooks of an account."""
    return f"{account(name)}:deliveries"


def beside_account(name: str) -> tuple[str, ...]:
    """Name all that there is of an account beside the account itself."""
    lists = ("", "waiting", "playing", "finished", "abandoned")
    return (
        *(account_games(name), account_turns(name), account_messages(name)),
        *(account_list(name, status) for status in lists),
        *(account_announced(name), account_webhooks(name)),
        *(account_webhooks_due(name), account_deliveries(name)),
    )


def webhooks_due(shard: str) -> str:
    """Name the accounts of a shard whose webhooks have something to send, by when."""
    return f"seance:{{{shard}}}:webhooks:due"


def uncarried(shard: str) -> str:
    """Name the games of a shard whose news no inbox has yet, by the time since when."""
    return f"seance:{{{shard}}}:uncarried"
