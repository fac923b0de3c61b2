from __future__ import annotations

import pytest

from engines.halloween.bonus_tokens import KINDS
from tests.engines.halloween.builders import (
    DONE,
    END_TURN,
    A,
    B,
    act,
    asked,
    ghosts,
    levels,
    names,
    offered,
    on_fields,
    play,
    refused,
    slots,
    table,
    tokens,
)

TO_CHURCH = ("move", "police_station", "blue", "church")
BONUS = {"church": "two_scare", "school": "reroll"}


def test_a_ghost_that_reaches_a_token_brings_it_to_a_free_slot() -> None:
    """
    The token goes face up to a slot without token and disc (HW-7.1).
    """
    s = table(bonus=BONUS, slots={A: ("disc", "", "")})
    told = play(s, act("move"), TO_CHURCH)

    assert ["disc", "two_scare", ""] == slots(s)
    assert ("bonus_taken", A, "church", "two_scare", 1, None) in told
    assert 0 == s.bonus[1]


def test_a_stored_token_may_be_replaced_although_a_slot_is_free() -> None:
    """
    A token already stored may be discarded for the new one (HW-7.1).
    """
    s = table(bonus=BONUS, slots={A: ("plus_three", "", "")})
    play(s, act("move"), TO_CHURCH)

    assert [("store", 0), ("store", 1)] == offered(s)
    assert (("HW-7.1",), "slot_free") == refused(s, "leave")
    assert (("HW-7.1",), "first_free_slot") == refused(s, "store", 2)
    assert (("HW-7.1",), "not_offered") == refused(s, "discard")

    told = play(s, ("store", 0))
    assert ["two_scare", "", ""] == slots(s)
    assert ("bonus_taken", A, "church", "two_scare", 0, "plus_three") in told
    assert ["plus_three"] == [KINDS[kind] for kind in s.bonus_discard]


@pytest.mark.parametrize("kind", KINDS[1:])
def test_a_token_of_any_kind_may_be_replaced(kind: str) -> None:
    """
    HW-7.1: whichever token is stored, it can make room.
    """
    s = table(bonus={"church": "two_scare"}, slots={A: ("disc", "disc", kind)})
    play(s, act("move"), TO_CHURCH)

    assert [("store", 2), ("leave",)] == offered(s)


def test_without_a_free_slot_the_token_may_be_left() -> None:
    """
    Replace a stored token or leave the new one in the building (HW-7.1, HW-A11).
    """
    s = table(bonus=BONUS, slots={A: ("plus_three", "disc", "one_sp")})
    play(s, act("move"), TO_CHURCH)

    assert ("store_bonus", A) == asked(s)
    assert [("store", 0), ("store", 2), ("leave",)] == offered(s)
    assert (("HW-7.3",), "slot_blocked") == refused(s, "store", 1)

    told = play(s, ("leave",))
    assert ("bonus_left", A, "church", "two_scare") in told
    assert "two_scare" == KINDS[s.bonus[1]]


def test_blocked_slots_leave_the_token_in_the_building() -> None:
    """
    If discs block all slots the token stays where it is (HW-7.1).
    """
    s = table(bonus=BONUS, slots={A: ("disc", "disc", "disc")})
    told = play(s, act("move"), TO_CHURCH)

    assert ("take_turn", A) == asked(s)
    assert "two_scare" == KINDS[s.bonus[1]]
    assert "bonus_taken" not in names(told)


def test_using_a_token_costs_a_disc_of_the_supply() -> None:
    """
    A disc goes into the slot, the token to the discard (HW-7.2).
    """
    s = table(slots={A: ("one_sp", "", "")})
    told = play(s, ("use_bonus", 0))

    assert ["disc", "", ""] == slots(s)
    assert 11 == s.discs[A]
    assert ["one_sp"] == [KINDS[kind] for kind in s.bonus_discard]
    assert ("bonus_used", A, 0, "one_sp") in told


def test_without_a_disc_in_supply_no_token_is_used() -> None:
    """
    Discs on fields do not serve for bonus tokens (HW-7.2).
    """
    s = table(slots={A: ("one_sp", "", "")}, discs={A: 0})

    assert [] == offered(s, "use_bonus")
    assert (("HW-7.2",), "no_disc") == refused(s, "use_bonus", 0)
    assert (("HW-7.2",), "no_bonus") == refused(s, "use_bonus", 1)


