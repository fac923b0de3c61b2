from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engines.core.errors import BadSetup
from engines.ghost_stories import TITLE
from engines.ghost_stories.cards import BLACK, CARDS, RED
from engines.ghost_stories.layout import (
    BOARD_IDS,
    CENTRE,
    LAYOUTS,
    LINES,
    NEIGHBOURS,
    PLACES,
    SPACE_NUMBERS,
    SPACES,
)
from engines.ghost_stories.state import NOBODY, Table
from engines.ghost_stories.taoists import DANCE_OF_THE_SPIRES, POWERS
from engines.ghost_stories.tiles import VILLAGE
from tests.engines.ghost_stories.builders import BOTH, FR, NL

LEVELS = ("initiation", "normal", "nightmare", "hell")


def laid(players: int, seed: int = 1, **options: Any) -> Table:
    """Return a table as it is set up."""
    return TITLE.setup(
        players, TITLE.complete(players, options), seed.to_bytes(32, "big")
    )


def excluded(players: int, **options: Any) -> tuple[str, tuple[str, ...], str]:
    """Return where, by which rules and why options are refused."""
    with pytest.raises(BadSetup) as caught:
        TITLE.complete(players, options)
    return caught.value.pointer, caught.value.rules, caught.value.reason.key


def test_the_village_is_nine_tiles_with_a_centre_and_corners() -> None:
    """
    GS-1.1: the village is 3x3; its centre has eight neighbours, a corner three.
    """
    assert [3, 5, 3, 5, 8, 5, 3, 5, 3] == [len(NEIGHBOURS[place]) for place in PLACES]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_spaces_face_the_village(layout: Any) -> None:
    """
    GS-1.2, GS-1.3: corners face two spaces, side tiles one, the centre none.
    """
    assert [2, 1, 2, 1, 0, 1, 2, 1, 2] == [len(layout.facing[p]) for p in PLACES]
    for space in SPACES:
        near, middle, far = layout.lines[space]
        assert near - middle == middle - far
        assert space in layout.facing[near]


def test_space_zero_is_left_for_the_owner() -> None:
    """
    GS-1.2: in the south index 0 faces the south-west, in the north the north-east.
    """
    north, east, south, west = (3 * board for board in LAYOUTS[0].order)

    assert (6, 3, 0) == LAYOUTS[0].lines[south]
    assert (2, 5, 8) == LAYOUTS[0].lines[north]
    assert (8, 7, 6) == LAYOUTS[0].lines[east]
    assert (0, 1, 2) == LAYOUTS[0].lines[west]


def test_each_side_of_the_village_has_three_lines_of_three_places() -> None:
    """
    GS-1.3: twelve lines, and each place of the village is on four of them.
    """
    assert [3, 3, 3, 3] == [len(lines) for lines in LINES]
    places = [place for lines in LINES for line in lines for place in line]
    assert [4] * 9 == [places.count(place) for place in PLACES]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_opposite_spaces_share_a_line(layout: Any) -> None:
    """
    GS-1.5: the space opposite index i is index 2-i across the village.
    """
    for space in SPACES:
        other = layout.opposite[space]
        assert space % 3 == 2 - other % 3
        assert layout.lines[space] == layout.lines[other][::-1]


def test_turns_go_clockwise() -> None:
    """
    GS-1.6: north, east, south, west, and north again.
    """
    for layout in LAYOUTS:
        board = layout.order[0]
        for side in (1, 2, 3, 0):
            board = layout.following[board]
            assert layout.order[side] == board


def test_the_tiles_are_shuffled_active() -> None:
    """
    GS-2.1.1: all nine tiles lie in a random order, none of them haunted.
    """
    villages = {laid(4, seed).village for seed in range(20)}

    assert 20 == len(villages)
    assert all(sorted(village) == sorted(VILLAGE) for village in villages)
    assert not any(laid(4).haunted)


def test_the_second_edition_draws_colours_and_sides() -> None:
    """
    GS-2.1.2, GS-0.1: in fr2010 colours and sides are random and cannot be chosen.
    """
    tables = [laid(4, seed) for seed in range(200)]

    assert 4 == len({s.boards[0] for s in tables})
    assert 16 == len({s.powers for s in tables})
    assert ("/options/colours", ("GS-2.1.2",), "setup.colours_drawn") == excluded(
        4, colours=list(BOARD_IDS)
    )
    assert ("/options/powers", ("GS-2.1.2",), "setup.powers_drawn") == excluded(
        4, powers=list(POWERS[::2])
    )


