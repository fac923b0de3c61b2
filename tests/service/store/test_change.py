import pytest
from redis import Redis

from service.games import creation as games
from service.games.commands import advance
from service.games.commit import Change
from service.games.creation import CreateGame
from service.games.model import Game
from service.settings import Settings
from service.store import Store, keys
from service.store.games import PackedResponse, Stale
from service.store.scripts import CHANGE, Script
from tests.tables import HUMAN


@pytest.fixture
def store(redis_url: str) -> Store:
    """A store without any games."""
    return Store(Settings(redis_url=redis_url))


def create(store: Store) -> Game:
    asked = CreateGame(
        title="ghooost",
        options={},
        seats=[HUMAN, HUMAN],
        seed="change",
        public=True,
        turn_seconds=0,
    )
    return games.create(store, asked).game


def step_from(game: Game) -> Change:
    """The game after the first option of its open decision."""
    asked = game.open()
    assert asked is not None
    step = advance(game, asked.seat, [game.title.write(asked.options[0])])
    counted = step.game._replace(events=game.events + len(step.events))
    return step._replace(game=counted)


def everything(redis_url: str) -> dict[bytes, bytes]:
    """All that games are made of: keys with what is stored under them.

    Not the queues, nor the counts that apps of earlier tests still share.
    """
    with Redis.from_url(redis_url) as client:
        return {
            key: client.dump(key)
            for key in client.scan_iter()
            if b"rq:" not in key and b":usage:" not in key
        }


def test_an_outdated_change_writes_nothing(store: Store, redis_url: str) -> None:
    """
    Of two changes from the same moment the second is stale and leaves no trace.
    """
    game = create(store)
    step = step_from(game)
    store.games.change(game, step.game, step.events, step.commands)
    before = everything(redis_url)

    with pytest.raises(Stale):
        store.games.change(
            game,
            step.game,
            step.events,
            step.commands,
            PackedResponse("key", b"answer"),
        )

    assert before == everything(redis_url)


def test_a_change_that_is_sent_again_is_done_once(
    store: Store, redis_url: str, monkeypatch: pytest.MonkeyPatch
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

    assert store.games.change(game, step.game, step.events, step.commands) is None

    assert step.game == store.games.read(game.id)
    with Redis.from_url(redis_url) as client:
        assert 1 == client.llen(keys.commands(game.id))
        assert step.game.events == client.xlen(keys.events(game.id))


def test_a_game_is_read_as_it_was_written(store: Store, redis_url: str) -> None:
    """
    Another process decodes exactly what this one stored.
    """
    game = create(store)

    other = Store(Settings(redis_url=redis_url)).games.read(game.id)

    assert game.record == other.record
    assert game[3:] == other[3:]
    assert game.title.digest(game.state) == other.title.digest(other.state)


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
