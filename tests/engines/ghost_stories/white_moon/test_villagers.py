from __future__ import annotations

from typing import Any

import pytest

from engines.ghost_stories.state import NOWHERE
from engines.ghost_stories.white_moon.yang import RESCUED
from engines.ghost_stories.yang import ACTED, EXORCISED, HELPED, ONE_ACTION
from tests.engines.ghost_stories.builders import (
    ATTEMPT,
    SEEK_HELP,
    begin_turn,
    effect,
    fate,
    is_haunted,
    names,
    offered,
    on_stone,
    open_decision,
    play,
    refused,
    table,
    tile_of,
)
from tests.engines.ghost_stories.white_moon.builders import (
    RESCUE,
    curse,
    killed,
    moon,
    owner,
    stack,
)

SPIRES: dict[str, Any] = {"active": "red", "at": {"red": "cemetery"}}


def escorts(**given: Any) -> set[tuple[str, str]]:
    """Return the escorts that a table offers."""
    s = moon(**given)
    return {(o[1], o[2]) for o in offered(s, "escort")}


# Carrying


def test_the_top_villager_goes_along() -> None:
    """
    WM-6.1, WM-1.5, WM-1.6, WM-0.3.

    The top one of the own tile goes along to the target, on top; the next one is
    turned up at once.
    """
    s = moon(
        at={"yellow": "tea_house"}, stacks={"tea_house": "li hua", "pavilion": "wu"}
    )

    events = play(s, "escort", "tea_house", "pavilion")

    assert "wu hua" == stack(s, "pavilion")
    assert "li" == stack(s, "tea_house")
    assert "pavilion" == tile_of(s, "yellow")
    assert ("villager_revealed", "tea_house", "li") in events
    assert "act" == open_decision(s)


def test_taking_a_villager_along_is_optional() -> None:
    """
    WM-6.1: the same move is offered without a villager.
    """
    s = moon(at={"yellow": "tea_house"}, stacks={"tea_house": "li"})
    play(s, "move", "pavilion")

    assert "li" == stack(s, "tea_house")


def test_no_villager_enters_a_full_or_haunted_tile() -> None:
    """
    WM-6.2, WM-1.4, WM-1.7: a target with three villagers or a haunted one is refused.
    """
    s = moon(
        at={"yellow": "tea_house"},
        stacks={"tea_house": "li", "pavilion": "hua hua hua"},
        haunted=["night_watchman"],
    )

    assert {("tea_house", "buddhist_temple")} == {
        (o[1], o[2]) for o in offered(s, "escort")
    }
    assert "refused.tile_full" == refused(s, "escort", "tea_house", "pavilion")[1]
    assert (
        "refused.villager_haunted"
        == (refused(s, "escort", "tea_house", "night_watchman")[1])
    )
    assert "refused.no_villager" == refused(s, "escort", "cemetery", "pavilion")[1]
    assert "refused.too_far" == refused(s, "escort", "tea_house", "cemetery")[1]
    assert (
        "refused.no_such_tile"
        == (refused(s, "escort", "tea_house", "kung_fu_school")[1])
    )
    assert "refused.too_far" == refused(s, "move", "cemetery")[1]
    assert ("WM-15.9",) == refused(s, "stand_up")[0]


def test_dance_of_the_spires_carries_two_tiles_far() -> None:
    """
    WM-6.3: a villager is carried two tiles if a way without haunted tiles is there.
    """
    stacks = {"cemetery": "li"}
    assert ("cemetery", "tea_house") in escorts(stacks=stacks, **SPIRES)
    blocked = escorts(stacks=stacks, haunted=["buddhist_temple"], **SPIRES)
    assert ("cemetery", "tea_house") not in blocked
    assert ("cemetery", "herbalist") in blocked, "by the altar"
    assert ("cemetery", "buddhist_temple") not in blocked


def test_dance_of_the_spires_fetches_a_villager() -> None:
    """
    WM-6.3, WR-05.

    Go and bring a villager back, or on to a third tile; only the tile where it ends
    is tested for the limit.
    """
    stacks = {"taoist_altar": "hua hua li", "cemetery": "sun sun sun"}
    found = escorts(stacks=stacks, **SPIRES)
    assert ("taoist_altar", "herbalist") in found
    assert ("taoist_altar", "cemetery") not in found, "three are there"
    s = moon(stacks={"taoist_altar": "hua li"}, **SPIRES)

    events = play(s, "escort", "taoist_altar", "cemetery")

    assert "li" == stack(s, "cemetery")
    assert "cemetery" == tile_of(s, "red")
    assert "taoist_moved" not in names(events)
    assert escorts(at={"yellow": "cemetery"}, stacks={"taoist_altar": "li"}) == set()


