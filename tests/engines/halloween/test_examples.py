from __future__ import annotations

import pytest

from tests.engines.halloween.builders import (
    ACCEPT,
    DECLINE,
    DONE,
    END_TURN,
    A,
    B,
    C,
    D,
    act,
    asked,
    can_act,
    final_scores,
    ghosts,
    levels,
    names,
    offered,
    on_fields,
    play,
    refused,
    rolls,
    slots,
    table,
    tokens,
)

GREEN_ON_YELLOW = ("fight", "church", "green", "church", "yellow")


# From the rulebook


def test_ex_1() -> None:
    """
    HW-EX-1: a strip of level 3 moves any B, G or Y, but not O and R.
    """
    s = table(ghosts={"church": "BGYOR"}, levels={A: (3, 1, 1)})
    play(s, act("move"))

    assert {"blue", "green", "yellow"} == {option[2] for option in offered(s)}


def test_ex_2() -> None:
    """
    HW-EX-2: a second field of the strip is blocked too until it rests.
    """
    s = table(2, fields={A: {0: ("move",)}})
    play(s, act("scare"), ("scare", "police_station", "blue"))
    assert not s.unused & 1
    play(s, ("rest", 1), ("rest", 2), END_TURN)
    play(s, ("rest", 0), ("rest", 1), ("rest", 2), END_TURN)

    assert not can_act(s, "move")
    assert not can_act(s, "scare")
    play(s, ("rest", 0))
    assert 0 == on_fields(s)


def test_ex_3() -> None:
    """
    HW-EX-3: S2 of level 2 upgrades G to Y for 3 scare and is raised to 3.
    """
    s = table(
        2, ghosts={"church": "BBG"}, levels={A: (1, 2, 1)}, scare={A: 3}, unused=[1]
    )
    play(s, act("upgrade", 1), ("upgrade", "church", "green"), ("raise", 1), END_TURN)
    play(s, ("rest", 0), ("rest", 1), ("rest", 2), END_TURN)

    assert [1, 3, 1] == levels(s)
    play(s, act("scare", 1))
    assert {"blue", "yellow"} == {option[2] for option in offered(s)}


def test_ex_4() -> None:
    """
    HW-EX-4: S3 with five discs rests: five return and no strip is left.
    """
    covered = ("summon", "scare", "upgrade", "fight", "haunt")
    s = table(fields={A: {2: covered}}, unused=[2])
    assert [act("move", 2)] == offered(s, "act")
    told = play(s, ("rest", 2))

    assert ("discs_recovered", A, 2, 5) in told
    assert 12 == s.discs[A]
    assert [END_TURN] == offered(s)


@pytest.mark.parametrize("level, possible", [(3, False), (4, True), (5, True)])
def test_ex_5(level: int, possible: bool) -> None:
    """
    HW-EX-5: two O in the school and level 4 or 5 summon a third; level 3 cannot.
    """
    s = table(ghosts={"school": "OO", "church": "B"}, levels={A: (level, 1, 1)})

    assert possible == can_act(s, "summon")
    if possible:
        play(s, act("summon"), ("summon", "school", "orange"))
        assert "OOO" == ghosts(s, "school")
        assert "O" == tokens(s)


def test_ex_6() -> None:
    """
    HW-EX-6: scaring with a Y on a strip of level 3 yields 3 scare.
    """
    s = table(ghosts={"church": "BY"}, levels={A: (3, 1, 1)})
    play(s, act("scare"), ("scare", "church", "yellow"))

    assert 3 == s.scare[A]


@pytest.mark.parametrize("first", [1, 2])
def test_ex_7_8_and_9(first: int) -> None:
    """
    HW-EX-7, HW-EX-8, HW-EX-9: two upgrades raise S3 to 3 and S1 to 4, which haunts.

    S1 may have any level below 3 (HW-A42).
    """
    s = table(
        ghosts={"church": "BG"},
        levels={A: (first, 3, 1)},
        scare={A: 7},
    )
    play(s, act("upgrade", 1), ("upgrade", "church", "green"))
    assert 4 == s.scare[A]
    assert "Y" == tokens(s)
    assert [("raise", 0), ("raise", 2), DECLINE] == offered(s)
    play(s, ("raise", 2))
    assert [first, 3, 3] == levels(s)

    play(s, act("upgrade", 2), ("upgrade", "church", "yellow"))
    assert 0 == s.scare[A]
    assert "YO" == tokens(s)
    play(s, ("raise", 0))
    assert [4, 3, 3] == levels(s)

    play(s, act("haunt"), ("haunt", "church", "orange", "own"))
    assert 8 == s.sp[A]
    assert [END_TURN] == offered(s)


