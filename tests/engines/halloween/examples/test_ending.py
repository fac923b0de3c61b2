from __future__ import annotations

import pytest

from tests.engines.halloween.builders import (
    END_TURN,
    A,
    B,
    D,
    act,
    can_act,
    final_scores,
    names,
    offered,
    play,
    refused,
    table,
    tokens,
)


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
