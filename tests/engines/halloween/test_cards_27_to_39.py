from __future__ import annotations

import pytest

from tests.engines.halloween.builders import (
    ACCEPT,
    DECLINE,
    A,
    B,
    act,
    asked,
    can_act,
    final_scores,
    ghosts,
    names,
    offered,
    play,
    refused,
    rolls,
    table,
    tokens,
)

GREEN_ON_YELLOW = ("fight", "church", "green", "church", "yellow")
MOVE_BLUE = ("move", "police_station", "blue", "church")


# 27


def test_card_27_scores_red_tokens() -> None:
    """
    3 SP for every red token (HW-10.27).
    """
    s = table(cards={A: (27,)}, tokens={A: "RRO", B: "R"})

    assert (6, 0, 0) == final_scores(s)


# 28


def test_card_28_doubles_the_token_of_a_victory() -> None:
    """
    Two tokens of the loser's colour in place of one (HW-10.28).
    """
    s = table(2, ghosts={"church": "BGY"}, cards={A: (28,)}, levels={A: (2, 1, 1)})
    rolls(s, (6, 6), (8, 1))
    play(s, act("fight"), GREEN_ON_YELLOW)

    assert "YY" == tokens(s)


def test_card_28_gives_nothing_for_a_lost_fight() -> None:
    """
    No victory, no token (HW-10.28).
    """
    s = table(2, ghosts={"church": "BGY"}, cards={A: (28,)}, levels={A: (2, 1, 1)})
    rolls(s, (6, 1), (8, 8))
    play(s, act("fight"), GREEN_ON_YELLOW)

    assert "" == tokens(s)


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


# 30


def test_card_30_buys_the_token_of_a_ghost_on_the_board() -> None:
    """
    Scare equal to its level for one token of its colour (HW-10.30).
    """
    s = table(ghosts={"church": "BGR"}, cards={A: (30,)}, scare={A: 4})
    play(s, ("use_card", 30))
    assert [("buy_token", "blue"), ("buy_token", "green")] == offered(s)
    play(s, ("buy_token", "green"))

    assert "G" == tokens(s)
    assert 2 == s.scare[A]
    assert (("HW-9.5",), "once_per_turn") == refused(s, "use_card", 30)


@pytest.mark.parametrize("scare, gone", [(0, ""), (1, "B" * 12)])
def test_card_30_needs_scare_and_supply(scare: int, gone: str) -> None:
    """
    Only if the supply has the token and the player the scare (HW-10.30).
    """
    s = table(cards={A: (30,)}, scare={A: scare}, tokens={B: gone})

    assert (("HW-10.30",), "no_effect") == refused(s, "use_card", 30)


# 31


def test_card_31_scores_pumpkins_not_placed() -> None:
    """
    4 SP for each, neutral ones included (HW-10.31).
    """
    placed = {("church", "red"): (A, "own"), ("church", "blue"): (A, "neutral")}

    assert (
        4 * 5
        == final_scores(
            table(3, cards={A: (31,)}, pumpkins={("church", "red"): (A, "own")})
        )[A]
    )
    assert 4 * 6 == final_scores(table(2, cards={A: (31,)}, pumpkins=placed))[A]


# 32


def test_card_32_scores_move_actions() -> None:
    """
    1 SP per Move action, none for a relocation (HW-10.32).
    """
    s = table(cards={A: (32,)}, slots={A: ("free_relocate", "", "")})
    play(s, act("move"), MOVE_BLUE)
    assert 1 == s.sp[A]

    play(s, ("use_bonus", 0), ("relocate", "church", "blue", "school"))
    assert 1 == s.sp[A]


# 33


def test_card_33_exchanges_one_for_two_lower_or_two_for_one_higher() -> None:
    """
    The two are of one colour; any lower or higher colour will do (HW-10.33, HW-A24).
    """
    s = table(cards={A: (33,)}, tokens={A: "GGY"})
    play(s, ("use_card", 33))
    assert {
        ("exchange", "green", "blue"),
        ("exchange", "green", "yellow"),
        ("exchange", "green", "orange"),
        ("exchange", "green", "red"),
        ("exchange", "yellow", "blue"),
        ("exchange", "yellow", "green"),
    } == set(offered(s))
    play(s, ("exchange", "green", "red"))
    assert "YR" == tokens(s)

    s = table(cards={A: (33,)}, tokens={A: "R"})
    play(s, ("use_card", 33), ("exchange", "red", "yellow"))
    assert "YY" == tokens(s)


