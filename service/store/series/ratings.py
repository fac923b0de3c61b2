"""Ratings in Redis: one table for each title and number of players."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from service.series.ratings.rating import Rating
from service.store import keys
from service.store.scripts import RATE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from service.store.clients import Database

HISTORY_LENGTH = 1000
"""How many entries the history of a bot keeps."""

_encode = msgspec.json.Encoder().encode
_rating = msgspec.json.Decoder(Rating).decode


class Moved(NamedTuple):
    """A rating after a game."""

    game: str
    at: int
    """In microseconds since 1970."""
    mean: float
    deviation: float


_moved = msgspec.json.Decoder(Moved).decode


class Board(NamedTuple):
    """The ratings of one title and number of players, at one moment."""

    title: str
    players: int
    tournament: str
    """Whose games are being counted."""
    counted: int
    """How many of them are in the ratings."""
    version: int
    ratings: dict[str, Rating]


class Ratings:
    """All ratings of one Redis server."""

    def __init__(self, database: Database) -> None:
        """Keep ratings in ``database``."""
        self._database = database

    def read(self, title: str, players: int, tournament: str = "") -> Board:
        """Return the ratings as they are now."""
        base = keys.ratings(title, players)
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            pipeline.get(f"{base}:version")
            pipeline.hgetall(base)
            pipeline.hget(f"{base}:counted", tournament)
            version, rows, counted = pipeline.execute()
        ratings = {bot.decode(): _rating(rating) for bot, rating in rows.items()}
        return Board(
            title, players, tournament, int(counted or 0), int(version or 0), ratings
        )

    def move(
        self, board: Board, game: str, at: int, after: Mapping[str, Rating]
    ) -> Board | None:
        """Count the next game; return what follows, or nothing if the ratings moved."""
        base = keys.ratings(board.title, board.players)
        changes = [
            argument
            for bot, rating in after.items()
            for argument in (
                bot,
                _encode(rating),
                _encode(Moved(game, at, rating.mean, rating.deviation)),
            )
        ]
        done = self._database.run(
            RATE,
            [
                *(base, f"{base}:counted", f"{base}:version"),
                *(f"{base}:history:{bot}" for bot in after),
            ],
            *(board.version, board.tournament, board.counted, HISTORY_LENGTH, *changes),
        )
        if not done:
            return None
        return board._replace(
            counted=board.counted + 1,
            version=board.version + 1,
            ratings={**board.ratings, **after},
        )

    def forget(self, title: str, players: int, tournament: str) -> None:
        """Forget how many games of a tournament are counted: no more will be."""
        base = keys.ratings(title, players)
        with self._database.client() as redis:
            redis.hdel(f"{base}:counted", tournament)

    def of(
        self, name: str, boards: Sequence[tuple[str, int]]
    ) -> dict[tuple[str, int], Rating]:
        """Return the ratings of one bot or account, by title and number of players."""
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            for title, players in boards:
                pipeline.hget(keys.ratings(title, players), name)
            found = pipeline.execute()
        rows = zip(boards, found, strict=True)
        return {board: _rating(row) for board, row in rows if row is not None}

    def drop(self, name: str, boards: Sequence[tuple[str, int]]) -> None:
        """Remove the ratings of one account, and their history."""
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            for title, players in boards:
                base = keys.ratings(title, players)
                pipeline.hdel(base, name)
                pipeline.unlink(f"{base}:history:{name}")
            pipeline.execute()

    def history(self, title: str, players: int, bot: str, limit: int) -> list[Moved]:
        """Return how a rating moved, the latest last."""
        name = f"{keys.ratings(title, players)}:history:{bot}"
        with self._database.client() as redis:
            return [_moved(entry) for entry in redis.lrange(name, -limit, -1)]
