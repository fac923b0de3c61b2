"""An effect meets its own space, board and power, and none that stands before or after.

Spaces, boards and powers are numbers: these tests take ones in the middle, with
others on both sides.
"""

from __future__ import annotations

import pytest

from engines.ghost_stories.layout import CENTRE, SPACE_NUMBERS
from engines.ghost_stories.rulebook import rules
from engines.ghost_stories.scoring import end_game
from engines.ghost_stories.setup import (
    MOST_CARDS,
    MOST_INCARNATIONS,
    MOST_POWER_TOKENS,
)
from engines.ghost_stories.state import NOBODY, NOWHERE, Table
from engines.ghost_stories.taoists import DANCE_OF_THE_SPIRES, POWERS, has_power
from engines.ghost_stories.yang import HELPED
from tests.engines.ghost_stories.builders import (
    BOTH,
    FR,
    NL,
    SEEK_HELP,
    TITLE,
    effect,
    offered,
    play,
    refused,
    table,
    tokens,
)

MANTRA = {"yellow": "enfeeblement_mantra"}
GHOSTS = {"red.1": "ghoul", "green.1": "skinner", "blue.1": "death_army"}
MOST_GHOSTS = 55


def test_these_decisions_are_asked_even_with_one_answer() -> None:
    """
    GS-7.3, GS-8.5.1, GS-9.9, GS-11.7: one may stay, and an order or a die is a choice.
    """
    assert {
        *("move", "blow_taoist", "reroll_curse"),
        *("order_curses", "order_rewards"),
    } == rules.asked


@pytest.mark.parametrize("space", ["red.1", "blue.1"])
def test_the_mantra_stays_when_another_ghost_leaves(space: str) -> None:
    """
    GS-11.4: it returns when the ghost under it leaves play, and no other one.
    """
    s = table(powers=MANTRA, ghosts=GHOSTS, mantra="green.1")
    effect(s, "discard_ghost", SPACE_NUMBERS[space])
    assert SPACE_NUMBERS["green.1"] == s.mantra
    assert [] != offered(s, "place_mantra"), "and the power is still there to use"

    effect(s, "discard_ghost", SPACE_NUMBERS["green.1"])
    assert NOWHERE == s.mantra


def test_the_mantra_goes_to_any_other_ghost_once_a_turn() -> None:
    """
    GS-11.4, GS-7.8: to spaces before and after its own, and then not again.
    """
    s = table(powers=MANTRA, ghosts=GHOSTS, mantra="green.1")
    assert [("place_mantra", "red.1"), ("place_mantra", "blue.1")] == offered(
        s, "place_mantra"
    )

    play(s, "place_mantra", "red.1")

    assert SPACE_NUMBERS["red.1"] == s.mantra
    assert [] == offered(s, "place_mantra")


@pytest.mark.parametrize("space", ["red.1", "green.1", "blue.1"])
def test_the_mantra_moves_with_its_own_ghost_only(space: str) -> None:
    """
    GS-9.10: a moved ghost keeps its Mantra; the Mantra of another one stays.
    """
    s = table(powers=MANTRA, ghosts=GHOSTS, mantra="green.1")
    effect(s, "move_ghost", SPACE_NUMBERS[space], SPACE_NUMBERS["yellow.1"])
    moved = space == "green.1"
    assert SPACE_NUMBERS["yellow.1" if moved else "green.1"] == s.mantra


@pytest.mark.parametrize(
    "first, then",
    [("send_taoist", "place_mantra"), ("place_mantra", "send_taoist")],
)
def test_each_before_move_power_is_used_up_by_itself(first: str, then: str) -> None:
    """
    GS-7.8: the own power and a borrowed one, each once per turn, in any order.
    """
    s = table(
        players=2,
        boards=["yellow", "blue"],
        powers={**MANTRA, "red": "dance_of_the_twin_winds"},
        power_tokens={"yellow": 1},
        at={"blue": "tea_house"},
        ghosts={"red.1": "ghoul", "red.2": "skinner"},
    )
    play(s, "use_power_token", "red")
    play(s, *offered(s, first)[0])

    assert [] == offered(s, first)
    assert [] != offered(s, then)


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("board", ["yellow", "red", "green", "blue"])
def test_the_dead_give_back_their_own_tokens_only(board: str, edition: str) -> None:
    """
    GS-14.1: all Tao tokens of the dead go to the supply, and nobody else's.
    """
    tao = {
        "yellow": "yellow red black",
        "red": "red green blue",
        "green": "yellow green black",
        "blue": "green blue black",
    }
    s = table(edition=edition, active="yellow", tao=tao, qi={board: 1})
    supply = list(s.supply)

    effect(s, "lose_qi", ["yellow", "red", "green", "blue"].index(board))

    for other, words in tao.items():
        assert ("" if other == board else words) == tokens(s, other)
    assert sum(s.supply) == sum(supply) + 3


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("number", range(4))
def test_every_player_gets_the_side_that_was_chosen(side: int, number: int) -> None:
    """
    GS-2.1.2: whatever lies below by chance, the chosen power is up on its own board.
    """
    chosen = [POWERS[2 * board + (side ^ (board & 1))] for board in (2, 0, 3, 1)]
    options = {"edition": NL, "powers": chosen}

    s = TITLE.start(4, options, bytes([number] * 32)).state

    assert (2, 0, 3, 1) == s.boards
    assert chosen == [POWERS[s.powers[board]] for board in s.boards]


