from __future__ import annotations

import pytest

from tests.engines.halloween.builders import (
    DECLINE,
    END_TURN,
    A,
    B,
    act,
    asked,
    can_act,
    ghosts,
    levels,
    offered,
    on_fields,
    play,
    refused,
    rolls,
    table,
    tokens,
)

GREEN_ON_YELLOW = ("fight", "church", "green", "church", "yellow")


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
    s = table(ghosts={"church": "BG"}, levels={A: (first, 3, 1)}, scare={A: 7})
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
