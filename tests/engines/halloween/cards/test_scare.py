from __future__ import annotations

from tests.engines.halloween.builders import DECLINE, A, act, asked, ghosts, play, table

# 38


def test_card_38_sends_the_ghost_that_scared() -> None:
    """
    Once a turn it may go to any other building, taking a bonus token (HW-10.38).
    """
    s = table(cards={A: (38,)}, bonus={"site_4": "one_sp", "church": "reroll"})
    play(s, act("scare"), ("scare", "police_station", "blue"))
    assert ("send_scarer", A) == asked(s)
    told = play(s, ("relocate", "police_station", "blue", "site_4"))
    assert "B" == ghosts(s, "site_4")
    assert ("card_used", A, 38) in told
    assert 7 == s.slots[0]

    play(s, act("scare", 1), ("scare", "police_station", "blue"))
    assert ("take_turn", A) == asked(s)


def test_card_38_declined_stays_fresh() -> None:
    """
    The ghost may stay, and the card waits (HW-10.38).
    """
    s = table(cards={A: (38,)})
    scare = ("scare", "police_station", "blue")
    play(s, act("scare"), scare, DECLINE, act("scare", 1), scare)

    assert ("send_scarer", A) == asked(s)


# 51


def test_card_51_scares_one_more() -> None:
    """
    One scare more per Scare action, in the same gain (HW-10.51, HW-A27).
    """
    s = table(cards={A: (51,)})
    told = play(s, act("scare"), ("scare", "police_station", "blue"))

    assert ("scare_gained", A, 2, 2) in told


def test_card_51_is_for_scare_actions() -> None:
    """
    Other gains of scare stay as they are (HW-10.51).
    """
    s = table(cards={A: (51, 19)})
    play(s, ("rest", 0))

    assert 2 == s.scare[A]
