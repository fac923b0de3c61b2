"""Series, schedules, accounts and ratings: readable, and where they are listed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from service.accounts.account import Account
from service.series.ratings.rating import Rating
from service.store import keys
from service.store.series import SeriesStatus
from service.store.upkeep import families
from service.store.upkeep.fsck.finding import Finding, compare_places
from service.store.upkeep.units import to_bytes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from service.store.upkeep.units import Found


def look(found: Found) -> Iterator[Finding]:
    """Yield what is wrong with a unit that is no game."""
    if found.kind == families.RATINGS:
        yield from _look_at_ratings(found)
        return
    if found.kind == families.ACCOUNT:
        yield from _look_at_account(found)
        return
    where, fields = f"{found.kind} {found.id}", found.hash()
    if not fields:
        names = ", ".join(part.key.removeprefix(found.key) for part in found.parts)
        yield Finding(where, "headless", f"there is none, but there are {names}")
        return
    try:
        msgspec.json.decode(fields["request"])
        created = int(fields["created"])
        status = fields["status"].decode() if found.kind in families.SERIES else ""
    except (KeyError, ValueError, msgspec.DecodeError) as error:
        yield Finding(where, "unreadable", f"it cannot be read: {error!r}")
        return
    expected: dict[tuple[str, str], float | None] = {}
    if found.kind == families.SCHEDULE:
        expected[keys.schedules(found.shard), found.id] = None
    else:
        if status not in SeriesStatus.ALL:
            yield Finding(where, "status", f"it is {status}")
        if status == SeriesStatus.RUNNING:
            expected[keys.running(found.shard, found.kind), found.id] = None
        listed = keys.all_series(found.shard, found.kind)
        expected[listed, f"{created:016d}:{found.id}"] = 0
    yield from compare_places(where, found, expected)


def _look_at_account(found: Found) -> Iterator[Finding]:
    where, fields = f"account {found.id}", found.hash()
    if not fields:
        names = ", ".join(part.key.removeprefix(found.key) for part in found.parts)
        yield Finding(where, "headless", f"there is none, but there are {names}")
        return
    try:
        account = msgspec.json.decode(fields["account"], type=Account)
        int(fields["revision"])
    except (KeyError, ValueError, msgspec.DecodeError) as error:
        yield Finding(where, "unreadable", f"it cannot be read: {error!r}")
        return
    expected: dict[tuple[str, str], float | None] = {}
    if not account.is_deleted:
        shard = keys.account_shard(found.id)
        expected[keys.account_names(shard), found.id] = 0
        due = keys.account_webhooks_due(found.id)
        if any(part.key == due for part in found.parts):
            # A time that is too early is put right by the next look for what is due.
            expected[keys.webhooks_due(shard), found.id] = 0
    yield from compare_places(where, found, expected)


def _look_at_ratings(found: Found) -> Iterator[Finding]:
    where = f"ratings {found.key.partition(':')[2]}"
    for bot, rating in found.hash().items():
        try:
            msgspec.json.decode(to_bytes(rating.decode()), type=Rating)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            yield Finding(where, "unreadable", f"that of {bot} cannot be read: {error}")
