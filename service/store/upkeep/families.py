"""The families of keys in the store, and what belongs together.

A unit is a thing with all its keys, and with its places in indexes: a game, a series, a
schedule, an account, the ratings of a title. Its keys and the indexes are on one slot
of a Cluster, so it can be read at one moment. Keys of no known family are units of
their own, so that a backup leaves nothing out.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from service.accounts.account import NAME
from service.games.model import Status
from service.store import keys
from service.tokens import ALPHABET, ID_LENGTH

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

RATINGS, SCHEDULE, GAME, PLAIN = "ratings", "schedule", "game", "plain"
ACCOUNT = "account"
SIMULATION, TOURNAMENT = "simulation", "tournament"
SERIES = (SIMULATION, TOURNAMENT)

KEPT = (keys.game, keys.series, keys.schedule, keys.ratings, keys.account)
"""Families of the first key of a unit."""

PARTS = (
    *(keys.commands, keys.events, keys.response, keys.ticket, keys.history),
    *(keys.hint, keys.account_games, keys.account_turns, keys.account_messages),
    *(keys.account_list, keys.account_announced, keys.account_webhooks),
    *(keys.account_webhooks_due, keys.account_deliveries),
)
"""Families of keys of a unit; all begin with its first key."""

BY_ID = (
    *(keys.due, keys.due_alone, keys.late, keys.expiring, keys.abandoned),
    *(keys.over, keys.uncarried),
)
"""Families of indexes of games by their ids; ``idle`` is one for each status."""

INDEXES = (
    *(*BY_ID, keys.idle, keys.public),
    *(keys.running, keys.all_series, keys.schedules, keys.account_names),
    keys.webhooks_due,
)
"""Families of indexes: what they hold follows from units."""

BY_THEMSELVES = (keys.creation, keys.creation_answer)
"""Families of keys that belong to no other: each is a unit."""

COUNTED = (keys.counts,)
"""Families of counts: also these follow from units, but for the commands."""

PASSING: tuple[Callable[..., str] | str, ...] = (
    *(keys.alive, keys.usage),
    *(keys.DATA_VERSION, keys.MIGRATION, keys.MIGRATING, keys.RESTORING, keys.WAKE),
)
"""What lasts for seconds or is written by whoever restores a backup."""

ID = f"[{ALPHABET}]{{{ID_LENGTH}}}"

_UNIT = re.compile(
    rf"(seance:\{{.\}}:(?:(game|simulation|tournament|schedule):{ID}"
    rf"|(account):{NAME}))(:.*)?"
    r"|(seance:\{(ratings):[^}]*\})(:.*)?",
    re.DOTALL,
)
_DERIVED = re.compile(
    rf"seance:\{{[{ALPHABET}]\}}:"
    r"(due|due:alone|late|expiring|abandoned|over|uncarried|counts|idle:[a-z]+"
    r"|public:[^:]*:[a-z]*|(simulation|tournament)s(:running)?|schedules|accounts"
    r"|webhooks:due)"
)
_PASSING = re.compile(
    rf"seance:(alive|usage):.*|{'|'.join(k for k in PASSING if isinstance(k, str))}",
    re.DOTALL,
)

CREATED = msgspec.json.Decoder(type=dict[str, Any])


class Unit(NamedTuple):
    """Something that is stored under a first key and more that begin with it."""

    kind: str
    key: str

    @property
    def id(self) -> str:
        """The id of a game, series or schedule, or the name of an account."""
        return self.key.rpartition(":")[2]


class Place(NamedTuple):
    """A place in an index that a unit may have."""

    list_key: str
    member: str


def unit_of(key: str) -> Unit | None:
    """Return the unit to which a key belongs; nothing for what is not kept by itself.

    That is an index or a count, which follow from units, and what lasts for seconds.
    """
    found = _UNIT.fullmatch(key)
    if found:
        return Unit(found[2] or found[3] or found[6], found[1] or found[5])
    if _DERIVED.fullmatch(key) or _PASSING.fullmatch(key):
        return None
    return Unit(PLAIN, key)


def listed_kind(key: str) -> str:
    """Return units of which kind a key lists; nothing if it is no index."""
    found = _DERIVED.fullmatch(key)
    if found is None or found[1] == "counts":
        return ""
    if found[1] == "schedules":
        return SCHEDULE
    if found[1] in {"accounts", "webhooks:due"}:
        return ACCOUNT
    return found[2] or GAME


def is_set(index: str) -> bool:
    """Whether an index is a set, without an order."""
    return index.endswith((":running", ":schedules"))


def is_passing(key: str) -> bool:
    """Whether a key lasts for seconds, or is written by whoever restores a backup."""
    return _PASSING.fullmatch(key) is not None


def always_read(unit: Unit) -> Iterator[str]:
    """Yield the keys of a unit that may come into being at any time."""
    yield unit.key
    if unit.kind == GAME:
        yield from (keys.commands(unit.id), keys.events(unit.id))
    elif unit.kind in SERIES:
        yield from (f"{unit.key}:results", f"{unit.key}:leases")
        yield f"{unit.key}:attached"
    elif unit.kind == SCHEDULE:
        yield from (f"{unit.key}:due", f"{unit.key}:runs")
    elif unit.kind == RATINGS:
        yield from (f"{unit.key}:counted", f"{unit.key}:version")
    elif unit.kind == ACCOUNT:
        yield from (keys.account_games(unit.id), keys.account_turns(unit.id))
        yield from (keys.account_messages(unit.id), keys.account_announced(unit.id))
        yield from (keys.account_webhooks(unit.id), keys.account_webhooks_due(unit.id))
        yield keys.account_deliveries(unit.id)
        for status in ("", *Status.ALL):
            yield keys.account_list(unit.id, status)


def dating_field(unit: Unit) -> str:
    """Return the field on which the places of a unit depend; it never changes."""
    return {GAME: "record", SIMULATION: "created", TOURNAMENT: "created"}.get(
        unit.kind, ""
    )


def places(unit: Unit, dated: bytes | None) -> Iterator[Place]:
    """Yield every place in which a unit may be listed, by its ``dating_field``."""
    if unit.kind == ACCOUNT:
        shard = keys.account_shard(unit.id)
        yield Place(keys.account_names(shard), unit.id)
        yield Place(keys.webhooks_due(shard), unit.id)
    if unit.kind not in {GAME, SCHEDULE, *SERIES}:
        return
    shard, name = unit.id[0], unit.id
    if unit.kind == SCHEDULE:
        yield Place(keys.schedules(shard), name)
    elif unit.kind in SERIES:
        yield Place(keys.running(shard, unit.kind), name)
        if dated and dated.isdigit():
            member = f"{int(dated):016d}:{name}"
            yield Place(keys.all_series(shard, unit.kind), member)
    else:
        for index in BY_ID:
            yield Place(index(shard), name)
        for status in Status.LIVE:
            yield Place(keys.idle(shard, status), name)
        yield from _public_places(name, dated)


def _public_places(game_id: str, dated: bytes | None) -> Iterator[Place]:
    try:
        record = CREATED.decode(dated or b"")
        title, member = str(record["title"]), f"{int(record['created']):016d}:{game_id}"
    except (msgspec.DecodeError, KeyError, TypeError, ValueError):
        return
    for of_title in ("", title):
        for of_status in ("", *Status.ALL):
            yield Place(keys.public(game_id[0], of_title, of_status), member)
