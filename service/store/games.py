"""Games in Redis: created, read, changed by compare-and-set, listed."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

import engines
from engines.core import save
from engines.core.errors import BadSave, NewerSave
from service.errors import GameDamaged, GameNewer, UnknownGame
from service.games.model import Game, Record, Status, Ticket, UndoRequest
from service.store import keys
from service.store.cache import GameCache
from service.store.due import games_until
from service.store.scripts import CHANGE, FORGET, REMEMBER, TOUCH, change
from service.store.scripts.change import RESPONSE_SECONDS
from service.tokens import is_game_id

if TYPE_CHECKING:
    from collections.abc import Sequence

    from service.store.clients import Database
    from service.store.events import Happened

MOMENT = ("version", "revision")
"""What changes whenever anything does."""

FIELDS = (
    *(*MOMENT, "status", "events", "act_by", "record", "state"),
    *("expires_at", "reason", "undo"),
)

LISTED = ("record", "status", "version", "to_act")

_record = msgspec.json.Decoder(Record).decode
_ticket = msgspec.json.Decoder(Ticket).decode
_undo = msgspec.json.Decoder(UndoRequest).decode
_json = msgspec.json.Decoder().decode


UNREADABLE = (
    *(BadSave, msgspec.DecodeError),
    *(AttributeError, TypeError, ValueError),
)
"""By what it shows that a game is damaged when it is decoded."""


class Stale(Exception):
    """Another change came first; nothing was written."""


class TakenCommand(NamedTuple):
    """A command that was carried out, and the seat that gave it."""

    seat: int
    command: dict[str, Any]
    rules_version: str = ""
    """By which rules, if not by those that the game was created by."""

    @classmethod
    def under_rules(
        cls, seat: int, command: dict[str, Any], game: Game
    ) -> TakenCommand:
        """Return a command of a game, which may be under later rules than its own."""
        later = game.title.rules_version
        return cls(seat, command, "" if later == game.record.rules_version else later)


class PackedResponse(NamedTuple):
    """A response that is stored under the Idempotency-Key of its request."""

    key: str
    packed: bytes


class Listed(NamedTuple):
    """What a list shows of a public game, and its place in the list."""

    place: str
    id: str
    record: Record
    status: str
    version: int
    to_act: list[int]


class Games:
    """All games of one Redis server."""

    def __init__(self, database: Database) -> None:
        """Keep games in ``database``."""
        self._database = database
        self._cache = GameCache()

    def cached(self, game_id: str) -> Game | None:
        """Return a game as this process last saw it; it may have gone on since."""
        return self._cache.get(game_id)

    def read(self, game_id: str) -> Game:
        """Return a game as it is now."""
        _refuse_strange(game_id)
        key, known = keys.game(game_id), self._cache.get(game_id)
        if known:
            # Most readers look again at what has not changed.
            with self._database.client() as redis:
                moment = redis.hmget(key, *MOMENT)
            if moment == _moment(known):
                return known
        return self.read_uncached(game_id)

    def read_uncached(self, game_id: str) -> Game:
        """Return a game as it is now, without asking first whether it has changed."""
        _refuse_strange(game_id)
        with self._database.client() as redis:
            reply = redis.hmget(keys.game(game_id), *FIELDS)
        return self._decode(game_id, reply)

    def read_with_answer(self, game_id: str, key: str) -> tuple[Game, bytes | None]:
        """Return a game, and the response stored under an Idempotency-Key."""
        _refuse_strange(game_id)
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            pipeline.hmget(keys.game(game_id), *FIELDS)
            pipeline.get(keys.response(game_id, key))
            reply, response = pipeline.execute()
        if response is not None and self._database.replicas:
            response = self._touch(game_id, key, "", "")
        return self._decode(game_id, reply), response

    def wait_for(self, game: Game) -> None:
        """Wait until replicas have a game as it is here, if any must.

        Raises ``Stale`` if it is not so any more.
        """
        if self._database.replicas:
            self._touch(game.id, "", str(game.version), str(game.revision))

    def _touch(
        self, game_id: str, key: str, version: str, revision: str
    ) -> bytes | None:
        """Wait until replicas have a game, and return the response under a key."""
        waited = self._database.run_and_wait(
            TOUCH,
            [keys.game(game_id), keys.response(game_id, key)],
            *(version, revision),
        )
        verdict, *response = waited.reply
        if verdict == b"stale":
            raise Stale
        waited.refuse_too_few()
        return response[0] or None

    def _decode(self, game_id: str, reply: list[Any]) -> Game:
        if reply[0] is None:
            raise UnknownGame
        known = self._cache.get(game_id)
        if known and reply[: len(MOMENT)] == _moment(known):
            return known
        game = decode(game_id, reply)
        self._cache.put(game)
        return game

    def change(
        self,
        before: Game | None,
        after: Game,
        events: Sequence[Happened],
        taken: Sequence[TakenCommand] = (),
        stored: PackedResponse | None = None,
        *,
        at: int,
    ) -> bytes | None:
        """Bring a game from one moment to the next, all of it or nothing.

        ``at`` is the time of the change, in microseconds since 1970.

        Returns the response to an earlier request with the same Idempotency-Key, in
        which case nothing is written. Raises ``Stale`` if ``before`` is outdated, and
        ``NotReplicated`` if the change is made and too few replicas have it.
        """
        is_waited_for = self._database.replicas > 0
        names, packed = change.pack(
            *(before, after, events, taken, stored), at=at, is_waited_for=is_waited_for
        )
        waited = self._database.run_and_wait(CHANGE, names, packed)
        verdict, *earlier = waited.reply
        if verdict == b"stale":
            raise Stale
        if not earlier:
            self._cache.put(after)
        waited.refuse_too_few()
        return earlier[0] if earlier else None

    def remember(self, game_id: str, stored: PackedResponse) -> bytes:
        """Store a response that changed nothing; return the one that now counts."""
        key = keys.response(game_id, stored.key)
        reply: bytes = self._database.run(
            REMEMBER, [key], stored.packed, RESPONSE_SECONDS
        )
        return reply

    def put_ticket(
        self, game_id: str, hashed: str, ticket: Ticket, seconds: int
    ) -> None:
        """Keep a ticket to read a game for some seconds, by the hash of its text."""
        key, value = keys.ticket(game_id, hashed), msgspec.json.encode(ticket)
        with self._database.client() as redis:
            redis.set(key, value, ex=seconds)

    def ticket(self, game_id: str, hashed: str) -> Ticket | None:
        """Return a ticket to read a game, if it is still kept."""
        _refuse_strange(game_id)
        with self._database.client() as redis:
            kept = redis.get(keys.ticket(game_id, hashed))
        return None if kept is None else _ticket(kept)

    def public(self, title: str, status: str, before: str, limit: int) -> list[Listed]:
        """Return public games, the newest first, that come after the place ``before``.

        An empty title or status means any.
        """
        newest = f"({before}" if before else "+"
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            for shard in keys.SHARDS:
                index = keys.public(shard, title, status)
                pipeline.zrevrangebylex(index, newest, "-", start=0, num=limit)
            found = pipeline.execute()
        places = sorted((p.decode() for part in found for p in part), reverse=True)
        return self.listed(places[:limit])

    def listed(self, places: Sequence[str]) -> list[Listed]:
        """Return the games of a list, but for those that there are no more."""
        if not places:
            return []
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            for place in places:
                pipeline.hmget(keys.game(_id(place)), *LISTED)
            rows = pipeline.execute()
        return [
            Listed(p, _id(p), _record(r[0]), r[1].decode(), int(r[2]), _json(r[3]))
            for p, r in zip(places, rows, strict=True)
            if r[0] is not None
        ]

    def idle(self, status: str, seconds: float, limit: int) -> list[str]:
        """Return games of a status that have not changed for so long."""
        until = self._database.time() - seconds
        index = partial(keys.idle, status=status)
        return games_until(self._database, index, until, limit)

    def expiring(self, until: int, limit: int) -> list[str]:
        """Return games that expire before ``until``, in microseconds since 1970."""
        return games_until(self._database, keys.expiring, until, limit)

    def over(self, seconds: float, limit: int) -> list[str]:
        """Return games that finished so long ago."""
        until = self._database.time() - seconds
        return games_until(self._database, keys.over, until, limit)

    def abandoned(self, seconds: float, limit: int) -> list[str]:
        """Return games that were abandoned so long ago."""
        until = self._database.time() - seconds
        return games_until(self._database, keys.abandoned, until, limit)

    def forget(self, game_id: str) -> Game | None:
        """Remove a game and everything about it, also from a server that is full.

        Returns the game without its table, if it could be read.
        """
        shard, key = game_id[0], keys.game(game_id)
        with self._database.client() as redis:
            record, status = redis.hmget(key, "record", "status")
        lists: list[str] = []
        member = counted = ""
        game = None
        if record is not None:
            # One that cannot be read leaves at most its place in a list.
            with suppress(msgspec.DecodeError):
                game = Game(game_id, _record(record), None, status.decode(), 0, 0, 0)
                member = change.member(game)
                counted = change.counted(game, game.status)
                lists = list(change.lists_of(game))
        self._database.run(
            FORGET,
            [
                *(key, keys.counts(shard), keys.commands(game_id)),
                *(keys.events(game_id), keys.history(game_id), *lists),
                *(keys.due(shard), keys.due_alone(shard), keys.late(shard)),
                *(keys.idle(shard, status) for status in Status.LIVE),
                *(keys.expiring(shard), keys.abandoned(shard), keys.over(shard)),
                keys.uncarried(shard),
            ],
            *(game_id, member, counted, len(lists)),
        )
        return game


def decode(game_id: str, reply: Sequence[Any]) -> Game:
    """Return a game by the values of ``FIELDS``, ``None`` for what is missing.

    Refuses a game that a newer release has written, and one that is damaged.
    """
    try:
        version, revision = int(reply[0]), int(reply[1])
        status, events, act_by = reply[2].decode(), int(reply[3]), int(reply[4])
        record = _record(reply[5])
        if record.title not in engines.PACKAGES:
            raise GameNewer
        title = engines.get(record.title)
        save.refuse_newer_rules(record.rules_version, title.rules_version)
        # No table is laid before the game starts.
        state = reply[6] and title.load(_json(reply[6]))
        # Games of earlier releases have none of these.
        expires_at, reason = int(reply[7] or 0), (reply[8] or b"").decode()
        undo = _undo(reply[9]) if reply[9] else None
    except NewerSave as error:
        raise GameNewer from error
    except UNREADABLE as error:
        raise GameDamaged from error
    return Game(
        *(game_id, record, state, status, version, revision, events, act_by),
        *(expires_at, reason, undo),
    )


def _refuse_strange(game_id: str) -> None:
    """No key is ever made from a text that is not an id."""
    if not is_game_id(game_id):
        raise UnknownGame


def _moment(game: Game) -> list[bytes]:
    """Return the version and revision of a game, as Redis replied them."""
    return [b"%d" % game.version, b"%d" % game.revision]


def _id(member: str) -> str:
    return member.partition(":")[2]
