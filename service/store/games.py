"""Games in Redis: created, read, changed by compare-and-set, listed."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

import engines
from service.errors import UnknownGame
from service.games.model import Game, Record
from service.store import keys
from service.store.figures import COMMANDS
from service.store.indexes import games_until
from service.store.recent import RecentGames
from service.store.scripts import CHANGE, FORGET, REMEMBER
from service.tokens import is_game_id

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engines.core.state import Event
    from service.store.clients import Argument, Database

ANSWER_SECONDS = 24 * 60 * 60

MOMENT = ("version", "revision")
"""What changes whenever anything does."""

FIELDS = (*MOMENT, "status", "events", "act_by", "record", "state")

LISTED = ("record", "status", "version", "to_act")

_encode = msgspec.json.Encoder().encode
_record = msgspec.json.Decoder(Record).decode
_json = msgspec.json.Decoder().decode


class Stale(Exception):
    """Another change came first; nothing was written."""


class Taken(NamedTuple):
    """A command that was carried out, and the seat that gave it."""

    seat: int
    command: dict[str, Any]
    rules_version: str = ""
    """By which rules, if not by those that the game was created by."""


class Kept(NamedTuple):
    """An answer to remember under the Idempotency-Key of its request."""

    key: str
    answer: bytes


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
        self._recent = RecentGames()

    def recall(self, game_id: str) -> Game | None:
        """Return a game as this process last saw it; it may have gone on since."""
        return self._recent.get(game_id)

    def read(self, game_id: str) -> Game:
        """Return a game as it is now."""
        _refuse_strange(game_id)
        key, known = keys.game(game_id), self._recent.get(game_id)
        if known:
            # Most readers look again at what has not changed.
            with self._database.client() as redis:
                moment = redis.hmget(key, *MOMENT)
            if moment == _moment(known):
                return known
        return self.read_anew(game_id)

    def read_anew(self, game_id: str) -> Game:
        """Return a game as it is now, of which another moment was expected here."""
        _refuse_strange(game_id)
        with self._database.client() as redis:
            reply = redis.hmget(keys.game(game_id), *FIELDS)
        return self._decode(game_id, reply)

    def read_with_answer(self, game_id: str, key: str) -> tuple[Game, bytes | None]:
        """Return a game, and the answer remembered under an Idempotency-Key."""
        _refuse_strange(game_id)
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            pipeline.hmget(keys.game(game_id), *FIELDS)
            pipeline.get(keys.answer(game_id, key))
            reply, answer = pipeline.execute()
        return self._decode(game_id, reply), answer

    def _decode(self, game_id: str, reply: list[Any]) -> Game:
        if reply[0] is None:
            raise UnknownGame
        known = self._recent.get(game_id)
        if known and reply[: len(MOMENT)] == _moment(known):
            return known
        version, revision = int(reply[0]), int(reply[1])
        status, events, act_by = reply[2].decode(), int(reply[3]), int(reply[4])
        record = _record(reply[5])
        # No table is laid before the game starts.
        state = reply[6] and engines.get(record.title).load(_json(reply[6]))
        game = Game(game_id, record, state, status, version, revision, events, act_by)
        self._recent.put(game)
        return game

    def change(
        self,
        before: Game | None,
        after: Game,
        events: Sequence[Event],
        taken: Sequence[Taken] = (),
        kept: Kept | None = None,
    ) -> bytes | None:
        """Bring a game from one moment to the next, all of it or nothing.

        Returns the answer that an earlier request with the same Idempotency-Key got,
        in which case nothing is written. Raises ``Stale`` if ``before`` is outdated.
        """
        shard = after.id[0]
        leaves = [] if before is None else list(_indexes(before))
        enters = list(_indexes(after))
        if leaves == enters:
            leaves, enters = [], []
        fields = list(_fields(before, after))
        clock = before.act_by if before else 0
        verdict, *answer = self._database.run(
            CHANGE,
            [
                keys.game(after.id),
                keys.commands(after.id),
                keys.events(after.id),
                keys.due(shard),
                keys.late(shard),
                keys.over(shard),
                keys.answer(after.id, kept.key if kept else ""),
                keys.counts(shard),
                *leaves,
                *enters,
            ],
            *[
                after.id,
                secrets.token_hex(8),
                "" if before is None else before.version,
                "" if before is None else before.revision,
                kept.answer if kept else "",
                ANSWER_SECONDS,
                _due(before, after),
                _place(after),
                len(leaves),
                0 if before is None else before.events,
                "" if clock == after.act_by else after.act_by,
                "1" if after.is_over else "",
                "" if before is None else _counted(before, before.status),
                _counted(after, after.status),
                _counted(after, COMMANDS),
                len(fields),
                len(taken),
                *fields,
                *map(_encode, taken),
                *map(_encode, events),
            ],
        )
        if verdict == b"stale":
            raise Stale
        if answer:
            earlier: bytes = answer[0]
            return earlier
        self._recent.put(after)
        return None

    def remember(self, game_id: str, kept: Kept) -> bytes:
        """Remember an answer that changed nothing; return the one that now counts."""
        key = keys.answer(game_id, kept.key)
        reply: bytes = self._database.run(REMEMBER, [key], kept.answer, ANSWER_SECONDS)
        return reply

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
        places = places[:limit]
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

    def over(self, seconds: float, limit: int) -> list[str]:
        """Return games that have been over for so long."""
        until = self._database.time() - seconds
        return games_until(self._database, keys.over, until, limit)

    def forget(self, game_id: str) -> None:
        """Remove a game and everything about it."""
        shard, key = game_id[0], keys.game(game_id)
        with self._database.client() as redis:
            record, status = redis.hmget(key, "record", "status")
        indexes: list[str] = []
        place = counted = ""
        if record is not None:
            game = Game(game_id, _record(record), None, status.decode(), 0, 0, 0)
            place, counted = _place(game), _counted(game, game.status)
            indexes = list(_indexes(game))
        self._database.run(
            FORGET,
            [
                *(key, keys.due(shard), keys.late(shard), keys.over(shard)),
                *(keys.counts(shard), keys.commands(game_id), keys.events(game_id)),
                *(keys.history(game_id), *indexes),
            ],
            *(game_id, place, counted),
        )


def _refuse_strange(game_id: str) -> None:
    """No key is ever made from a text that is not an id."""
    if not is_game_id(game_id):
        raise UnknownGame


def _moment(game: Game) -> list[bytes]:
    """Return the version and revision of a game, as Redis tells them."""
    return [b"%d" % game.version, b"%d" % game.revision]


def _fields(before: Game | None, after: Game) -> Iterator[Argument]:
    """Yield what is written to the hash of a game, fields and values in turn."""
    if before is None or before.record is not after.record:
        yield from ("record", _encode(after.record))
    if after.state is not None and (not before or before.state is not after.state):
        yield from ("state", _encode(after.title.dump(after.state)))
        if before is None and after.record.fork and not after.record.fork.exact:
            # No commands lead here: its past can only be walked from this table.
            yield from ("start", _encode(after.title.dump(after.state)))
    yield from ("version", after.version, "revision", after.revision)
    yield from ("status", after.status, "events", after.events)
    yield from ("to_act", _encode(after.to_act()), "act_by", after.act_by)


def _indexes(game: Game) -> Iterator[str]:
    """Yield the lists that a game is in: a public one is found by title and status.

    Those of a tournament are found through it; they would crowd out all others.
    """
    if game.record.public and not game.record.tournament:
        for title in ("", game.record.title):
            for status in ("", game.status):
                yield keys.public(game.id[0], title, status)


def _due(before: Game | None, after: Game) -> str:
    """Return whether a bot must act now, must not any more, or never had to."""
    if after.bot_to_act() is not None:
        return "1"
    was_due = before is not None and before.bot_to_act() is not None
    return "0" if was_due else ""


def _place(game: Game) -> str:
    """Return what a game is called in lists: they are sorted by it, oldest first."""
    return f"{game.record.created:016d}:{game.id}"


def _counted(game: Game, what: str) -> str:
    """Return under which name a game is counted: its title and its status."""
    return f"{game.record.title} {what}"


def _id(place: str) -> str:
    return place.partition(":")[2]