@pytest.mark.parametrize("answer", ["take_villager", "leave_villager"])
def test_a_moved_taoist_may_take_a_villager_along(answer: str) -> None:
    """
    WM-6.4.

    Who is moved by Twin Winds or the Pavilion is asked himself; a villager is never
    moved alone.
    """
    s = moon(
        active="red",
        powers={"red": "dance_of_the_twin_winds"},
        at={"blue": "tea_house"},
        stacks={"tea_house": "li"},
    )
    play(s, "send_taoist", "blue", "pavilion")
    assert ("take_along", 3) == s.agenda[-1][:2]

    play(s, answer)

    assert ("li" if answer == "take_villager" else "") == stack(s, "pavilion")
    assert "move" == open_decision(s)


def test_the_pavilion_moves_a_taoist_with_a_villager() -> None:
    """
    WM-6.4: the same at the Pavilion; without room nobody is asked.
    """
    for pavilion, asked in (("hua", True), ("hua hua hua", False)):
        s = moon(
            at={"yellow": "pavilion", "blue": "tea_house"},
            stacks={"tea_house": "li", "night_watchman": pavilion},
            ask=("act",),
        )
        play(s, "seek_help")
        play(s, "send_taoist", "blue", "night_watchman")
        assert asked == (open_decision(s) == "take_along")


# Rescue


def test_a_villager_is_rescued_at_the_portal() -> None:
    """
    WM-7.1, WM-3.4, WM-7.4.

    A third action on the Portal tile; a complete family rewards the active player at
    once.
    """
    s = moon(stacks={"buddhist_temple": "hua long"}, ask=("act",), yin_yang=["yellow"])

    events = play(s, *RESCUE)

    assert ("villager_rescued", "long", "buddhist_temple") in events
    assert ("villager_revealed", "buddhist_temple", "hua") in events
    assert "yellow" == owner(s, "elixir_of_life")
    assert [] == offered(s, "rescue"), "one action"
    assert "refused.one_action" == refused(s, *RESCUE)[1]


def test_a_second_action_after_a_rescue_is_refused_by_its_rule() -> None:
    """
    WM-7.2: help and rescue exclude each other; else the table is the reason.
    """
    blue: dict[str, Any] = {
        "active": "blue",
        "at": {"blue": "buddhist_temple"},
        "yin_yang": ["blue"],
    }
    rules = (*ONE_ACTION, "WM-7.2")
    none = (rules, "refused.one_action")
    empty = (("WM-7.1", "WM-17.1"), "refused.no_rescue")
    faced = (("GS-8.1.1",), "refused.no_target")
    for power, stage, expected in (
        ("heavenly_gust", RESCUED, (none, faced, none)),
        ("second_wind", RESCUED, (none, none, empty)),
        ("heavenly_gust", HELPED, (none, faced, none)),
        ("second_wind", EXORCISED, (none, faced, none)),
        ("second_wind", ACTED, (none, none, none)),
    ):
        s = moon(powers={"blue": power}, ask=("finish", stage, 4), **blue)
        found = tuple(refused(s, *o) for o in (SEEK_HELP, ATTEMPT, RESCUE))
        assert expected == found, (power, stage)
    s = moon(powers={"blue": "heavenly_gust"}, ask=("finish", EXORCISED, 4), **blue)
    assert [SEEK_HELP] == offered(s, *SEEK_HELP, *ATTEMPT, *RESCUE)
    assert empty == refused(s, *RESCUE)
    assert none == refused(s, *ATTEMPT)
    s = moon(powers={"blue": "second_wind"}, ask=("finish", HELPED, 0), **blue)
    assert none == refused(s, *SEEK_HELP), "he stands elsewhere now"


def test_no_rescue_without_villager_or_portal() -> None:
    """
    WM-7.1: elsewhere, or without a villager, there is no rescue.
    """
    for stacks, tile in (({}, "buddhist_temple"), ({"tea_house": "hua"}, "tea_house")):
        s = moon(
            ask=("act",),
            ghosts={"yellow.2": "ghoul"},
            stacks=stacks,
            at={"yellow": tile},
            yin_yang=["yellow"],
        )
        assert "refused.no_rescue" == refused(s, *RESCUE)[1]


