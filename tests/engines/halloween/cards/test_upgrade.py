from __future__ import annotations

import pytest

from tests.engines.halloween.builders import A, act, names, offered, play, table

# 13


@pytest.mark.parametrize(
    "colour, cost", [("blue", 0), ("green", 1), ("yellow", 2), ("orange", 3)]
)
def test_card_13_makes_upgrades_cheaper(colour: str, cost: int) -> None:
    """
    0, 1, 2 and 3 scare (HW-10.13).
    """
    s = table(
        ghosts={"church": "BGYO", "school": "B"},
        cards={A: (13,)},
        levels={A: (5, 5, 5)},
        scare={A: cost},
    )
    told = play(s, act("upgrade"), ("upgrade", "church", colour))

    assert 0 == s.scare[A]
    assert bool(cost) == ("scare_paid" in names(told))


def test_card_13_does_not_pay_the_rest() -> None:
    """
    An Upgrade to red still costs 3 (HW-10.13).
    """
    s = table(
        ghosts={"church": "BO"}, cards={A: (13,)}, levels={A: (5, 5, 5)}, scare={A: 2}
    )
    play(s, act("upgrade"))

    assert [("upgrade", "church", "blue")] == offered(s)


# 29


def test_card_29_scores_upgrades_after_the_raise() -> None:
    """
    2 SP per Upgrade action, when its reward is complete (HW-10.29, HW-9.6).
    """
    s = table(cards={A: (29,)}, scare={A: 2})
    play(s, act("upgrade"), ("upgrade", "police_station", "blue"))
    assert 0 == s.sp[A]
    play(s, ("raise", 0))

    assert 2 == s.sp[A]