@pytest.mark.parametrize("owned, gone", [("B", ""), ("G", "B" * 11), ("", "")])
def test_card_33_needs_tokens_and_supply(owned: str, gone: str) -> None:
    """
    The player must have what is given, the supply all that is taken (HW-10.33).
    """
    s = table(cards={A: (33,)}, tokens={A: owned, B: gone})

    assert (("HW-10.33",), "no_effect") == refused(s, "use_card", 33)


# 34


def test_card_34_haunts_with_the_fifth_ghost() -> None:
    """
    A Summon of the fifth ghost of a colour grants a Haunt with it (HW-10.34, HW-A25).
    """
    s = table(
        ghosts={"church": "BBB", "school": "B", "site_4": "G"},
        cards={A: (34,)},
        pumpkins={("church", "red"): (A, "own")},
    )
    play(s, act("summon"), ("summon", "church", "blue"))

    assert ("haunt_freely", A) == asked(s)
    assert [("haunt", "school", "blue", "own"), DECLINE] == offered(s)
    assert (("HW-5.6.1",), "haunted_already") == (
        refused(s, "haunt", "church", "blue", "own")
    )
    assert (("HW-10.34",), "other_colour") == (
        refused(s, "haunt", "site_4", "green", "own")
    )
    assert (("HW-10.34", "HW-11.16"), "not_offered") == (
        refused(s, "take_back", "church", "red")
    )
    before = s.discs[A]
    play(s, ("haunt", "school", "blue", "own"))
    assert 2 == s.sp[A]
    assert before == s.discs[A]
    assert 0b110 == s.unused


def test_card_34_disregards_the_level() -> None:
    """
    The granted Haunt needs no strip of that level (HW-10.34).
    """
    s = table(
        ghosts={"church": "BRRRR"},
        cards={A: (34,)},
        slots={A: ("free_summon", "", "")},
    )
    play(s, ("use_bonus", 0), ("summon", "church", "red"))
    play(s, ("haunt", "church", "red", "own"))

    assert 10 == s.sp[A]


def test_card_34_may_be_declined_and_waits_for_the_fifth() -> None:
    """
    Four ghosts grant nothing; a granted Haunt is optional (HW-10.34).
    """
    s = table(cards={A: (34,)})
    play(s, act("summon"), ("summon", "police_station", "blue"))
    assert ("take_turn", A) == asked(s)

    play(s, act("summon", 1), ("summon", "police_station", "blue"), DECLINE)
    assert 0 == s.sp[A]


# 35


def test_card_35_fights_in_any_building() -> None:
    """
    The target may stand elsewhere, with card 5 also of the own colour (HW-10.35).
    """
    ghosts_ = {"church": "B", "school": "G", "site_4": "B"}
    s = table(2, ghosts=ghosts_, cards={A: (35,)})
    play(s, act("fight"))
    assert [
        ("fight", "church", "blue", "school", "green"),
        ("fight", "site_4", "blue", "school", "green"),
    ] == offered(s)

    s = table(2, ghosts=ghosts_, cards={A: (5, 35)})
    play(s, act("fight"))
    assert ("fight", "church", "blue", "site_4", "blue") in offered(s)
    assert ("fight", "church", "blue", "church", "blue") not in offered(s)


def test_card_35_takes_the_target_from_its_own_building() -> None:
    """
    The loser leaves the building where it stands (HW-10.35).
    """
    s = table(2, ghosts={"church": "B", "school": "GG"}, cards={A: (35,)})
    rolls(s, (4, 4), (6, 1))
    told = play(s, act("fight"), ("fight", "church", "blue", "school", "green"))

    assert "G" == ghosts(s, "school")
    assert ("fight_won", A, "blue", "school", "green") in told


