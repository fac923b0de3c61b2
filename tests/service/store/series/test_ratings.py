from service.series.ratings.rating import Rating
from service.store import Store
from service.store.series import ratings


def test_nobody_is_rated_at_first(store: Store) -> None:
    """
    A table without games is empty.
    """
    board = store.ratings.read("ghooost", 2, "tournament")

    assert (0, 0, {}) == board[3:]
    assert [] == store.ratings.history("ghooost", 2, "random", 10)


def test_a_game_moves_ratings_once(store: Store) -> None:
    """
    Who counted from an outdated table starts again from the present one.
    """
    before = store.ratings.read("ghooost", 2, "tournament")
    after = {"random": Rating(20.0, 7.0, 1), "heuristic": Rating(30.0, 7.0, 1)}

    moved = store.ratings.move(before, "game", 5, after)

    assert store.ratings.read("ghooost", 2, "tournament") == moved
    assert store.ratings.move(before, "game", 5, after) is None
    assert 1 == store.ratings.read("ghooost", 2, "tournament").counted
    assert 0 == store.ratings.read("ghooost", 2, "another").counted
    (entry,) = store.ratings.history("ghooost", 2, "random", 10)
    assert ratings.Moved("game", 5, 20.0, 7.0) == entry


def test_a_history_tells_the_latest_last(store: Store) -> None:
    """
    As many entries as are asked for.
    """
    board = store.ratings.read("ghooost", 2, "tournament")
    for number in range(4):
        after = {"random": Rating(20.0 + number, 7.0, number)}
        moved = store.ratings.move(board, f"game{number}", number, after)
        assert moved is not None
        board = moved

    found = store.ratings.history("ghooost", 2, "random", 2)

    assert ["game2", "game3"] == [entry.game for entry in found]
