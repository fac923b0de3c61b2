from __future__ import annotations

import pytest

from tests.engines.halloween.builders import (
    ACCEPT,
    DONE,
    A,
    B,
    act,
    asked,
    can_act,
    final_scores,
    ghosts,
    levels,
    offered,
    play,
    rolls,
    table,
    tokens,
)

GREEN_ON_YELLOW = ("fight", "church", "green", "church", "yellow")


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
    s = table(ghosts={"church": "BRRRR"}, cards={A: (34, 50)}, tokens={A: "R"})
    play(s, ("use_card", 50), ("place", "church", "red"))

    assert 0 == s.room[1]
    assert "" == tokens(s)
    assert ("take_turn", A) == asked(s)
