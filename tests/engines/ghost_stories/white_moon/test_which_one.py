"""An effect meets its own space, stack and colour, and none before or after it."""

from __future__ import annotations

import pytest

from engines.ghost_stories.cards import CARDS, COLOURS
from engines.ghost_stories.layout import NEIGHBOURS, SPACE_IDS, SPACE_NUMBERS
from engines.ghost_stories.state import NOWHERE
from engines.ghost_stories.white_moon.cards import SU_LING_HOLDERS
from engines.ghost_stories.white_moon.moves import FAR
from engines.ghost_stories.white_moon.rulebook import rules
from engines.ghost_stories.white_moon.villagers import kill
from engines.ghost_stories.white_moon.yang import RESCUED
from tests.engines.ghost_stories.builders import (
    ATTEMPT,
    FR,
    NL,
    SEEK_HELP,
    TITLE,
    asked,
    begin_turn,
    effect,
    fate,
    names,
    offered,
    on_stone,
    open_decision,
    play,
    refused,
    tile_of,
    tokens,
)
from tests.engines.ghost_stories.white_moon.builders import (
    RESCUE,
    curse,
    is_lying,
    killed,
    moon,
    place,
    stack,
)

TILE_OF = {"yellow": "pavilion", "red": "sorcerer", "green": "taoist_altar"}
"""The tile that faces the middle space of a board, and no other one."""


def test_these_decisions_are_asked_even_with_one_answer() -> None:
    """
    WM-2.6, WM-4.2, WM-6.1, WM-15.8: what may be left, and who is rescued first.
    """
    assert {
        *("move", "blow_taoist", "reroll_curse", "order_curses", "order_rewards"),
        *("take_along", "answer_scroll", "draw_sword", "use_claw", "use_elixir"),
        *("use_shield", "place_su_ling", "rescue_first", "set_buddha"),
    } == rules.asked


@pytest.mark.parametrize("stone", ["red.0", "red.2", "yellow.0", "blue.2"])
def test_su_ling_holds_up_the_ghost_in_front_of_her_only(stone: str) -> None:
    """
    WM-4.5: the centre stone of her ghost is cancelled, others act.
    """
    s = moon(ghosts={"red.1": "ghoul"}, su_ling=stone, active="red")
    effect(s, "act_ghost", SPACE_NUMBERS["red.1"])
    assert on_stone(s, "red.1")

    s = moon(ghosts={"red.1": "ghoul"}, su_ling="red.1", active="red")
    effect(s, "act_ghost", SPACE_NUMBERS["red.1"])
    assert not on_stone(s, "red.1")


def test_the_stone_to_which_su_ling_goes_is_told() -> None:
    """
    WM-4.2: everybody sees where she is put.
    """
    s = moon(beckoned=True, ask=("place_su_ling",))

    events = play(s, "place_su_ling", "green.1", False)

    assert ("su_ling_moved", "green.1") in events


@pytest.mark.parametrize("colour", TILE_OF)
def test_the_claw_takes_the_colour_of_the_ghost(colour: str) -> None:
    """
    WM-15.5: a token of the colour of the ghost that withstood, for each colour.
    """
    ghosts = {"yellow": "lich", "red": "skinner", "green": "ghoul"}
    s = moon(
        artefacts={"claw_of_vengeance": "yellow"},
        ask=("act",),
        ghosts={f"{colour}.1": ghosts[colour]},
        at={"yellow": TILE_OF[colour]},
    )
    fate(s, "blue", "blue", "blue")
    play(s, *ATTEMPT)

    assert "use_claw" == open_decision(s)
    (_, (_, taken)) = offered(s)
    play(s, "claw_tao", taken)
    assert taken == tokens(s, "yellow")


@pytest.mark.parametrize("bought", ["red", "green", "blue"])
def test_the_school_teaches_what_was_bought_and_no_other_colour(bought: str) -> None:
    """
    WM-16.4: own colour, black and that of the board whose power was bought.
    """
    s = moon(
        school=True,
        players=1,
        ask=("act",),
        at={"yellow": "night_watchman"},
        ghosts={
            "red.0": "skinner",
            "green.0": "wicked_one_1",
            "blue.0": "ooze_devil_2",
            "yellow.0": "soul_eater",
        },
    )
    s.borrowed = 1 << COLOURS.index(bought)

    play(s, *SEEK_HELP)

    assert [("train", bought), ("train", "black")] == offered(s)


