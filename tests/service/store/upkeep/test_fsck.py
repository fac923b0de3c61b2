from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from service.accounts.account import Account
from service.accounts.webhooks.webhook import Webhook
from service.store import Store, keys
from service.store.accounts.webhooks import Due
from service.store.clients import Database
from service.store.upkeep import fsck
from service.store.upkeep.fsck import Finding, Looked
from service.tokens import new_game_id
from tests.frozen import dump, files, restored
from tests.redis_setups import Setup
from tests.service.store.steps import BOT, abandon, create, take_step
from tests.tables import HUMAN, OPEN

FROZEN = files.HERE / "2026-11-17" / files.STORE


SHARDS = ("seance:{a", "seance:{m", "seance:{x", "seance:{z")
"""Of the frozen store: among them are bots to act and an abandoned game."""


class Ids(NamedTuple):
    """What a store has, one of each."""

    played: str
    """A public game of people, at version 2."""
    waiting: str
    alone: str
    """A game of bots, whose turn it is."""
    given_up: str
    timed: str
    """A game with a deadline."""
    tournament: str
    schedule: str
    account: str


@pytest.fixture
def ids(store: Store) -> Ids:
    """A store without any damage."""
    played = take_step(store, take_step(store, create(store)))
    tournament, schedule, account = new_game_id(), new_game_id(), "ann-the-2nd"
    store.accounts.create(Account(account))
    webhook = Webhook(new_game_id(), "https://bot.example/", ("turn",), 1)
    store.webhooks.create(account, webhook)
    store.webhooks.update(account, webhook.id, lambda each: each, Due.after(60))
    store.accounts.create(Account("gone"))
    store.accounts.delete(Account("gone", is_deleted=True))
    store.tournaments.create(tournament, {"title": "ghooost"}, 1)
    store.schedules.create(schedule, {"cron": "0 0 * * *"}, 1)
    return Ids(
        played=played.id,
        waiting=create(store, seats=(HUMAN, OPEN)).id,
        alone=create(store, seats=(BOT, BOT)).id,
        given_up=abandon(store, create(store)).id,
        timed=create(store, turn_seconds=60).id,
        tournament=tournament,
        schedule=schedule,
        account=account,
    )


def findings(setup: Setup, store: Store) -> list[Finding]:
    """Everything that is wrong."""
    looked = Looked(Counter(), Counter())
    return list(fsck.look(Database(setup.url), store, looked, lambda _: None))


def edit(redis: Any, game_id: str, field: str, **changes: Any) -> None:
    """Change what is stored in a field of a game as JSON."""
    key = keys.game(game_id)
    found = json.loads(redis.hget(key, field))
    redis.hset(key, field, json.dumps({**found, **changes}))


class Damage(NamedTuple):
    """Something that goes wrong, and what is said about it."""

    does: Callable[[Any, Ids], Any]
    where: str
    """The field of ``Ids`` that names the damaged thing; else how the line begins."""
    kind: str
    can_be_repaired: bool = False


