from __future__ import annotations

import pytest

from tests.engines.halloween.builders import (
    ACCEPT,
    DECLINE,
    A,
    B,
    act,
    asked,
    ghosts,
    names,
    offered,
    play,
    rolls,
    table,
    tokens,
)

GREEN_ON_YELLOW = ("fight", "church", "green", "church", "yellow")
GREEN_ON_BLUE = ("fight", "church", "green", "church", "blue")


def test_4_and_14_may_serve_the_same_action() -> None:
    """
    An occupied field, one level higher; each is then used up (HW-11.1).
    """
    s = table(ghosts={"church": "BG"}, cards={A: (4, 14)}, fields={A: {0: ("scare",)}})
    both = act("scare", lifted=True, reused=True)
    told = play(s, both, ("scare", "church", "green"))

    assert [("card_used", A, 4), ("card_used", A, 14)] == told[1:3]
    assert all(not option[3] and not option[4] for option in offered(s, "act"))


def test_14_alone_offers_no_lift() -> None:
    """
    Once 4 is spent, 14 serves at the level of the strip (HW-11.1).
    """
    s = table(
        ghosts={"police_station": "BG"},
        cards={A: (4, 14)},
        fields={A: {0: ("scare",)}},
    )
    play(s, act("scare", 1, lifted=True), ("scare", "police_station", "blue"))

    assert [act("scare", reused=True), act("scare", 1, reused=True)][:1] == [
        option for option in offered(s, "act") if option[4]
    ]


def test_9_and_28_never_add_up() -> None:
    """
    9 concerns Summons, 28 fights, and neither Upgrades (HW-11.2, HW-A44).
    """
    s = table(
        2,
        ghosts={"church": "BBGY"},
        cards={A: (9, 28)},
        levels={A: (3, 3, 3)},
        scare={A: 2},
    )
    rolls(s, (6, 6), (8, 1))
    play(s, act("summon"), ("summon", "church", "blue"))
    assert "BB" == tokens(s)
    play(s, act("fight", 1), GREEN_ON_YELLOW)
    assert "BBYY" == tokens(s)
    play(s, act("upgrade", 2), ("upgrade", "church", "blue"))
    assert "BBGYY" == tokens(s)


def test_granted_and_mixed_summons_yield_two_tokens_with_9() -> None:
    """
    Card 24, kind 1 and card 45 are Summons for card 9 (HW-11.3).
    """
    s = table(
        ghosts={"church": "BG", "school": "RR"},
        cards={A: (9, 45)},
        levels={A: (2, 1, 1)},
        slots={A: ("free_summon", "", "")},
    )
    rolls(s, (4, 1), (6, 6))
    play(s, act("summon"), ("summon_mixed", "church", "blue", "green"))
    assert "BB" == tokens(s)
    play(s, ("use_bonus", 0), ("summon", "school", "red"))
    assert "BBRR" == tokens(s)


@pytest.mark.parametrize("card", [15, 17, 38])
def test_10_works_with_relocations(card: int) -> None:
    """
    15, 17, 38 and kind 12 bring tokens with bonus tokens (HW-11.4).
    """
    s = table(
        2,
        ghosts={"church": "BGY"},
        cards={A: (10, card)},
        levels={A: (2, 2, 2)},
        bonus={"school": "one_sp", "site_6": "reroll"},
    )
    rolls(s, (6, 6), (8, 1))
    if card == 15:
        play(s, act("move"), ("move", "church", "blue", "site_4"))
        play(s, ("move", "church", "green", "school"))
    elif card == 17:
        play(s, act("fight"), GREEN_ON_YELLOW)
        play(s, ("relocate", "church", "green", "school"))
    else:
        play(s, act("scare"), ("scare", "church", "green"))
        play(s, ("relocate", "church", "green", "school"))

    assert "G" in tokens(s)


def test_10_works_with_kind_12_and_not_with_39_50_or_52() -> None:
    """
    Only a ghost that is moved takes a bonus token (HW-11.4, HW-A33).
    """
    s = table(
        ghosts={"school": "BG", "church": "Y"},
        cards={A: (10, 39, 50, 52)},
        slots={A: ("free_relocate", "", "")},
        bonus={"church": "one_sp", "site_6": "reroll"},
        tokens={A: "R"},
    )
    play(s, ("use_card", 39), ("pick", "school", "green"), ("pick", "church", "yellow"))
    play(s, ("use_card", 50), ("place", "church", "red"))
    play(s, ("use_card", 52), ("discard",))
    assert "" == tokens(s)

    play(s, ("use_bonus", 0), ("relocate", "school", "yellow", "site_6"))
    assert "Y" == tokens(s)


def test_either_move_of_15_may_use_24_once() -> None:
    """
    24 serves one of the two moves; the summoned ghost may be the second (HW-11.5).
    """
    s = table(
        ghosts={"church": "B", "school": "BB"},
        cards={A: (15, 24)},
    )
    play(s, act("move"), ("move", "school", "blue", "church"))
    play(s, ("summon", "church", "blue"))
    assert ("move", "church", "blue", "school") in offered(s)
    play(s, ("move", "church", "blue", "school"))
    assert ("take_turn", A) == asked(s)

    s = table(ghosts={"church": "B", "school": "BB"}, cards={A: (15, 24)})
    play(s, act("move"), ("move", "school", "blue", "site_5"))
    play(s, ("move", "school", "blue", "church"))
    assert ("summon_reunited", A) == asked(s)


