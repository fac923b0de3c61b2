from __future__ import annotations

import pytest

from tests.engines.ghost_stories.builders import (
    BOTH,
    END,
    FR,
    NL,
    PASS,
    STAY,
    asked,
    begin_turn,
    fate,
    ghost,
    is_haunted,
    names,
    offered,
    on_stone,
    open_decision,
    play,
    qi,
    refused,
    table,
    tokens,
)


def test_a_round_is_one_turn_of_each_board() -> None:
    """
    GS-3.1, GS-3.2, GS-3.3, GS-13.1: neutral boards play their Yin steps in between.
    """
    s = table(
        players=2, ghosts={"red.0": "skinner"}, deck=["restless_dead", "sticky_feet"]
    )

    events = begin_turn(s, "yellow")
    assert ["turn_began", "ghost_drawn"] == names(events)
    play(s, "place_ghost", "yellow.0")
    play(s, *STAY)
    play(s, *PASS)
    events = play(s, *END)

    assert on_stone(s, "red.0")
    turns = [event[1] for event in events if event[0] == "turn_began"]
    assert ["red", "green"] == turns
    assert ["sticky_feet"] == [e[1] for e in events if e[0] == "ghost_drawn"]
    assert 1 == asked(s), "the neutral red board brought no ghost"


@pytest.mark.parametrize("edition", BOTH)
def test_a_haunter_walks_haunts_and_returns(edition: str) -> None:
    """
    GS-4.2.3, GS-1.4, GS-X-20: card, first stone, then haunting and the card again.
    """
    s = table(edition=edition, ghosts={"yellow.0": "ghoul"})

    begin_turn(s, "yellow")
    assert on_stone(s, "yellow.0")
    assert not is_haunted(s, "circle_of_prayer")
    begin_turn(s, "yellow")
    assert not on_stone(s, "yellow.0")
    assert is_haunted(s, "circle_of_prayer")
    begin_turn(s, "yellow")
    assert on_stone(s, "yellow.0")


def test_gloomy_minion_haunts_in_its_first_turn() -> None:
    """
    GS-X-20, GS-5.7: its figure starts on the first stone.
    """
    s = table(deck=["gloomy_minion"])
    begin_turn(s, "yellow")
    play(s, "place_ghost", "yellow.0")
    assert on_stone(s, "yellow.0")

    events = begin_turn(s, "yellow")

    assert ["tile_haunted", "figure_returned"] == names(events)[1:3]


def test_haunters_act_before_tormentors_from_left_to_right() -> None:
    """
    GS-4.2.2, GS-4.2.4, GS-R-05: all Haunters by their index, then all Tormentors.
    """
    s = table(ghosts={"yellow.0": "lich", "yellow.1": "ghoul", "yellow.2": "skinner"})
    fate(s, "none")

    events = begin_turn(s, "yellow")

    advanced = [("figure_advanced", "yellow.1"), ("figure_advanced", "yellow.2")]
    assert [*advanced, ("curse_rolled", "yellow", "none")] == events[1:4]


def test_a_ghost_that_arrives_in_step_one_does_not_act() -> None:
    """
    GS-4.2.1, GS-R-04: the step looks at the board as it is when it starts.
    """
    s = table(ghosts={"yellow.0": "lich"}, deck=["gloomy_minion", "ghoul"])
    fate(s, "ghost")
    begin_turn(s, "yellow")
    events = play(s, "place_ghost", "yellow.1")

    assert "gloomy_minion" == ghost(s, "yellow.1")
    assert "tile_haunted" not in names(events)
    assert on_stone(s, "yellow.1")


@pytest.mark.parametrize("edition,when", [(FR, 1), (NL, 2)])
def test_bonecracker_collects_once_per_round(edition: str, when: int) -> None:
    """
    GS-4.1.1, GS-4.2.5, GS-R-30, GS-R-37: fr2010 before step 1, nl2008 after Tormentors.
    """
    s = table(
        edition=edition,
        ghosts={"yellow.0": "bonecracker", "yellow.1": "lich"},
        tao={"yellow": "red", "blue": "blue"},
    )
    fate(s, "none")

    events = begin_turn(s, "yellow")

    told = [n for n in names(events) if n in ("tao_lost", "curse_rolled")]
    lost = ["tao_lost", "tao_lost"]
    expected = [*lost, "curse_rolled"] if when == 1 else ["curse_rolled", *lost]
    assert expected == told
    assert "" == tokens(s, "yellow") == tokens(s, "blue")


@pytest.mark.parametrize("edition", BOTH)
def test_bonecracker_on_a_neutral_board(edition: str) -> None:
    """
    GS-15.8: it collects in the Yin phase of a neutral board too.
    """
    s = table(
        players=3, edition=edition, ghosts={"blue.1": "bonecracker"}, tao={"red": "red"}
    )

    begin_turn(s, "blue")

    assert "" == tokens(s, "red")