def test_ex_10() -> None:
    """
    HW-EX-10: with all strips at 3 and 2 scare B is upgraded without a raise, O refused.
    """
    s = table(ghosts={"church": "BBO"}, levels={A: (4, 3, 3)}, scare={A: 2})
    play(s, act("upgrade"))
    assert (("HW-5.3.1",), "no_scare") == refused(s, "upgrade", "church", "orange")
    play(s, ("upgrade", "church", "blue"))

    assert 0 == s.scare[A]
    assert "G" == tokens(s)
    assert ("take_turn", A) == asked(s)


def test_ex_11() -> None:
    """
    HW-EX-11: with 4 scare a G becomes Y, never O, in one action.
    """
    s = table(ghosts={"church": "BG"}, levels={A: (5, 5, 5)}, scare={A: 4})
    play(s, act("upgrade"), ("upgrade", "church", "green"))

    assert "BY" == ghosts(s, "church")


@pytest.mark.parametrize("ours, wins", [(5, True), (4, False), (3, False)])
def test_ex_12(ours: int, wins: bool) -> None:
    """
    HW-EX-12: G beats Y with a higher roll only; attacking with Y or R is refused.
    """
    s = table(2, ghosts={"church": "GYR", "school": "B"}, levels={A: (2, 1, 1)})
    rolls(s, (6, ours), (8, 4))
    play(s, act("fight"))
    for attacker in ("yellow", "red"):
        assert (("HW-4.1",), "level") == (
            refused(s, "fight", "church", attacker, "church", "green")
        )
    play(s, GREEN_ON_YELLOW)

    assert ("Y" if wins else "") == tokens(s)
    assert ("GR" if wins else "GYR") == ghosts(s, "church")


def test_ex_13() -> None:
    """
    HW-EX-13: when the one B is beaten, B ghosts are placed: three, or as many as fit.
    """
    for building, placed in (("church", 3), ("school", 2)):
        s = table(2, ghosts={"church": "BG", "school": "YYYY"}, levels={A: (2, 1, 1)})
        rolls(s, (6, 6), (4, 1))
        play(s, act("fight"), ("fight", "church", "green", "church", "blue"))
        assert ("place_blue", A) == asked(s)
        play(s, ("place_blue", building))

        assert placed == s.on_board[0]


def test_ex_14() -> None:
    """
    HW-EX-14: an O haunts for 8 SP; without one a weaker colour must do.
    """
    s = table(ghosts={"church": "BO", "school": "BY"}, levels={A: (4, 4, 1)})
    play(s, act("haunt"), ("haunt", "church", "orange", "own"))
    assert 8 == s.sp[A]

    play(s, act("haunt", 1))
    assert {"blue", "yellow"} == {option[2] for option in offered(s)}


def test_ex_15() -> None:
    """
    HW-EX-15: who haunted with B may not haunt with R later; another player may.
    """
    s = table(
        3,
        ghosts={"church": "BR"},
        levels={A: (5, 5, 5), B: (5, 5, 5)},
        pumpkins={("church", "blue"): (A, "own")},
    )
    assert not can_act(s, "haunt")
    play(s, ("rest", 0), ("rest", 1), ("rest", 2), END_TURN)
    play(s, act("haunt"), ("haunt", "church", "red", "own"))

    assert 10 == s.sp[B]


def test_ex_16() -> None:
    """
    HW-EX-16: level 5 without an R yields the highest level present.
    """
    s = table(ghosts={"church": "BY"}, levels={A: (5, 1, 1)})
    play(s, act("scare"))

    assert (("HW-4.2",), "no_ghost") == refused(s, "scare", "church", "red")
    play(s, ("scare", "church", "yellow"))
    assert 3 == s.scare[A]


