import threading

import pytest

from service.errors import UnknownGame
from service.settings import Settings
from service.store import Store, cache, keys
from service.store.games import PackedResponse, Stale
from service.store.scripts import CHANGE, Script
from tests.redis_setups import Setup
from tests.service.store.steps import NOW, create, step_from, take_step


def everything(setup: Setup) -> dict[bytes, bytes]:
    """All that games are made of: keys with what is stored under them.

    Not the queues, nor the counts that apps of earlier tests still share.
    """
    with setup.client() as client:
        return {
            key: client.dump(key)
            for key in client.scan_iter()
            if b"rq:" not in key and b":usage:" not in key
        }


def test_an_outdated_change_writes_nothing(store: Store, setup: Setup) -> None:
    """
    Of two changes from the same moment the second is stale and leaves no trace.
    """
    game = create(store)
    step = step_from(game)
    store.games.change(game, step.game, step.events, step.commands, at=NOW)
    before = everything(setup)
    stored = PackedResponse("key", b"response")

    with pytest.raises(Stale):
        store.games.change(game, step.game, step.events, step.commands, stored, at=NOW)

    assert before == everything(setup)


def test_a_change_that_is_sent_again_is_done_once(
    store: Store, setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    When its reply was lost and it is repeated, a change finds its own ticket.
    """
    game = create(store)
    step = step_from(game)
    run = store.database.run
    monkeypatch.setattr(
        store.database, "run", lambda *given: (run(*given), run(*given))[1]
    )

    assert (
        store.games.change(game, step.game, step.events, step.commands, at=NOW) is None
    )

    assert step.game == store.games.read(game.id)
    with setup.client() as client:
        assert 1 == client.llen(keys.commands(game.id))
        assert step.game.events == client.xlen(keys.events(game.id))


def test_a_game_is_read_as_it_was_written(store: Store, settings: Settings) -> None:
    """
    Another process decodes exactly what this one stored.
    """
    game = take_step(store, create(store))

    other = Store(settings).games.read(game.id)

    assert game.record == other.record
    assert game[3:] == other[3:]
    assert game.title.digest(game.state) == other.title.digest(other.state)


def test_another_process_sees_a_change_at_once(
    store: Store, settings: Settings
) -> None:
    """
    A cached game is used only as long as nobody has changed it.
    """
    other = Store(settings)
    game = create(store)
    assert game.version == other.games.read(game.id).version
    assert other.games.cached(game.id) is other.games.read(game.id)

    game = take_step(store, game)

    assert game.version == other.games.read(game.id).version
    seen = other.games.cached(game.id)
    assert seen is not None
    assert game.version == seen.version
    assert seen is other.games.read_uncached(game.id)


def test_all_keys_of_a_change_live_on_one_slot(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    On a Redis Cluster a script may only touch keys with one hash tag.
    """
    asked: list[list[str]] = []
    run = store.database.run

    def watch(script: Script, names: list[str], *arguments: bytes) -> object:
        assert script is CHANGE
        asked.append(list(names))
        return run(script, names, *arguments)

    monkeypatch.setattr(store.database, "run", watch)
    game = create(store)

    (names,) = asked
    tags = {name[name.index("{") : name.index("}")] for name in names}
    assert {f"{{{game.id[0]}"} == tags


def test_of_many_changes_at_once_one_is_made(store: Store, setup: Setup) -> None:
    """
    Eight threads change the same moment of a game: seven are too late.
    """
    game = create(store)
    step = step_from(game)
    late: list[Stale] = []

    def change() -> None:
        try:
            store.games.change(game, step.game, step.events, step.commands, at=NOW)
        except Stale as stale:
            late.append(stale)

    threads = [threading.Thread(target=change) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert 7 == len(late)
    with setup.client() as client:
        assert 1 == client.llen(keys.commands(game.id))


@pytest.mark.parametrize("game_id", ["", "nobody", "0" * 16 + "x", "{a}:game"])
def test_no_key_is_made_from_what_is_no_id(store: Store, game_id: str) -> None:
    """
    A text that cannot be the id of a game is refused before Redis sees it.
    """
    for read in (store.games.read, store.games.read_uncached):
        with pytest.raises(UnknownGame):
            read(game_id)
    with pytest.raises(UnknownGame):
        store.games.read_with_answer(game_id, "key")


def test_a_game_that_nobody_created_is_unknown(store: Store) -> None:
    """
    An id of the right form opens nothing by itself.
    """
    with pytest.raises(UnknownGame):
        store.games.read("0" * 16)


def test_the_cache_forgets_what_was_put_first(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    Only so many games are kept ready; the others are read again.
    """
    monkeypatch.setattr(cache, "CAPACITY", 2)
    games = [create(store) for _ in range(3)]

    assert store.games.cached(games[0].id) is None
    assert games[0].version == store.games.read(games[0].id).version
    assert store.games.cached(games[2].id) == games[2]
