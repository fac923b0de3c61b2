from __future__ import annotations

from collections.abc import Callable

import pytest

from engines.core.errors import MalformedCommand
from engines.halloween import TITLE
from engines.halloween.board import (
    BESIDE,
    ELSEWHERE,
    EVERYWHERE,
    MEMBERS,
    NEIGHBOURS,
    OTHERS,
    SITES,
)
from engines.halloween.state import Table
from tests.engines.halloween.builders import (
    A,
    act,
    asked,
    can_act,
    ghosts,
    offered,
    play,
    refused,
    table,
    tokens,
)

LAST_BLUE = ("upgrade", "church", "blue")


def test_without_a_blue_ghost_three_are_placed_at_once() -> None:
    """
    The active player chooses a building with room before the raise (HW-6.1, HW-A4).
    """
    s = table(ghosts={"church": "B", "school": "GGGGYY"}, scare={A: 2})
    play(s, act("upgrade"), LAST_BLUE)

    assert ("place_blue", A) == asked(s)
    assert 5 == len(offered(s))
    assert (("HW-6.1", "HW-6.2"), "no_room") == refused(s, "place_blue", "school")
    assert (("HW-6.1",), "not_offered") == refused(s, "decline")

    play(s, ("place_blue", "church"))
    assert "BBBG" == ghosts(s, "church")
    assert ("improve_strip", A) == asked(s)


def test_if_fewer_fit_as_many_are_placed() -> None:
    """
    A building with five ghosts takes one blue ghost (HW-6.1, HW-A4).
    """
    s = table(ghosts={"church": "B", "school": "YYYYY"}, scare={A: 2})
    play(s, act("upgrade"), LAST_BLUE, ("place_blue", "school"))

    assert "BYYYYY" == ghosts(s, "school")
    assert 1 == s.on_board[0]


def test_a_building_never_has_more_than_six_ghosts() -> None:
    """
    A full building is no target of Summon or Move (HW-6.2).
    """
    s = table(
        ghosts={"church": "BBGGYY", "school": "B"},
        levels={A: (3, 3, 3)},
    )

    assert not can_act(s, "summon")
    play(s, act("move"))
    assert all(option[3] != "church" for option in offered(s))


def test_there_are_five_ghosts_of_a_colour() -> None:
    """
    A sixth ghost of a colour cannot come (HW-6.3).
    """
    s = table(ghosts={"church": "BBB", "school": "BB"})

    assert not can_act(s, "summon")


def test_a_token_that_is_gone_is_not_owed() -> None:
    """
    The action stays legal without a token in supply (HW-6.4, HW-A5).
    """
    s = table(tokens={1: "B" * 12})
    told = play(s, act("summon"), ("summon", "police_station", "blue"))

    assert "BBBB" == ghosts(s, "police_station")
    assert "" == tokens(s)
    assert all(event[0] != "tokens_gained" for event in told)


def test_spent_tokens_return_to_the_supply() -> None:
    """
    Tokens paid for a card are there to be taken again (HW-6.4).
    """
    s = table(tokens={A: "GGG"}, display=(7,))
    play(s, ("claim", 7), ("pay", 0, 3, 0, 0, 0))

    assert [12] * 5 == s.supply


def test_scare_is_unlimited() -> None:
    """
    A gain beyond the hundred printed points is paid in full (HW-6.5, HW-A6).
    """
    s = table(scare={A: 100}, ghosts={"church": "BR"}, levels={A: (5, 1, 1)})
    play(s, act("scare"), ("scare", "church", "red"))

    assert 105 == s.scare[A]


def test_points_never_fall_below_zero() -> None:
    """
    A loss takes what is there (HW-6.5).
    """
    s = table(
        ghosts={"church": "BR"},
        levels={A: (5, 1, 1)},
        cards={A: (46,)},
        pumpkins={("church", "red"): (A, "own")},
        sp={A: 3},
    )
    told = play(s, act("haunt"), ("take_back", "church", "red"))

    assert 0 == s.sp[A]
    assert ("points_lost", A, 3, 0) in told


def test_the_twelve_discs_are_always_somewhere() -> None:
    """
    Supply, fields, slots and cards hold the twelve discs of a player (HW-6.6).
    """
    s = table(
        cards={A: (7, 9)},
        fields={A: {0: ("move",), 1: ("scare", "haunt")}},
        slots={A: ("disc", "reroll", "")},
    )

    assert 6 == s.discs[A]
    s.discs[A] = 7
    with pytest.raises(AssertionError):
        TITLE.check(s)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda s: s.supply.__setitem__(0, 11),
        lambda s: s.ghosts.__setitem__(0, 1),
        lambda s: s.own_left.__setitem__(0, 5),
        lambda s: s.bonus_supply.pop(),
    ],
)
def test_a_lost_piece_is_noticed(spoil: Callable[[Table], object]) -> None:
    """
    The check finds a token, ghost, pumpkin or bonus token too many or too few.
    """
    s = table()
    spoil(s)

    with pytest.raises(AssertionError):
        TITLE.check(s)


def test_unknown_words_are_malformed() -> None:
    """
    A building that does not exist is refused at its field.
    """
    with pytest.raises(MalformedCommand) as caught:
        TITLE.apply(
            table(),
            A,
            {"type": "halloween.scare", "building": "castle", "colour": "blue"},
        )

    assert "/building" == caught.value.pointer


def test_every_set_of_buildings_has_its_row_and_nothing_else_has() -> None:
    """
    HW-1.3: six buildings form 64 sets, from none of them to all.
    """
    assert (64, 64, 64) == (len(MEMBERS), len(BESIDE), len(ELSEWHERE))
    assert tuple(SITES) == MEMBERS[EVERYWHERE]
    for here in SITES:
        assert (here,) == MEMBERS[1 << here]
        assert NEIGHBOURS[here] == BESIDE[1 << here]
        assert OTHERS[here] == ELSEWHERE[1 << here]