def test_ex_17() -> None:
    """
    HW-EX-17: an upgrade of Y to O lets a strip go from 2 to 4 directly.
    """
    s = table(ghosts={"church": "BY"}, levels={A: (3, 2, 5)}, scare={A: 4})
    play(s, act("upgrade"), ("upgrade", "church", "yellow"), ("raise", 1))

    assert [3, 4, 5] == levels(s)


# Further scenarios


def test_ex_18() -> None:
    """
    HW-EX-18: no disc in supply, an empty strip: it must rest, unless discs come back.
    """
    s = table(discs={A: 0}, cards={A: (7,)}, unused=[0])
    assert 0 == s.fields[0]
    assert [("rest", 0), ("use_card", 7)] == offered(s)
    play(s, ("use_card", 7), ("recover", 2, "haunt"))

    assert can_act(s, "scare")


def test_ex_19() -> None:
    """
    HW-EX-19: S1 rests and brings 4 discs back; S2 may act.
    """
    s = table(fields={A: {0: ("summon", "scare", "move", "fight")}}, discs={A: 0})
    assert [] == offered(s, "act")
    play(s, ("rest", 0))

    assert 4 == s.discs[A]
    assert can_act(s, "scare", 1)


def test_ex_20() -> None:
    """
    HW-EX-20: with yellow tokens exhausted a Summon of Y still places the ghost.
    """
    s = table(ghosts={"church": "BYY"}, levels={A: (3, 1, 1)}, tokens={B: "Y" * 12})
    play(s, act("summon"), ("summon", "church", "yellow"))

    assert "BYYY" == ghosts(s, "church")
    assert "" == tokens(s)


def test_ex_21() -> None:
    """
    HW-EX-21: five G on the board: no Summon of G, no Upgrade of B.
    """
    s = table(
        ghosts={"church": "GGG", "school": "GG", "site_4": "B"},
        levels={A: (2, 1, 1)},
        scare={A: 9},
    )

    assert not can_act(s, "summon")
    play(s, act("upgrade"))
    assert (("HW-5.3.1", "HW-6.3"), "no_figure") == (
        refused(s, "upgrade", "site_4", "blue")
    )


def test_ex_22() -> None:
    """
    HW-EX-22: the last B is upgraded: blue ghosts come before the raise; five leave one.
    """
    s = table(ghosts={"church": "B", "school": "GGYYY"}, scare={A: 2})
    play(s, act("upgrade"), ("upgrade", "church", "blue"))
    assert ("place_blue", A) == asked(s)
    play(s, ("place_blue", "school"))

    assert "BGGYYY" == ghosts(s, "school")
    assert ("improve_strip", A) == asked(s)


def test_ex_23() -> None:
    """
    HW-EX-23: B, G, G do not pay a coloured card; B, G, R do, with a disc from a field.
    """
    s = table(tokens={A: "BGG"}, display=(6,))
    assert [] == offered(s, "claim")

    s = table(tokens={A: "BGR"}, display=(6,), fields={A: {1: ("scare",)}})
    play(s, ("claim", 6), ("pay", 1, 1, 0, 0, 1), ("disc_from_field", 1, "scare"))
    assert 3 == s.sp[A]
    assert can_act(s, "scare", 1)


def test_ex_24() -> None:
    """
    HW-EX-24: B takes 1 SP, C a strip without card 19; for two it is 2 SP or two strips.
    """
    s = table(
        3,
        tokens={A: "BBB"},
        cards={B: (7,), C: (7, 19)},
        fields={C: {1: ("move", "scare")}},
    )
    play(s, ("claim", 7), ("pay", 3, 0, 0, 0, 0))
    play(s, ("take_points",), ("clear_strip", 1))
    assert 1 == s.sp[B]
    assert 0 == on_fields(s, C)
    assert 0 == s.scare[C]

    s = table(2, tokens={A: "BBB"}, cards={B: (7,)})
    play(s, ("claim", 7), ("pay", 3, 0, 0, 0, 0))
    assert 3 == len(offered(s, "clear_strips"))
    play(s, ("take_points",))
    assert 2 == s.sp[B]