def test_15_with_23_and_32() -> None:
    """
    23 once per ghost, 32 once per action (HW-11.6).
    """
    s = table(ghosts={"church": "BB"}, cards={A: (15, 23, 32)})
    play(s, act("move"), ("move", "church", "blue", "school"), ACCEPT)
    assert 0 == s.sp[A]
    play(s, ("move", "church", "blue", "site_4"))
    assert ("roll_move", A) == asked(s)
    play(s, ACCEPT)

    assert 1 == s.sp[A]
    assert s.scare[A] >= 2


def test_the_chain_of_16_ends() -> None:
    """
    It ends because scare runs out or all declare done (HW-11.7).
    """
    s = table(
        2,
        ghosts={"church": "BGY"},
        cards={A: (16,), B: (16,)},
        scare={A: 1, B: 1},
        levels={A: (2, 1, 1)},
    )
    play(s, act("fight"), GREEN_ON_YELLOW, ("pay_reroll", 0))
    assert ("answer_dice", B) == asked(s)
    play(s, ("pay_reroll", 1))

    assert ("take_turn", A) == asked(s)
    assert [0, 0] == s.scare


def test_relocating_the_winner_ends_the_series() -> None:
    """
    17 takes the attacker away from its foes (HW-11.8).
    """
    s = table(2, ghosts={"church": "BBGY"}, cards={A: (17, 20)}, levels={A: (2, 1, 1)})
    rolls(s, (6, 6), (8, 1))
    play(s, act("fight"), ("fight_all", "church", "green", "yellow"))
    told = play(s, ("relocate", "church", "green", "school"))

    assert "series_ended" in names(told)
    assert ("take_turn", A) == asked(s)


def test_a_declined_journey_goes_on_with_the_series() -> None:
    """
    Who stays may fight on (HW-11.8).
    """
    s = table(2, ghosts={"church": "BBGY"}, cards={A: (17, 20)}, levels={A: (2, 1, 1)})
    rolls(s, (6, 6), (8, 1))
    play(s, act("fight"), ("fight_all", "church", "green", "yellow"), DECLINE)

    assert ("fight_on", A) == asked(s)


def test_a_series_stays_in_its_building() -> None:
    """
    35 may aim a single fight elsewhere instead (HW-11.9).
    """
    s = table(
        2,
        ghosts={"church": "BG", "school": "Y"},
        cards={A: (20, 35)},
        levels={A: (2, 1, 1)},
    )
    play(s, act("fight"))

    assert ("fight", "church", "green", "school", "yellow") in offered(s)
    assert {"blue", "green"} == {option[3] for option in offered(s, "fight_all")}


def test_blue_ghosts_placed_during_a_series_are_no_targets() -> None:
    """
    New ghosts were not there at the start (HW-11.10).
    """
    s = table(2, ghosts={"church": "BGY"}, cards={A: (20,)}, levels={A: (2, 1, 1)})
    rolls(s, (6, 6), (4, 1))
    play(s, act("fight"), ("fight_all", "church", "green", "blue"))
    play(s, ("place_blue", "church"))

    assert "BBBGY" == ghosts(s, "church")
    assert [("fight_next", "yellow"), ("stop",)] == offered(s)


def test_36_may_be_taken_for_one_fight_of_a_series() -> None:
    """
    Once it is taken, later fights of the series do not offer it (HW-11.11).
    """
    s = table(2, ghosts={"church": "BBGY"}, cards={A: (20, 36)}, levels={A: (2, 1, 1)})
    rolls(s, (6, 6), (4, 1), (6, 1), (4, 3))
    play(s, act("fight"), ("fight_all", "church", "green", "blue"), ACCEPT)
    assert 5 == s.scare[A]
    play(s, ("fight_next", "blue"))

    assert ("fight_on", A) == asked(s)


def test_without_dice_36_gives_nothing_and_is_not_used_up() -> None:
    """
    An automatic win has no difference (HW-11.12).
    """
    s = table(2, ghosts={"church": "BBG"}, cards={A: (25, 36)}, levels={A: (2, 1, 1)})
    play(s, act("fight"), GREEN_ON_BLUE)

    assert 0 == s.scare[A]
    assert 0 == s.spent


def test_an_automatic_win_is_a_win() -> None:
    """
    3, 11 and 28 apply to the wins of 25 (HW-11.13).
    """
    s = table(
        2,
        ghosts={"church": "BBG"},
        cards={A: (3, 11, 25, 28)},
        levels={A: (2, 1, 1)},
    )
    play(s, act("fight"), GREEN_ON_BLUE)

    assert 2 == s.sp[A]
    assert 1 == s.scare[A]
    assert "BB" == tokens(s)


def test_equal_levels_roll_dice() -> None:
    """
    Equal is not weaker for 25, and scores nothing with 3 (HW-11.14, HW-A32).
    """
    s = table(2, ghosts={"church": "BBB"}, cards={A: (3, 5, 25)})
    rolls(s, (4, 3), (4, 3))
    told = play(s, act("fight"), ("fight", "church", "blue", "church", "blue"))

    assert "dice_rolled" in names(told)
    assert "fight_won" in names(told)
    assert 0 == s.sp[A]


def test_the_difference_uses_natural_dice() -> None:
    """
    Additions of 5 and of plus three do not count for 36 (HW-11.15).
    """
    s = table(
        2,
        ghosts={"church": "BGY"},
        cards={A: (5, 36)},
        slots={A: ("plus_three", "", "")},
        levels={A: (2, 1, 1)},
    )
    rolls(s, (6, 2), (8, 5))
    told = play(s, act("fight"), GREEN_ON_YELLOW, ("help_die", 0, 0), ACCEPT)

    assert 3 == s.scare[A]
    assert ("roll_settled", (6, 5)) in told