def test_heavenly_gust_rescues_and_exorcises() -> None:
    """
    WM-7.2.

    One exorcism and one of help or rescue, in any order; never help and rescue.
    """
    setup: dict[str, Any] = {
        "active": "blue",
        "portal": "tea_house",
        "at": {"blue": "tea_house"},
        "stacks": {"tea_house": "hua hua"},
        "ghosts": {"blue.0": "fury_of_depth"},
        "ask": ("act",),
    }
    s = moon(**setup)
    play(s, *RESCUE)
    assert [("attempt_exorcism",)] == offered(s, "attempt_exorcism")
    assert [] == offered(s, "rescue", "seek_help")
    s = moon(**setup)
    fate(s, "red", "red", "red")
    play(s, "attempt_exorcism")
    assert 2 == len(offered(s, "rescue", "seek_help"))
    play(s, *RESCUE)
    assert [] == offered(s, "rescue", "seek_help", "attempt_exorcism")
    s = moon(**{**setup, "ghosts": {}})
    play(s, "seek_help")
    while open_decision(s) != "finish":
        play(s, *offered(s)[0])
    assert [] == offered(s, "rescue")
    s = moon(**{**setup, "ghosts": {}})
    play(s, *RESCUE)
    assert [] == offered(s, "attempt_exorcism")


def test_second_wind_rescues_twice() -> None:
    """
    WM-7.2: two rescues, but no rescue and exorcism.
    """
    s = moon(
        active="blue",
        powers={"blue": "second_wind"},
        portal="tea_house",
        at={"blue": "tea_house"},
        stacks={"tea_house": "hua hua hua"},
        ghosts={"blue.0": "fury_of_depth"},
        ask=("act",),
    )
    play(s, *RESCUE)
    assert [] == offered(s, "attempt_exorcism", "seek_help")
    play(s, *RESCUE)

    assert "hua" == stack(s, "tea_house")
    assert [] == offered(s, "rescue")


def test_without_a_blue_power_one_rescue_is_all() -> None:
    """
    WM-7.2: nobody else rescues twice.
    """
    s = moon(stacks={"buddhist_temple": "hua hua"}, ask=("act",), at={})
    play(s, *RESCUE)

    assert [] == offered(s, "rescue")


def test_neither_yin_yang_nor_fireworks_rescue() -> None:
    """
    WM-7.3, WR-06, WM-Q-14: they give the help of a tile, never a rescue.
    """
    s = moon(
        stacks={"buddhist_temple": "long"},
        at={"yellow": "tea_house"},
        yin_yang=["yellow"],
        artefacts={"fireworks": "yellow"},
        ask=("act",),
    )
    for command in ("use_yin_yang", "light_fireworks"):
        t = s.clone()
        play(t, command, "buddhist_temple")
        assert "long" == stack(t, "buddhist_temple")
        assert 1 == t.held[0], "the Buddha of the Temple"


# Death


def test_a_killed_villager_lies_on_the_graveyard_board() -> None:
    """
    WM-8.1, WM-8.2, WM-1.3: its curse hits the active player.
    """
    s = moon(stacks={"tea_house": "li hua"})

    events = curse(s, "hua")

    assert "hua" == killed(s)
    assert ("villager_revealed", "tea_house", "li") in events
    assert ("taoist_fell", "yellow") in events


def test_several_die_together_and_curse_one_by_one() -> None:
    """
    WM-8.3, WM-8.5, WR-07.

    All leave the tile first; curses go from the top down, each completely.
    """
    s = moon(
        stacks={"tea_house": "hua sun chang"}, haunted=[], deck=["zombie_1", "zombie_2"]
    )

    events = effect(s, "haunt_place", 8)

    assert "chang sun hua" == killed(s)
    expected = ["villager_killed"] * 3 + ["tao_removed", "ghost_drawn"]
    assert expected == names(events)
    assert "place_ghost" == open_decision(s)
    play(s, *offered(s)[0])
    assert s.lying[0], "Hua after the ghost of Sun"


def test_a_curse_that_cannot_be_carried_out_does_nothing() -> None:
    """
    WM-8.5: Xiang without a visible villager has no effect.
    """
    s = moon(stacks={"tea_house": "xiang"})

    assert ["villager_killed"] == names(curse(s, "xiang"))


def test_the_twelfth_dead_villager_loses_the_game() -> None:
    """
    WM-8.4, WM-19.2, WR-08: at once, before further curses; returned ones do not count.
    """
    eleven = "hua zhou zhou zhou li li li sun sun sun wu"
    s = moon(stacks={"tea_house": "hua sheng"}, graveyard=eleven)
    assert s.outcome is None

    events = effect(s, "haunt_place", 8)

    assert ["villager_killed", "villager_killed", "game_ended"] == names(events)
    assert s.outcome is not None
    assert "villagers_killed" == s.outcome.reason
    assert not is_haunted(s, "tea_house")


# Flight