def test_ex_25() -> None:
    """
    HW-EX-25: token, token, disc: both are used, three discs return after the turn.
    """
    s = table(
        slots={A: ("one_sp", "two_scare", "disc")},
        bonus={"church": "reroll", "school": "one_sp"},
        unused=[0],
    )
    play(s, ("use_bonus", 0), ("use_bonus", 1))
    play(s, act("move"), ("move", "police_station", "blue", "church"))
    assert ["disc"] * 3 == slots(s)
    before = s.discs[A]
    play(s, END_TURN)

    assert before + 3 == s.discs[A]
    assert [""] * 3 == slots(s)


def test_ex_26() -> None:
    """
    HW-EX-26: all slots hold tokens: replace one or leave the new one there.
    """
    s = table(
        slots={A: ("one_sp", "two_scare", "free_rest")},
        bonus={"church": "reroll", "school": "one_sp"},
    )
    play(s, act("move"), ("move", "police_station", "blue", "church"))

    assert [("store", 0), ("store", 1), ("store", 2), ("leave",)] == offered(s)


def test_ex_27() -> None:
    """
    HW-EX-27: supply 4, discard 9: four are placed, the discard shuffled, two placed.
    """
    s = table(
        4,
        bonus={"church": "two_scare"},
        slots={
            A: ("disc", "", "higher_die"),
            B: ("one_sp", "one_sp", "reroll"),
            C: ("reroll", "free_rest", "free_rest"),
            D: ("plus_three", "plus_three", "two_scare"),
        },
    )
    s.bonus_discard = s.bonus_supply[4:]
    s.bonus_supply = s.bonus_supply[:4]
    assert (4, 9) == (len(s.bonus_supply), len(s.bonus_discard))
    told = play(s, act("move"), ("move", "police_station", "blue", "church"))
    told += play(s, ("store", 1))

    laid = names(told)[names(told).index("bonus_taken") + 1 :]
    assert ["bonus_laid"] * 4 + ["bonuses_shuffled"] + ["bonus_laid"] * 2 == laid


def test_ex_28() -> None:
    """
    HW-EX-28: 4 and 14 let S2 of level 3 haunt with O for 8 SP without a disc.
    """
    s = table(
        ghosts={"church": "BO"},
        levels={A: (1, 3, 1)},
        cards={A: (4, 14)},
        fields={A: {1: ("haunt",)}},
        discs={A: 0},
    )
    play(s, act("haunt", 1, lifted=True, reused=True))
    play(s, ("haunt", "church", "orange", "own"))

    assert 8 == s.sp[A]
    assert 0 == s.discs[A]


def test_ex_29() -> None:
    """
    HW-EX-29: a Y moves to the school: 24 summons the fifth, 9 gives two, 34 haunts.
    """
    s = table(
        ghosts={"school": "Y", "church": "BYY", "site_6": "Y"},
        levels={A: (3, 1, 1)},
        cards={A: (9, 24, 34)},
    )
    play(s, act("move"), ("move", "church", "yellow", "school"))
    play(s, ("summon", "school", "yellow"))
    assert "YY" == tokens(s)
    assert {"school", "church", "site_6"} == {o[1] for o in offered(s, "haunt")}
    play(s, ("haunt", "site_6", "yellow", "own"))

    assert 6 == s.sp[A]


def test_ex_30() -> None:
    """
    HW-EX-30: G attacks G with 5: 3 and 3 make 4 to 3, a win, nothing from card 3.
    """
    s = table(2, ghosts={"church": "BGG"}, cards={A: (3, 5)}, levels={A: (2, 1, 1)})
    rolls(s, (6, 3), (6, 3))
    told = play(s, act("fight"), ("fight", "church", "green", "church", "green"))

    assert ("roll_settled", (4, 3)) in told
    assert "G" == tokens(s)
    assert 0 == s.sp[A]


