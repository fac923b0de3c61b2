from __future__ import annotations

import pytest

from engines.ghost_stories.layout import BOARD_NUMBERS
from tests.engines.ghost_stories.builders import (
    ATTEMPT,
    BOTH,
    END,
    FR,
    NL,
    PASS,
    SEEK_HELP,
    STAY,
    asked,
    begin_turn,
    effect,
    fate,
    ghost,
    is_haunted,
    names,
    offered,
    open_decision,
    play,
    qi,
    refused,
    table,
    tile_of,
    tokens,
)


def test_the_order_of_a_yang_phase() -> None:
    """
    GS-7.1: move, then one action, then Buddhas, then the end.
    """
    s = table(
        at={"yellow": "pavilion"}, held={"yellow": 2}, ghosts={"yellow.1": "ghoul"}
    )
    assert "move" == open_decision(s)
    assert (("GS-7.1", "GS-7.2"), "refused.not_now") == refused(s, *ATTEMPT)
    play(s, "move", "tea_house")
    assert "act" == open_decision(s)
    assert (("GS-7.1", "GS-7.2"), "refused.not_now") == refused(s, *END)
    assert (("GS-7.1", "GS-7.2"), "refused.not_now") == (
        refused(s, "place_buddha", "yellow.2")
    )
    play(s, *PASS)
    assert "finish" == open_decision(s)
    assert (("GS-7.1", "GS-7.2"), "refused.not_now") == refused(s, *STAY)
    play(s, "place_buddha", "yellow.2")

    events = play(s, *END)
    assert ("turn_began", "red", 2) == events[0]


def test_a_taoist_moves_to_a_neighbour_or_stays() -> None:
    """
    GS-7.3: up to eight neighbouring tiles, or none.
    """
    s = table()
    assert 8 == len(offered(s, "move"))
    assert STAY in offered(s)

    s = table(at={"yellow": "tea_house"})
    near = {"buddhist_temple", "night_watchman", "pavilion"}
    assert near == {option[1] for option in offered(s, "move")}
    assert (("GS-7.3", "GS-11.5"), "refused.too_far") == refused(s, "move", "cemetery")
    play(s, "move", "pavilion")
    assert "pavilion" == tile_of(s, "yellow")


@pytest.mark.parametrize("edition", BOTH)
def test_an_action_is_help_or_exorcism_or_nothing(edition: str) -> None:
    """
    GS-7.4, GS-R-01: passing is allowed in both editions, and two actions are not.
    """
    s = table(
        edition=edition,
        at={"yellow": "tea_house"},
        ghosts={"yellow.2": "ghoul"},
        yin_yang=["yellow"],
        ask=("act",),
    )
    assert [PASS, SEEK_HELP, ATTEMPT] == offered(s, "pass", *SEEK_HELP, *ATTEMPT)

    fate(s, "red", "red", "red")
    play(s, *ATTEMPT)

    assert [] == offered(s, *SEEK_HELP, *ATTEMPT)
    rules, key = refused(s, *SEEK_HELP)
    assert ("GS-7.4", "refused.one_action") == (rules[0], key)


def test_windows_lie_before_between_and_after_the_steps() -> None:
    """
    GS-7.2, GS-10.2: Yin-Yang is offered with each step, never inside an action.
    """
    s = table(yin_yang=["yellow"], haunted=["tea_house"], ghosts={"yellow.1": "ghoul"})
    purify = ("purify", "tea_house")
    assert purify in offered(s)
    play(s, "move", "pavilion")
    assert purify in offered(s)
    play(s, *SEEK_HELP)
    assert "blow_ghost" == open_decision(s)
    assert purify not in offered(s)
    assert "refused.not_offered" == refused(s, *purify)[1]
    play(s, "blow_ghost", "yellow.1", "yellow.2")
    play(s, "skip")
    assert "finish" == open_decision(s)
    play(s, *purify)
    assert not is_haunted(s, "tea_house")


@pytest.mark.parametrize(
    "tile,spaces",
    [("tea_house", ["yellow.2", "blue.0"]), ("pavilion", ["yellow.1"])],
)
def test_buddhas_are_placed_on_the_spaces_that_face_the_taoist(
    tile: str, spaces: list[str]
) -> None:
    """
    GS-7.5: one space from a side tile, two from a corner.
    """
    s = table(at={"yellow": tile}, held={"yellow": 2}, ask=("finish", 2, -1))

    assert [("place_buddha", space) for space in spaces] == offered(s, "place_buddha")
    for space in spaces:
        play(s, "place_buddha", space)
    assert len(spaces) == s.buddhas.count(True)
    assert [] == offered(s, "place_buddha")


