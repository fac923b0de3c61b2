from __future__ import annotations

import pytest

from engines.halloween.board import ACTIONS
from tests.engines.halloween.builders import (
    END_TURN,
    A,
    B,
    C,
    D,
    act,
    asked,
    can_act,
    names,
    offered,
    on_fields,
    play,
    refused,
    table,
    tokens,
)

SUPPLY = ("disc_from_supply",)


def test_any_card_on_display_without_an_own_disc_may_be_claimed() -> None:
    """
    Discs of others do not block, an own one does, and cards lie on display.

    (HW-8.1, HW-A15)
    """
    s = table(tokens={A: "BBB"}, cards={A: (7,), B: (30,)}, display=(16,))

    assert [("claim", 16), ("claim", 30)] == offered(s, "claim")
    assert (("HW-8.1",), "held_already") == refused(s, "claim", 7)
    assert (("HW-8.1",), "not_displayed") == refused(s, "claim", 2)


def test_a_grey_card_costs_three_tokens_of_any_colours() -> None:
    """
    Three tokens of the same colour pay for a grey card (HW-8.2).
    """
    s = table(tokens={A: "BBBG"}, display=(7,))
    play(s, ("claim", 7))

    assert {("pay", 3, 0, 0, 0, 0), ("pay", 2, 1, 0, 0, 0)} == set(offered(s))
    play(s, ("pay", 3, 0, 0, 0, 0))
    assert "G" == tokens(s)


def test_a_coloured_card_costs_three_different_colours() -> None:
    """
    Two of a colour do not count twice (HW-8.2).
    """
    s = table(tokens={A: "BBGR"}, display=(6,))
    play(s, ("claim", 6))

    assert [("pay", 1, 1, 0, 0, 1)] == offered(s)
    assert (("HW-8.2",), "same_colours") == refused(s, "pay", 2, 1, 0, 0, 0)
    assert (("HW-8.2",), "price") == refused(s, "pay", 1, 1, 0, 0, 0)
    assert (("HW-8.2",), "no_token") == refused(s, "pay", 1, 1, 1, 0, 0)
    assert (("HW-8.2",), "not_offered") == refused(s, "decline")


def test_the_second_seat_pays_with_its_own_tokens() -> None:
    """
    What others own pays for nothing (HW-8.2).
    """
    s = table(2, tokens={A: "OO", B: "BBGYR"}, display=(6,))
    s.active = B
    s.agenda = [("take_turn", B)]
    play(s, ("claim", 6))

    assert (("HW-8.2",), "same_colours") == refused(s, "pay", 2, 1, 0, 0, 0)
    assert (("HW-8.2",), "no_token") == refused(s, "pay", 1, 1, 0, 1, 0)


@pytest.mark.parametrize("owned, card", [("BB", 7), ("BBG", 6), ("BBBBGG", 6)])
def test_a_card_that_cannot_be_paid_is_refused(owned: str, card: int) -> None:
    """
    Too few tokens, or too few colours, do not pay (HW-8.2).
    """
    s = table(tokens={A: owned}, display=(6, 7))

    assert ("claim", card) not in offered(s)
    assert (("HW-8.2",), "price") == refused(s, "claim", card)


def test_the_disc_comes_from_the_supply_or_from_a_field() -> None:
    """
    A field that gives its disc is free again (HW-8.3).
    """
    s = table(tokens={A: "BBB"}, display=(7,), fields={A: {0: ("scare",)}})
    play(s, ("claim", 7), ("pay", 3, 0, 0, 0, 0))

    assert [SUPPLY, ("disc_from_field", 0, "scare")] == offered(s)
    assert (("HW-8.3",), "no_disc") == refused(s, "disc_from_field", 0, "move")
    assert (("HW-8.3",), "not_offered") == refused(s, "pay", 0, 0, 0, 0, 0)

    told = play(s, ("disc_from_field", 0, "scare"))
    assert ("card_claimed", A, 7, 0, "scare") in told
    assert 11 == s.discs[A]
    assert can_act(s, "scare")


def test_without_a_disc_in_supply_a_field_gives_one() -> None:
    """
    The disc may come from any own field (HW-8.3).
    """
    s = table(tokens={A: "BBB"}, display=(7,), discs={A: 0})
    play(s, ("claim", 7), ("pay", 3, 0, 0, 0, 0))

    assert SUPPLY not in offered(s)
    assert (("HW-8.3",), "no_disc") == refused(s, *SUPPLY)


def test_a_claim_scores_three() -> None:
    """
    3 SP at once (HW-8.4).
    """
    s = table(tokens={A: "BBB"}, display=(7,))
    play(s, ("claim", 7), ("pay", 3, 0, 0, 0, 0))

    assert 3 == s.sp[A]
    assert ("take_turn", A) == asked(s)