@pytest.mark.parametrize("answer", [False, True])
def test_ex_31(answer: bool) -> None:
    """
    HW-EX-31: two rerolls win with 0 scare; an opponent with 16 may reroll the 5.
    """
    s = table(
        2,
        ghosts={"church": "BGY"},
        levels={A: (2, 1, 1)},
        cards={A: (16,), B: (16,)} if answer else {A: (16,)},
        scare={A: 2, B: 1},
    )
    rolls(s, (6, 2), (8, 5), (6, 4), (6, 6))
    play(s, act("fight"), GREEN_ON_YELLOW, ("pay_reroll", 0))
    assert (4, 5) == s.dice
    play(s, ("pay_reroll", 0))
    if answer:
        assert ("answer_dice", B) == asked(s)
        assert [("pay_reroll", 1), DONE] == offered(s)
        play(s, DONE)

    assert "Y" == tokens(s)
    assert 0 == s.scare[A]


def test_ex_32() -> None:
    """
    HW-EX-32: Y fights B, B, G, O; new B ghosts cannot be fought in the series.
    """
    s = table(2, ghosts={"church": "BBGYO"}, cards={A: (20, 25)}, levels={A: (3, 1, 1)})
    play(s, act("fight"), ("fight_all", "church", "yellow", "blue"))
    assert (1, 1, 0, 1, 0) == s.foes
    play(s, ("fight_next", "blue"), ("place_blue", "church"))

    assert "BBBGYO" == ghosts(s, "church")
    assert [("fight_next", "green"), ("fight_next", "orange"), ("stop",)] == offered(s)
    play(s, ("fight_next", "green"), ("fight_next", "orange"))
    assert ("take_turn", A) == asked(s)


def test_ex_33() -> None:
    """
    HW-EX-33: O attacks G with 25 and 36: no dice, no scare, 36 still unused.
    """
    s = table(2, ghosts={"church": "BGO"}, cards={A: (25, 36)}, levels={A: (4, 1, 1)})
    play(s, act("fight"), ("fight", "church", "orange", "church", "green"))

    assert "G" == tokens(s)
    assert 0 == s.scare[A]
    assert not s.spent >> 36 & 1


def test_ex_34() -> None:
    """
    HW-EX-34: dice 2 and 9, attack lost: 7 scare; with 37 also 1 SP.
    """
    s = table(2, ghosts={"church": "BO"}, cards={A: (36, 37)})
    rolls(s, (4, 2), (10, 9))
    play(s, act("fight"), ("fight", "church", "blue", "church", "orange"), ACCEPT)

    assert 7 == s.scare[A]
    assert 1 == s.sp[A]
    assert "" == tokens(s)


def test_ex_35() -> None:
    """
    HW-EX-35: a Scare with B and card 51 is one gain of 2, so 37 scores.
    """
    s = table(cards={A: (37, 51)})
    play(s, act("scare"), ("scare", "police_station", "blue"))

    assert 2 == s.scare[A]
    assert 1 == s.sp[A]


def test_ex_36() -> None:
    """
    HW-EX-36: church against police station is legal only with 35.
    """
    ghosts_ = {"church": "B", "police_station": "G"}
    fight = ("fight", "church", "blue", "police_station", "green")
    s = table(2, ghosts=ghosts_, cards={A: (35,)})
    play(s, act("fight"))

    assert fight in offered(s)
    assert not can_act(table(2, ghosts=ghosts_), "fight")


@pytest.mark.parametrize("available", [True, False])
def test_ex_37(available: bool) -> None:
    """
    HW-EX-37: B and O tie at 3: B is placed; with five B on the board nothing is.
    """
    others = {} if available else {"school": "BBBB"}
    s = table(
        ghosts={"church": "BO", **others}, cards={A: (45,)}, levels={A: (4, 1, 1)}
    )
    rolls(s, (4, 3), (10, 3))
    play(s, act("summon"), ("summon_mixed", "church", "blue", "orange"))

    assert ("BBO" if available else "BO") == ghosts(s, "church")
    assert ("B" if available else "") == tokens(s)
    assert not s.unused & 1


