from __future__ import annotations

import pytest

from tests.engines.halloween.builders import (
    DONE,
    A,
    B,
    C,
    act,
    asked,
    can_act,
    levels,
    offered,
    on_fields,
    play,
    refused,
    table,
    tokens,
)

GREEN_ON_YELLOW = ("fight", "church", "green", "church", "yellow")

# 4


def test_card_4_acts_one_level_higher_once() -> None:
    """
    One strip action counts the strip one level higher; the marble stays (HW-10.4).
    """
    s = table(ghosts={"church": "BG"}, cards={A: (4,)})
    told = play(s, act("scare", lifted=True))

    assert ("scare", "church", "green") in offered(s)
    assert ("card_used", A, 4) in told
    play(s, ("scare", "church", "green"))
    assert [1, 1, 1] == levels(s)
    assert all(not option[3] for option in offered(s, "act"))
    assert (("HW-10.4",), "not_held") == refused(s, *act("scare", 1, lifted=True))


def test_card_4_makes_an_action_possible() -> None:
    """
    What level 1 cannot do, level 2 can (HW-10.4).
    """
    s = table(ghosts={"church": "B", "school": "GG"}, cards={A: (4,)})

    assert not can_act(s, "summon")
    assert act("summon", lifted=True) in offered(s)


@pytest.mark.parametrize(
    "ghosts, gaining",
    [
        ({"church": "BG"}, ["scare", "move", "fight", "haunt"]),
        ({"church": "BB", "school": "GG"}, ["summon", "scare", "move", "haunt"]),
        (
            # The green ghost cannot leave the school; blue ones can move.
            {"school": "G", "church": "YYYOOO", "site_5": "YYOORR", "site_6": "BB"},
            ["scare", "haunt"],
        ),
        ({"church": "BBY"}, []),
    ],
)
def test_card_4_serves_only_what_gains_by_it(
    ghosts: dict[str, str], gaining: list[str]
) -> None:
    """
    A level whose ghosts add no choice to an action is not lent (HW-10.4, HW-A49).
    """
    s = table(ghosts=ghosts, cards={A: (4,)})

    assert can_act(s, "move")
    assert gaining == [
        option[2] for option in offered(s, "act") if option[3] and option[1] == 0
    ]
    if "move" not in gaining:
        assert (("HW-10.4",), "no_effect") == refused(s, *act("move", lifted=True))


def test_card_4_may_serve_the_second_ghost_of_card_15() -> None:
    """
    The first ghost makes room for one of the higher level (HW-10.4, HW-10.15, HW-A49).
    """
    s = table(ghosts={"church": "BG", "school": "B"}, cards={A: (4, 15)})

    assert act("move", lifted=True) in offered(s)
    play(s, act("move", lifted=True), ("move", "church", "blue", "school"))
    assert any(option[2] == "green" for option in offered(s, "move"))


def test_card_4_stops_at_level_5_and_needs_a_disc() -> None:
    """
    There is no level above 5, and the action costs its disc (HW-10.4, HW-4.3).
    """
    s = table(ghosts={"church": "BR"}, cards={A: (4,)}, levels={A: (5, 5, 4)})

    assert {2} == {option[1] for option in offered(s, "act") if option[3]}
    assert (("HW-4.3",), "highest") == refused(s, *act("scare", lifted=True))

    s = table(cards={A: (4,)}, discs={A: 0})
    assert [] == offered(s, "act")


# 10


def test_card_10_gives_a_token_with_a_bonus_token() -> None:
    """
    The moved ghost brings a token of its colour, if it brings a bonus (HW-10.10).
    """
    s = table(
        cards={A: (10,)},
        ghosts={"church": "BG"},
        levels={A: (2, 2, 2)},
        bonus={"school": "one_sp", "site_6": "reroll"},
    )
    play(s, act("move"), ("move", "church", "green", "school"))
    assert "G" == tokens(s)

    play(s, act("move", 1), ("move", "church", "blue", "site_4"))
    assert "G" == tokens(s)


