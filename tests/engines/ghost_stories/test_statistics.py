"""What simulations count about a finished game."""

from engines.core.title import Statistic
from engines.ghost_stories.cards import CARDS, GHOSTS, INCARNATIONS
from engines.ghost_stories.title import GhostStories

title = GhostStories()


def test_incarnations_that_came_are_counted() -> None:
    """
    One on a board and one exorcised have come; what is still in the deck has not.
    """
    state = title.start(4, {}, bytes(32)).state
    assert [] == list(title.statistics(state))

    first, second, *_ = (n for n in range(1, len(CARDS)) if CARDS[n].is_incarnation)
    state.ghosts[0] = first
    state.discard.append(second)

    names = [ghost.id for ghost in (*GHOSTS, *INCARNATIONS)]
    expected = [Statistic("incarnation", names[n - 1]) for n in (first, second)]
    assert expected == list(title.statistics(state))
