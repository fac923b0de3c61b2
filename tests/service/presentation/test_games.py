"""A game as its readers get it, from its creation to its end."""

import msgspec
import pytest
from msgspec import UNSET

from engines.core.fields import Json
from service.games import bot_turns
from service.games.creation import CreateGame, create
from service.games.history.forks import ForkGame, fork
from service.games.model import Game
from service.games.people.lobby import Wanted, list_games
from service.games.reading import Reader
from service.presentation.boards import describe, draw
from service.presentation.games import etag, represent
from service.settings import Settings
from service.store import Store

ANN: Json = {"kind": "human", "name": "Ann"}
BOT: Json = {"kind": "bot", "bot": {"id": "heuristic", "level": 1}}
OPEN: Json = {"kind": "open"}


@pytest.fixture
def store(redis_url: str) -> Store:
    return Store(Settings(redis_url=redis_url))


def lay(store: Store, *seats: Json, turn_seconds: int = 0) -> Game:
    request = CreateGame(
        "ghooost", {}, seats, "seed", public=True, turn_seconds=turn_seconds
    )
    return create(store, request).game


def test_a_game_that_waits_has_no_table(store: Store) -> None:
    """
    Neither view nor decision nor picture of one, but a sentence that says so.
    """
    game = lay(store, ANN, OPEN)
    shown = represent(game, Reader(0), "en")

    assert ("waiting", []) == (shown.status, shown.to_act)
    assert {UNSET} == {shown.view, shown.decision, shown.outcome}
    assert describe(game, Reader(0), "en") in draw(game, Reader(0), "en")


def test_only_the_seat_that_may_answer_has_the_decision(store: Store) -> None:
    """
    All others get the same game without it, and another ETag.
    """
    game = lay(store, ANN, ANN, turn_seconds=60)
    (seat,) = game.to_act()
    readers = (Reader(seat), Reader(1 - seat), Reader())
    asked, other, watcher = (represent(game, reader, "en") for reader in readers)

    assert asked.decision
    assert {UNSET} == {other.decision, watcher.decision}
    assert 3 == len({etag(game, reader, "en") for reader in readers})
    assert 60 == asked.turn_seconds
    assert asked.act_by
    prompt = asked.decision.prompt
    assert prompt in describe(game, readers[0], "en")
    assert prompt not in describe(game, readers[1], "en")


def test_a_bot_is_named_with_its_level_and_asked_nothing(store: Store) -> None:
    """
    A level is shown where it is not the best one.
    """
    game = lay(store, BOT, {"kind": "bot", "bot": {"id": "heuristic"}})
    (seat,) = game.to_act()
    shown = represent(game, Reader(seat), "en")

    first, second = (each.bot for each in shown.seats)
    assert first
    assert second
    assert ((1, UNSET), UNSET) == ((first.level, second.level), shown.decision)


def test_a_finished_game_shows_what_its_chance_came_from(store: Store) -> None:
    """
    The outcome, the secret and the key, none of which was there before.
    """
    game = lay(store, BOT, BOT)
    assert UNSET is represent(game, Reader(), "en").fairness.secret
    while not store.games.read(game.id).is_over:
        bot_turns.play(store, game.id)
    ended = represent(store.games.read(game.id), Reader(), "en")

    assert ended.outcome
    assert ended.outcome.text
    assert ended.fairness.secret
    assert ended.fairness.key


def test_a_fork_names_the_game_that_it_comes_from(store: Store) -> None:
    """
    With its version, and whether it is exact; bots stay bots of the same level.
    """
    game = lay(store, ANN, BOT)
    forked = fork(store, ForkGame(game.id, "", None, None, public=False)).game
    shown = represent(forked, Reader(), "en")

    assert shown.forked_from
    assert (game.id, False) == (shown.forked_from.game, shown.forked_from.exact)
    assert shown.seats[1] == represent(game, Reader(), "en").seats[1]


def test_a_list_has_the_fields_that_a_game_has(store: Store) -> None:
    """
    What a list shows of a game is what the game itself shows.
    """
    game = lay(store, ANN, BOT)
    (listed,) = list_games(store, Wanted(), 1).items
    whole = msgspec.to_builtins(represent(game, Reader(), "en"))

    shown = msgspec.to_builtins(listed)
    assert shown == {name: whole[name] for name in shown}
