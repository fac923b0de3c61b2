from __future__ import annotations

import pytest

from engines.halloween.board import BUILDING
from tests.engines.halloween.builders import (
    END_TURN,
    A,
    B,
    act,
    can_act,
    names,
    offered,
    play,
    refused,
    table,
)

CHURCH_BLUE = ("haunt", "church", "blue", "own")


def test_a_haunt_needs_ghost_free_field_and_building_without_own_pumpkin() -> None:
    """
    Each condition of a Haunt excludes what lacks it (HW-5.6.1).
    """
    s = table(
        3,
        ghosts={"church": "BGY", "school": "B", "site_4": "B"},
        levels={A: (2, 1, 1)},
        pumpkins={
            ("church", "green"): (B, "own"),
            ("school", "red"): (A, "own"),
        },
    )
    play(s, act("haunt"))

    assert [CHURCH_BLUE, ("haunt", "site_4", "blue", "own")] == offered(s)
    assert (("HW-4.1",), "level") == refused(s, "haunt", "church", "yellow", "own")
    assert (("HW-5.6.1", "HW-5.6.3"), "field_taken") == (
        refused(s, "haunt", "church", "green", "own")
    )
    assert (("HW-5.6.1",), "no_ghost") == refused(s, "haunt", "site_5", "blue", "own")
    assert (("HW-5.6.1",), "haunted_already") == (
        refused(s, "haunt", "school", "blue", "own")
    )
    assert (("HW-13.2",), "neutral") == refused(s, "haunt", "church", "blue", "neutral")
    assert (("HW-5.6.1",), "not_offered") == refused(s, "scare", "church", "blue")


@pytest.mark.parametrize(
    "colour, points",
    [("blue", 2), ("green", 4), ("yellow", 6), ("orange", 8), ("red", 10)],
)
def test_a_pumpkin_scores_the_number_of_its_field(colour: str, points: int) -> None:
    """
    The field's number is scored at once and the pumpkin stays (HW-5.6.2).
    """
    s = table(ghosts={"church": "BGYOR"}, levels={A: (5, 1, 1)})
    told = play(s, act("haunt"), ("haunt", "church", colour, "own"))

    assert points == s.sp[A]
    assert 5 == s.own_left[A]
    assert ("pumpkin_placed", A, "church", colour, "own") in told


def test_a_haunt_field_takes_one_pumpkin() -> None:
    """
    A field with a pumpkin is closed to everybody (HW-5.6.3).
    """
    s = table(ghosts={"church": "B"}, pumpkins={("church", "blue"): (B, "own")})

    assert not can_act(s, "haunt")


def test_two_players_may_haunt_a_building_twice() -> None:
    """
    Once with an own, once with a neutral pumpkin, by choice (HW-13.2).
    """
    s = table(2, ghosts={"church": "BG"}, levels={A: (2, 2, 2)})
    play(s, act("haunt"))
    assert {
        ("haunt", "church", colour, kind)
        for colour in ("blue", "green")
        for kind in ("own", "neutral")
    } == set(offered(s))

    play(s, ("haunt", "church", "blue", "neutral"))
    assert 1 == s.neutral_left[A]
    play(s, act("haunt", 1))
    assert [("haunt", "church", "green", "own")] == offered(s)
    assert (("HW-5.6.1", "HW-5.6.3"), "field_taken") == (
        refused(s, "haunt", "church", "blue", "own")
    )
    assert (("HW-13.2",), "neutral") == refused(
        s, "haunt", "church", "green", "neutral"
    )


@pytest.mark.parametrize(
    "limit, allowed", [("per_player", True), ("per_building", False)]
)
def test_both_players_neutral_pumpkins_may_share_a_building(
    limit: str, allowed: bool
) -> None:
    """
    The limit is per player, or per building as an option (HW-13.2, HW-A18).
    """
    s = table(
        2,
        ghosts={"church": "BG"},
        pumpkins={("church", "green"): (B, "neutral")},
        neutral_pumpkin_limit=limit,
    )
    play(s, act("haunt"))

    assert allowed == (("haunt", "church", "blue", "neutral") in offered(s))
    assert CHURCH_BLUE in offered(s)


