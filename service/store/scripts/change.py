"""The argument of ``change.lua``: how a game changes, packed as one value."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from service import tokens
from service.games.model import Status
from service.store import keys

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from service.games.model import Game
    from service.store.events import Happened
    from service.store.games import PackedResponse, TakenCommand

RESPONSE_SECONDS = 24 * 60 * 60
"""How long the response to a request with an Idempotency-Key is stored."""

RESPONSE_KEY = 6
"""The place of the stored response among the keys, from 0."""

EXPIRING = "expiring"
"""What stands among the statuses for games whose end is announced."""

_encode = msgspec.json.Encoder().encode
_pack = msgspec.msgpack.Encoder().encode


class ChangeArgument(msgspec.Struct):
    """A change of a game. The script reads the fields by these names.

    Numbers that it compares or writes are texts: Redis stores them as they are here.
    """

    id: str
    ticket: str
    """Different for every change."""
    version: str
    """The version that is expected; empty for a new game."""
    revision: str
    fields: list[str | msgspec.Raw]
    """What is written to the hash of the game: names and values in turn."""
    commands: list[msgspec.Raw]
    events: list[list[str | msgspec.Raw]]
    """What is appended to the stream of events: of each, names and values in turn."""
    events_before: int
    """How many events the game had."""
    response: msgspec.Raw
    """What is stored under the request's Idempotency-Key; empty for nothing."""
    response_seconds: int
    bot: str
    """``due`` if a bot must act next, ``done`` if none must any more, else empty."""
    act_by: str
    """When time runs out for a person, 0 for never; empty if that has not changed."""
    life_before: str
    """In which index of lives the game was (``life_of``); empty for a new game."""
    life: str
    expires_at: str
    """When it expires, of a game that is ``expiring``."""
    is_for_accounts: bool
    """Whether accounts are in the game, or were: its news must be carried to them."""
    is_waited_for: bool
    """Whether replicas are waited for: something is written in any case."""
    makes_room: bool
    """Whether a full server must carry it out all the same: it leads to an end."""
    member: str
    """What the game is called in lists."""
    lists_left: int
    """How many of the lists among the keys the game leaves; it enters the others."""
    counted_before: str
    """Under which name the game was counted; empty for a new one."""
    counted: str
    counted_commands: str
    """Under which name its commands are counted."""


def pack(
    before: Game | None,
    after: Game,
    events: Sequence[Happened],
    commands: Sequence[TakenCommand],
    stored: PackedResponse | None,
    *,
    at: int,
    is_waited_for: bool = False,
) -> tuple[list[str], bytes]:
    """Return the keys and the argument by which ``change.lua`` makes this change."""
    left = [] if before is None else list(lists_of(before))
    entered = list(lists_of(after))
    if left == entered:
        left, entered = [], []
    act_by_before = before.act_by if before else 0
    change = ChangeArgument(
        id=after.id,
        ticket=tokens.new_name(),
        version="" if before is None else str(before.version),
        revision="" if before is None else str(before.revision),
        fields=list(_fields(before, after)),
        commands=[_json(command) for command in commands],
        events=[_entry(event, str(at)) for event in events],
        events_before=0 if before is None else before.events,
        response=_text(stored.packed if stored else b""),
        response_seconds=RESPONSE_SECONDS,
        bot=_bot(before, after),
        act_by="" if act_by_before == after.act_by else str(after.act_by),
        life_before=life_of(before) if before else "",
        life=life_of(after),
        expires_at=str(after.expires_at),
        is_for_accounts=after.is_for_accounts
        or (before is not None and before.is_for_accounts),
        is_waited_for=is_waited_for,
        makes_room=before is not None and life_of(after) not in Status.LIVE,
        member=member(after),
        lists_left=len(left),
        counted_before="" if before is None else counted(before, before.status),
        counted=counted(after, after.status),
        counted_commands=counted(after, keys.COMMANDS),
    )
    names = [
        *_names(after.id, is_of_bots_alone=after.is_of_bots_alone),
        *left,
        *entered,
    ]
    if stored:
        names[RESPONSE_KEY] = keys.response(after.id, stored.key)
    return names, _pack(change)


