from __future__ import annotations

import pytest

from engines.halloween.bonus_tokens import KINDS
from tests.engines.halloween.builders import (
    DONE,
    A,
    B,
    asked,
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

# 7


def test_card_7_takes_up_to_two_discs_of_one_strip() -> None:
    """
    One or two discs of fields of one strip; no Rest (HW-10.7).
    """
    s = table(
        cards={A: (7, 19)}, fields={A: {0: ("move", "fight", "haunt"), 1: ("scare",)}}
    )
    play(s, ("use_card", 7))
    assert 4 == len(offered(s))
    play(s, ("recover", 0, "move"))
    assert [("recover", 0, "fight"), ("recover", 0, "haunt"), DONE] == offered(s)
    play(s, ("recover", 0, "haunt"))

    assert 2 == on_fields(s)
    assert ("take_turn", A) == asked(s)
    assert 0 == s.scare[A]
    assert 0b111 == s.unused


def test_card_7_may_take_one_and_needs_one() -> None:
    """
    Without a disc on a field it cannot be used (HW-10.7).
    """
    s = table(cards={A: (7,)}, fields={A: {0: ("move", "haunt")}})
    play(s, ("use_card", 7), ("recover", 0, "move"), DONE)
    assert 1 == on_fields(s)

    assert (("HW-9.5",), "once_per_turn") == refused(s, "use_card", 7)

    s = table(cards={A: (7,)})
    assert (("HW-10.7",), "no_effect") == refused(s, "use_card", 7)


def test_card_7_looks_at_the_strips_of_its_player() -> None:
    """
    Discs of others do not count, and those of the second seat are found (HW-10.7).
    """
    for owner, usable in ((A, False), (B, True)):
        s = table(2, cards={B: (7,)}, fields={owner: {2: ("move",)}})
        s.active = B
        s.agenda = [("take_turn", B)]

        assert usable == (("use_card", 7) in offered(s))


# 8


def test_card_8_lowers_a_strip_for_two_tokens() -> None:
    """
    One level down, two tokens of the new colour (HW-10.8, HW-4.3).
    """
    s = table(cards={A: (8,)}, levels={A: (1, 3, 5)})
    play(s, ("use_card", 8))
    assert [("lower", 1), ("lower", 2)] == offered(s)
    told = play(s, ("lower", 2))

    assert [1, 3, 4] == levels(s)
    assert "OO" == tokens(s)
    assert ("strip_lowered", A, 2, 4) in told


def test_card_8_gives_what_the_supply_has_and_needs_level_2() -> None:
    """
    Tokens as far as the supply lasts; strips of level 1 stay (HW-10.8).
    """
    s = table(cards={A: (8,)}, levels={A: (2, 1, 1)}, tokens={B: "B" * 11})
    play(s, ("use_card", 8), ("lower", 0))
    assert "B" == tokens(s)

    assert ("use_card", 8) not in offered(table(cards={A: (8,)}))


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


# 48


def test_card_48_raises_a_strip_for_scare() -> None:
    """
    One level for scare equal to the new one (HW-10.48).
    """
    s = table(cards={A: (48,)}, scare={A: 4}, levels={A: (3, 4, 5)})
    play(s, ("use_card", 48))
    assert [("raise", 0)] == offered(s)
    play(s, ("raise", 0))

    assert [4, 4, 5] == levels(s)
    assert 0 == s.scare[A]


@pytest.mark.parametrize("scare, level", [(1, 1), (9, 5)])
def test_card_48_needs_scare_and_a_strip_below_5(scare: int, level: int) -> None:
    """
    Nothing to pay with or nothing to raise: it cannot be used (HW-10.48, HW-4.3).
    """
    s = table(cards={A: (48,)}, scare={A: scare}, levels={A: (level,) * 3})

    assert (("HW-10.48",), "no_effect") == refused(s, "use_card", 48)


# 52


def test_card_52_draws_a_bonus_token() -> None:
    """
    Store it, replace a stored one or discard it after seeing it (HW-10.52, HW-A43).
    """
    s = table(cards={A: (52,)}, slots={A: ("reroll", "", "")})
    drawn = KINDS[s.bonus_supply[-1]]
    told = play(s, ("use_card", 52))
    assert ("bonus_drawn", A, drawn) in told
    assert ("store_drawn", A) == asked(s)
    assert [("store", 0), ("store", 1), ("discard",)] == offered(s)
    assert (("HW-7.1",), "first_free_slot") == refused(s, "store", 2)
    told = play(s, ("store", 0))

    assert [drawn, "", ""] == slots(s)
    assert ("bonus_stored", A, drawn, 0, "reroll") in told
    assert 0 == s.drawn


def test_card_52_may_discard() -> None:
    """
    The drawn token may go to the discard (HW-10.52, HW-A43).
    """
    s = table(cards={A: (52,)})
    told = play(s, ("use_card", 52), ("discard",))

    assert 1 == len(s.bonus_discard)
    assert "bonus_discarded" in names(told)
    assert ["", "", ""] == slots(s)


def test_card_52_is_not_allowed_with_all_slots_blocked() -> None:
    """
    Three discs leave no place for a token (HW-10.52, HW-A43).
    """
    s = table(cards={A: (52,)}, slots={A: ("disc", "disc", "disc")})

    assert (("HW-10.52",), "no_effect") == refused(s, "use_card", 52)


def test_card_52_makes_an_empty_supply_new_first() -> None:
    """
    The bonus discard is shuffled before the draw (HW-10.52, HW-7.5).
    """
    s = table(cards={A: (52,)})
    s.bonus_discard, s.bonus_supply = s.bonus_supply, []
    told = play(s, ("use_card", 52))

    assert ("bonuses_shuffled", 24) in told
    assert 23 == len(s.bonus_supply)
