import json
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from service import tokens
from service.errors import (
    GameNotFinished,
    GameNotStarted,
    InvalidFields,
    NotReplayable,
    UnknownVersion,
)
from service.games import reading
from service.games.commit import commit
from service.games.history import forks, replays, versions
from service.games.people import lobby
from service.games.reading import GameForReader
from service.presentation.answers import Verification
from service.store import Store
from tests.document import Json
from tests.service.games.use_cases import create, finished, first_option
from tests.tables import HUMAN, OPEN


def fork(game_id: str, token: str = "", **more: Any) -> forks.ForkGame:
    """A request for a fork of the present version, unless said otherwise."""
    given = {"version": None, "seats": None, "public": True, **more}
    return forks.ForkGame(game_id, token, **given)


def replay_of(store: Store) -> Json:
    """The replay of a finished game."""
    replay: Json = json.loads(replays.make(store, finished(store).game))
    return replay


def test_the_fork_of_a_finished_game_is_exact(store: Store) -> None:
    """
    It has the same key, commands, events and seats, so far.
    """
    game = finished(store).game

    copy = forks.fork(store, fork(game.id, version=5)).game

    assert (5, 0) == (copy.version, copy.revision)
    assert game.record.key == copy.record.key
    past = versions.at(store, game, 5)
    assert game.title.digest(past.table) == game.title.digest(copy.table)
    assert copy.events == past.events
    first, again = (
        [(e.number, e.event, e.version, e.actor) for e in store.events.read(each, 0, n)]
        for each, n in ((game.id, copy.events), (copy.id, 1000))
    )
    assert first == again
    assert game.record.seats == copy.record.seats


def test_the_fork_of_a_live_game_has_a_key_of_its_own(store: Store) -> None:
    """
    It begins at version 0 with what the forker saw, and can be forked again.
    """
    new = create(store)
    commit(store, new.game, *first_option(new.game))

    copy = forks.fork(store, fork(new.game.id, new.seats[0], version=0))
    assert (0, False) == (copy.game.version, copy.game.record.seeded)
    assert new.game.record.secret != copy.game.record.secret
    view = new.game.title.view(new.game.table, 0)
    assert view == copy.game.title.view(copy.game.table, 0)

    commit(store, copy.game, *first_option(copy.game))
    again = forks.fork(store, fork(copy.game.id, copy.seats[0], version=0)).game
    assert view == again.title.view(again.table, 0)
    with pytest.raises(NotReplayable):
        _find_finished_fork(store, copy.game.id)


def _find_finished_fork(store: Store, game_id: str) -> None:
    """Look for the replay of a fork as if its game had finished."""
    game = store.games.read(game_id)
    over = game._replace(status="finished", revision=game.revision + 1)
    commit(store, game, over, [])
    replays.find(store, game_id, "")


def test_a_fork_has_the_seats_of_its_game(store: Store) -> None:
    """
    As many, but other people and bots may be named.
    """
    game = finished(store).game

    copy = forks.fork(store, fork(game.id, version=0, seats=[HUMAN, HUMAN]))
    assert {0, 1} == copy.seats.keys()
    with pytest.raises(InvalidFields):
        forks.fork(store, fork(game.id, seats=[HUMAN]))
    with pytest.raises(UnknownVersion):
        forks.fork(store, fork(game.id, version=game.version + 1))
    waiting = create(store, HUMAN, OPEN)
    with pytest.raises(GameNotStarted):
        forks.fork(store, fork(waiting.game.id, waiting.owner))


def look_back(store: Store, game_id: str, token: str, version: int) -> GameForReader:
    """Read a game as its bearer may see it at an earlier version."""
    return reading.look_back(store, reading.get(store, game_id, token), version)


def test_only_a_finished_game_is_shown_as_it_was(store: Store) -> None:
    """
    A live one would show what its readers could not see then.
    """
    game = finished(store).game
    assert 3 == look_back(store, game.id, "", 3).game.version
    with pytest.raises(UnknownVersion):
        look_back(store, game.id, "", game.version + 1)

    new = create(store)
    assert new.game == look_back(store, new.game.id, new.owner, 0).game
    commit(store, new.game, *first_option(new.game))
    with pytest.raises(GameNotFinished):
        look_back(store, new.game.id, new.owner, 0)
    with pytest.raises(GameNotFinished):
        replays.find(store, new.game.id, new.owner)


def test_a_replay_is_made_once_and_verified(store: Store) -> None:
    """
    Its digests are those of the game, and any other key or commitment is found.
    """
    game = finished(store).game
    found = replays.find(store, game.id, "")
    made = replays.make(store, found.game)
    assert made == replays.make(store, found.game)
    replay = json.loads(made)
    replay["fairness"]["seeds"] = []

    verdict = replays.verify(replay)
    assert Verification(
        valid=True, rules_version="1.0", commands=game.version
    ) == verdict.represent("en")
    other = {**replay["fairness"], "secret": "00" * 32}
    assert not replays.verify({**replay, "fairness": other}).represent("en").valid
    promised = {**other, "commitment": tokens.commitment(bytes(32))}
    unfair = replays.verify({**replay, "fairness": promised})
    assert unfair.divergence is not None
    assert ("key", 0) == (unfair.divergence.cause, unfair.commands)
    with pytest.raises(InvalidFields):
        replays.verify({**replay, "title": "chess"})


def test_a_game_by_older_rules_has_no_digests(store: Store) -> None:
    """
    Its commands are shown with the rules they were taken by; it cannot be walked.
    """
    game = finished(store).game
    older = msgspec.structs.replace(game.record, rules_version="0.9")
    live = create(store)
    aged = live.game._replace(
        record=msgspec.structs.replace(live.game.record, rules_version="0.9")
    )
    change = first_option(aged)
    assert [live.game.title.rules_version] == [c.rules_version for c in change.commands]

    replay = json.loads(replays.make(store, game._replace(record=older)))
    assert "start" not in replay
    with pytest.raises(NotReplayable):
        versions.at(store, game._replace(record=older), 1)


def test_the_public_games_are_listed_in_pages(store: Store) -> None:
    """
    The newest come first.
    """
    games = [create(store, public=True).game.id for _ in range(3)]

    page = lobby.list_games(store, lobby.Wanted(), 2)
    assert page.next_cursor
    rest = lobby.list_games(store, lobby.Wanted(), 2, page.next_cursor)

    assert games[::-1] == [item.id for item in page.items + rest.items]
    assert UNSET is rest.next_cursor