@pytest.mark.parametrize("space", SPACE_IDS)
def test_shape_shifter_goes_to_the_next_space_clockwise(space: str) -> None:
    """
    WM-17.6: along each board from its right to its left, then to the next board.
    """
    clockwise = [
        f"{board}.{index}"
        for board in ("yellow", "red", "green", "blue")
        for index in (2, 1, 0)
    ]
    after = clockwise[(clockwise.index(space) + 1) % 12]
    s = moon(ghosts={space: "shape_shifter"})

    events = effect(s, "shift_clockwise", SPACE_NUMBERS[space])

    assert ("ghost_moved", "shape_shifter", space, after) in events


def test_nobody_gives_the_portal_back_who_is_still_in_play() -> None:
    """
    WM-17.1: one of two ghosts exorcised leaves Gate Keeper on the last space alone.
    """
    s = moon(ghosts={"blue.2": "gate_keeper", "red.1": "ghoul"})
    assert s.portal_held

    effect(s, "banish", NOWHERE, SPACE_NUMBERS["red.1"])

    assert s.portal_held

    effect(s, "banish", NOWHERE, SPACE_NUMBERS["blue.2"])

    assert not s.portal_held


def test_the_villager_that_comes_to_light_is_the_next_one_down() -> None:
    """
    WM-1.6: under the top villager lies the next one, not the lowest.
    """
    s = moon(stacks={"tea_house": "hua zhou li"})

    events = curse(s, "li")

    assert ("villager_revealed", "tea_house", "zhou") in events


def test_the_twelfth_villager_loses_the_game_and_the_eleventh_does_not() -> None:
    """
    WM-8.4: at once, before further curses.
    """
    lying = "hua hua hua zhou zhou zhou sun sun li li"
    s = moon(graveyard=lying, stacks={"tea_house": "miao xiang li"})
    curse(s, "li")
    assert s.outcome is None
    assert 11 == len(killed(s).split())

    s.agenda = s.agenda[:1]
    curse(s, "xiang")
    assert s.outcome is not None
    assert "villagers_killed" == s.outcome.reason


@pytest.mark.parametrize("lying", [True, False])
def test_who_stays_away_from_the_scroll_stays_as_he_is(lying: bool) -> None:
    """
    WM-15.3, WM-15.10: neither stands up nor moves, whether he lies or stands.
    """
    s = moon(
        artefacts={"scroll_of_unity": "yellow"},
        players=2,
        ask=("act",),
        lying=["green"] if lying else [],
        at={"green": "tea_house"},
    )
    play(s, "unroll_scroll")
    events = play(s, "stay_away")

    assert {"taoist_moved", "taoist_rose"}.isdisjoint(names(events))
    assert lying == is_lying(s, "green")
    assert "tea_house" == tile_of(s, "green")


def test_the_claw_takes_a_black_token_too() -> None:
    """
    WM-15.5: black is a colour like the others.
    """
    s = moon(
        artefacts={"claw_of_vengeance": "yellow"},
        ask=("act",),
        ghosts={"yellow.1": "soul_eater"},
        at={"yellow": "pavilion"},
    )
    fate(s, "blue", "blue", "blue")
    play(s, *ATTEMPT)

    assert [("spare_claw",), ("claw_tao", "black")] == offered(s)


def test_the_herbalist_gives_black_tokens_too() -> None:
    """
    WM-12.2, GS-9.4: a Tao token for each die of a colour, black ones included.
    """
    s = moon(at={"yellow": "herbalist"}, ask=("act",))
    fate(s, "black", "blue")
    play(s, *SEEK_HELP)

    assert "blue black" == tokens(s, "yellow")


@pytest.mark.parametrize("free", [0, 1, 2])
def test_a_board_with_a_free_space_is_not_overrun(free: int) -> None:
    """
    GS-4.3.1: all three spaces count, whichever is free.
    """
    cards = ("ghoul", "skinner", "soul_eater")
    ghosts = {f"red.{n}": card for n, card in enumerate(cards) if n != free}
    s = moon(ghosts=ghosts, active="red")

    events = names(effect(s, "test_overrun"))

    assert "board_overrun" not in events
    assert "ghost_drawn" in events


@pytest.mark.parametrize("ask", ["move", "act"])
def test_fireworks_of_somebody_else_are_refused(ask: str) -> None:
    """
    WM-15.12: only the owner lights them, in every window.
    """
    s = moon(artefacts={"fireworks": "red"}, ask=(ask,))

    assert (("WM-15.12",), "refused.no_artefact") == refused(
        s, "light_fireworks", "tea_house"
    )


