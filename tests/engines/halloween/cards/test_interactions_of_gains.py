from __future__ import annotations

import pytest

from engines.halloween import TITLE
from tests.engines.halloween.builders import (
    ACCEPT,
    DECLINE,
    DONE,
    A,
    B,
    C,
    act,
    asked,
    final_scores,
    ghosts,
    levels,
    offered,
    play,
    refused,
    rolls,
    table,
    tokens,
)

GREEN_ON_YELLOW = ("fight", "church", "green", "church", "yellow")


def test_the_granted_haunt_triggers_18_and_49_and_may_use_1() -> None:
    """
    46 cannot replace the Haunt of 34; 1 may be used for it (HW-11.16).
    """
    s = table(
        ghosts={"church": "BBBB"},
        cards={A: (1, 18, 34, 46, 49)},
        pumpkins={("church", "red"): (A, "own")},
    )
    play(s, act("summon"), ("summon", "church", "blue"))
    assert ("haunt_freely", A) == asked(s)
    assert {"school", "site_4", "police_station"} == {o[1] for o in offered(s, "haunt")}
    assert [] == offered(s, "take_back")
    told = play(s, ("haunt", "school", "blue", "own"))

    assert ("card_used", A, 1) in told
    assert ("roll_haunt", A) == asked(s)
    play(s, DECLINE)
    assert ("raise_by_haunt", A) == asked(s)


@pytest.mark.parametrize("card", [24, 45])
def test_granted_and_mixed_summons_can_bring_the_fifth(card: int) -> None:
    """
    34 follows the Summons of 24 and 45 (HW-11.17).
    """
    if card == 24:
        s = table(ghosts={"church": "B", "school": "BBB"}, cards={A: (24, 34)})
        play(s, act("move"), ("move", "school", "blue", "church"))
        play(s, ("summon", "church", "blue"))
    else:
        s = table(
            ghosts={"church": "BG", "school": "BBB"},
            cards={A: (34, 45)},
            levels={A: (2, 1, 1)},
        )
        rolls(s, (4, 1), (6, 6))
        play(s, act("summon"), ("summon_mixed", "church", "blue", "green"))

    assert 5 == s.on_board[0]
    assert ("haunt_freely", A) == asked(s)


def test_50_and_the_blue_rule_do_not_bring_the_fifth_for_34() -> None:
    """
    Placing is no Summon (HW-11.17, HW-9.4).
    """
    s = table(ghosts={"church": "BBBB"}, cards={A: (34, 50)}, tokens={A: "B"})
    play(s, ("use_card", 50), ("place", "church", "blue"))

    assert ("take_turn", A) == asked(s)


def test_43_and_47_make_every_card_cost_two_of_any_colours() -> None:
    """
    Coloured cards are grey for 47 as well (HW-11.18, HW-A30).
    """
    s = table(tokens={A: "BB"}, cards={A: (43, 47)}, display=(6, 7))
    assert [("claim", 6), ("claim", 7)] == offered(s, "claim")
    play(s, ("claim", 6), ("pay", 2, 0, 0, 0, 0))

    assert "" == tokens(s)


def test_43_does_not_harm_12() -> None:
    """
    Cards still count as coloured for 12 (HW-11.18, HW-A30).
    """
    assert 6 == final_scores(table(cards={A: (12, 43)}))[A]


def five_pumpkins() -> dict[tuple[str, str], tuple[int, str]]:
    others = ("school", "site_4", "site_5", "police_station", "site_6")
    return {(building, "red"): (A, "own") for building in others}


def test_the_end_stays_triggered_when_a_pumpkin_is_taken_back() -> None:
    """
    Once triggered it stays (HW-11.19, HW-A16, HW-12.2).
    """
    s = table(
        ghosts={"church": "B"},
        cards={A: (46,)},
        pumpkins=five_pumpkins(),
    )
    play(s, act("haunt"), ("haunt", "church", "blue", "own"))
    play(s, act("haunt", 1), ("take_back", "church", "blue"))

    assert "pumpkins" == s.ending
    assert 1 == s.own_left[A]


