"""Finding company: public games by what they offer, as a list and as a stream."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING, NamedTuple

import msgspec

import engines
from engines.core.errors import Reason
from service.errors import InvalidFields, StoreAway
from service.games.model import Kind, Status
from service.games.streaming import AWAY_SECONDS, BEAT, HEARTBEAT_SECONDS, RETRY_MILLIS
from service.presentation.answers import GameList
from service.presentation.games import summarise

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from service.games.model import Record
    from service.store import Store
    from service.store.games import Listed

MOST_LOOKED_AT = 1000
"""In games: a page looks at no more of them, however few fit."""

NEWEST = 200
"""In games: how many a stream follows, of those that a title and status name."""

LOOK_SECONDS = 1.0
"""How often a process looks for all of its streams."""

_encode = msgspec.json.Encoder().encode


class Wanted(NamedTuple):
    """Which public games somebody looks for."""

    title: str = ""
    status: str = ""
    open_seats: bool | None = None
    """Whether anybody may claim a seat of it; ``None`` for either."""
    options: tuple[tuple[str, str], ...] = ()
    """Names and values of options, as texts."""

    @property
    def listed_status(self) -> str:
        """The status of the list to look at: only a game that waits has open seats."""
        return self.status or (Status.WAITING if self.open_seats else "")

    def fits(self, listed: Listed) -> bool:
        """Whether a game of the right title and status is what is wanted."""
        record = listed.record
        is_open = listed.status == Status.WAITING and has_open_seat(record)
        return (self.open_seats is None or self.open_seats == is_open) and all(
            value in _texts(record.options.get(name)) for name, value in self.options
        )


def wanted(
    title: str = "", status: str = "", open_seats: str = "", option: str = ""
) -> Wanted:
    """Return what a query looks for; refuse options that no title has."""
    pairs = [pair.partition(":") for pair in option.split(",") if pair]
    titles = [title] if title in engines.PACKAGES else list(engines.PACKAGES)
    known = {name for each in titles for name in engines.get(each).option_fields}
    if not {name for name, _, _ in pairs} <= known:
        reason = Reason("wrong.choice", {"choices": ", ".join(sorted(known))})
        raise InvalidFields([("/option", reason)])
    is_open = open_seats == "true" if open_seats else None
    chosen = tuple((name, value) for name, _, value in pairs)
    return Wanted(title, status, is_open, chosen)


def has_open_seat(record: Record) -> bool:
    """Whether anybody may claim a seat of a game."""
    return any(s.kind == Kind.OPEN and not s.is_reserved for s in record.seats)


def _texts(value: object) -> Sequence[str]:
    """Return an option's value as a query would write it; those of a list each."""
    if isinstance(value, list):
        return [text for each in value for text in _texts(each)]
    if isinstance(value, bool):
        return ["true" if value else "false"]
    return [str(value)]


def list_games(store: Store, found: Wanted, limit: int, cursor: str = "") -> GameList:
    """Return a page of public games, the newest first.

    Where few games fit a page may have fewer items than its limit, and yet a next one.
    """
    fitting: list[Listed] = []
    looked_at = 0
    while looked_at < MOST_LOOKED_AT:
        games = store.games.public(found.title, found.listed_status, cursor, limit + 1)
        fitting += filter(found.fits, games)
        if len(fitting) > limit or not games:
            break
        looked_at += len(games)
        cursor = games[-1].place
    page = GameList(items=[summarise(listed) for listed in fitting[:limit]])
    if len(fitting) > limit:
        page.next_cursor = fitting[limit - 1].place
    elif looked_at >= MOST_LOOKED_AT:
        page.next_cursor = cursor
    return page


class Lobby:
    """What a process last saw of the public games: looked at once for all streams."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._seen: dict[tuple[str, str], tuple[float, list[Listed]]] = {}

    def newest(self, store: Store, title: str, status: str) -> list[Listed]:
        """Return the newest public games, as they were a moment ago."""
        with self._lock:
            at, games = self._seen.get((title, status), (float("-inf"), []))
            if time.monotonic() - at >= LOOK_SECONDS:
                games = store.games.public(title, status, "", NEWEST)
                self._seen[title, status] = time.monotonic(), games
            return games


def stream_games(
    store: Store, lobby: Lobby, found: Wanted, seconds: float
) -> Iterator[bytes]:
    """Yield a message for each game that fits, and whenever its seats change.

    Nothing needs to be resumed: a client that comes back gets all of them again.
    """
    until = time.monotonic() + seconds
    yield f"retry: {RETRY_MILLIS}\n\n".encode()
    told: dict[str, bytes] = {}
    silent_since = time.monotonic()
    while not store.hub.is_closed:
        try:
            games = lobby.newest(store, found.title, found.listed_status)
        except StoreAway:
            time.sleep(AWAY_SECONDS)
            games = None
        if games is not None:
            messages = b"".join(_news(told, [g for g in games if found.fits(g)]))
            if messages:
                silent_since = time.monotonic()
                yield messages
        if time.monotonic() - silent_since > HEARTBEAT_SECONDS:
            silent_since = time.monotonic()
            yield BEAT
        if time.monotonic() >= until:
            return
        time.sleep(min(LOOK_SECONDS, seconds))


def _news(told: dict[str, bytes], games: list[Listed]) -> Iterator[bytes]:
    """Yield what has changed since it was sent, the oldest game first; note it."""
    for gone in told.keys() - {listed.id for listed in games}:
        del told[gone]
        yield b"event: gone\ndata: %b\n\n" % _encode({"id": gone})
    for listed in reversed(games):
        summary = summarise(listed)
        # Every command changes the version: that is for who follows the game.
        shape = _encode((summary.status, summary.seats))
        if told.get(listed.id) != shape:
            told[listed.id] = shape
            yield b"data: %b\n\n" % _encode(summary)
