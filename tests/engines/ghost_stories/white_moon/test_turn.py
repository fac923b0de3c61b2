from __future__ import annotations

import pytest

from engines.ghost_stories.white_moon.yang import RESCUED
from engines.ghost_stories.yang import (
    ACTED,
    EXORCISED,
    HELPED,
    LAST_WINDOW,
    PLACING,
)
from tests.engines.ghost_stories.builders import (
    BOTH,
    END,
    NL,
    asked,
    begin_turn,
    fate,
    names,
    offered,
    open_decision,
    play,
    qi,
    refused,
)
from tests.engines.ghost_stories.white_moon.builders import ALL_CORNERS, moon, place


@pytest.mark.parametrize("edition", BOTH)
def test_ghosts_act_from_right_to_left(edition: str) -> None:
    """
    WM-3.2, WR-33: all ghosts with a centre stone act in one pass, index 2, 1, 0.
    """
    s = moon(
        edition=edition,
        ghosts={"yellow.0": "ghoul", "yellow.1": "lich", "yellow.2": "wererat"},
        stacks={"tea_house": "li"},
    )
    fate(s, "none")

    events = names(begin_turn(s, "yellow"))

    expected = ["villager_killed", "card_removed", "curse_rolled", "figure_advanced"]
    assert expected == [name for name in events if name in expected]


@pytest.mark.parametrize("edition", BOTH)
def test_bonecracker_acts_in_its_edition_s_place(edition: str) -> None:
    """
    WM-3.6, WM-3.1: in the pass by its space (2008), or at the start of Yin (2010).
    """
    s = moon(
        edition=edition,
        ghosts={"red.0": "bonecracker", "red.2": "raging_one"},
        tao={"red": "red"},
        active="red",
    )
    fate(s, "none")

    events = names(begin_turn(s, "red"))

    first = (
        ["curse_rolled", "tao_lost"] if edition == NL else ["tao_lost", "curse_rolled"]
    )
    assert first == [name for name in events if name in first]


def test_incarnations_act_before_step_1() -> None:
    """
    WM-3.1: effects of the start of Yin come first, right to left.
    """
    s = moon(
        ghosts={
            "yellow.0": "time_keeper",
            "yellow.1": "ghoul",
            "yellow.2": "voracious",
        },
        stacks={"cemetery": "li", "tea_house": "hua"},
        deck=["abysmal_1"],
    )

    begin_turn(s, "yellow")

    assert "name_victim" == open_decision(s)
    events = names(play(s, "name_victim", "cemetery"))
    assert ["villager_killed", "card_removed", "ghost_drawn"] == events
    assert "place_ghost" == open_decision(s)
    assert "figure_advanced" in names(play(s, *offered(s)[0]))


def test_a_full_board_still_costs_qi() -> None:
    """
    WM-3.3: steps 2 and 3 are those of the base game.
    """
    ghosts = {
        "yellow.0": "zombie_1",
        "yellow.1": "zombie_2",
        "yellow.2": "yellow_plague",
    }
    s = moon(ghosts=ghosts)
    events = begin_turn(s, "yellow")
    assert ("board_overrun", "yellow") in events
    assert 2 == qi(s, "yellow")
    s = moon(deck=["abysmal_1"])
    begin_turn(s, "yellow")
    assert "place_ghost" == open_decision(s)


@pytest.mark.parametrize("board", ["yellow", "red", "green", "blue"])
def test_only_the_spaces_of_the_active_board_overrun_it(board: str) -> None:
    """
    WM-3.3, GS-4.3.1: its own three, whatever lies on the boards beside it.
    """
    cards = ("zombie_1", "abysmal_1", "rotten_soul_1")
    full = {f"{board}.{n}": card for n, card in enumerate(cards)}
    s = moon(ghosts=full, active=board)
    assert ("board_overrun", board) in begin_turn(s, board)

    for other in {"yellow", "red", "green", "blue"} - {board}:
        s = moon(ghosts=full, active=other)
        assert "board_overrun" not in names(begin_turn(s, other))


def test_step_3_goes_in_any_order_before_the_barrier() -> None:
    """
    WM-3.4, WR-27, WR-34: Su-Ling, crystals, Buddhas and tokens, then the Barrier.
    """
    s = moon(
        players=3,
        beckoned=True,
        crystals={"yellow": 1},
        receptacles=ALL_CORNERS[:3],
        held={"yellow": 1},
        at={"yellow": "circle_of_prayer"},
        ghosts={"red.1": "skinner"},
        ask=("finish", 2, 6),
    )
    assert offered(s, "place_su_ling")
    assert offered(s, "place_buddha")
    play(s, "fill_receptacle", "sw")
    play(s, "place_su_ling", "yellow.1", False)
    assert [] == offered(s, "place_su_ling"), "once"
    play(s, "place_buddha", "yellow.0")

    assert "guard_board" == open_decision(s)


@pytest.mark.parametrize("stage", [RESCUED, HELPED, EXORCISED, ACTED, PLACING])
def test_an_artefact_ends_step_3_only_once_that_has_begun(stage: int) -> None:
    """
    GS-7.1, WM-15.12: before a placement it leaves all as it was, after one it is last.
    """
    s = moon(
        artefacts={"moon_dust": "yellow"},
        held={"yellow": 1},
        yin_yang=["yellow"],
        at={"yellow": "circle_of_prayer"},
        ask=("finish", stage, place("circle_of_prayer")),
    )
    assert offered(s, "place_buddha")

    play(s, "use_moon_dust")

    assert (stage != PLACING) == bool(offered(s, "place_buddha"))
    assert (stage if stage != PLACING else LAST_WINDOW) == s.agenda[-1][2]


def test_a_neutral_turn_ends_alike() -> None:
    """
    WM-3.5, WM-13.1: Su-Ling and the Barrier also come at the end of a neutral turn.
    """
    s = moon(
        players=2,
        active="red",
        ghosts={"red.0": "raging_one"},
        receptacles=ALL_CORNERS[1:],
    )
    fate(s, "none")
    begin_turn(s, "red")
    assert ("place_su_ling", 1) == (open_decision(s), asked(s))

    play(s, "place_su_ling", "red.0", True)

    assert "guard_board" == open_decision(s)


@pytest.mark.parametrize("edition", BOTH)
def test_a_turn_passes_to_the_next_board(edition: str) -> None:
    """
    WM-3.4: without Su-Ling and Barrier the next board follows.
    """
    s = moon(edition=edition, ask=("finish", 2, 4), yin_yang=["yellow"])

    events = play(s, *END)

    assert ("turn_began", "red", 2) == events[0]


def test_what_the_base_game_refuses_is_refused_alike() -> None:
    """
    WM-3.4: other commands are refused by the rules of the base game.
    """
    s = moon(ask=("act",), yin_yang=["yellow"])
    assert "refused.no_target" == refused(s, "attempt_exorcism")[1]
    s = moon(ask=("finish", 2, 4), yin_yang=["yellow"])
    assert "refused.one_action" == refused(s, "attempt_exorcism")[1]
    assert "refused.no_buddha" == refused(s, "place_buddha", "yellow.0")[1]


def test_nobody_is_asked_about_su_ling_after_the_power_tokens() -> None:
    """
    GS-7.6, WM-4.2: she was offered beside the tokens, with which the turn ends.
    """
    s = moon(players=3, beckoned=True, ask=("finish", 2, 4))
    lying = s.centre
    assert offered(s, "place_su_ling")

    play(s, "take_power_tokens", 1)

    assert lying - 1 == s.centre
    assert open_decision(s) not in ("place_su_ling", "finish")
