from __future__ import annotations

import pytest

from tests.engines.halloween.builders import (
    END_TURN,
    A,
    B,
    D,
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
    table,
    tokens,
)


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