def test_one_power_token_is_worth_the_scroll() -> None:
    """
    WM-15.3: solo it takes all Power tokens from the centre, if there is one.
    """
    s = moon(
        artefacts={"scroll_of_unity": "yellow"},
        players=1,
        ask=("act",),
        power_tokens={"yellow": 2},
    )
    play(s, "unroll_scroll")

    assert (3, 0) == (s.power_tokens[0], s.centre)


@pytest.mark.parametrize("first", ["sorcerer", "buddhist_temple", "tea_house"])
def test_two_rescues_of_second_wind_are_from_one_tile(first: str) -> None:
    """
    WM-7.2, GS-11.10: not if the Taoist has left the tile of the first, either way.
    """
    s = moon(
        active="blue",
        powers={"blue": "second_wind"},
        stacks={"buddhist_temple": "hua"},
        at={"blue": "buddhist_temple"},
        ask=("finish", RESCUED, place(first)),
    )

    assert (first == "buddhist_temple") == (RESCUE in offered(s))


def test_a_tile_that_is_not_there_is_refused_at_both_ends() -> None:
    """
    WM-2.1: the School is not in this village, nobody comes from there or goes there.
    """
    s = moon(stacks={"tea_house": "hua"}, powers={"red": "dance_of_the_spires"})
    for tiles in (("kung_fu_school", "tea_house"), ("tea_house", "kung_fu_school")):
        assert (("WM-2.1",), "refused.no_such_tile") == refused(s, "escort", *tiles)


def test_a_begun_turn_asks_the_owner_of_its_board() -> None:
    """
    GS-3.2: boards take turns, whatever order the seats have.
    """
    s = moon(boards=["blue", "green", "red", "yellow"])
    for seat, board in enumerate(("blue", "green", "red", "yellow")):
        begin_turn(s, board)
        assert seat == asked(s)


def test_bonecracker_of_the_second_edition_is_not_in_the_pass() -> None:
    """
    WM-3.6: there it collects at the start of Yin, and not once more in step 1.
    """
    for edition, left in ((FR, "red"), (NL, "")):
        s = moon(
            edition=edition,
            active="red",
            ghosts={"red.1": "bonecracker"},
            tao={"red": "red"},
        )
        effect(s, "act_ghost", SPACE_NUMBERS["red.1"])
        assert left == tokens(s, "red")


def test_a_save_tells_where_su_ling_is() -> None:
    """
    WM-4.1: spaces are 0 to 11; in the reserve and on a card keep their own numbers.
    """
    assert -1 == TITLE.dump(moon())["su_ling"]
    assert 4 == TITLE.dump(moon(su_ling="red.1"))["su_ling"]
    s = moon(ghosts={"red.1": CARDS[min(SU_LING_HOLDERS)].id})
    assert 12 == TITLE.dump(s)["su_ling"]


def test_the_places_two_steps_away() -> None:
    """
    WM-6.3: five for a corner, three for a side, none for the centre.
    """
    assert [5, 3, 5, 3, 0, 3, 5, 3, 5] == [len(far) for far in FAR]
    for start, far in enumerate(FAR):
        for end, between in far:
            assert end not in (start, *NEIGHBOURS[start])
            assert {*between} == {*NEIGHBOURS[start]} & {*NEIGHBOURS[end]}


def test_bonecracker_is_in_the_pass_of_the_first_edition_only() -> None:
    """
    WM-3.6: of no other edition, whatever its name.
    """
    for edition, left in ((FR, "red"), ("second", "red"), (NL, "")):
        s = moon(ghosts={"red.1": "bonecracker"}, tao={"red": "red"}, active="red")
        s.edition = edition
        effect(s, "act_ghost", SPACE_NUMBERS["red.1"])
        assert left == tokens(s, "red")


@pytest.mark.parametrize("count, left", [(1, "hua zhou"), (2, "hua"), (3, "")])
def test_villagers_die_from_the_top_down(count: int, left: str) -> None:
    """
    WM-8.2: as many as are killed and no more, the top one first.
    """
    s = moon(stacks={"tea_house": "hua zhou li"})
    dead = ["li", "zhou", "hua"][:count]

    kill(s, place("tea_house"), count)

    assert left == stack(s, "tea_house")
    assert dead == killed(s).split()