def test_two_neutral_pumpkins_are_all_there_are() -> None:
    """
    A player who has placed both has none left (HW-13.1).
    """
    s = table(
        2,
        ghosts={"church": "B"},
        pumpkins={("school", "red"): (A, "neutral"), ("site_4", "red"): (A, "neutral")},
    )
    play(s, act("haunt"))

    assert [CHURCH_BLUE] == offered(s)


def pumpkins_of(seat: int, kinds: str) -> dict[tuple[str, str], tuple[int, str]]:
    own = ["school", "site_4", "site_5", "police_station", "site_6"]
    placed = {(building, "red"): (seat, "own") for building in own}
    neutral = {
        (building, "orange"): (seat, "neutral") for building in own[: kinds.count("n")]
    }
    return {**placed, **neutral}


@pytest.mark.parametrize("neutral, ends", [("n", False), ("nn", True)])
def test_the_eighth_pumpkin_triggers_the_end(neutral: str, ends: bool) -> None:
    """
    Two players have eight pumpkins, and the last one counts (HW-12.1, HW-13.3).
    """
    s = table(2, ghosts={"church": "B"}, pumpkins=pumpkins_of(A, neutral))
    told = play(s, act("haunt"), CHURCH_BLUE)

    assert ends == ("end_triggered" in names(told))


def test_the_last_pumpkin_is_the_sixth_and_not_the_fifth() -> None:
    """
    With three players the sixth pumpkin triggers, not the fifth (HW-12.1, HW-A38).
    """
    placed = pumpkins_of(A, "")
    fifth = {key: placed[key] for key in list(placed)[:4]}
    s = table(3, ghosts={"church": "B", "site_6": "B"}, pumpkins=fifth)
    told = play(s, act("haunt"), CHURCH_BLUE)
    assert "end_triggered" not in names(told)

    told = play(s, act("haunt", 1), ("haunt", "site_6", "blue", "own"))
    assert ("end_triggered", A, "pumpkins") in told


def test_the_trigger_leaves_the_turn_as_it_is() -> None:
    """
    The turn goes on normally after the end was triggered (HW-12.1).
    """
    s = table(3, ghosts={"church": "B"}, pumpkins=pumpkins_of(A, ""))
    play(s, act("haunt"), CHURCH_BLUE)

    assert can_act(s, "scare", 1)
    play(s, ("rest", 1), ("rest", 2), END_TURN)
    assert B == s.active


def test_neutral_pumpkins_count_per_pumpkin_for_cards_34_and_46() -> None:
    """
    34 needs a pumpkin still allowed there, 46 takes back either kind (HW-13.5, HW-A18).
    """
    s = table(
        2,
        ghosts={"church": "BBBBG"},
        cards={A: (34, 46)},
        pumpkins={("church", "green"): (A, "own")},
        levels={A: (2, 2, 2)},
    )
    play(s, act("summon"), ("summon", "church", "blue"))
    assert [("haunt", "church", "blue", "neutral"), ("decline",)] == offered(s)
    play(s, ("haunt", "church", "blue", "neutral"))

    play(s, act("haunt", 1))
    assert {("take_back", "church", "blue"), ("take_back", "church", "green")} == set(
        offered(s)
    )
    play(s, ("take_back", "church", "blue"))
    assert 2 == s.neutral_left[A]


def test_who_has_no_own_pumpkin_left_is_told_so() -> None:
    """
    Six own pumpkins in six buildings; neutral ones are left (HW-5.6.1).
    """
    placed = {(building, "red"): (A, "own") for building in BUILDING}
    s = table(2, ghosts={"church": "B"}, pumpkins=placed)
    play(s, act("haunt"))

    assert (("HW-5.6.1",), "no_pumpkin") == refused(s, *CHURCH_BLUE)