def test_other_holders_are_compensated_clockwise() -> None:
    """
    Each other holder chooses, from the left of the active player on (HW-8.5, HW-A15).
    """
    s = table(
        4,
        tokens={A: "BBB"},
        cards={B: (7,), D: (7,)},
        fields={D: {2: ("move", "haunt")}},
    )
    play(s, ("claim", 7), ("pay", 3, 0, 0, 0, 0))

    assert ("compensate", B) == asked(s)
    assert [("take_points",), *(("clear_strip", n) for n in range(3))] == offered(s)
    play(s, ("take_points",))
    assert 1 == s.sp[B]

    assert ("compensate", D) == asked(s)
    play(s, ("clear_strip", 2))
    assert 0 == on_fields(s, D)
    assert 0 == s.sp[C]
    assert ("take_turn", A) == asked(s)


def test_compensation_goes_round_the_table() -> None:
    """
    The seat to the left of the active player is asked before the first (HW-8.5).
    """
    s = table(tokens={B: "BBB"}, cards={A: (7,), C: (7,)})
    play(s, ("rest", 0), ("rest", 1), ("rest", 2), END_TURN)
    play(s, ("claim", 7), ("pay", 3, 0, 0, 0, 0))

    assert ("compensate", C) == asked(s)
    play(s, ("take_points",))
    assert ("compensate", A) == asked(s)


def test_compensation_may_name_a_strip_without_discs_and_is_no_rest() -> None:
    """
    An empty strip may be named; card 19 gives nothing for it (HW-8.5, HW-A15).
    """
    s = table(tokens={A: "BBB"}, cards={B: (7, 19)})
    told = play(s, ("claim", 7), ("pay", 3, 0, 0, 0, 0), ("clear_strip", 0))

    assert ("discs_recovered", B, 0, 0) in told
    assert 0 == s.scare[B]


def test_two_players_are_compensated_twice_as_well() -> None:
    """
    2 SP, or all discs of two different strips (HW-8.5, HW-13.4).
    """
    s = table(
        2,
        tokens={A: "BBBBBB"},
        cards={B: (7, 16)},
        fields={B: {0: ("move",), 1: ("haunt",), 2: ("scare",)}},
    )
    play(s, ("claim", 7), ("pay", 3, 0, 0, 0, 0))
    assert [
        ("take_points",),
        ("clear_strips", 0, 1),
        ("clear_strips", 0, 2),
        ("clear_strips", 1, 2),
    ] == offered(s)
    play(s, ("clear_strips", 0, 2))
    assert 1 == on_fields(s, B)

    play(s, ("claim", 16), ("pay", 3, 0, 0, 0, 0), ("take_points",))
    assert 2 == s.sp[B]


def test_a_card_works_from_its_claim_on() -> None:
    """
    The card counts for what follows, and nothing earlier counts (HW-8.6).
    """
    s = table(tokens={A: "BBB"}, display=(51,))
    play(s, act("scare"), ("scare", "police_station", "blue"))
    assert 1 == s.scare[A]

    play(s, ("claim", 51), ("pay", 3, 0, 0, 0, 0))
    play(s, ("disc_from_field", 0, "scare"))
    assert 1 == s.scare[A]

    play(s, act("scare", 1), ("scare", "police_station", "blue"))
    assert 3 == s.scare[A]


def test_the_fifth_card_triggers_the_end() -> None:
    """
    Five cards announce the end; a sixth may still be claimed (HW-8.7, HW-12.1, HW-A15).
    """
    s = table(tokens={A: "BBBBBBBBB"}, cards={A: (7, 16, 22)}, display=(2, 3, 5))
    fourth = play(s, ("claim", 2), ("pay", 3, 0, 0, 0, 0))
    fifth = play(s, ("claim", 3), ("pay", 3, 0, 0, 0, 0))
    sixth = play(s, ("claim", 5), ("pay", 3, 0, 0, 0, 0))

    assert "end_triggered" not in names(fourth)
    assert ("end_triggered", A, "cards") in fifth
    assert "end_triggered" not in names(sixth)
    assert 6 == s.claimed[A].bit_count()


def test_a_disc_is_always_there_for_a_card() -> None:
    """
    Slots and cards never hold all twelve discs, so a claim never gets stuck (HW-8.3).
    """
    s = table(
        tokens={A: "BBB"},
        cards={A: (2, 3, 5, 7, 10, 11, 16)},
        display=(17,),
        slots={A: ("disc", "disc", "disc")},
        fields={A: {0: ACTIONS[:2]}},
    )
    play(s, ("claim", 17), ("pay", 3, 0, 0, 0, 0))

    assert [("disc_from_field", 0, "summon"), ("disc_from_field", 0, "scare")] == (
        offered(s)
    )
