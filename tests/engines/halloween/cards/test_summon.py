from __future__ import annotations

import pytest

from tests.engines.halloween.builders import (
    DECLINE,
    A,
    B,
    act,
    asked,
    can_act,
    ghosts,
    offered,
    play,
    refused,
    rolls,
    table,
    tokens,
)

# 9


def test_card_9_doubles_the_token_of_a_summon() -> None:
    """
    Two tokens of the placed colour in place of one (HW-10.9, HW-A44).
    """
    s = table(cards={A: (9,)})
    play(s, act("summon"), ("summon", "police_station", "blue"))

    assert "BB" == tokens(s)


def test_card_9_gives_one_if_one_is_left() -> None:
    """
    The supply limits it as always (HW-10.9, HW-6.4).
    """
    s = table(cards={A: (9,)}, tokens={B: "B" * 11})
    play(s, act("summon"), ("summon", "police_station", "blue"))

    assert "B" == tokens(s)


# 34


def test_card_34_haunts_with_the_fifth_ghost() -> None:
    """
    A Summon of the fifth ghost of a colour grants a Haunt with it (HW-10.34, HW-A25).
    """
    s = table(
        ghosts={"church": "BBB", "school": "B", "site_4": "G"},
        cards={A: (34,)},
        pumpkins={("church", "red"): (A, "own")},
    )
    play(s, act("summon"), ("summon", "church", "blue"))

    assert ("haunt_freely", A) == asked(s)
    assert [("haunt", "school", "blue", "own"), DECLINE] == offered(s)
    assert (("HW-5.6.1",), "haunted_already") == (
        refused(s, "haunt", "church", "blue", "own")
    )
    assert (("HW-10.34",), "other_colour") == (
        refused(s, "haunt", "site_4", "green", "own")
    )
    assert (("HW-10.34", "HW-11.16"), "not_offered") == (
        refused(s, "take_back", "church", "red")
    )
    before = s.discs[A]
    play(s, ("haunt", "school", "blue", "own"))
    assert 2 == s.sp[A]
    assert before == s.discs[A]
    assert 0b110 == s.unused


def test_card_34_disregards_the_level() -> None:
    """
    The granted Haunt needs no strip of that level (HW-10.34).
    """
    s = table(
        ghosts={"church": "BRRRR"}, cards={A: (34,)}, slots={A: ("free_summon", "", "")}
    )
    play(s, ("use_bonus", 0), ("summon", "church", "red"))
    play(s, ("haunt", "church", "red", "own"))

    assert 10 == s.sp[A]


def test_card_34_may_be_declined_and_waits_for_the_fifth() -> None:
    """
    Four ghosts grant nothing; a granted Haunt is optional (HW-10.34).
    """
    s = table(cards={A: (34,)})
    play(s, act("summon"), ("summon", "police_station", "blue"))
    assert ("take_turn", A) == asked(s)

    play(s, act("summon", 1), ("summon", "police_station", "blue"), DECLINE)
    assert 0 == s.sp[A]


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


def test_card_45_needs_one_of_the_two_colours_in_supply() -> None:
    """
    HW-10.45, HW-6.3: the higher colour may be out, or the lower one, but not both.
    """
    for others, possible in (("GGGG", True), ("BBBB", True), ("BBBBGGGG", False)):
        half = len(others) // 2
        s = table(
            ghosts={"church": "BG", "school": others[:half], "site_5": others[half:]},
            cards={A: (45,)},
            levels={A: (2, 2, 2)},
        )
        if can_act(s, "summon"):
            play(s, act("summon"))
        mixed = ("summon_mixed", "church", "blue", "green")
        assert possible == (mixed in offered(s))
