from service.settings import Settings
from service.store import Store, keys
from service.store.games import PackedResponse
from service.store.scripts.change import RESPONSE_SECONDS
from tests.redis_setups import Setup
from tests.service.store.steps import NOW, create, step_from

ANY_BYTES = bytes(range(256)) * 3
"""A response is a fingerprint and a packed answer: any bytes may occur."""


def test_a_response_is_stored_with_its_change(store: Store, setup: Setup) -> None:
    """
    Byte for byte, and for a day.
    """
    game = create(store)
    step = step_from(game)
    stored = PackedResponse("key", ANY_BYTES)

    assert (
        store.games.change(game, step.game, step.events, step.commands, stored, at=NOW)
        is None
    )

    read, response = store.games.read_with_answer(game.id, "key")
    assert ANY_BYTES == response
    assert step.game.version == read.version
    with setup.client() as client:
        left = client.ttl(keys.response(game.id, "key"))
    assert RESPONSE_SECONDS - 3600 < left <= RESPONSE_SECONDS


def test_a_key_that_is_used_again_changes_nothing(
    store: Store, settings: Settings
) -> None:
    """
    The second change with a key gets the first response, in another process, too.
    """
    game = create(store)
    step = step_from(game)
    first = PackedResponse("key", ANY_BYTES)
    store.games.change(game, step.game, step.events, step.commands, first, at=NOW)
    later = step_from(step.game)
    other = Store(settings)

    found = other.games.change(
        *(step.game, later.game, later.events, later.commands),
        PackedResponse("key", b"2"),
        at=NOW,
    )

    assert ANY_BYTES == found
    assert step.game.version == other.games.read(game.id).version


def test_keys_of_different_games_are_different(store: Store) -> None:
    """
    A key belongs to the game that its request was about.
    """
    one, other = create(store), create(store)
    store.games.remember(one.id, PackedResponse("key", b"one"))

    assert store.games.read_with_answer(other.id, "key")[1] is None
    assert store.games.read_with_answer(one.id, "other")[1] is None


def test_the_first_refusal_under_a_key_counts(store: Store) -> None:
    """
    A response that changed nothing is stored once; later ones find it.
    """
    game = create(store)

    first = store.games.remember(game.id, PackedResponse("key", ANY_BYTES))
    second = store.games.remember(game.id, PackedResponse("key", b"second"))

    assert ANY_BYTES == first == second