def test_ex_38() -> None:
    """
    HW-EX-38: the sixth pumpkin, on orange, is taken back for 4 SP; the end remains.
    """
    others = ("school", "site_4", "site_5", "police_station", "site_6")
    s = table(
        ghosts={"church": "BO"},
        levels={A: (4, 4, 1)},
        cards={A: (46,)},
        pumpkins={(building, "red"): (A, "own") for building in others},
    )
    play(s, act("haunt"), ("haunt", "church", "orange", "own"))
    assert "pumpkins" == s.ending
    play(s, act("haunt", 1), ("take_back", "church", "orange"))

    assert 8 - 4 == s.sp[A]
    assert s.unhaunted[3] >> 1 & 1
    assert "pumpkins" == s.ending


def test_ex_39() -> None:
    """
    HW-EX-39: two pumpkins unplaced after taking one back score 8 SP by 31.
    """
    s = table(
        3,
        ghosts={"church": "B"},
        cards={A: (31, 46)},
        pumpkins={
            ("church", "blue"): (A, "own"),
            **{
                (building, "red"): (A, "own")
                for building in ("school", "site_4", "site_5", "site_6")
            },
        },
        sp={A: 2},
    )
    play(s, act("haunt"), ("take_back", "church", "blue"))

    assert 2 == s.own_left[A]
    assert 1 + 8 == final_scores(s)[A]


def test_ex_40() -> None:
    """
    HW-EX-40: with 43 and 47 a coloured card costs R, R.
    """
    s = table(tokens={A: "RR"}, cards={A: (43, 47)}, display=(6,))
    play(s, ("claim", 6))

    assert [("pay", 0, 0, 0, 0, 2)] == offered(s)


def test_ex_41() -> None:
    """
    HW-EX-41: discs on all three grey cards: a coloured card costs two different tokens.
    """
    s = table(tokens={A: "BBR"}, cards={A: (2, 3, 47)}, display=(6,))
    play(s, ("claim", 6))

    assert [("pay", 1, 0, 0, 0, 1)] == offered(s)


def test_ex_42() -> None:
    """
    HW-EX-42: 87 SP and 12 from card 40 make 99; 41 gives 9: 108.
    """
    s = table(cards={A: (40, 41)}, tokens={A: "BGYOR"}, sp={A: 87})

    assert 108 == final_scores(s)[A]


def test_ex_43() -> None:
    """
    HW-EX-43: B G Y O R R R give 9, 9 and 12; the tie-break counts 7 tokens.
    """
    s = table(
        2, cards={A: (26, 27, 40)}, tokens={A: "BGYORRR", B: "BBBGGG"}, sp={B: 30}
    )
    assert (9 + 9 + 12, 30) == final_scores(s)
    assert s.outcome is not None
    assert (A,) == s.outcome.winners


def test_ex_44() -> None:
    """
    HW-EX-44: strips 4, 5, 2 score 1 SP by 22.
    """
    assert 1 == final_scores(table(cards={A: (22,)}, levels={A: (4, 5, 2)}))[A]


def test_ex_45() -> None:
    """
    HW-EX-45: 52 gives no token by 10; a G relocated by 38 to a bonus token does.
    """
    s = table(
        ghosts={"church": "BG"},
        levels={A: (2, 1, 1)},
        cards={A: (10, 38, 52)},
        bonus={"site_6": "one_sp", "school": "reroll"},
    )
    play(s, ("use_card", 52), ("store", 0))
    assert "" == tokens(s)
    play(s, act("scare"), ("scare", "church", "green"))
    play(s, ("relocate", "church", "green", "site_6"), ("store", 1))

    assert "G" == tokens(s)


def test_ex_46() -> None:
    """
    HW-EX-46: 48 raises S1 from 4 to 5 for 5 scare; 49 raises S2 from 1 to 2 free.
    """
    s = table(cards={A: (48, 49)}, scare={A: 5}, levels={A: (4, 1, 1)})
    play(s, ("use_card", 48), ("raise", 0))
    assert 0 == s.scare[A]
    play(s, act("haunt"), ("haunt", "police_station", "blue", "own"), ("raise", 1))

    assert [5, 2, 1] == levels(s)