def test_in_the_first_edition_players_choose() -> None:
    """
    GS-2.1.2, GS-0.1: in nl2008 each seat names its colour and its side of the board.
    """
    s = laid(
        2,
        edition=NL,
        colours=["blue", "green"],
        powers=["second_wind", "gods_favorite"],
    )

    assert [BOARD_IDS.index("blue"), BOARD_IDS.index("green")] == list(s.boards)
    assert "second_wind" == POWERS[s.powers[s.boards[0]]]
    assert "gods_favorite" == POWERS[s.powers[s.boards[1]]]
    sides = {
        (t.powers[RED], t.powers[0])
        for t in (
            laid(2, seed, edition=NL, colours=["blue", "green"]) for seed in range(40)
        )
    }
    assert 4 == len(sides), "boards without player are laid at random"


def test_a_power_names_its_board() -> None:
    """
    GS-11.1, GS-2.1.2: the chosen powers alone say which boards are taken.
    """
    s = laid(2, edition=NL, powers=["heavenly_gust", "bottomless_pockets"])

    assert [3, 0] == list(s.boards)


@pytest.mark.parametrize(
    "players,options,expected",
    [
        (4, {"five_qi": True}, ("/options/five_qi", "GS-2.2.1", "setup.five_qi")),
        (
            2,
            {"first_player": 2},
            ("/options/first_player", "GS-2.3.5", "setup.first_player"),
        ),
        (
            3,
            {"edition": NL, "colours": ["red"]},
            ("/options/colours", "GS-2.1.2", "setup.one_each"),
        ),
        (
            3,
            {"edition": NL, "powers": ["second_wind"]},
            ("/options/powers", "GS-2.1.2", "setup.one_each"),
        ),
        (
            2,
            {"edition": NL, "powers": ["second_wind", "heavenly_gust"]},
            ("/options/powers", "GS-11.1", "setup.same_board"),
        ),
        (
            2,
            {
                "edition": NL,
                "colours": ["red", "blue"],
                "powers": ["second_wind", "dance_of_the_spires"],
            },
            ("/options/powers", "GS-2.1.2", "setup.powers_match"),
        ),
        (
            1,
            {"edition": NL, "colours": ["blue"]},
            ("/options/colours", "GS-2.2.7", "setup.solo_board"),
        ),
        (
            1,
            {"edition": NL, "powers": ["dance_of_the_twin_winds"]},
            ("/options/powers", "GS-2.2.7", "setup.solo_board"),
        ),
    ],
)
def test_options_that_the_rules_exclude_are_refused(
    players: int, options: dict[str, Any], expected: tuple[str, str, str]
) -> None:
    """
    Each excluded combination is refused at its option, by its rule and with a text.
    """
    pointer, rules, key = excluded(players, **options)

    assert expected == (pointer, rules[0], key)
    assert TITLE.texts.speakers["en"](key)


def test_two_players_sit_opposite() -> None:
    """
    GS-2.1.3: with two players the boards of the players face each other.
    """
    for seed in range(10):
        s = laid(2, seed)
        order = LAYOUTS[s.layout].order
        one, two = (order.index(board) for board in s.boards)
        assert 2 == abs(one - two)


def test_figures_stand_where_they_start() -> None:
    """
    GS-2.1.4: all Taoists on the centre tile, both Buddhas on the Temple.
    """
    s = laid(3)

    assert [CENTRE] * 4 == s.where
    assert 2 == s.temple
    assert not any(s.buddhas)
    assert not any(s.held)


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(
    "level,qi", [("initiation", 4), ("normal", 3), ("nightmare", 3), ("hell", 3)]
)
def test_starting_qi(edition: str, level: str, qi: int) -> None:
    """
    GS-2.2.1: 4 Qi at Initiation, 3 above; an option makes it 5 at Initiation.
    """
    s = laid(4, edition=edition, difficulty=level)

    assert [qi] * 4 == s.qi
    assert 20 == sum(s.qi) + s.qi_supply
    easier = laid(4, edition=edition, difficulty="initiation", five_qi=True)
    assert [5] * 4 == easier.qi


@pytest.mark.parametrize("level", LEVELS)
def test_starting_yin_yang(level: str) -> None:
    """
    GS-2.2.2: each player holds the Yin-Yang of the own colour, except at Hell.
    """
    s = laid(3, difficulty=level)

    expected = [board in s.boards and level != "hell" for board in range(4)]
    assert expected == s.yin_yang


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_tao(edition: str, level: str, players: int) -> None:
    """
    GS-2.2.3, GS-2.2.8: one of the own colour; fr2010 at Initiation one black too.
    """
    s = laid(players, edition=edition, difficulty=level)
    black = int(edition == FR and level == "initiation")

    for board in s.boards:
        expected = [int(colour == board) for colour in range(4)]
        assert [*expected, black] == s.tao[5 * board : 5 * board + 5]
    assert 4 - black * players == s.supply[BLACK]
    assert 20 == sum(s.tao) + sum(s.supply)


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("level", LEVELS)
def test_starting_tao_solo(edition: str, level: str) -> None:
    """
    GS-2.2.4: solo one of each board colour; fr2010 at Initiation one black too.
    """
    s = laid(1, edition=edition, difficulty=level)
    black = int(edition == FR and level == "initiation")
    (board,) = s.boards

    assert [1, 1, 1, 1, black] == s.tao[5 * board : 5 * board + 5]