def test_the_discs_return_after_the_turn_of_the_third() -> None:
    """
    Slots stay blocked until the end of the turn of the third disc (HW-7.3).
    """
    s = table(slots={A: ("disc", "disc", "one_sp")}, bonus=BONUS, unused=[0])
    play(s, ("use_bonus", 2), act("move"), TO_CHURCH)
    assert ["disc"] * 3 == slots(s)

    play(s, END_TURN)
    assert [""] * 3 == slots(s)
    assert 11 == s.discs[A]


def test_any_number_of_tokens_may_be_used_in_a_turn() -> None:
    """
    Two of a kind may be combined (HW-7.4).
    """
    s = table(slots={A: ("two_scare", "two_scare", "one_sp")})
    play(s, ("use_bonus", 0), ("use_bonus", 1), ("use_bonus", 2))

    assert 4 == s.scare[A]
    assert 1 == s.sp[A]


def test_an_empty_town_is_refilled_at_once() -> None:
    """
    When the last token leaves, every building gets a new one (HW-7.5).
    """
    s = table(bonus={"church": "two_scare"})
    told = play(s, act("move"), TO_CHURCH)

    assert all(s.bonus)
    assert 6 == names(told).count("bonus_laid")
    assert 24 - 1 - 6 == len(s.bonus_supply)
    assert ["two_scare", "", ""] == slots(s)


def test_a_refill_after_the_choice_to_leave_does_not_happen() -> None:
    """
    A token left in the building was not taken, so the town is not empty.

    (HW-7.8, HW-A46)
    """
    s = table(bonus={"church": "two_scare"}, slots={A: ("one_sp", "reroll", "disc")})
    told = play(s, act("move"), TO_CHURCH, ("leave",))

    assert "bonus_laid" not in names(told)
    assert [0, 4, 0, 0, 0, 0] == s.bonus


def test_an_exhausted_supply_is_made_of_the_discard() -> None:
    """
    The discard is shuffled when the supply runs out during a refill (HW-7.5).
    """
    s = table(
        bonus={"church": "two_scare"},
        discarded=["one_sp", "reroll", "one_sp", "plus_three"],
    )
    s.bonus_discard += s.bonus_supply[3:]
    s.bonus_supply = s.bonus_supply[:3]
    told = play(s, act("move"), TO_CHURCH)

    assert ("bonuses_shuffled", 20) in told
    assert ["bonus_laid"] * 3 + ["bonuses_shuffled"] + ["bonus_laid"] * 3 == (
        names(told)[-7:]
    )
    assert [] == s.bonus_discard


def test_order_when_a_ghost_reaches_a_token() -> None:
    """
    Choice, discard of the replaced one, token of card 10, refill (HW-7.8).
    """
    s = table(
        bonus={"church": "two_scare"}, slots={A: ("one_sp", "", "")}, cards={A: (10,)}
    )
    play(s, act("move"), TO_CHURCH)
    told = play(s, ("store", 0))

    assert ["bonus_taken", "tokens_gained", "bonus_laid"] == names(told)[:3]
    assert "B" == tokens(s)


# The twelve kinds (HW-7.6)


def test_kind_1_summons_without_regard_to_level() -> None:
    """
    A free Summon with two ghosts of any level, no disc on a field, no strip (HW-7.6).
    """
    s = table(slots={A: ("free_summon", "", "")}, ghosts={"church": "BRR"})
    play(s, ("use_bonus", 0))

    assert [("summon", "church", "red")] == offered(s)
    play(s, ("summon", "church", "red"))
    assert "R" == tokens(s)
    assert 0 == on_fields(s)
    assert 0b111 == s.unused


@pytest.mark.parametrize(
    "kind, colour",
    [("blue_token", "B"), ("green_token", "G"), ("yellow_token", "Y")],
)
def test_kinds_2_5_and_10_give_a_token(kind: str, colour: str) -> None:
    """
    One green, yellow or blue token (HW-7.6).
    """
    s = table(slots={A: (kind, "", "")})
    play(s, ("use_bonus", 0))

    assert colour == tokens(s)