def test_a_buddha_needs_a_free_space_without_buddha() -> None:
    """
    GS-7.5, GS-R-44: one Buddha per space, and none on a ghost.
    """
    s = table(
        at={"yellow": "tea_house"},
        held={"yellow": 1},
        buddhas=["yellow.2"],
        ghosts={"blue.0": "ghoul"},
        yin_yang=["yellow"],
        ask=("finish", 2, -1),
    )

    assert [] == offered(s, "place_buddha")
    expected = (("GS-7.5",), "refused.buddha_space")
    assert expected == refused(s, "place_buddha", "yellow.2")


def test_a_fresh_buddha_waits_for_the_next_turn() -> None:
    """
    GS-7.5, GS-9.6, GS-R-44: taken this turn, also by Yin-Yang, it is not placed yet.
    """
    s = table(at={"yellow": "pavilion"}, yin_yang=["yellow"], haunted=["tea_house"])
    play(s, "use_yin_yang", "buddhist_temple")
    assert 1 == s.held[0]
    s.yin_yang[0] = True
    play(s, *STAY)
    play(s, *PASS)

    assert [] == offered(s, "place_buddha")
    expected = (("GS-7.5", "GS-9.6"), "refused.no_buddha")
    assert expected == refused(s, "place_buddha", "yellow.1")
    begin_turn(s, "yellow")
    assert 0 == s.fresh


def test_each_fresh_buddha_waits_for_the_next_turn() -> None:
    """
    GS-9.6, GS-R-44: of two Buddhas taken in one turn neither is placed in it.
    """
    s = table(at={"yellow": "tea_house"}, yin_yang=["yellow"], haunted=["pavilion"])
    for _ in range(2):
        play(s, "use_yin_yang", "buddhist_temple")
        s.yin_yang[0] = True
    play(s, *STAY)
    play(s, *PASS)

    assert 2 == s.held[0]
    assert [] == offered(s, "place_buddha")


def test_a_window_before_step_three_leaves_it_open() -> None:
    """
    GS-7.1, GS-7.2: who uses his Yin-Yang after the action still places his Buddhas.
    """
    s = table(
        at={"yellow": "tea_house"},
        held={"yellow": 1},
        yin_yang=["yellow"],
        haunted=["pavilion"],
        ask=("finish", 2, -1),
    )
    play(s, "purify", "pavilion")

    buddhas = [("place_buddha", "yellow.2"), ("place_buddha", "blue.0")]
    assert buddhas == offered(s, "place_buddha")


def test_step_three_is_done_once() -> None:
    """
    GS-7.1, GS-7.5: after Buddhas and a later window no further Buddha is placed.
    """
    s = table(
        at={"yellow": "tea_house"},
        held={"yellow": 2},
        yin_yang=["yellow"],
        haunted=["pavilion"],
        ask=("finish", 2, -1),
    )
    play(s, "place_buddha", "yellow.2")
    assert [("place_buddha", "blue.0")] == offered(s, "place_buddha")
    events = play(s, "purify", "pavilion")

    assert "turn_began" in names(events), "nothing is left but to end the turn"
    assert 1 == s.held[0]


def test_power_tokens_on_the_centre_tile_may_be_taken() -> None:
    """
    GS-7.6: any number of those lying there, the ones used this turn included.
    """
    s = table(
        players=3,
        power_tokens={"yellow": 1, "green": 1},
        powers={"blue": "second_wind"},
    )
    play(s, "use_power_token", "blue")
    play(s, *STAY)
    play(s, *PASS)

    takes = [("take_power_tokens", 1), ("take_power_tokens", 2)]
    assert takes == offered(s, "take_power_tokens")
    assert (("GS-7.6",), "refused.no_power_tokens") == refused(
        s, "take_power_tokens", 3
    )
    play(s, "take_power_tokens", 2)
    assert (2, 0) == (s.power_tokens[0], s.centre)


def test_a_turn_ends_when_power_tokens_are_taken() -> None:
    """
    GS-7.6, GS-R-48: not even a lone Taoist leaves the tile by Yin-Yang afterwards.
    """
    s = table(
        edition="fr2010",
        players=1,
        boards=["red"],
        active="red",
        yin_yang=["red"],
        ask=("finish", 2, -1),
    )
    assert ("use_yin_yang", "pavilion") in offered(s)

    play(s, "take_power_tokens", 1)

    assert (1, 2) == (s.power_tokens[BOARD_NUMBERS["red"]], s.centre)
    assert "finish" != open_decision(s)


def test_power_tokens_are_out_of_reach_elsewhere() -> None:
    """
    GS-7.6: only a turn that ends on the centre tile takes them.
    """
    s = table(
        players=3,
        at={"yellow": "tea_house"},
        ask=("finish", 2, -1),
        yin_yang=["yellow"],
    )

    assert [] == offered(s, "take_power_tokens")


