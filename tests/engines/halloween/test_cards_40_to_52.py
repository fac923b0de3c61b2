from __future__ import annotations

import pytest

from engines.halloween.bonus_tokens import KINDS
from tests.engines.halloween.builders import (
    DECLINE,
    A,
    B,
    act,
    asked,
    can_act,
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

# 40


@pytest.mark.parametrize(
    "owned, points", [("BGYOR", 12), ("BBGGYYOORR", 24), ("BGYO", 0)]
)
def test_card_40_scores_sets_of_five(owned: str, points: int) -> None:
    """
    12 SP for every set of one token of each colour (HW-10.40).
    """
    assert points == final_scores(table(cards={A: (40,)}, tokens={A: owned}))[A]


# 41


@pytest.mark.parametrize("sp, total", [(9, 9), (10, 11), (99, 108)])
def test_card_41_scores_the_score(sp: int, total: int) -> None:
    """
    1 SP for every full 10 SP (HW-10.41).
    """
    assert total == final_scores(table(cards={A: (41,)}, sp={A: sp}))[A]


# 42


def test_card_42_scores_orange_tokens() -> None:
    """
    2 SP for every orange token, none for other colours (HW-10.42).
    """
    s = table(ghosts={"church": "BBOO"}, cards={A: (42,)}, levels={A: (4, 4, 4)})
    play(s, act("summon"), ("summon", "church", "orange"))
    play(s, act("summon", 1), ("summon", "church", "blue"))

    assert 2 == s.sp[A]


# 43


def test_card_43_pays_for_coloured_cards_like_grey_ones() -> None:
    """
    Any three tokens pay for a coloured card (HW-10.43, HW-A30).
    """
    owned = {A: "BBB"}
    s = table(cards={A: (43,)}, tokens=owned, display=(6,))
    play(s, ("claim", 6), ("pay", 3, 0, 0, 0, 0))
    assert s.held[A] >> 6 & 1

    s = table(tokens=owned, display=(6, 43))
    assert [] == offered(s, "claim")


# 44


def test_card_44_gives_a_token_for_each_card_itself_included() -> None:
    """
    One token of choice for each claim (HW-10.44).
    """
    s = table(tokens={A: "BGYBBB"}, display=(7, 44))
    play(s, ("claim", 44), ("pay", 1, 1, 1, 0, 0))
    assert ("choose_token", A) == asked(s)
    assert 5 == len(offered(s))
    play(s, ("take_token", "red"))
    play(s, ("claim", 7), ("pay", 3, 0, 0, 0, 0), ("take_token", "orange"))

    assert "OR" == tokens(s)


def test_card_44_gives_what_the_supply_has() -> None:
    """
    Colours that are gone cannot be chosen; with none left there is nothing (HW-10.44).
    """
    s = table(
        tokens={A: "BBB", B: "B" * 9 + "G" * 12 + "Y" * 12 + "O" * 12 + "R" * 12},
        cards={A: (44,)},
        display=(7, 16),
    )
    told = play(s, ("claim", 7), ("pay", 3, 0, 0, 0, 0))
    assert "B" == tokens(s)
    assert ("tokens_gained", A, "blue", 1) in told
    assert ("take_turn", A) == asked(s)


def test_card_44_gives_nothing_from_an_empty_supply() -> None:
    """
    If all colours are gone nothing is taken (HW-10.44).
    """
    s = table(
        tokens={B: "B" * 12 + "G" * 12 + "Y" * 12 + "O" * 12 + "R" * 12},
        cards={A: (44,)},
    )
    s.push(("finish_claim", A))
    s.rules.run(s)

    assert ("take_turn", A) == asked(s)


# 45


def test_card_45_summons_with_two_colours() -> None:
    """
    The colour with the lower result comes, with its token (HW-10.45).
    """
    s = table(ghosts={"church": "BG"}, cards={A: (45,)}, levels={A: (2, 1, 1)})
    rolls(s, (4, 4), (6, 3))
    play(s, act("summon"))
    assert [("summon_mixed", "church", "blue", "green")] == offered(s)
    told = play(s, ("summon_mixed", "church", "blue", "green"))

    assert "BGG" == ghosts(s, "church")
    assert "G" == tokens(s)
    assert ("roll_settled", (4, 3)) in told


@pytest.mark.parametrize(
    "ghosts_",
    [
        {"church": "BY"},
        {"church": "B", "school": "G"},
        {"church": "BGYYYY"},
        {
            "church": "BG",
            "school": "BB",
            "site_4": "BB",
            "site_5": "GG",
            "site_6": "GG",
        },
    ],
)
def test_card_45_needs_levels_meeting_room_and_supply(ghosts_: dict[str, str]) -> None:
    """
    Both colours of the level in one building with room, one in supply.

    (HW-10.45, HW-A28)
    """
    s = table(ghosts=ghosts_, cards={A: (45,)}, levels={A: (2, 1, 1)})
    if can_act(s, "summon"):
        play(s, act("summon"))

    assert [] == offered(s, "summon_mixed")


# 46


def test_card_46_takes_a_pumpkin_back() -> None:
    """
    In place of a Haunt, with a ghost of its colour there, for half its score.

    (HW-10.46)
    """
    s = table(
        ghosts={"church": "BY"},
        levels={A: (3, 2, 1)},
        cards={A: (46,)},
        pumpkins={
            ("church", "yellow"): (A, "own"),
            ("church", "blue"): (B, "own"),
            ("school", "blue"): (A, "own"),
        },
        sp={A: 8},
    )
    assert not can_act(s, "haunt", 1)
    play(s, act("haunt"))
    assert [("take_back", "church", "yellow")] == offered(s)
    told = play(s, ("take_back", "church", "yellow"))

    assert 5 == s.own_left[A]
    assert 8 - 3 == s.sp[A]
    assert ("pumpkin_taken_back", A, "church", "yellow", "own") in told
    assert s.unhaunted[2] >> 1 & 1


@pytest.mark.parametrize("colour", ["blue", "red"])
def test_card_46_costs_half_of_what_was_scored(colour: str) -> None:
    """
    Half of twice the level is the level (HW-10.46, HW-A29).
    """
    s = table(ghosts={"church": "BR"}, levels={A: (5, 5, 5)}, cards={A: (46,)})
    play(s, act("haunt"), ("haunt", "church", colour, "own"))
    before = s.sp[A]
    play(s, act("haunt", 1), ("take_back", "church", colour))

    assert before // 2 == s.sp[A]


# 47


def test_card_47_makes_grey_cards_cheaper() -> None:
    """
    A grey card costs two tokens, a coloured one three while a grey one is missing.

    (HW-10.47)
    """
    s = table(tokens={A: "BG"}, cards={A: (47,)}, display=(6, 7))
    assert [("claim", 7)] == offered(s, "claim")
    play(s, ("claim", 7), ("pay", 1, 1, 0, 0, 0))

    assert "" == tokens(s)


def test_card_47_makes_coloured_cards_cheaper_with_all_grey_ones() -> None:
    """
    With a disc on every grey card a coloured one costs two different.

    (HW-10.47, HW-A30)
    """
    s = table(tokens={A: "BBG"}, cards={A: (47, 7)}, display=(6,))
    play(s, ("claim", 6))

    assert [("pay", 1, 1, 0, 0, 0)] == offered(s)


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


# 49


def test_card_49_raises_a_strip_with_each_haunt() -> None:
    """
    One level for nothing, or not (HW-10.49).
    """
    s = table(cards={A: (49,)}, levels={A: (1, 5, 2)})
    play(s, act("haunt"), ("haunt", "police_station", "blue", "own"))
    assert ("raise_by_haunt", A) == asked(s)
    assert [("raise", 0), ("raise", 2), DECLINE] == offered(s)
    play(s, ("raise", 2))

    assert [1, 5, 3] == levels(s)


def test_card_49_may_be_declined_and_stops_at_5() -> None:
    """
    With all strips at 5 nothing is asked (HW-10.49, HW-4.3).
    """
    s = table(cards={A: (49,)})
    play(s, act("haunt"), ("haunt", "police_station", "blue", "own"), DECLINE)
    assert [1, 1, 1] == levels(s)

    s = table(cards={A: (49,)}, levels={A: (5, 5, 5)})
    play(s, act("haunt"), ("haunt", "police_station", "blue", "own"))
    assert ("take_turn", A) == asked(s)


# 50


def test_card_50_places_a_ghost_for_its_token() -> None:
    """
    A token of the colour brings a ghost to any building with room (HW-10.50).
    """
    s = table(
        cards={A: (50, 9)},
        tokens={A: "R"},
        ghosts={"police_station": "BBB", "church": "GGGGYY"},
    )
    play(s, ("use_card", 50))
    assert 5 == len(offered(s))
    play(s, ("place", "school", "red"))

    assert "R" == ghosts(s, "school")
    assert "" == tokens(s)
    assert 12 == s.supply[4]


@pytest.mark.parametrize(
    "owned, ghosts_", [("", {"church": "B"}), ("B", {"church": "BBBBB"})]
)
def test_card_50_needs_token_and_ghost(owned: str, ghosts_: dict[str, str]) -> None:
    """
    Without a token or a ghost in supply it cannot be used (HW-10.50).
    """
    s = table(cards={A: (50,)}, tokens={A: owned}, ghosts=ghosts_)

    assert (("HW-10.50",), "no_effect") == refused(s, "use_card", 50)


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
