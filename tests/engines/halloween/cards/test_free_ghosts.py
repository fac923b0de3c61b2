from __future__ import annotations

import pytest

from tests.engines.halloween.builders import (
    A,
    ghosts,
    offered,
    play,
    refused,
    table,
    tokens,
)

# 6


def test_card_6_returns_any_ghost_for_its_token() -> None:
    """
    Once a turn, without strip or level (HW-10.6).
    """
    s = table(ghosts={"church": "BR", "school": "Y"}, cards={A: (6,)})
    play(s, ("use_card", 6))
    assert 3 == len(offered(s))
    told = play(s, ("banish", "church", "red"))

    assert "B" == ghosts(s, "church")
    assert "R" == tokens(s)
    assert ("ghost_removed", A, "church", "red") in told
    assert (("HW-9.5",), "once_per_turn") == refused(s, "use_card", 6)
    assert 12 - 1 == s.discs[A]


# 39


def test_card_39_lets_two_ghosts_change_places() -> None:
    """
    Two ghosts of different colour in different buildings (HW-10.39).
    """
    s = table(
        ghosts={"school": "BG", "church": "B", "site_6": "GY"},
        cards={A: (39,)},
        bonus={"site_6": "one_sp"},
    )
    play(s, ("use_card", 39))
    assert {
        ("pick", "school", "blue"),
        ("pick", "school", "green"),
        ("pick", "church", "blue"),
    } == set(offered(s))
    play(s, ("pick", "school", "green"))
    assert {("pick", "church", "blue"), ("pick", "site_6", "yellow")} == set(offered(s))
    told = play(s, ("pick", "site_6", "yellow"))

    assert "BY" == ghosts(s, "school")
    assert "GG" == ghosts(s, "site_6")
    assert ("ghosts_swapped", A, "school", "green", "site_6", "yellow") in told
    assert [0, 0, 0] == s.slots[:3]


@pytest.mark.parametrize("ghosts_", [{"school": "BGY"}, {"school": "B", "church": "B"}])
def test_card_39_needs_two_colours_in_two_buildings(ghosts_: dict[str, str]) -> None:
    """
    Alike or together, ghosts have no reason to change places (HW-10.39).
    """
    s = table(ghosts=ghosts_, cards={A: (39,)})

    assert (("HW-10.39",), "no_effect") == refused(s, "use_card", 39)


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