def test_death_in_the_yang_phase_ends_the_turn() -> None:
    """
    GS-7.7, GS-R-35: the running effect is completed, then the next board follows.
    """
    s = table(
        qi={"yellow": 1},
        at={"yellow": "sorcerer"},
        ghosts={"red.0": "ghoul"},
        yin_yang=["yellow"],
    )
    play(s, *STAY)

    events = play(s, *SEEK_HELP)

    expected = ["help_asked", "qi_lost", "taoist_died", "ghost_discarded", "turn_began"]
    assert expected == names(events)[:5]
    assert ("", 1) == (ghost(s, "red.0"), asked(s))


def test_before_move_powers_mix_with_tokens_in_any_order() -> None:
    """
    GS-7.8, GS-R-46: a power may come before or after a Yin-Yang, once per turn.
    """
    for first, second in (("pockets", "purify"), ("purify", "pockets")):
        s = table(yin_yang=["yellow"], haunted=["tea_house"])
        uses = {"pockets": ("fill_pockets", "red"), "purify": ("purify", "tea_house")}
        play(s, *uses[first])
        play(s, *uses[second])
        assert [] == offered(s, "fill_pockets")
        expected = (("GS-7.8", "GS-11.4"), "refused.power_used")
        assert expected == refused(s, "fill_pockets", "red")


def test_before_move_powers_end_with_the_move() -> None:
    """
    GS-7.8: after the move Bottomless Pockets are closed.
    """
    s = table(at={"yellow": "pavilion"}, ghosts={"yellow.1": "ghoul"})
    play(s, *STAY)

    rules, key = refused(s, "fill_pockets", "red")
    assert ("GS-7.8", "refused.power_idle") == (rules[0], key)
    assert (("GS-11.1", "GS-11.2"), "refused.power_lacking") == (
        refused(s, "place_mantra", "yellow.1")
    )


def test_yin_yang_borrows_the_help_of_any_active_tile() -> None:
    """
    GS-10.1, GS-10.2, GS-10.4: an extra action from afar; the Taoist does not move.
    """
    s = table(yin_yang=["yellow"], at={"yellow": "pavilion"})

    events = play(s, "use_yin_yang", "tea_house")
    assert ["yin_yang_spent", "help_asked"] == names(events)
    play(s, "take_tao", "black")
    while open_decision(s) == "place_ghost":
        play(s, *offered(s)[0])

    assert ("black", 4, "pavilion") == (
        tokens(s, "yellow"),
        qi(s, "yellow"),
        tile_of(s, "yellow"),
    )
    assert "move" == open_decision(s), "step 2 is still to come"


@pytest.mark.parametrize("edition", BOTH)
def test_yin_yang_turns_a_tile_without_a_ghost(edition: str) -> None:
    """
    GS-10.1: the second use reactivates a haunted tile and adds no ghost.
    """
    s = table(edition=edition, yin_yang=["yellow"], haunted=["tea_house"])

    events = play(s, "purify", "tea_house")

    assert ["yin_yang_spent", "tile_cleansed"] == names(events)
    assert [] == offered(s, "use_yin_yang", "purify")
    assert (("GS-10.1",), "refused.no_yin_yang") == refused(s, "purify", "tea_house")


def test_yin_yang_needs_an_active_tile_with_an_effect() -> None:
    """
    GS-R-31, GS-9.1: the villager of a haunted tile cannot help from afar either.
    """
    s = table(yin_yang=["yellow"], haunted=["tea_house"])

    expected = (("GS-10.1", "GS-9.1", "GS-R-31"), "refused.no_effect")
    assert expected == refused(s, "use_yin_yang", "tea_house")
    assert expected == refused(s, "use_yin_yang", "cemetery")


@pytest.mark.parametrize("edition", [NL, FR])
def test_a_regained_yin_yang_can_be_used_again(edition: str) -> None:
    """
    GS-10.3: in a later window of the same turn.
    """
    s = table(
        edition=edition,
        yin_yang=["yellow"],
        haunted=["pavilion", "herbalist"],
        at={"yellow": "tea_house"},
        ghosts={"yellow.2": "dark_wraith_1"},
    )
    play(s, "purify", "pavilion")
    play(s, *STAY)
    fate(s, "black", "black", "white")
    play(s, *ATTEMPT)
    play(s, "regain_yin_yang")

    play(s, "purify", "herbalist")

    assert not any(s.haunted)


def test_windows_close_while_an_effect_runs() -> None:
    """
    GS-7.2: the decision inside an effect offers nothing else.
    """
    s = table(yin_yang=["yellow"], haunted=["tea_house"], deck=["ghoul"])
    effect(s, "bring_ghost", -1)

    assert {"place_ghost"} == {option[0] for option in offered(s)}