@pytest.mark.parametrize("edition", [NL, FR])
def test_the_largest_deck_has_its_bound(edition: str) -> None:
    """
    GS-2.3.3: 55 ghosts and 4 incarnations; the bound is the next round number.
    """
    s = table(edition=edition, difficulty="hell")
    assert MOST_GHOSTS + MOST_INCARNATIONS == len(s.deck)
    assert (MOST_CARDS, int) == (60, type(MOST_CARDS))


def test_the_last_qi_is_enough_for_a_power() -> None:
    """
    GS-11.2, GS-0.3: whoever lives has the power, be it with 1 Qi.
    """
    assert 5 == len(offered(table(qi={"yellow": 1}), "fill_pockets"))


@pytest.mark.parametrize("qi", [0, 1, 2])
def test_the_dead_borrow_no_power(qi: int) -> None:
    """
    GS-12.1, GS-14.1: a power that was bought is gone with the last Qi.
    """
    s = table(players=2, powers={"red": "dance_of_the_spires"})
    s.borrowed = 0b0010
    s.qi[s.active] = qi
    assert (qi > 0) == has_power(s, DANCE_OF_THE_SPIRES)


def test_everybody_shares_the_first_place() -> None:
    """
    GS-0.7: all win or lose together.
    """
    s = table(players=3)
    end_game(s, "deck_exhausted")
    assert s.outcome is not None
    assert (1, 1, 1) == s.outcome.places


def test_a_table_has_twelve_spaces_and_nine_places() -> None:
    """
    GS-1.1, GS-1.2: three spaces along each of four boards, and the grid.
    """
    s = TITLE.start(2, {}, bytes(32)).state
    for of_a_space in (s.ghosts, s.figures, s.buddhas, s.captives, s.locks):
        assert 12 == len(of_a_space)
    assert 9 == len(s.haunted) == len(s.village)
    assert (20, 4, 5) == (len(s.tao), len(s.qi), len(s.supply))


@pytest.mark.parametrize("number", range(4))
def test_every_board_has_one_of_its_own_two_powers(number: int) -> None:
    """
    GS-11.1: drawn or not, the power on a board is one of its two sides.
    """
    for edition in BOTH:
        s = TITLE.start(4, {"edition": edition}, bytes([number] * 32)).state
        assert [0, 1, 2, 3] == [power // 2 for power in s.powers]


def test_three_power_tokens_are_the_most() -> None:
    """
    GS-2.2.5, GS-19.3: three in solo, two or three in all otherwise.
    """
    assert 3 == MOST_POWER_TOKENS


def test_a_save_has_seats_from_0_and_no_seat_as_minus_1() -> None:
    """
    GS-2.2.7: two boards of four are neutral; saves of every version say so alike.
    """
    s = table(players=2)
    assert [0, -1, 1, -1] == TITLE.dump(s)["owners"]
    assert (0, NOBODY, 1, NOBODY) == s.owners


def test_the_twin_winds_blow_before_the_action_in_the_first_edition_only() -> None:
    """
    GS-11.6, GS-7.8: of no other edition, whatever its name.
    """
    for edition, window in ((NL, "act"), (FR, "move"), ("second", "move")):
        for ask in ("move", "act"):
            s = table(
                powers={"red": "dance_of_the_twin_winds"}, active="red", ask=(ask,)
            )
            s.edition = edition
            assert (ask == window) == bool(offered(s, "send_taoist"))


def test_a_table_is_laid_empty() -> None:
    """
    GS-2.1.1: before the setup there is no limit, no incarnation and no turn.
    """
    s = Table(rules, 2, bytes(32))
    assert (0, 0, 0) == (s.haunt_limit, s.incarnations, s.layout)
    assert (NL, "initiation") == (s.edition, s.difficulty)
    assert (0, 0, 0, 0) == (s.turn, s.used, s.borrowed, s.fresh)


@pytest.mark.parametrize("tile", [NOWHERE, 9])
def test_what_is_no_tile_is_not_taken_for_the_last_ones(tile: int) -> None:
    """
    GS-9.1: nine tiles help; a tile that is nowhere is a mistake of ours, told at once.
    """
    s = table(at={"yellow": "pavilion"}, ghosts={"red.1": "ghoul"})
    with pytest.raises(AssertionError):
        rules.questions["can_help"](s, tile)


@pytest.mark.parametrize("first", range(9))
def test_second_wind_acts_twice_on_one_tile(first: int) -> None:
    """
    GS-11.10: not if the Taoist has left the tile of the first action, either way.
    """
    s = table(
        edition=NL,
        active="blue",
        powers={"blue": "second_wind"},
        ask=("finish", HELPED, first),
        at={"blue": "buddhist_temple"},
    )
    assert (first == CENTRE) == (SEEK_HELP in offered(s))


def test_a_board_is_not_used_up_because_another_one_is() -> None:
    """
    GS-12.1, GS-12.2: a bought power is named as the reason for its own board only.
    """
    s = table(players=2, power_tokens={"yellow": 2})
    play(s, "use_power_token", "red")
    for board, expected in (
        ("red", (("GS-12.2",), "refused.board_used")),
        ("green", (("GS-12.1", "GS-11.2"), "refused.board_not_lending")),
        ("yellow", (("GS-12.1", "GS-11.2"), "refused.board_not_lending")),
    ):
        assert expected == refused(s, "use_power_token", board)