def test_taking_back_before_the_last_pumpkin_postpones_the_end() -> None:
    """
    Five placed, one taken back, one placed: no end yet (HW-11.19).
    """
    s = table(
        ghosts={"church": "B", "school": "BR"},
        cards={A: (46,)},
        levels={A: (5, 1, 1)},
        pumpkins=five_pumpkins(),
    )
    play(s, act("haunt"), ("take_back", "school", "red"))
    play(s, act("haunt", 1), ("haunt", "church", "blue", "own"))

    assert "" == s.ending


def test_taking_back_is_a_haunt_action_but_no_haunting() -> None:
    """
    49 applies, 18 does not (HW-11.20).
    """
    s = table(
        ghosts={"church": "B"},
        cards={A: (18, 46, 49)},
        pumpkins={("church", "blue"): (A, "own")},
    )
    play(s, act("haunt"), ("take_back", "church", "blue"))

    assert ("raise_by_haunt", A) == asked(s)


def test_a_pumpkin_taken_back_counts_as_not_placed() -> None:
    """
    31 scores it again (HW-11.21).
    """
    s = table(
        ghosts={"church": "B"},
        cards={A: (31, 46)},
        pumpkins={("church", "blue"): (A, "own")},
        sp={A: 2},
    )
    play(s, act("haunt"), ("take_back", "church", "blue"))

    assert 1 + 4 * 6 == final_scores(s)[A]


def test_48_and_49_need_no_ghost_and_raise_one_level() -> None:
    """
    Exactly one level, up to 5, whatever is on the board (HW-11.22).
    """
    s = table(cards={A: (48, 49)}, scare={A: 5}, levels={A: (4, 1, 5)})
    play(s, ("use_card", 48))
    assert [("raise", 0), ("raise", 1)] == offered(s)
    play(s, ("raise", 0))
    play(s, act("haunt"), ("haunt", "police_station", "blue", "own"))
    assert [("raise", 1), DECLINE] == offered(s)
    play(s, ("raise", 1))

    assert [5, 2, 5] == levels(s)


def test_42_scores_each_orange_token_actually_received() -> None:
    """
    8, 30, 33 and 44 give orange tokens; only those received score (HW-11.23).
    """
    s = table(
        ghosts={"church": "BO"},
        cards={A: (8, 30, 33, 42, 44)},
        display=(7,),
        levels={A: (5, 1, 1)},
        scare={A: 4},
        tokens={A: "RBBB", B: "O" * 9},
    )
    play(s, ("use_card", 8), ("lower", 0))
    assert 4 == s.sp[A]
    play(s, ("use_card", 30), ("buy_token", "orange"))
    assert 6 == s.sp[A]
    assert 0 == s.supply[3]
    play(s, ("claim", 7), ("pay", 3, 0, 0, 0, 0))
    assert ("take_token", "orange") not in offered(s)
    play(s, ("take_token", "blue"))
    assert 6 + 3 == s.sp[A]

    s = table(cards={A: (33, 42)}, tokens={A: "R"})
    play(s, ("use_card", 33), ("exchange", "red", "orange"))
    assert 4 == s.sp[A]


@pytest.mark.parametrize("card", [9, 28])
def test_42_scores_both_tokens_of_9_and_28(card: int) -> None:
    """
    Two orange tokens are 4 SP (HW-11.23).
    """
    s = table(
        2,
        ghosts={"church": "BOOR"},
        cards={A: (card, 42)},
        levels={A: (5, 1, 1)},
    )
    rolls(s, (12, 12), (10, 1))
    if card == 9:
        play(s, act("summon"), ("summon", "church", "orange"))
    else:
        play(s, act("fight"), ("fight", "church", "red", "church", "orange"))

    assert 4 == s.sp[A]


