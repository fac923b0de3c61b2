import msgspec

from service.store import Store
from service.store.hints import Hint
from tests.service.store.steps import create


def test_a_hint_is_asked_for_once(store: Store) -> None:
    """
    The second who asks finds the question of the first.
    """
    game = create(store)
    first = Hint(game.id, 0, 1, 100)

    assert first == store.hints.create(first)
    assert first == store.hints.create(Hint(game.id, 0, 1, 200))
    assert first == store.hints.read(first.id)


def test_an_answer_is_kept_for_whoever_asked(store: Store) -> None:
    """
    A hint that nobody waits for any more is not kept.
    """
    game = create(store)
    asked = store.hints.create(Hint(game.id, 0, 1, 100))
    done = msgspec.structs.replace(asked, done=True, command={"type": "pass"})
    unasked = Hint(game.id, 7, 0, 100, done=True)

    store.hints.answer(done)
    store.hints.answer(unasked)

    assert done == store.hints.read(asked.id)
    assert store.hints.read(unasked.id) is None


def test_what_is_no_id_of_a_hint_finds_none(store: Store) -> None:
    """
    No key is made from such a text.
    """
    for text in ("", "hint", f"{'0' * 16}.01.0", f"{'0' * 16}.1.10"):
        assert store.hints.read(text) is None