def test_kind_3_recovers_up_to_three_discs_from_any_strips() -> None:
    """
    One to three discs of fields of any strips come back (HW-7.6, HW-7.9).
    """
    s = table(
        slots={A: ("recover_three", "", "")},
        fields={A: {0: ("move",), 1: ("scare", "haunt"), 2: ("fight",)}},
    )
    play(s, ("use_bonus", 0))
    assert 4 == len(offered(s))
    assert DONE not in offered(s)

    play(s, ("recover", 0, "move"), ("recover", 1, "haunt"))
    assert [("recover", 2, "fight"), DONE] == offered(s)
    play(s, ("recover", 2, "fight"))
    assert 1 == on_fields(s)
    assert ("take_turn", A) == asked(s)


def test_kind_3_may_stop_after_one_disc() -> None:
    """
    Up to three means that one is enough (HW-7.6).
    """
    s = table(slots={A: ("recover_three", "", "")}, fields={A: {0: ("move", "haunt")}})
    play(s, ("use_bonus", 0), ("recover", 0, "move"), DONE)

    assert 1 == on_fields(s)


def test_kind_4_gives_two_scare() -> None:
    """
    2 scare in one gain (HW-7.6).
    """
    s = table(slots={A: ("two_scare", "", "")})

    assert ("scare_gained", A, 2, 2) in play(s, ("use_bonus", 0))


def test_kind_6_lifts_the_die_before_the_roll() -> None:
    """
    One level higher than the ghost's; two tokens, two levels (HW-7.6, HW-7.4).
    """
    s = table(
        2,
        ghosts={"church": "BG"},
        slots={A: ("higher_die", "higher_die", "")},
        levels={A: (2, 1, 1)},
    )
    play(s, act("fight"), ("fight", "church", "blue", "church", "green"))
    play(s, ("help_die", 0, 0))
    assert (1, 1) == s.die_colours
    told = play(s, ("help_die", 1, 0))

    assert ("die_lifted", A, 0, "yellow") in told


def test_kind_7_scores_one() -> None:
    """
    1 SP (HW-7.6).
    """
    s = table(slots={A: ("one_sp", "", "")})
    play(s, ("use_bonus", 0))

    assert 1 == s.sp[A]


def test_kind_8_rolls_an_own_die_again() -> None:
    """
    After an own roll the die is rolled again (HW-7.6, HW-A10).
    """
    s = table(2, ghosts={"church": "BG"}, slots={A: ("reroll", "", "")})
    play(s, act("fight"), ("fight", "church", "blue", "church", "green"))

    assert [("help_die", 0, 0), DONE] == offered(s)
    assert "die_rerolled" in names(play(s, ("help_die", 0, 0)))


def test_kind_9_rests_a_strip_without_marking_it() -> None:
    """
    All discs of one strip come back; the strip stays unused (HW-7.6, HW-A14).
    """
    s = table(
        slots={A: ("free_rest", "", "")},
        fields={A: {1: ("move", "haunt")}},
        cards={A: (19,)},
    )
    play(s, ("use_bonus", 0), ("rest", 1))

    assert 0 == on_fields(s)
    assert 0b111 == s.unused
    assert 2 == s.scare[A]


def test_kind_9_may_name_a_strip_without_discs() -> None:
    """
    A Rest is always possible (HW-7.9, HW-A47).
    """
    s = table(slots={A: ("free_rest", "", "")})

    assert [("use_bonus", 0)] == offered(s, "use_bonus")
    play(s, ("use_bonus", 0))
    assert [("rest", 0), ("rest", 1), ("rest", 2)] == offered(s)


def test_kind_11_adds_three() -> None:
    """
    +3 to the own result after the roll (HW-7.6).
    """
    s = table(2, ghosts={"church": "BG"}, slots={A: ("plus_three", "", "")})
    play(s, act("fight"), ("fight", "church", "blue", "church", "green"))
    ours, theirs = s.dice

    assert ("roll_settled", (ours + 3, theirs)) in play(s, ("help_die", 0, 0))


def test_kind_12_relocates_any_ghost() -> None:
    """
    Any ghost goes to any other building with room, taking a bonus token.

    (HW-7.6, HW-9.4)
    """
    s = table(
        slots={A: ("free_relocate", "", "")},
        ghosts={"school": "BR"},
        bonus={"site_6": "one_sp", "church": "reroll"},
        cards={A: (32,)},
    )
    play(s, ("use_bonus", 0))
    assert 10 == len(offered(s))
    play(s, ("relocate", "school", "red", "site_6"))

    assert "R" == ghosts(s, "site_6")
    assert ["disc", "one_sp", ""] == slots(s)
    assert 0 == s.sp[A]


