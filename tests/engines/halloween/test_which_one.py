"""A rule looks at its own building, card and level, and at none before or after it.

Buildings, cards and levels are numbers and sets of them are masks: these tests take
ones in the middle, with others on both sides.
"""

from __future__ import annotations

import pytest

from engines.halloween.board import BUILDINGS
from engines.halloween.state import Table
from tests.engines.halloween.builders import (
    LETTERS,
    A,
    B,
    C,
    act,
    asked,
    ghosts,
    offered,
    play,
    refused,
    table,
    tokens,
)

COLOURS = ("blue", "green", "yellow", "orange", "red")


def test_card_24_asks_about_the_building_that_was_reached() -> None:
    """
    HW-10.24: two of the colour in a building before or behind do not matter.
    """
    s = table(
        ghosts={"school": "BB", "site_4": "G", "police_station": "BB"}, cards={A: (24,)}
    )
    play(s, act("move"), ("move", "school", "blue", "church"))

    assert ("take_turn", A) == asked(s)


@pytest.mark.parametrize("others, compensated", [((16, 18), False), ((17,), True)])
def test_compensation_is_for_holders_of_the_same_card(
    others: tuple[int, ...], compensated: bool
) -> None:
    """
    HW-8.5: cards numbered before and after the claimed one do not count.
    """
    s = table(tokens={A: "BGY"}, cards={B: others, C: (16, 18)}, display=(17,))
    play(s, ("claim", 17), ("pay", 1, 1, 1, 0, 0))

    assert (("compensate", B) if compensated else ("take_turn", A)) == asked(s)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_an_upgrade_goes_one_colour_up(level: int) -> None:
    """
    HW-5.3.2: to the colour after that of the ghost, and everybody is told which.
    """
    old, new = COLOURS[level - 1 : level + 1]
    s = table(
        ghosts={"church": "BB" + LETTERS[level - 1]},
        levels={A: (level, 5, 5)},
        scare={A: 5},
    )
    told = play(s, act("upgrade"), ("upgrade", "church", old))

    assert ("ghost_upgraded", A, "church", old, new) in told
    assert LETTERS[level] == tokens(s)
    assert LETTERS[level] in ghosts(s, "church")


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_card_4_lends_exactly_one_level(level: int) -> None:
    """
    HW-10.4: whatever the level of the strip, the action has the next one.
    """
    s = table(ghosts={"church": "BGYOR"}, levels={A: (level, 1, 1)}, cards={A: (4,)})
    play(s, act("scare", lifted=True))

    lent = COLOURS[: level + 1]
    assert [("scare", "church", colour) for colour in lent] == offered(s)


def test_card_4_compares_with_one_level_less() -> None:
    """
    HW-10.4, HW-A49: orange adds no Haunt to a strip of level 3 that has a yellow one.
    """
    s = table(
        ghosts={"church": "YO", "school": "B"},
        levels={A: (3, 1, 1)},
        cards={A: (4,)},
        pumpkins={("church", "orange"): (B, "own")},
    )
    haunts = [o for o in offered(s, "act") if o[1:3] == (0, "haunt")]

    assert [act("haunt")] == haunts
    assert (("HW-10.4",), "no_effect") == refused(s, *act("haunt", lifted=True))


@pytest.mark.parametrize("action", ["summon", "scare", "move", "haunt"])
def test_card_4_needs_the_field_free(action: str) -> None:
    """
    HW-3.3, HW-10.4: an occupied field serves no lifted action either, the others do.
    """
    given = {"church": "BB", "school": "GG"}
    s = table(ghosts=given, cards={A: (4,)}, fields={A: {0: (action,)}})
    lifted = {o[2] for o in offered(s, "act") if o[1] == 0 and o[3]}

    assert {"summon", "scare", "move", "haunt"} - {action} == lifted
    assert (("HW-3.3",), "field_occupied") == refused(s, *act(action, lifted=True))


def test_why_card_4_does_not_help() -> None:
    """
    HW-10.4: it adds nothing to what is possible; else the obstacle itself is named.
    """
    for given, action, expected in (
        ({"church": "BBY"}, "summon", (("HW-10.4",), "no_effect")),
        ({"church": "BBY"}, "scare", (("HW-10.4",), "no_effect")),
        ({"church": "BG"}, "summon", (("HW-3.4", "HW-5.1.1"), "no_pairs")),
        ({"church": "BGYY"}, "summon", (("HW-3.4", "HW-4.1"), "only_higher")),
        (
            {"church": "B", "school": "G"},
            "fight",
            (("HW-3.4", "HW-5.5.1"), "nobody_to_fight"),
        ),
    ):
        s = table(ghosts=given, cards={A: (4,)})
        assert expected == refused(s, *act(action, lifted=True))