DAMAGES = {
    "record": Damage(
        lambda r, i: r.hset(keys.game(i.played), "record", "{"), "played", "unreadable"
    ),
    "state": Damage(
        lambda r, i: r.hset(keys.game(i.played), "state", "{}"), "played", "unreadable"
    ),
    "number": Damage(
        lambda r, i: r.hset(keys.game(i.played), "version", "x"), "played", "unreadable"
    ),
    "newer save": Damage(
        lambda r, i: edit(r, i.played, "state", format=99), "played", "newer"
    ),
    "another table": Damage(
        lambda r, i: edit(r, i.played, "state", draws=999), "played", "replay"
    ),
    "another command": Damage(
        lambda r, i: r.lset(keys.commands(i.played), 0, '[0,{"type":"dance"}]'),
        "played",
        "replay",
    ),
    "broken command": Damage(
        lambda r, i: r.lset(keys.commands(i.played), 0, "{"), "played", "commands"
    ),
    "lost command": Damage(
        lambda r, i: r.rpop(keys.commands(i.played)), "played", "commands"
    ),
    "lost commands": Damage(
        lambda r, i: r.delete(keys.commands(i.played)), "played", "commands"
    ),
    "lost event": Damage(
        lambda r, i: r.xdel(keys.events(i.played), "2-0"), "played", "events"
    ),
    "events of another type": Damage(
        lambda r, i: (
            r.delete(keys.events(i.played)),
            r.set(keys.events(i.played), "none"),
        ),
        "played",
        "events",
    ),
    "lost game": Damage(
        lambda r, i: r.delete(keys.game(i.played)), "played", "headless"
    ),
    "status": Damage(
        lambda r, i: r.hset(keys.game(i.played), "status", "finished"),
        "played",
        "status",
    ),
    "turn": Damage(
        lambda r, i: r.hset(keys.game(i.played), "to_act", "[7]"),
        "played",
        "to_act",
        can_be_repaired=True,
    ),
    "bot forgotten": Damage(
        lambda r, i: r.zrem(keys.due_alone(i.alone[0]), i.alone),
        "alone",
        "unlisted",
        can_be_repaired=True,
    ),
    "deadline forgotten": Damage(
        lambda r, i: r.zrem(keys.late(i.timed[0]), i.timed),
        "timed",
        "unlisted",
        can_be_repaired=True,
    ),
    "never expires": Damage(
        lambda r, i: r.zrem(keys.idle(i.waiting[0], "waiting"), i.waiting),
        "waiting",
        "unlisted",
        can_be_repaired=True,
    ),
    "would be deleted": Damage(
        lambda r, i: r.zadd(keys.over(i.played[0]), {i.played: 1}),
        "played",
        "listed",
        can_be_repaired=True,
    ),
    "lists are gone": Damage(
        lambda r, i: r.delete(keys.public(i.played[0], "ghooost", "playing")),
        "played",
        "unlisted",
        can_be_repaired=True,
    ),
    "entry of no game": Damage(
        lambda r, _: r.zadd(keys.due("0"), {"0" * 16: 1}),
        "index seance:{0}:due",
        "stray",
        can_be_repaired=True,
    ),
    "entry of no time": Damage(
        lambda r, i: r.zadd(keys.public(i.played[0]), {f"{7:016d}:{i.played}": 0}),
        "index ",
        "stray",
        can_be_repaired=True,
    ),
    "index of another type": Damage(
        lambda r, _: r.set(keys.expiring("0"), 1), "index ", "type"
    ),
    "count": Damage(
        lambda r, i: r.hincrby(keys.counts(i.played[0]), "ghooost playing", 3),
        "counts ",
        "counts",
        can_be_repaired=True,
    ),
    "count of nothing": Damage(
        lambda r, _: r.hset(keys.counts("0"), "ghost-stories waiting", 2),
        "counts 0",
        "counts",
        can_be_repaired=True,
    ),
    "tournament stands still": Damage(
        lambda r, i: r.srem(keys.running(i.tournament[0], "tournament"), i.tournament),
        "tournament",
        "unlisted",
        can_be_repaired=True,
    ),
    "tournament unlisted": Damage(
        lambda r, i: r.delete(keys.all_series(i.tournament[0], "tournament")),
        "tournament",
        "unlisted",
        can_be_repaired=True,
    ),
    "tournament unreadable": Damage(
        lambda r, i: r.hset(keys.series(i.tournament, "tournament"), "request", "{"),
        "tournament",
        "unreadable",
    ),
    "tournament of no status": Damage(
        lambda r, i: r.hset(keys.series(i.tournament, "tournament"), "status", "odd"),
        "tournament",
        "status",
    ),
    "results of nothing": Damage(
        lambda r, _: r.hset(f"{keys.series('0' * 16, 'simulation')}:results", "0", "1"),
        "simulation 0000000000000000",
        "headless",
    ),
    "schedule forgotten": Damage(
        lambda r, i: r.srem(keys.schedules(i.schedule[0]), i.schedule),
        "schedule",
        "unlisted",
        can_be_repaired=True,
    ),
    "schedule of nothing": Damage(
        lambda r, _: r.sadd(keys.schedules("0"), "0" * 16),
        "index ",
        "stray",
        can_be_repaired=True,
    ),
    "account unlisted": Damage(
        lambda r, i: r.delete(keys.account_names(keys.account_shard(i.account))),
        "account",
        "unlisted",
        can_be_repaired=True,
    ),
    "account unreadable": Damage(
        lambda r, i: r.hset(keys.account(i.account), "account", "{"),
        "account",
        "unreadable",
    ),
    "account lost": Damage(
        lambda r, _: r.hset(keys.account_games("bob"), "0", "1"),
        "account bob",
        "headless",
    ),
    "webhook forgotten": Damage(
        lambda r, i: r.delete(keys.webhooks_due(keys.account_shard(i.account))),
        "account",
        "unlisted",
        can_be_repaired=True,
    ),
    "webhooks of nobody": Damage(
        lambda r, _: r.zadd(keys.webhooks_due("0"), {"bob": 0}),
        "index ",
        "stray",
        can_be_repaired=True,
    ),
    "name of nobody": Damage(
        lambda r, _: r.zadd(keys.account_names("0"), {"bob": 0}),
        "index ",
        "stray",
        can_be_repaired=True,
    ),
    "news of no game": Damage(
        lambda r, _: r.zadd(keys.uncarried("0"), {"0" * 16: 1}),
        "index ",
        "stray",
        can_be_repaired=True,
    ),
    "rating": Damage(
        lambda r, _: r.hset(keys.ratings("ghooost", 2), "random", "{}"),
        "ratings ",
        "unreadable",
    ),
}


def test_a_store_without_damage_has_no_findings(
    setup: Setup, store: Store, ids: Ids
) -> None:
    """
    Whatever is in it: games of every status, bots to act, deadlines, series.
    """
    assert [] == findings(setup, store)
    assert ids


@pytest.mark.parametrize("name", DAMAGES)
def test_damage_is_found_named_and_repaired_where_that_is_possible(
    setup: Setup, store: Store, ids: Ids, name: str
) -> None:
    """
    What follows from the games is put right; of the rest it is said what is wrong.
    """
    damage = DAMAGES[name]
    with setup.client() as redis:
        damage.does(redis, ids)
    thing = (
        damage.where
        if damage.where in {"tournament", "schedule", "account"}
        else "game"
    )
    is_named = damage.where in Ids._fields
    where = f"{thing} {getattr(ids, damage.where)}" if is_named else damage.where

    found = findings(setup, store)

    (first, *_) = [each for each in found if each.kind == damage.kind]
    assert str(first).startswith(where), found
    assert damage.can_be_repaired == (first.repair is not None)
    with setup.client() as redis:
        for each in found:
            if each.repair is not None:
                each.repair(redis)
    left = findings(setup, store)
    assert (damage.can_be_repaired, []) == (not left, [e for e in left if e.repair])


def test_the_store_of_an_earlier_release_has_no_findings(
    setup: Setup, store: Store
) -> None:
    """
    Once it is migrated; games that it abandoned are among those that have finished.
    """
    with setup.client() as redis:
        ours = [
            line
            for line in restored.lines(FROZEN)
            if str(line["key"]).startswith(SHARDS)
        ]
        dump.load(redis, ours)
    store.prepare()

    assert [] == findings(setup, store)
