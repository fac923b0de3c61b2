"""What simulations count about a finished game."""

from engines.core.title import Statistic
from engines.halloween.title import Halloween

title = Halloween()


def test_cards_count_for_the_seat_that_has_a_disc_on_them() -> None:
    """
    A card on display that nobody claimed counts for nobody.
    """
    options = title.complete(
        2, {"card_set": "custom", "cards": [1, 2, 5, 9, 10, 14, 25, 36]}
    )
    state = title.start(2, options, bytes(32)).state
    state.claimed[0] = 1 << 5
    state.claimed[1] = 1 << 5 | 1 << 36

    assert [
        Statistic("card", "hw-c05", 0),
        Statistic("card", "hw-c05", 1),
        Statistic("card", "hw-c36", 1),
    ] == list(title.statistics(state))