def test_why_card_4_does_not_help_a_higher_strip() -> None:
    """
    HW-4.1, HW-10.4: level 2 counts as level 3, where two yellow ghosts could be joined.
    """
    s = table(
        ghosts={"church": "BYY"}, levels={A: (2, 2, 2)}, cards={A: (4,)}, scare={A: 0}
    )
    assert act("summon", lifted=True) in offered(s)
    s = table(ghosts={"church": "BOO"}, levels={A: (2, 2, 2)}, cards={A: (4,)})
    assert (("HW-3.4", "HW-4.1"), "only_higher") == refused(
        s, *act("summon", lifted=True)
    )
    s = table(ghosts={"church": "BBYYYY"}, levels={A: (2, 2, 2)}, cards={A: (4,)})
    assert (("HW-3.4", "HW-5.1.1", "HW-6.2"), "pairs_crowded") == refused(
        s, *act("summon", lifted=True)
    )


@pytest.mark.parametrize("building", ["school", "site_4", "site_5", "site_6"])
def test_what_card_46_takes_back_can_be_haunted_again(building: str) -> None:
    """
    HW-10.46: the field of that building is free again, wherever it is.
    """
    s = table(
        ghosts={building: "G", "church": "B"},
        levels={A: (2, 2, 2)},
        cards={A: (46,)},
        pumpkins={(building, "green"): (A, "own")},
        sp={A: 4},
    )
    play(s, act("haunt"), ("take_back", building, "green"))
    assert 2 == s.sp[A]

    play(s, act("haunt", 1))
    fields = {option[1:3] for option in offered(s, "haunt")}
    assert {(building, "green"), ("church", "blue")} == fields


@pytest.mark.parametrize("used", range(3))
def test_a_strip_is_refused_by_what_it_did_itself(used: int) -> None:
    """
    HW-3.1, HW-3.3: a used strip for that, the others for the disc on their field.
    """
    discs = dict.fromkeys(range(3), ("scare",))
    s = table(fields={A: discs}, unused=[n for n in range(3) if n != used])
    for strip in range(3):
        expected = (
            (("HW-3.1",), "strip_used")
            if strip == used
            else (("HW-3.3",), "field_occupied")
        )
        assert expected == refused(s, *act("scare", strip))


@pytest.mark.parametrize("strip", range(3))
def test_the_third_seat_is_refused_by_its_own_board(strip: int) -> None:
    """
    HW-3.3: the discs of the player whose turn it is, not those of the neighbours.
    """
    s = table(fields={C: {strip: ("scare",)}})
    for _ in (A, B):
        play(s, *(("rest", n) for n in range(3)), ("end_turn",))

    for each in range(3):
        assert (each != strip) == (act("scare", each) in offered(s))
    assert (("HW-3.3",), "field_occupied") == refused(s, *act("scare", strip))


def test_a_card_is_refused_by_what_it_did_itself() -> None:
    """
    HW-9.5: a card used this turn for that, a fresh one below it for its own reason.
    """
    s = table(
        cards={A: (6, 7, 8, 39)},
        ghosts={"church": "B", "school": "G"},
        fields={A: {0: ("move",)}},
    )
    play(s, ("use_card", 7))
    assert (("HW-10.8",), "no_effect") == refused_card(s, 8)


def refused_card(s: Table, card: int) -> tuple[tuple[str, ...], str]:
    """Return why a card is refused once the turn is open again."""
    while asked(s)[0] != "take_turn":
        play(s, offered(s)[0])
    assert (("HW-9.5",), "once_per_turn") == refused(s, "use_card", 7)
    return refused(s, "use_card", card)


def test_every_way_to_a_building_that_is_no_neighbour_is_too_far() -> None:
    """
    HW-1.3, HW-5.4.1: neighbours are horizontal and vertical.
    """
    beside = {
        ("school", "church"),
        ("church", "site_4"),
        ("site_5", "police_station"),
        ("police_station", "site_6"),
        ("school", "site_5"),
        ("church", "police_station"),
        ("site_4", "site_6"),
    }
    buildings = ("school", "church", "site_4", "site_5", "police_station", "site_6")
    for source in buildings:
        s = table(ghosts={source: "BB"})
        play(s, act("move"))
        for target in buildings:
            way = ("move", source, "blue", target)
            if {(source, target), (target, source)} & beside:
                assert way in offered(s)
            elif source != target:
                assert (("HW-1.3", "HW-5.4.1"), "too_far") == refused(s, *way)


def test_card_8_looks_at_the_strips_of_its_holder() -> None:
    """
    HW-10.8: only an own strip of level 2 or more can be lowered.
    """
    s = table(cards={B: (8,)}, levels={A: (3, 3, 3), C: (3, 3, 3)})
    play(s, *(("rest", n) for n in range(3)), ("end_turn",))

    assert ("use_card", 8) not in offered(s)


