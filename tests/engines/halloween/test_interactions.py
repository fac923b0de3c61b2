from __future__ import annotations

import pytest

from engines.halloween import TITLE
from engines.halloween.deck import CARDS
from engines.halloween.hooks import EVENTS, MENUS, QUESTIONS, Powers, _hooks
from tests.engines.halloween.builders import (
    ACCEPT,
    DECLINE,
    DONE,
    END_TURN,
    A,
    B,
    C,
    act,
    asked,
    final_scores,
    ghosts,
    levels,
    names,
    offered,
    play,
    refused,
    rolls,
    slots,
    table,
    tokens,
)

GREEN_ON_YELLOW = ("fight", "church", "green", "church", "yellow")
GREEN_ON_BLUE = ("fight", "church", "green", "church", "blue")


# General rules


def test_every_card_is_one_of_three_kinds_with_its_timing() -> None:
    """
    Action cards name their action; sp cards score at the end (HW-9.2, HW-A19).
    """
    actions = {"summon", "scare", "upgrade", "move", "fight", "haunt"}
    for card in CARDS.values():
        assert card.kind in {*actions, "halloween", "sp"}
        assert (card.kind == "sp") == (card.timing == "end_of_game")
    assert [12, 21, 22, 26, 27, 31, 40, 41] == [
        card.number for card in CARDS.values() if card.kind == "sp"
    ]


def test_cards_use_the_four_hooks_and_nothing_else() -> None:
    """
    Every card has a hook, and in every row automatic cards come first (HW-9.6, HW-9.7).
    """
    hooked = {card for hooks in _hooks.values() for card, _ in hooks}
    assert set(CARDS) == hooked
    assert {*EVENTS, *QUESTIONS, *MENUS, "scores"} == set(Powers.__slots__)
    for event in EVENTS:
        optional = [CARDS[card].optional for card, _ in _hooks[event]]
        # Cards 1, 4 and 14 only note in their rows that they have been used.
        if event not in ("haunted", "strip_chosen"):
            assert sorted(optional) == optional, event


def test_a_card_overrides_the_rules() -> None:
    """
    Card 2 lets a Move go where HW-5.4.1 forbids it (HW-9.1).
    """
    far = ("move", "school", "blue", "site_6")
    without = table(ghosts={"school": "B"})
    with_card = table(ghosts={"school": "B"}, cards={A: (2,)})
    for s in (without, with_card):
        play(s, act("move"))

    assert far not in offered(without)
    assert far in offered(with_card)


def test_an_action_card_works_for_granted_actions() -> None:
    """
    The Summon of card 24 is a Summon for card 9 (HW-9.3, HW-A19).
    """
    s = table(ghosts={"church": "B", "school": "BB"}, cards={A: (9, 24)})
    play(s, act("move"), ("move", "school", "blue", "church"))
    play(s, ("summon", "church", "blue"))

    assert "BB" == tokens(s)


def test_relocating_takes_a_bonus_token_swapping_and_placing_do_not() -> None:
    """
    Card 38 picks a token up; 39, 50 and the blue rule do not (HW-9.4, HW-A12).
    """
    bonus = {"church": "one_sp", "school": "reroll"}
    s = table(
        ghosts={"police_station": "BB", "church": "G"},
        cards={A: (39, 50)},
        tokens={A: "B"},
        bonus=bonus,
    )
    play(s, ("use_card", 50), ("place", "church", "blue"))
    play(s, ("use_card", 39), ("pick", "church", "green"))
    play(s, ("pick", "police_station", "blue"))
    assert ["", "", ""] == slots(s)

    s = table(cards={A: (38,)}, bonus=bonus)
    play(s, act("scare"), ("scare", "police_station", "blue"))
    play(s, ("relocate", "police_station", "blue", "church"))
    assert ["one_sp", "", ""] == slots(s)


def test_once_per_turn_cards_work_in_the_own_turn() -> None:
    """
    A holder of card 6 is not asked in the turn of another (HW-9.5).
    """
    s = table(cards={B: (6,)})

    assert ("use_card", 6) not in offered(s)
    play(s, ("rest", 0), ("rest", 1), ("rest", 2), END_TURN)
    assert ("use_card", 6) in offered(s)


def test_order_after_a_won_fight() -> None:
    """
    Board, blue rule, token, automatic cards by number, optional ones (HW-9.6, HW-A3).
    """
    s = table(2, ghosts={"church": "BG"}, cards={A: (3, 11, 17)}, levels={A: (2, 1, 1)})
    rolls(s, (6, 6), (4, 1))
    first = play(s, act("fight"), GREEN_ON_BLUE)
    assert "fight_won" == names(first)[-1]
    told = play(s, ("place_blue", "school"))

    assert ["ghosts_placed", "tokens_gained", "points_scored", "scare_gained"] == (
        names(told)
    )
    assert ("send_winner", A) == asked(s)


def test_optional_cards_are_offered_by_number() -> None:
    """
    23 before 24, each finished before the next, and 15 at last (HW-9.6, HW-A48).
    """
    s = table(
        ghosts={"church": "B", "school": "BB"},
        cards={A: (15, 23, 24)},
        bonus={"church": "one_sp", "site_4": "reroll"},
    )
    play(s, act("move"), ("move", "school", "blue", "church"))
    assert ["one_sp", "", ""] == slots(s)
    assert ("roll_move", A) == asked(s)
    play(s, ACCEPT)
    assert ("summon_reunited", A) == asked(s)
    play(s, ("summon", "church", "blue"))
    assert ("move_another", A) == asked(s)


def test_automatic_cards_cannot_be_declined() -> None:
    """
    Card 25 wins without dice whether its holder likes it or not (HW-9.7).
    """
    s = table(3, ghosts={"church": "BBG"}, cards={A: (25,)}, levels={A: (2, 1, 1)})
    told = play(s, act("fight"), GREEN_ON_BLUE)

    assert "fight_won" in names(told)


# Two cards or more together


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
    s = table(cards={A: (4, 14)}, fields={A: {0: ("scare",)}})
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