def test_granted_actions_count_as_performed() -> None:
    """
    Kind 1 is a Summon for cards 9, 34 and 45; kind 12 is no Move (HW-7.7, HW-A12).
    """
    s = table(
        slots={A: ("free_summon", "free_relocate", "")},
        ghosts={"church": "BBBBR"},
        cards={A: (9, 23, 34, 45)},
    )
    play(s, ("use_bonus", 0))
    assert ("summon_mixed", "church", "blue", "red") in offered(s)
    play(s, ("summon", "church", "blue"))

    assert "BB" == tokens(s)
    assert ("haunt_freely", A) == asked(s)
    play(s, ("decline",), ("use_bonus", 1), ("relocate", "church", "blue", "school"))
    assert ("take_turn", A) == asked(s)


def test_dice_tokens_help_any_own_die_in_the_own_turn() -> None:
    """
    Kinds 6, 8 and 11 work for the dice of cards as well (HW-7.7, HW-A13).
    """
    s = table(
        ghosts={"church": "B"},
        cards={A: (18,)},
        slots={A: ("higher_die", "reroll", "plus_three")},
    )
    play(s, act("haunt"), ("haunt", "church", "blue", "own"), ("accept",))
    assert [("help_die", 0, 0), DONE] == offered(s)
    play(s, ("help_die", 0, 0))
    assert [("help_die", 1, 0), ("help_die", 2, 0), DONE] == offered(s)
    (rolled,) = s.dice
    play(s, ("help_die", 2, 0), DONE)

    assert rolled + 3 == s.scare[A]


@pytest.mark.parametrize(
    "kind, ghosts_, useful",
    [
        ("free_summon", {"church": "BGY"}, False),
        ("free_summon", {"church": "BB"}, True),
        ("recover_three", {"church": "B"}, False),
        ("higher_die", {"church": "B"}, False),
        ("reroll", {"church": "B"}, False),
        ("plus_three", {"church": "B"}, False),
        ("free_relocate", {"church": "B"}, True),
        ("one_sp", {"church": "B"}, True),
    ],
)
def test_a_token_is_used_only_where_it_can_do_something(
    kind: str, ghosts_: dict[str, str], useful: bool
) -> None:
    """
    Tokens without effect at the moment are not offered (HW-7.9, HW-A47).
    """
    s = table(slots={A: (kind, "", "")}, ghosts=ghosts_)

    assert useful == bool(offered(s, "use_bonus"))
    if not useful:
        dice = kind in ("higher_die", "reroll", "plus_three")
        expected = (("HW-7.6",), "window") if dice else (("HW-7.9",), "no_effect")
        assert expected == refused(s, "use_bonus", 0)


@pytest.mark.parametrize("owner, useful", [(A, False), (B, True)])
def test_discs_are_recovered_from_ones_own_fields(owner: int, useful: bool) -> None:
    """
    Discs on the strips of others are none to take back (HW-7.6, HW-7.9).
    """
    s = table(2, slots={B: ("recover_three", "", "")}, fields={owner: {2: ("move",)}})
    s.active = B
    s.agenda = [("take_turn", B)]

    assert useful == bool(offered(s, "use_bonus"))


def test_the_fullest_town_has_room_for_a_relocation() -> None:
    """
    Kind 12 finds another building with room even among all 25 ghosts (HW-7.9).
    """
    fullest = {"church": "BBBBBG", "school": "GGGGYY", "site_4": "YYYOOO"}
    fullest |= {"site_5": "OORRRR", "site_6": "R"}
    s = table(slots={A: ("free_relocate", "", "")}, ghosts=fullest)
    play(s, ("use_bonus", 0))

    assert {"police_station", "site_6"} == {option[3] for option in offered(s)}


def test_a_gain_may_fail_for_lack_of_supply() -> None:
    """
    Kinds 2, 5 and 10 may be used with an empty token supply (HW-7.9, HW-A47).
    """
    s = table(slots={A: ("green_token", "", "")}, tokens={B: "G" * 12})
    play(s, ("use_bonus", 0))

    assert "" == tokens(s)
    assert ["disc", "", ""] == slots(s)
    assert [1, 1, 1] == levels(s)