def test_card_8_is_used_up_by_itself() -> None:
    """
    HW-10.8, HW-9.5: once per turn.
    """
    s = table(cards={A: (8,)}, levels={A: (3, 3, 3)})
    play(s, ("use_card", 8))
    while asked(s)[0] != "take_turn":
        play(s, offered(s)[0])

    assert ("use_card", 8) not in offered(s)


def test_an_upgrade_of_a_level_that_nobody_may_use_is_no_matter_of_scare() -> None:
    """
    HW-4.1, HW-5.3.1: level 2 looks at blue and green ghosts only.
    """
    s = table(ghosts={"church": "BY", "school": "GGGGG"}, levels={A: (1, 1, 1)})
    assert (("HW-3.4", "HW-5.3.1", "HW-6.3"), "next_colours_out") == refused(
        s, *act("upgrade")
    )


def test_a_card_is_not_used_up_by_one_with_a_higher_number() -> None:
    """
    HW-9.5, HW-10.7: there is no disc on a field to take, whatever card 8 has done.
    """
    s = table(cards={A: (7, 8)}, levels={A: (2, 2, 2)})
    play(s, ("use_card", 8))
    while asked(s)[0] != "take_turn":
        play(s, offered(s)[0])

    assert (("HW-9.5",), "once_per_turn") == refused(s, "use_card", 8)
    assert (("HW-10.7",), "no_effect") == refused(s, "use_card", 7)


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_strip_is_refused_by_the_highest_colour_it_may_use(level: int) -> None:
    """
    HW-4.1, HW-6.2: two ghosts of the level itself are a pair, with no room for more.
    """
    colour = LETTERS[level - 1]
    others = LETTERS.replace(colour, "")
    s = table(
        ghosts={"church": 2 * colour + others, "school": "B"},
        levels={A: (level, level, level)},
    )

    assert (("HW-3.4", "HW-5.1.1", "HW-6.2"), "pairs_crowded") == refused(
        s, *act("summon")
    )


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_an_upgrade_is_refused_by_scare_or_by_the_next_colour(level: int) -> None:
    """
    HW-5.3.1, HW-6.3: up to the own colour all ghosts are out, of the next one or none.
    """
    buildings = ("school", "site_4", "site_5", "site_6")
    out = dict(zip(buildings, (5 * letter for letter in "GYOR"), strict=True))
    own = {name: out[name] for name in buildings[: level - 1]}
    following = {name: out[name] for name in buildings[:level]}
    for given, expected in (
        (own, (("HW-3.4", "HW-5.3.1"), "no_scare")),
        (following, (("HW-3.4", "HW-5.3.1", "HW-6.3"), "next_colours_out")),
    ):
        s = table(
            ghosts={"church": "B", **given},
            levels={A: (level, level, level)},
            scare={A: 0},
        )
        assert expected == refused(s, *act("upgrade"))


def test_a_card_that_is_too_dear_is_not_held_because_a_later_one_is() -> None:
    """
    HW-8.1, HW-8.2: an own disc on another card is no reason.
    """
    s = table(cards={A: (7, 30)}, display=(16,))
    assert (("HW-8.2",), "price") == refused(s, "claim", 16)


def test_card_15_makes_room_for_moves_only() -> None:
    """
    HW-10.4, HW-10.15: for a lifted Haunt without a new field it changes nothing.
    """
    s = table(
        ghosts={"church": "YO", "school": "B"},
        levels={A: (3, 1, 1)},
        cards={A: (4, 15)},
        pumpkins={("church", "orange"): (B, "own")},
    )
    lifted = {o[2] for o in offered(s, "act") if o[1] == 0 and o[3]}
    assert "move" in lifted
    assert "haunt" not in lifted


@pytest.mark.parametrize("used", range(3))
def test_card_4_lifts_no_strip_that_is_used(used: int) -> None:
    """
    HW-3.1, HW-10.4: whichever strips are still unused.
    """
    s = table(
        ghosts={"church": "BG"},
        cards={A: (4,)},
        unused=[strip for strip in range(3) if strip != used],
    )
    assert {0, 1, 2} - {used} == {o[1] for o in offered(s, "act") if o[3]}


@pytest.mark.parametrize("kind", ["own", "neutral"])
@pytest.mark.parametrize("building", BUILDINGS)
def test_card_46_takes_back_from_its_own_building(building: str, kind: str) -> None:
    """
    HW-10.46, HW-13.2: the pumpkin is gone from that building and from no other.
    """
    s = table(
        2,
        ghosts={building: "BG"},
        levels={A: (2, 2, 2)},
        cards={A: (46,)},
        pumpkins={
            (name, "green"): (A if name == building else B, kind)
            for name in (*BUILDINGS[:2], building)
        },
        sp={A: 4},
    )
    play(s, act("haunt"), ("take_back", building, "green"))

    assert (0, 0) == (s.own_in[A], s.neutral_in[A])