def test_37_scores_each_source_of_scare() -> None:
    """
    11, 18, 19, 23, 36 and kind 4 are gains of their own (HW-11.24).
    """
    s = table(
        2,
        ghosts={"church": "BGY"},
        cards={A: (11, 19, 36, 37)},
        levels={A: (2, 1, 1)},
        slots={A: ("two_scare", "", "")},
    )
    rolls(s, (6, 6), (8, 2))
    play(s, ("use_bonus", 0))
    assert 1 == s.sp[A]
    play(s, ("rest", 1))
    assert 2 == s.sp[A]
    play(s, act("fight"), GREEN_ON_YELLOW, ACCEPT)
    assert 4 == s.sp[A]


@pytest.mark.parametrize("card", [18, 23])
def test_37_scores_rolled_gains(card: int) -> None:
    """
    The scare of 18 and of 23 is one gain each (HW-11.24).
    """
    s = table(ghosts={"church": "B"}, cards={A: (card, 37)})
    rolls(s, (4, 4))
    if card == 18:
        play(s, act("haunt"), ("haunt", "church", "blue", "own"), ACCEPT)
        assert 2 + 1 == s.sp[A]
    else:
        play(s, act("move"), ("move", "church", "blue", "school"), ACCEPT)
        assert 1 == s.sp[A]


def test_51_belongs_to_the_scare_gain() -> None:
    """
    One and one are a gain of two for 37 (HW-11.24, HW-A27).
    """
    s = table(cards={A: (37, 51)})
    play(s, act("scare"), ("scare", "police_station", "blue"))

    assert 1 == s.sp[A]


def test_the_token_of_44_comes_after_compensation_and_pays_the_next_claim() -> None:
    """
    Others choose first; the token may pay at once (HW-11.25).
    """
    s = table(tokens={A: "BBBGG"}, cards={A: (44,), C: (7,)}, display=(16,))
    play(s, ("claim", 7), ("pay", 3, 0, 0, 0, 0))
    assert ("compensate", C) == asked(s)
    assert ("claim", 16) not in offered(s)
    play(s, ("take_points",))
    assert ("choose_token", A) == asked(s)
    play(s, ("take_token", "green"))

    assert ("claim", 16) in offered(s)


def test_2_lets_24_reach_every_ghost_of_the_colour() -> None:
    """
    Any building with a ghost of the colour can be reached (HW-11.26).
    """
    s = table(ghosts={"school": "B", "site_6": "B"}, cards={A: (2, 24)})
    play(s, act("move"), ("move", "school", "blue", "site_6"))

    assert ("summon_reunited", A) == asked(s)


def test_6_triggers_the_blue_rule_and_50_may_place_blue() -> None:
    """
    Three blue ghosts come before the token; 50 places any colour (HW-11.27).
    """
    s = table(ghosts={"church": "B"}, cards={A: (6, 50)}, tokens={A: "B"})
    play(s, ("use_card", 6), ("banish", "church", "blue"))
    assert ("place_blue", A) == asked(s)
    assert "B" == tokens(s)
    play(s, ("place_blue", "school"))
    assert "BB" == tokens(s)
    play(s, ("use_card", 50), ("place", "church", "blue"))

    assert "B" == ghosts(s, "church")


def test_a_free_upgrade_is_an_upgrade() -> None:
    """
    13 and 29: no scare, yet token, raise and 2 SP (HW-11.28).
    """
    s = table(cards={A: (13, 29)})
    play(s, act("upgrade"), ("upgrade", "police_station", "blue"), ("raise", 2))

    assert "G" == tokens(s)
    assert [1, 1, 2] == levels(s)
    assert 2 == s.sp[A]


def test_a_card_that_is_not_held_does_nothing() -> None:
    """
    Hooks belong to holders: the cards of others leave a turn alone (HW-8.6).
    """
    s = table(cards={B: (2, 9, 29, 51)}, scare={A: 2})
    play(s, act("summon"), ("summon", "police_station", "blue"))
    assert "B" == tokens(s)
    play(s, act("scare", 1), ("scare", "police_station", "blue"))
    assert 3 == s.scare[A]
    assert (("HW-8.6",), "not_held") == refused(s, "use_card", 6)
    assert [DONE] != offered(s)
    TITLE.check(s)