@lru_cache(4096)
def _names(game_id: str, *, is_of_bots_alone: bool) -> tuple[str, ...]:
    """Return the keys of a change that is answered without an Idempotency-Key."""
    shard = game_id[0]
    due, other_due = keys.due(shard), keys.due_alone(shard)
    if is_of_bots_alone:
        due, other_due = other_due, due
    return (
        keys.game(game_id),
        keys.commands(game_id),
        keys.events(game_id),
        due,
        keys.late(shard),
        keys.over(shard),
        keys.response(game_id, ""),
        keys.counts(shard),
        other_due,
        *(keys.idle(shard, status) for status in Status.LIVE),
        keys.expiring(shard),
        keys.abandoned(shard),
        keys.uncarried(shard),
    )


def _text(data: bytes) -> msgspec.Raw:
    """Return bytes as a MessagePack text: Lua's ``cmsgpack`` knows no binary type.

    Texts of Lua hold any bytes. 0xdb begins a text whose length has four bytes.
    """
    return msgspec.Raw(b"\xdb" + len(data).to_bytes(4, "big") + data)


def _json(value: object) -> msgspec.Raw:
    return _text(_encode(value))


def _entry(happened: Happened, at: str) -> list[str | msgspec.Raw]:
    """Return an entry of the stream; all have the same names, which Redis then shares.

    The actor is empty where no seat has acted.
    """
    event, version, actor = happened
    by = "" if actor is None else str(actor)
    return ["event", _json(event), "version", str(version), "at", at, "actor", by]


def _fields(before: Game | None, after: Game) -> Iterator[str | msgspec.Raw]:
    """Yield what is written to the hash of a game, names and values in turn."""
    if before is None or before.record is not after.record:
        yield from ("record", _json(after.record))
    if after.state is not None and (not before or before.state is not after.state):
        yield from ("state", _json(after.title.dump(after.state)))
        if before is None and after.record.fork and not after.record.fork.exact:
            # No commands lead here: its past can only be walked from this table.
            yield from ("start", _json(after.title.dump(after.state)))
    yield from ("version", str(after.version), "revision", str(after.revision))
    yield from ("status", after.status, "events", str(after.events))
    yield from ("to_act", _json(after.to_act()), "act_by", str(after.act_by))
    if after.expires_at or (before and before.expires_at):
        yield from ("expires_at", str(after.expires_at))
    if after.reason:
        yield from ("reason", after.reason)
    if after.undo or (before and before.undo):
        yield from ("undo", _json(after.undo) if after.undo else "")


def life_of(game: Game) -> str:
    """Return in which index of lives a game is: by its status, or ``expiring``."""
    return EXPIRING if game.expires_at and not game.is_over else game.status


def lists_of(game: Game) -> Iterator[str]:
    """Yield the lists that a game is in: a public one is found by title and status.

    Those of a tournament are found through it; they would crowd out all others.
    """
    if game.record.public and not game.record.tournament:
        for title in ("", game.record.title):
            for status in ("", game.status):
                yield keys.public(game.id[0], title, status)


def _bot(before: Game | None, after: Game) -> str:
    """Return whether a bot must act now, must not any more, or never had to."""
    if after.bot_to_act() is not None:
        return "due"
    was_due = before is not None and before.bot_to_act() is not None
    return "done" if was_due else ""


def member(game: Game) -> str:
    """Return what a game is called in lists: they are sorted by it, oldest first."""
    return f"{game.record.created:016d}:{game.id}"


def counted(game: Game, what: str) -> str:
    """Return under which name a game is counted: its title and its status."""
    return f"{game.record.title} {what}"
