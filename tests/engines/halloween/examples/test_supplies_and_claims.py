from __future__ import annotations

from tests.engines.halloween.builders import (
    END_TURN,
    A,
    B,
    C,
    D,
    act,
    asked,
    can_act,
    ghosts,
    names,
    offered,
    on_fields,
    play,
    refused,
    slots,
    table,
    tokens,
)

GREEN_ON_YELLOW = ("fight", "church", "green", "church", "yellow")


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
