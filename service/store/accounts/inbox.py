"""The inboxes of accounts in Redis: their games, their turns, their messages.

The commit of a game marks it in the game's own slot of a Cluster. Whoever carries the
news into the slot of each account strikes the mark afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from service.games.model import Status
from service.store import keys
from service.store.due import games_until
from service.store.scripts import ANNOUNCE, CARRIED, CARRY, INBOX_LOOK

if TYPE_CHECKING:
    from service.games.model import Game
    from service.store.clients import Database

MESSAGES_KEPT = 5_000
"""Messages kept of one account; after missing more it gets the present state."""

ANNOUNCED_KEPT = 1_000
"""Of one account: how many announcements are known to have been made."""


class GameNews(msgspec.Struct):
    """How things stand in a game for one account. ``carry.lua`` reads these names.

    What is written to a message is a text.
    """

    account: str
    game: str
    member: str
    """What the game is called in lists."""
    moment: int
    """Grows with every change of the game."""
    status: str
    """That of the game; empty if the account is not in it any more."""
    version: str
    seat: str
    """The seat that must act, else the first one of the account."""
    is_invited: bool
    is_started: bool
    turn: str
    """Names the decision that waits for the account; empty for none."""
    act_by: str
    """When its time runs out, in microseconds since 1970; 0 for never."""


class Message(NamedTuple):
    """A message in an inbox."""

    number: int
    type: str
    game: str = ""
    """The id of the game that it is about, if it is about one."""
    seat: int = 0
    version: int = 0
    act_by: int = 0
    at: int = 0
    """When it was announced, in microseconds since 1970; 0 if it was not noted."""
    tournament: str = ""
    """The id of the tournament that it is about, if it is about one."""
    webhook: str = ""
    """The id of the webhook that it is about, if it is about one."""


class Inbox(NamedTuple):
    """An inbox at one moment."""

    last: int
    """The number of the last message."""
    first: int
    """The number of the oldest message that is kept; 0 if there is none."""
    turns: list[GameNews]
    """The games that wait for the account, the one that has waited longest first."""


_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(GameNews).decode


class Inboxes:
    """The inboxes of all accounts."""

    def __init__(self, database: Database) -> None:
        """Keep them in ``database``."""
        self._database = database

    def carry(self, news: GameNews) -> bool:
        """Put the news of a game into the inbox of an account, unless they are old.

        Return whether webhooks have something to send since.
        """
        name = news.account
        due: int = self._database.run(
            CARRY,
            [
                keys.account(name),
                keys.account_games(name),
                keys.account_turns(name),
                keys.account_messages(name),
                *(keys.account_list(name, status) for status in ("", *Status.ALL)),
                *_webhook_keys(name),
            ],
            *(_pack(news), MESSAGES_KEPT),
        )
        return due > 0

    def announce(self, name: str, kind: str, fields: dict[str, str], once: str) -> bool:
        """Put a message into the inbox of an account that is not about a game.

        What ``once`` names is put there once. Return whether webhooks have something to
        send since.
        """
        due: int = self._database.run(
            ANNOUNCE,
            [
                *(keys.account(name), keys.account_messages(name)),
                *(*_webhook_keys(name), keys.account_announced(name)),
            ],
            *(name, MESSAGES_KEPT, kind, once, ANNOUNCED_KEPT),
            *(text for pair in fields.items() for text in pair),
        )
        return due > 0

    def announced(self, name: str) -> list[str]:
        """Return the one-time announcements that an account got, the newest first."""
        with self._database.client() as redis:
            found = redis.zrevrange(keys.account_announced(name), 0, -1)
        return [once.decode() for once in found]

    def settle(self, game: Game) -> None:
        """Strike the mark of a game whose news are carried, unless it has gone on."""
        names = [keys.game(game.id), keys.uncarried(game.id[0])]
        self._database.run(CARRIED, names, game.id, game.version, game.revision)

    def uncarried(self, seconds: float, limit: int) -> list[str]:
        """Return games that have waited so long for their news to be carried."""
        until = self._database.time() - seconds
        return games_until(self._database, keys.uncarried, until, limit)

    def look(self, name: str, limit: int) -> Inbox:
        """Return an inbox as it is at this moment, with at most ``limit`` turns."""
        names = [
            keys.account(name),
            keys.account_games(name),
            keys.account_turns(name),
            keys.account_messages(name),
        ]
        last, first, turns = self._database.run(INBOX_LOOK, names, limit)
        return Inbox(int(last), int(first), [_unpack(turn) for turn in turns])

    def messages(self, name: str, after: int, limit: int) -> list[Message]:
        """Return the messages that follow one, in order."""
        with self._database.client() as redis:
            found = redis.xrange(
                keys.account_messages(name), f"{after + 1}-0", "+", count=limit
            )
        return [_message(*entry) for entry in found]

    def places(self, name: str, status: str, before: str, limit: int) -> list[str]:
        """Return the places of games of an account in its list, the newest first."""
        newest = f"({before}" if before else "+"
        with self._database.client() as redis:
            found = redis.zrevrangebylex(
                keys.account_list(name, status), newest, "-", start=0, num=limit
            )
        return [place.decode() for place in found]

    def count(self, name: str) -> int:
        """Return how many games an account is in."""
        with self._database.client() as redis:
            return int(redis.zcard(keys.account_list(name)))

    def drop(self, name: str, place: str) -> None:
        """Remove a game that there is no more from the lists of an account."""
        game_id = place.partition(":")[2]
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            for status in ("", *Status.ALL):
                pipeline.zrem(keys.account_list(name, status), place)
            pipeline.zrem(keys.account_turns(name), game_id)
            pipeline.hdel(keys.account_games(name), game_id)
            pipeline.execute()


def _webhook_keys(name: str) -> tuple[str, str, str]:
    """Return where ``tell.lua`` finds the webhooks of an account."""
    due = keys.webhooks_due(keys.account_shard(name))
    return keys.account_webhooks(name), keys.account_webhooks_due(name), due


def _message(entry_id: bytes, fields: dict[bytes, bytes]) -> Message:
    values: dict[str, Any] = {
        name.decode(): value.decode() for name, value in fields.items()
    }
    return Message(
        number=int(entry_id.partition(b"-")[0]),
        type=values["type"],
        game=values.get("game", ""),
        seat=int(values.get("seat", 0)),
        version=int(values.get("version", 0)),
        act_by=int(values.get("act_by", 0)),
        at=int(values.get("at", 0)),
        tournament=values.get("tournament", ""),
        webhook=values.get("webhook", ""),
    )