def test_ex_47() -> None:
    """
    HW-EX-47: pay R, place R in a building with five: now full; no token, no 34.
    """
    s = table(
        ghosts={"church": "BRRRR"},
        cards={A: (34, 50)},
        tokens={A: "R"},
    )
    play(s, ("use_card", 50), ("place", "church", "red"))

    assert 0 == s.room[1]
    assert "" == tokens(s)
    assert ("take_turn", A) == asked(s)


@pytest.mark.parametrize("trigger, turns", [(B, 2), (D, 0)])
def test_ex_48(trigger: int, turns: int) -> None:
    """
    HW-EX-48: B triggers: C and D play, then it ends; if D triggers it ends at once.
    """
    others = ("school", "site_4", "site_5", "police_station", "site_6")
    s = table(
        4,
        ghosts={"church": "B"},
        pumpkins={(building, "red"): (trigger, "own") for building in others},
    )
    while s.active != trigger:
        play(s, (offered(s, "rest") or [END_TURN])[0])
    play(s, act("haunt"), ("haunt", "church", "blue", "own"))
    told = []
    while s.outcome is None:
        told += play(s, (offered(s, "rest") or [END_TURN])[0])

    assert turns == names(told).count("turn_started")


def test_ex_49() -> None:
    """
    HW-EX-49: after an own pumpkin a neutral one may follow in the school, a third not.
    """
    s = table(
        2,
        ghosts={"school": "BG"},
        levels={A: (2, 2, 2)},
        pumpkins={("school", "red"): (A, "own")},
    )
    play(s, act("haunt"), ("haunt", "school", "blue", "neutral"))

    assert not can_act(s, "haunt", 1)


def test_ex_50() -> None:
    """
    HW-EX-50: in the Master game O beats Y; Y may not attack O, and R is no target.
    """
    s = table(mode="master", ghosts={"church": "BYOR"}, levels={A: (5,) * 4})
    play(s, act("fight"))
    assert (("HW-14.4",), "not_weaker") == (
        refused(s, "fight", "church", "yellow", "church", "orange")
    )
    assert all(option[4] != "red" for option in offered(s))
    play(s, ("fight", "church", "orange", "church", "yellow"))

    assert "Y" == tokens(s)


def test_ex_51() -> None:
    """
    HW-EX-51: the fifth R by Upgrade: red token, raise, then all five R leave.
    """
    s = table(
        mode="master",
        ghosts={"church": "BRR", "school": "RRO"},
        levels={A: (4, 4, 4, 4)},
        scare={A: 5},
    )
    told = play(s, act("upgrade"), ("upgrade", "school", "orange"), ("raise", 0))

    assert "R" == tokens(s)
    assert ["tokens_gained", "strip_raised"] + ["ghost_removed"] * 5 == names(told)[-7:]


def test_ex_52() -> None:
    """
    HW-EX-52: tokens 3, 2, 2, 1, 0 are two sets, 10 SP.
    """
    s = table(mode="master", tokens={A: "BBBGGYYO"})

    assert 10 == final_scores(s)[A]


def test_ex_53() -> None:
    """
    HW-EX-53: four ghosts in a building: no Summon, no Move into it, no blue ghosts.
    """
    s = table(
        mode="master",
        ghosts={"church": "YYYY", "school": "B"},
        levels={A: (3,) * 4},
        scare={A: 2},
    )
    assert not can_act(s, "summon")
    play(s, act("move"))
    assert all(option[3] != "church" for option in offered(s))
    play(s, offered(s)[0])
    play(s, act("upgrade", 1))
    play(s, next(option for option in offered(s) if option[2] == "blue"))

    assert ("place_blue", "church") not in offered(s)


@pytest.mark.parametrize("theirs, winners", [("BG", (A,)), ("BGYO", (A, B))])
def test_ex_54(theirs: str, winners: tuple[int, ...]) -> None:
    """
    HW-EX-54: a tie at 61 SP goes to the most tokens, and is shared at 4 to 4.
    """
    s = table(2, sp={A: 61, B: 61}, tokens={A: "BBBB", B: theirs})
    final_scores(s)

    assert s.outcome is not None
    assert winners == s.outcome.winners