def test_without_card_35_no_fight_is_possible_over_a_distance() -> None:
    """
    A lone ghost cannot fight without the card (HW-10.35).
    """
    ghosts_ = {"church": "B", "school": "G"}

    assert not can_act(table(ghosts=ghosts_), "fight")
    assert can_act(table(ghosts=ghosts_, cards={A: (35,)}), "fight")


# 36


def test_card_36_takes_the_difference_of_the_dice() -> None:
    """
    Once a turn, whatever the outcome, before it is settled (HW-10.36, HW-A26).
    """
    s = table(2, ghosts={"church": "BGY"}, cards={A: (36,)}, levels={A: (2, 2, 1)})
    rolls(s, (6, 2), (8, 7), (6, 5), (8, 1))
    play(s, act("fight"), GREEN_ON_YELLOW)
    assert ("take_difference", A) == asked(s)
    told = play(s, ACCEPT)

    assert 5 == s.scare[A]
    assert ["card_used", "scare_gained", "roll_settled", "fight_lost"] == names(told)
    play(s, act("fight", 1), GREEN_ON_YELLOW)
    assert ("take_turn", A) == asked(s)


def test_card_36_may_be_kept_for_a_better_fight() -> None:
    """
    A declined difference leaves the card fresh (HW-10.36).
    """
    s = table(2, ghosts={"church": "BGY"}, cards={A: (36,)}, levels={A: (2, 2, 1)})
    rolls(s, (6, 2), (8, 7), (6, 5), (8, 1))
    play(s, act("fight"), GREEN_ON_YELLOW, DECLINE, act("fight", 1), GREEN_ON_YELLOW)

    assert ("take_difference", A) == asked(s)


def test_card_36_needs_a_difference() -> None:
    """
    Equal dice yield nothing and are not offered (HW-10.36).
    """
    s = table(2, ghosts={"church": "BGY"}, cards={A: (36,)}, levels={A: (2, 2, 1)})
    rolls(s, (6, 2), (8, 2))
    play(s, act("fight"), GREEN_ON_YELLOW)

    assert ("take_turn", A) == asked(s)


# 37


@pytest.mark.parametrize("colour, points", [("blue", 0), ("green", 1), ("red", 1)])
def test_card_37_scores_gains_of_two_or_more(colour: str, points: int) -> None:
    """
    1 SP for each single gain of 2 or more scare (HW-10.37, HW-A27).
    """
    s = table(ghosts={"church": "BGR"}, cards={A: (37,)}, levels={A: (5, 1, 1)})
    play(s, act("scare"), ("scare", "church", colour))

    assert points == s.sp[A]


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


# 39


def test_card_39_lets_two_ghosts_change_places() -> None:
    """
    Two ghosts of different colour in different buildings (HW-10.39).
    """
    s = table(
        ghosts={"school": "BG", "church": "B", "site_6": "GY"},
        cards={A: (39,)},
        bonus={"site_6": "one_sp"},
    )
    play(s, ("use_card", 39))
    assert {
        ("pick", "school", "blue"),
        ("pick", "school", "green"),
        ("pick", "church", "blue"),
    } == set(offered(s))
    play(s, ("pick", "school", "green"))
    assert {("pick", "church", "blue"), ("pick", "site_6", "yellow")} == set(offered(s))
    told = play(s, ("pick", "site_6", "yellow"))

    assert "BY" == ghosts(s, "school")
    assert "GG" == ghosts(s, "site_6")
    assert ("ghosts_swapped", A, "school", "green", "site_6", "yellow") in told
    assert [0, 0, 0] == s.slots[:3]


@pytest.mark.parametrize("ghosts_", [{"school": "BGY"}, {"school": "B", "church": "B"}])
def test_card_39_needs_two_colours_in_two_buildings(ghosts_: dict[str, str]) -> None:
    """
    Alike or together, ghosts have no reason to change places (HW-10.39).
    """
    s = table(ghosts=ghosts_, cards={A: (39,)})

    assert (("HW-10.39",), "no_effect") == refused(s, "use_card", 39)
