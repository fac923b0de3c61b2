from __future__ import annotations

import pytest

from engines.core.errors import BadSetup
from engines.halloween import TITLE
from engines.halloween.ending import token_sets
from tests.engines.halloween.builders import (
    DECLINE,
    A,
    B,
    C,
    D,
    act,
    asked,
    can_act,
    final_scores,
    ghosts,
    names,
    offered,
    play,
    refused,
    table,
    tokens,
)


def test_four_strips_and_twelve_discs() -> None:
    """
    Four actions or Rests per turn, still 12 discs (HW-14.1).
    """
    s = table(mode="master")

    assert [("rest", strip) for strip in range(4)] == offered(s, "rest")
    assert 12 == s.discs[A]
    assert can_act(s, "scare", 3)


def test_there_are_no_cards_bonus_tokens_and_dice() -> None:
    """
    Nothing lies on display or on the buildings (HW-14.2).
    """
    s = TITLE.start(3, {"mode": "master"}, bytes(32)).state

    assert () == s.display
    assert [0] * 6 == s.bonus
    assert [] == s.bonus_supply
    assert {"act", "rest"} == {option[0] for option in offered(s)}


def test_a_card_set_is_refused() -> None:
    """
    The variant is played without cards (HW-14.2).
    """
    with pytest.raises(BadSetup) as caught:
        TITLE.complete(3, {"mode": "master", "card_set": "casper"})

    assert ("HW-14.2",) == caught.value.rules


def test_a_building_holds_four_ghosts() -> None:
    """
    Four are the most, for the blue rule as well (HW-14.3).
    """
    s = table(
        mode="master",
        ghosts={"church": "B", "school": "YYYY", "site_4": "GG"},
        levels={A: (2, 2, 2, 2)},
        scare={A: 2},
    )
    play(s, act("upgrade"), ("upgrade", "church", "blue"))
    assert ("place_blue", "school") not in offered(s)
    play(s, ("place_blue", "site_4"))

    assert "BBGG" == ghosts(s, "site_4")
    assert 0 == s.room[2]


def test_the_weaker_ghost_loses_without_dice() -> None:
    """
    Only weaker ghosts are attacked, and nobody rolls (HW-14.4, HW-5.5.2).
    """
    s = table(mode="master", ghosts={"church": "BYO"}, levels={A: (5, 5, 5, 5)})
    play(s, act("fight"))

    assert {
        ("fight", "church", "yellow", "church", "blue"),
        ("fight", "church", "orange", "church", "blue"),
        ("fight", "church", "orange", "church", "yellow"),
    } == set(offered(s))
    assert (("HW-14.4",), "not_weaker") == (
        refused(s, "fight", "church", "yellow", "church", "orange")
    )
    told = play(s, ("fight", "church", "orange", "church", "yellow"))
    assert "Y" == tokens(s)
    assert "dice_taken" not in names(told)


def test_red_is_never_attacked() -> None:
    """
    Nothing is stronger than red (HW-14.4).
    """
    s = table(
        mode="master", ghosts={"church": "R", "school": "B"}, levels={A: (5,) * 4}
    )

    assert not can_act(s, "fight")


def test_five_red_ghosts_leave_when_the_action_is_complete() -> None:
    """
    Token and raise come first; nobody gains by the removal (HW-14.5, HW-A35).
    """
    s = table(
        mode="master",
        ghosts={"church": "BRR", "school": "RRO"},
        levels={A: (4, 1, 1, 1)},
        scare={A: 5},
    )
    play(s, act("upgrade"), ("upgrade", "school", "orange"))
    assert 5 == s.on_board[4]
    assert ("improve_strip", A) == asked(s)
    told = play(s, ("raise", 1))

    assert 0 == s.on_board[4]
    assert "R" == tokens(s)
    assert 5 == names(told).count("ghost_removed")


def test_four_red_ghosts_stay() -> None:
    """
    Only all five leave (HW-14.5).
    """
    s = table(
        mode="master",
        ghosts={"church": "BRR", "school": "RO"},
        levels={A: (4, 1, 1, 1)},
        scare={A: 5},
    )
    play(s, act("upgrade"), ("upgrade", "school", "orange"), DECLINE)

    assert 4 == s.on_board[4]


def test_the_fifth_red_ghost_may_be_summoned() -> None:
    """
    A Summon brings it as well, and it leaves with the others (HW-14.5).
    """
    s = table(
        mode="master",
        ghosts={"church": "BRR", "school": "RR"},
        levels={A: (5, 1, 1, 1)},
    )
    play(s, act("summon"), ("summon", "church", "red"))

    assert "B" == ghosts(s, "church")
    assert "" == ghosts(s, "school")


def test_two_empty_token_colours_trigger_the_end() -> None:
    """
    One is not enough, two are (HW-14.6).
    """
    s = table(mode="master", ghosts={"church": "BB"}, tokens={B: "R" * 12 + "B" * 10})
    summon = ("summon", "church", "blue")
    told = play(s, act("summon"), summon)
    assert "end_triggered" not in names(told)

    told = play(s, act("summon", 1), summon)
    assert ("end_triggered", A, "tokens") in told


def test_the_last_pumpkin_triggers_the_end_as_well() -> None:
    """
    A player without pumpkins ends the Master game too (HW-14.6).
    """
    others = ("school", "site_4", "site_5", "police_station", "site_6")
    s = table(
        mode="master",
        ghosts={"church": "B"},
        pumpkins={(building, "red"): (A, "own") for building in others},
    )
    told = play(s, act("haunt"), ("haunt", "church", "blue", "own"))

    assert ("end_triggered", A, "pumpkins") in told


def test_empty_colours_do_not_end_the_standard_game() -> None:
    """
    The trigger by tokens belongs to the Master variant (HW-14.6).
    """
    s = table(tokens={B: "R" * 12 + "B" * 11})
    told = play(s, act("summon"), ("summon", "police_station", "blue"))

    assert "end_triggered" not in names(told)


@pytest.mark.parametrize(
    "owned, sets",
    [
        ("", 0),
        ("BG", 0),
        ("BGY", 1),
        ("BBBBBB", 0),
        ("BBGGYY", 2),
        ("BBGGYO", 2),
        ("BBBGGYYO", 2),
        ("BBBBGGGGYYYYOOOORRRR", 6),
        ("BGYOR" * 12, 20),
    ],
)
def test_sets_of_three_different_tokens_score_five(owned: str, sets: int) -> None:
    """
    As many sets as can be formed, 5 SP each (HW-14.7, HW-A34).
    """
    s = table(mode="master", tokens={A: owned})

    assert sets == token_sets(s, A)
    assert 5 * sets == final_scores(s)[A]


def test_sets_are_made_of_the_own_tokens() -> None:
    """
    HW-14.7: of those of no seat before or after.
    """
    s = table(4, mode="master", tokens={A: "BGY", B: "BBGGYY", C: "R", D: "YYYOOORRR"})
    assert [1, 2, 0, 3] == [token_sets(s, seat) for seat in (A, B, C, D)]


def test_two_master_players_have_neutral_pumpkins() -> None:
    """
    The pumpkin rules for two hold, without cards (HW-14.8, HW-A35).
    """
    s = table(2, mode="master", ghosts={"church": "BG"})
    play(s, act("haunt"))

    assert [2, 2] == s.neutral_left
    assert ("haunt", "church", "blue", "neutral") in offered(s)
