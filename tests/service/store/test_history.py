from service.store import Store
from service.store.games import TakenCommand
from tests.service.store.steps import NOW, create, step_from


def test_commands_are_read_in_the_order_they_were_taken(store: Store) -> None:
    """
    As many of them as are asked for.
    """
    game = create(store)
    taken: list[TakenCommand] = []
    for _ in range(3):
        step = step_from(game)
        store.games.change(game, step.game, step.events, step.commands, at=NOW)
        game, taken = step.game, [*taken, *step.commands]

    assert taken == store.history.commands(game.id, 3)
    assert taken[:2] == store.history.commands(game.id, 2)
    assert [] == store.history.commands(game.id, 0)


def test_only_a_game_that_was_dealt_anew_has_a_start(store: Store) -> None:
    """
    Others begin with their deal, which follows from the key.
    """
    assert store.history.start(create(store).id) is None


def test_a_replay_is_kept_for_a_while(store: Store) -> None:
    """
    It need not be made twice, and goes with its game.
    """
    game = create(store)
    assert store.history.replay(game.id) is None

    store.history.keep_replay(game.id, b"\x00replay\xff")
    assert b"\x00replay\xff" == store.history.replay(game.id)

    store.games.forget(game.id)
    assert store.history.replay(game.id) is None