def test_a_full_board_costs_one_qi_and_brings_no_ghost() -> None:
    """
    GS-4.3.1: step 2 takes 1 Qi and step 3 is skipped.
    """
    s = table(
        ghosts={"yellow.0": "zombie_1", "yellow.1": "zombie_2", "yellow.2": "abysmal_1"}
    )
    deck = len(s.deck)

    events = begin_turn(s, "yellow")

    assert ["turn_began", "board_overrun", "qi_lost"] == names(events)
    assert (2, deck, "move") == (qi(s, "yellow"), len(s.deck), open_decision(s))


@pytest.mark.parametrize("board", ["yellow", "red", "green", "blue"])
def test_only_the_spaces_of_the_active_board_overrun_it(board: str) -> None:
    """
    GS-4.3.1: its own three, whatever lies on the boards beside it.
    """
    cards = ("zombie_1", "abysmal_1", "rotten_soul_1")
    full = {f"{board}.{n}": card for n, card in enumerate(cards)}
    s = table(ghosts=full, active=board)
    assert ("board_overrun", board) in begin_turn(s, board)

    for other in {"yellow", "red", "green", "blue"} - {board}:
        s = table(ghosts=full, active=other)
        assert "board_overrun" not in names(begin_turn(s, other))


def test_the_third_ghost_costs_nothing_when_it_arrives() -> None:
    """
    GS-4.3.2: the loss for a full board happens in step 2 only.
    """
    s = table(ghosts={"yellow.0": "zombie_1", "yellow.1": "zombie_2"}, deck=["ghoul"])

    begin_turn(s, "yellow")

    assert "ghoul" == ghost(s, "yellow.2")
    assert 3 == qi(s, "yellow")


def test_only_living_taoists_bring_ghosts() -> None:
    """
    GS-4.4.1, GS-3.3: neutral and possessed boards never bring one.
    """
    s = table(players=3, qi={"green": 0})

    events = begin_turn(s, "green")

    turns = [event[1] for event in events if event[0] == "turn_began"]
    assert ["green", "blue", "yellow"] == turns
    assert 1 == names(events).count("ghost_drawn")


def test_death_in_step_one_goes_on_as_possessed() -> None:
    """
    GS-4.2.6, GS-R-35: step 1 and step 2 go on; step 3 and Yang are skipped.
    """
    s = table(
        qi={"yellow": 1},
        ghosts={
            "yellow.0": "lich",
            "yellow.1": "fury_of_depth",
            "yellow.2": "zombie_1",
        },
    )
    fate(s, "lose_qi", "lose_qi")

    events = begin_turn(s, "yellow")
    assert ["qi_lost", "taoist_died", "curse_rolled"] == names(events)[2:5]
    assert ("bear_loss", 1) == (open_decision(s), asked(s))
    play(s, "bear_loss", "red")
    assert "bear_loss" == open_decision(s), "step 2: the board is overrun"
    events = play(s, "bear_loss", "blue")

    assert (2, 2) == (qi(s, "red"), qi(s, "blue"))
    assert "red" == next(e[1] for e in events if e[0] == "turn_began")


def test_death_in_step_three_ends_the_turn() -> None:
    """
    GS-4.4.2: the running arrival is completed, and there is no Yang phase.
    """
    s = table(qi={"yellow": 1}, deck=["grave_walker", "ghoul"])
    begin_turn(s, "yellow")

    events = play(s, "place_ghost", "yellow.0")

    assert ["ghost_arrived", "qi_lost", "taoist_died", "turn_began"] == names(events)[
        :4
    ]
    assert "grave_walker" == ghost(s, "yellow.0")


def test_losses_end_the_game_at_once() -> None:
    """
    GS-3.4, GS-17.2: nothing happens after the change that loses the game.
    """
    s = table(
        haunted=["tea_house", "herbalist"],
        ghosts={"yellow.0": "ghoul", "yellow.1": "lich"},
        figures=["yellow.0"],
    )

    events = begin_turn(s, "yellow")

    assert ["turn_began", "tile_haunted", "game_ended"] == names(events)
    assert s.outcome is not None
    assert on_stone(s, "yellow.0"), "the figure did not even return"


def test_turns_end_by_themselves_when_nothing_is_left_to_do() -> None:
    """
    GS-7.1: without token, Buddha or second action the turn passes on.
    """
    s = table()
    play(s, *STAY)
    events = play(s, "seek_help")

    assert "turn_began" in names(events)
    assert [] == offered(s, *END)
    assert (("GS-5.4",), "refused.not_offered") == refused(s, *END)
