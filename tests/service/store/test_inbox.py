"""Inboxes: every fact is told once, whoever dies and on every set-up of Redis."""

from __future__ import annotations

import random
import secrets
import signal
import subprocess
import sys
from itertools import pairwise

import pytest

from service.accounts.account import Account
from service.accounts.inbox import carry_overdue, news_of
from service.games import endings
from service.games.commit import commit, update
from service.games.model import Game, Status
from service.games.seats import ClaimSeat, HandOver, claim, hand_over
from service.settings import Settings
from service.store import Store, keys
from service.store.accounts import inbox
from tests import unmeasured
from tests.servers import PATIENCE
from tests.service.store.steps import create, step_from


def accounts(store: Store, number: int = 2) -> list[str]:
    """The names of new accounts."""
    names = [f"bot-{secrets.token_hex(6)}" for _ in range(number)]
    for name in names:
        assert store.accounts.create(Account(name))
    return names


def sit_down(store: Store, names: list[str]) -> Game:
    """A game in which accounts hold all seats."""
    seats = tuple({"kind": "human", "account": name} for name in names)
    game = create(store, seats=seats)
    for seat, name in enumerate(names):
        game = claim(store, ClaimSeat(game.id, seat, "", "", account=name)).game
    return game


def told(store: Store, name: str) -> list[tuple[str, int]]:
    """The messages to an account: their types and versions."""
    found = store.inboxes.messages(name, 0, 1_000)
    assert list(range(1, len(found) + 1)) == [each.number for each in found]
    return [(each.type, each.version) for each in found]


def test_an_inbox_tells_a_game_from_its_invitation_to_its_end(store: Store) -> None:
    """
    Each fact once, and a turn whenever one is asked; then nothing waits any more.
    """
    names = accounts(store)
    game = sit_down(store, names)
    asked: dict[str, list[int]] = {name: [] for name in names}
    while game.status == Status.PLAYING and game.version < 30:
        seat = game.to_act()[0]
        asked[names[seat]].append(game.version)
        waiting = [len(store.inboxes.look(name, 10).turns) for name in names]
        assert [int(n == seat) for n in range(2)] == waiting
        game = update(store, game.id, step_from).game
    if not game.is_over:
        asked[names[game.to_act()[0]]].append(game.version)
        endings.abandon(store, endings.AbandonGame(game.id, "", is_operator=True))

    for name in names:
        kinds = told(store, name)
        assert [("invitation", 0), ("game_started", 0)] == kinds[:2]
        assert "game_over" == kinds[-1][0]
        assert [("turn", version) for version in asked[name]] == kinds[2:-1]
        assert [] == store.inboxes.look(name, 10).turns
    assert [] == store.inboxes.uncarried(-1, 10)


def test_who_died_between_commit_and_carry_leaves_it_to_the_reconciler(
    store: Store, settings: Settings
) -> None:
    """
    The mark of the commit outlives the process; the turn is told once all the same.
    """
    names = accounts(store)
    game = sit_down(store, names)
    other = names[1 - game.to_act()[0]]
    before = {name: told(store, name) for name in names}

    ran = subprocess.run(
        [sys.executable, "-m", "tests.service.store.dying", game.id],
        env=unmeasured.environment(**settings.environment()),
        timeout=PATIENCE,
        check=False,
    )

    assert -signal.SIGKILL == ran.returncode
    after = store.games.read(game.id)
    assert 1 == after.version
    assert before == {name: told(store, name) for name in names}
    assert [game.id] == store.inboxes.uncarried(-1, 10)
    assert (1, 0) == (carry_overdue(store, -1), carry_overdue(store, -1))
    acting = names[after.to_act()[0]]
    assert [*before[acting], ("turn", 1)] == told(store, acting)
    if acting != other:
        assert before[other] == told(store, other)
    assert [game.id] == [turn.game for turn in store.inboxes.look(acting, 9).turns]