@pytest.mark.parametrize("players,each", [(1, 3), (2, 1), (3, 1), (4, 0)])
def test_power_tokens(players: int, each: int) -> None:
    """
    GS-2.2.5, GS-19.3: three Power tokens solo, one each with two or three, else none.
    """
    s = laid(players)

    assert [each * (board in s.boards) for board in range(4)] == s.power_tokens


@pytest.mark.parametrize("players", [1, 2, 3])
def test_neutral_boards(players: int) -> None:
    """
    GS-2.2.6: a board without player is neutral, with 3 Qi and no tokens.
    """
    s = laid(players, difficulty="initiation")
    neutral = [board for board in range(4) if s.owners[board] == NOBODY]

    assert 4 - players == len(neutral)
    for board in neutral:
        assert 3 == s.qi[board]
        assert not any(s.tao[5 * board : 5 * board + 5])
        assert not s.yin_yang[board]


def test_the_solo_board_of_the_first_edition() -> None:
    """
    GS-2.2.7, GS-R-38: in nl2008 the solo player is red with Dance of the Spires.
    """
    for seed in range(6):
        s = laid(1, seed, edition=NL)
        assert (RED,) == s.boards
        assert DANCE_OF_THE_SPIRES == s.powers[RED]


def test_the_solo_board_of_the_second_edition() -> None:
    """
    GS-2.2.7, GS-R-38: in fr2010 any colour, but the red board shows the Spires.
    """
    assert (BOARD_IDS.index("blue"),) == laid(1, colours=["blue"]).boards
    tables = [laid(1, seed) for seed in range(40)]
    assert 4 == len({s.boards for s in tables})
    assert {DANCE_OF_THE_SPIRES} == {s.powers[RED] for s in tables}
    assert ("/options/colours", ("GS-2.1.2",), "setup.colours_drawn") == excluded(
        2, colours=["blue", "red"]
    )


@pytest.mark.parametrize("players,ghosts", [(1, 40), (2, 45), (3, 50), (4, 55)])
@pytest.mark.parametrize("level", LEVELS)
def test_the_deck(players: int, ghosts: int, level: str) -> None:
    """
    GS-2.3.1, GS-2.3.2, GS-2.3.3: layers of ten ghosts below each incarnation.
    """
    s = laid(players, difficulty=level)
    incarnations = 1 if level in LEVELS[:2] else 4 if players > 2 else 3
    places = [n for n, card in enumerate(s.deck) if CARDS[card].is_incarnation]

    assert ghosts + incarnations == len(s.deck) == len(set(s.deck))
    assert [10 + 11 * layer for layer in range(incarnations)] == places
    assert incarnations == s.incarnations


def test_incarnations_are_drawn_at_random_and_unseen() -> None:
    """
    GS-2.3.4, GS-0.6: each of the ten can be in the deck, and no view says which.
    """
    tables = [laid(4, seed) for seed in range(200)]

    assert 10 == len({s.deck[10] for s in tables})
    for s in tables[:5]:
        s.rules.run(s)
        seen = repr(TITLE.view(s, 0))
        assert CARDS[s.deck[10]].id not in seen
        assert 55 == TITLE.view(s, 0)["deck"]


def test_the_first_player_is_named_or_drawn() -> None:
    """
    GS-2.3.5: a parameter names the first player, else the lot decides.
    """
    s = laid(3, first_player=2)

    assert ("begin_turn", s.boards[2]) == s.agenda[-1]
    firsts = Counter(
        t.owners[t.agenda[-1][1]] for t in (laid(3, seed) for seed in range(60))
    )
    assert {0, 1, 2} == set(firsts)


def test_the_haunted_limit_of_each_edition() -> None:
    """
    GS-17.2.2: four haunted tiles at nl2008 Initiation, three everywhere else.
    """
    limits = {
        (edition, level): laid(4, edition=edition, difficulty=level).haunt_limit
        for edition in BOTH
        for level in LEVELS
    }

    assert 4 == limits.pop((NL, "initiation"))
    assert {3} == set(limits.values())


def test_space_ids_name_board_and_index() -> None:
    """
    GS-1.2: spaces are published by the colour of their board and their index.
    """
    assert 5 == SPACE_NUMBERS["red.2"]


def test_the_second_edition_at_normal_is_the_default() -> None:
    """
    GS-0.1: the options default to the second edition at Normal.
    """
    options = TITLE.complete(4, {})

    assert (FR, "normal") == (options["edition"], options["difficulty"])