def test_card_10_gives_nothing_for_a_token_left_there() -> None:
    """
    A bonus token left in the building was not taken (HW-10.10, HW-A33).
    """
    s = table(
        cards={A: (10,)},
        slots={A: ("one_sp", "reroll", "plus_three")},
        bonus={"church": "two_scare", "school": "one_sp"},
    )
    play(s, act("move"), ("move", "police_station", "blue", "church"), ("leave",))

    assert "" == tokens(s)


# 14


def test_card_14_uses_an_occupied_field_without_a_disc() -> None:
    """
    No disc is placed or needed, the strip is marked used (HW-10.14, HW-3.5, HW-A23).
    """
    s = table(
        cards={A: (14,)}, fields={A: {0: ("scare",), 1: ("scare",)}}, discs={A: 0}
    )
    before = on_fields(s)
    told = play(s, act("scare", reused=True), ("scare", "police_station", "blue"))

    assert ("card_used", A, 14) in told
    assert before == on_fields(s)
    assert not s.unused & 1
    assert [] == offered(s, "act")


def test_card_14_is_for_occupied_fields() -> None:
    """
    A free field needs its disc (HW-10.14).
    """
    s = table(cards={A: (14,)}, fields={A: {0: ("scare",)}})

    assert [act("scare", reused=True)] == [o for o in offered(s, "act") if o[4]]
    assert (("HW-10.14",), "field_free") == refused(s, *act("move", reused=True))


# 16


def test_card_16_rerolls_an_own_die_for_scare() -> None:
    """
    1 scare for each reroll, as often as wished (HW-10.16).
    """
    s = table(
        2,
        ghosts={"church": "BGY"},
        cards={A: (16,)},
        scare={A: 2},
        levels={A: (2, 1, 1)},
    )
    play(s, act("fight"), GREEN_ON_YELLOW)
    assert [("pay_reroll", 0), DONE] == offered(s)
    assert (("HW-10.16",), "reroll") == refused(s, "pay_reroll", 1)
    told = play(s, ("pay_reroll", 0))
    assert ("scare_paid", A, 1, 1) in told

    play(s, ("pay_reroll", 0))
    assert 0 == s.scare[A]
    assert ("take_turn", A) == asked(s)


def test_card_16_works_in_the_turn_of_another() -> None:
    """
    The holder may reroll the die rolled for a target (HW-10.16, HW-9.5, HW-A10).
    """
    s = table(3, ghosts={"church": "BGY"}, cards={C: (16,)}, scare={C: 1})
    play(s, act("fight"), ("fight", "church", "blue", "church", "green"), ("ask", C))

    assert ("answer_dice", C) == asked(s)


def test_card_16_does_nothing_for_who_does_not_roll() -> None:
    """
    A holder who rolls no die is not asked (HW-10.16).
    """
    s = table(3, ghosts={"church": "BGY"}, cards={C: (16,)}, scare={C: 1})
    play(s, act("fight"), ("fight", "church", "blue", "church", "green"), ("ask", B))

    assert ("take_turn", A) == asked(s)


# 19


def test_card_19_scares_by_resting() -> None:
    """
    2 scare for each Rest (HW-10.19).
    """
    s = table(cards={A: (19,)})
    play(s, ("rest", 0), ("rest", 1))

    assert 4 == s.scare[A]


def test_card_19_gives_nothing_for_other_recoveries() -> None:
    """
    Not for compensation, card 7 or bonus kind 3 (HW-10.19).
    """
    s = table(
        cards={A: (7, 19)},
        fields={A: {0: ("move", "scare")}},
        slots={A: ("recover_three", "", "")},
    )
    play(s, ("use_card", 7), ("recover", 0, "move"), ("use_bonus", 0))

    assert 0 == on_fields(s)
    assert 0 == s.scare[A]


# 37


@pytest.mark.parametrize("colour, points", [("blue", 0), ("green", 1), ("red", 1)])
def test_card_37_scores_gains_of_two_or_more(colour: str, points: int) -> None:
    """
    1 SP for each single gain of 2 or more scare (HW-10.37, HW-A27).
    """
    s = table(ghosts={"church": "BGR"}, cards={A: (37,)}, levels={A: (5, 1, 1)})
    play(s, act("scare"), ("scare", "church", colour))

    assert points == s.sp[A]


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
    assert s.claimed[A] >> 6 & 1

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