def test_a_villager_flees_from_the_figure() -> None:
    """
    WM-9.1, WM-1.9: the first visible one of the line goes one tile further, on top.
    """
    s = moon(
        ghosts={"yellow.2": "ghoul"},
        stacks={"tea_house": "li hua", "night_watchman": "wu"},
    )

    events = begin_turn(s, "yellow")

    assert ("villager_fled", "hua", "tea_house", "night_watchman") in events
    assert "wu hua" == stack(s, "night_watchman")
    assert on_stone(s, "yellow.2")


@pytest.mark.parametrize(
    "stacks, haunted",
    [
        ({"herbalist": "li"}, []),
        ({"tea_house": "li"}, ["night_watchman"]),
        ({"tea_house": "li", "night_watchman": "hua hua hua"}, []),
    ],
)
def test_who_cannot_flee_is_killed(stacks: dict[str, str], haunted: list[str]) -> None:
    """
    WM-9.2: out of the village, onto a haunted tile or onto three villagers.
    """
    s = moon(ghosts={"yellow.2": "ghoul"}, stacks=stacks, haunted=haunted)

    begin_turn(s, "yellow")

    assert "li" == killed(s)


def test_a_fast_haunter_makes_them_flee_on_arrival() -> None:
    """
    WM-9.3: a figure that starts on the stone causes the flight at once.
    """
    s = moon(deck=["gloomy_minion"], stacks={"tea_house": "li"})
    effect(s, "bring_ghost", NOWHERE)

    events = play(s, "place_ghost", "yellow.2")

    assert ("villager_fled", "li", "tea_house", "night_watchman") in events


def test_nobody_flees_from_an_empty_line() -> None:
    """
    WM-9.4: no villager in the line, nothing happens.
    """
    s = moon(ghosts={"yellow.2": "ghoul"}, stacks={"cemetery": "li"})

    begin_turn(s, "yellow")

    assert "li" == stack(s, "cemetery")


def test_flight_on_arrival_belongs_to_the_left_stone() -> None:
    """
    WM-9.5: Su-Ling does not stop it, the Armour does, and the figure stays on the card.
    """
    s = moon(deck=["gloomy_minion"], stacks={"tea_house": "li"}, su_ling="yellow.2")
    effect(s, "bring_ghost", NOWHERE)
    assert "villager_fled" in names(play(s, "place_ghost", "yellow.2"))

    s = moon(
        deck=["gloomy_minion"],
        stacks={"tea_house": "li"},
        artefacts={"armour_of_the_righteous": "yellow"},
    )
    effect(s, "bring_ghost", NOWHERE)
    assert "villager_fled" not in names(play(s, "place_ghost", "yellow.2"))
    assert not on_stone(s, "yellow.2")


def test_the_night_watchman_moves_figures_without_a_flight() -> None:
    """
    WM-9.5: back on the card; the next move to the stone causes a flight again.
    """
    s = moon(
        ghosts={"yellow.2": "ghoul"},
        figures=["yellow.2"],
        stacks={"tea_house": "li"},
        at={"yellow": "night_watchman"},
        ask=("act",),
    )
    assert "villager_fled" not in names(play(s, "seek_help"))
    assert not on_stone(s, "yellow.2")

    assert "villager_fled" in names(begin_turn(s, "yellow"))


# Haunting


def test_villagers_die_for_their_tile() -> None:
    """
    WM-10.1.

    The first active tile of the line is the target; its villagers die and it stays
    active; without villagers it is haunted.
    """
    s = moon(
        ghosts={"yellow.2": "ghoul"},
        figures=["yellow.2"],
        stacks={"night_watchman": "li hua"},
        haunted=["tea_house"],
    )
    begin_turn(s, "yellow")
    assert "hua li" == killed(s)
    assert not is_haunted(s, "night_watchman")

    s.figures[2] = True
    begin_turn(s, "yellow")
    assert is_haunted(s, "night_watchman")


def test_a_haunted_tile_is_not_haunted_again() -> None:
    """
    WM-10.2: nothing happens to a tile that is haunted already.
    """
    s = moon(haunted=["tea_house"])

    assert [] == effect(s, "haunt_place", 8)


def test_the_curse_die_haunts_alike() -> None:
    """
    WM-10.1, WM-8.1: a haunt face kills the villagers of the tile as well.
    """
    s = moon(ghosts={"yellow.2": "lich"}, stacks={"tea_house": "li"})
    fate(s, "haunt")

    begin_turn(s, "yellow")

    assert "li" == killed(s)
    assert not is_haunted(s, "tea_house")


def test_the_base_game_knows_no_villagers() -> None:
    """
    WM-0.2: without the expansion nobody is rescued and a tile is haunted at once.
    """
    s = table(ghosts={"yellow.2": "ghoul"}, figures=["yellow.2"], ask=("act",))
    assert [] == offered(s, "rescue")

    begin_turn(s, "yellow")

    assert is_haunted(s, "tea_house")