def test_news_may_be_carried_twice_and_in_any_order(store: Store) -> None:
    """
    Whatever several processes do, numbers have no gaps and the last state stands.
    """
    names = accounts(store)
    game = sit_down(store, names)
    states = [game]
    for _ in range(12):
        step = step_from(states[-1])
        states.append(commit(store, states[-1], *step).game)
    chance = random.Random(7)
    before = {name: told(store, name) for name in names}
    again = [*states, *states]
    chance.shuffle(again)

    for state in again:
        for name in names:
            store.inboxes.carry(news_of(state, name))

    assert before == {name: told(store, name) for name in names}
    for name in names:
        versions = [version for kind, version in before[name] if kind == "turn"]
        assert all(one < two for one, two in pairwise(versions))


def test_a_late_process_does_not_strike_the_mark_of_a_later_change(
    store: Store,
) -> None:
    """
    Whoever has carried an older state leaves the mark for the newer one.
    """
    names = accounts(store)
    game = sit_down(store, names)
    step = step_from(game)
    store.games.change(game, step.game, step.events, step.commands, at=1)

    store.inboxes.settle(game)
    assert [game.id] == store.inboxes.uncarried(-1, 10)

    store.inboxes.settle(step.game)
    assert [] == store.inboxes.uncarried(-1, 10)


def test_a_game_that_cannot_be_read_keeps_no_news_of_others(store: Store) -> None:
    """
    It stays marked; the news of the games behind it are carried.
    """
    names = accounts(store)
    broken, fine = sit_down(store, names), sit_down(store, names)
    with store.database.client() as redis:
        redis.hset(keys.game(broken.id), mapping={"record": "{", "revision": 99})
        for score, game in enumerate((broken, fine)):
            redis.zadd(keys.uncarried(game.id[0]), {game.id: score})

    assert (1, 0) == (carry_overdue(store, -1), carry_overdue(store, -1))

    assert [broken.id] == store.inboxes.uncarried(-1, 10)
    store.games.forget(broken.id)


def test_an_invitation_that_is_withdrawn_leaves_the_lists(store: Store) -> None:
    """
    The account is in the list of a game as long as the game has a seat for it.
    """
    (name,) = accounts(store, 1)
    game = create(store, seats=({"kind": "human"}, {"kind": "open", "account": name}))
    assert 1 == store.inboxes.count(name)

    hand_over(store, HandOver(game.id, 1, "", True, "bot", {}, ""))

    assert 0 == store.inboxes.count(name)


def test_a_game_that_is_deleted_leaves_the_lists(store: Store) -> None:
    """
    With its news; the messages about it stay.
    """
    names = accounts(store)
    game = sit_down(store, names)
    endings.abandon(store, endings.AbandonGame(game.id, "", is_operator=True))
    over = endings.Lifetimes(waiting=0, playing=0, abandoned=1e-9, finished=0)

    assert 1 == endings.sweep(store, over)

    for name in names:
        assert 0 == store.inboxes.count(name)
        assert "game_over" == told(store, name)[-1][0]


def test_only_so_many_messages_are_kept(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    The oldest go first; the number of the last one goes on.
    """
    (name,) = accounts(store, 1)
    game = create(store, seats=({"kind": "human"}, {"kind": "open", "account": name}))
    news = news_of(game, name)
    monkeypatch.setattr(inbox, "MESSAGES_KEPT", 3)

    for moment in range(1, 400):
        news.moment, news.turn, news.version = moment, str(moment), str(moment)
        store.inboxes.carry(news)

    look = store.inboxes.look(name, 10)
    assert 400 == look.last
    assert 1 < look.first <= 398


def test_nothing_is_carried_to_who_is_gone(store: Store) -> None:
    """
    A deleted account gets no messages, and has no lists.
    """
    names = accounts(store)
    game = sit_down(store, names)
    store.accounts.delete(Account(names[0], is_deleted=True))

    update(store, game.id, step_from)

    assert 0 == store.inboxes.count(names[0])
    assert [] == told(store, names[0])
