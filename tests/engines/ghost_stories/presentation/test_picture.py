from __future__ import annotations

from typing import Any

import pytest

from engines.core.looks import LAYOUTS, Look
from engines.core.svg import Drawing
from engines.core.texts import LANGUAGES
from engines.ghost_stories import TITLE
from engines.ghost_stories.presentation.board_shapes import space_corner
from engines.ghost_stories.presentation.ghost_shapes import ROWS, card
from engines.ghost_stories.presentation.picture_parts import cell
from engines.ghost_stories.state import Table
from tests.engines.drawn import read, refs, shapes
from tests.engines.drawn import words as written
from tests.engines.ghost_stories.builders import (
    ATTEMPT,
    NL,
    effect,
    fate,
    play,
    table,
)


def words(s: Table, language: str = "en", *names: str) -> list[str]:
    """Return what is written in the picture of a table, in the order of drawing."""
    speaker = TITLE.texts.speakers[language].named(names)
    return written(read(TITLE.draw(TITLE.view(s, None), speaker)))


def test_ghosts_lie_before_the_tiles_that_they_face() -> None:
    """
    GS-1.3: the left space of the owner in the south faces the tile in the south-west.
    """
    view = TITLE.view(table(), None)
    south_west, north_east = cell(6), cell(2)

    left, below = space_corner(view, "yellow", 0)
    assert (south_west[0], True) == (left, below > south_west[1])
    left, above = space_corner(view, "green", 0)
    assert (north_east[0], True) == (left, above < north_east[1])


def test_a_ghost_is_drawn_with_its_resistance_and_its_stones() -> None:
    """
    GS-16.1: name, successes asked for, and what is on the left, centre and right stone.
    """
    s = table(ghosts={"yellow.0": "dark_wraith_1", "red.1": "hope_killer"})
    drawn = words(s)

    begin = drawn.index("Dark Wraith")
    stones = ["figure advances", "Haunter", "Qi / YY"]
    assert ["Bk", "Bk", "Bk", *stones] == drawn[begin + 1 : begin + 7]
    assert [*("YYRRGG"), "Bu", "Bu"] == drawn[drawn.index("Hope Killer") + 1 :][:8]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read_in_full(language: str) -> None:
    """
    GS-16.1: no name and no stone is too long for its card.
    """
    speaker = TITLE.texts.speakers[language]
    for ghost in ROWS.values():
        d = Drawing(200, 200, "", "")
        card(d, 0, 0, ghost, speaker)
        assert "…" not in d.render(), ghost.id


def test_what_lies_on_a_space_is_marked() -> None:
    """
    GS-0.6: figures, captured dice, locks, the Mantra and Buddhas.
    """
    s = table(
        players=3,
        ghosts={
            "red.0": "ghoul",
            "red.1": "skinner",
            "yellow.2": "severed_heads_1",
            "blue.0": "fallen_monks",
        },
        figures=["red.0"],
        buddhas=["green.0"],
        mantra="red.0",
        powers={"yellow": "enfeeblement_mantra"},
    )
    drawn = words(s)

    marks = {"figure advanced", "figure on card", "die", "no power", "Buddha", "-1"}
    assert marks <= set(drawn)
    assert 8 == drawn.count("free")
    assert "Dice to roll: 2 of 3" in drawn


def test_boards_say_whose_they_are() -> None:
    """
    GS-0.3, GS-3.3: the living, the dead, neutral and possessed boards.
    """
    s = table(players=2, qi={"yellow": 0, "blue": 0}, active="green")
    drawn = words(s, "en", "Bruce", "Jackie")

    assert "yellow board · " in " ".join(drawn[drawn.index("Bruce (dead)") :][:4])
    assert "green board · " in " ".join(drawn[drawn.index("Jackie") :][:4])
    assert {"Neutral", "Possessed"} <= set(drawn)
    assert "†" in drawn


@pytest.mark.parametrize("board", ["yellow", "red", "green", "blue"])
def test_the_active_board_is_marked_on_every_side(board: str) -> None:
    """
    GS-3.1: of the four boards one has the turn.
    """
    drawn = words(table(active=board))

    assert 1 == drawn.count("active")
    assert f"Turn 1: the {board} board." in drawn


def test_goods_are_counted() -> None:
    """
    GS-2.2.8: Qi, Tao tokens by colour, Yin-Yang, Buddhas and Power tokens of a board.
    """
    s = table(
        players=3,
        tao={"yellow": "red red black"},
        yin_yang=["yellow"],
        held={"yellow": 2},
        power_tokens={"yellow": 1},
        circle="green",
    )
    drawn = words(s, "en", "Bruce")

    goods = drawn[drawn.index("Bruce") :]
    goods = goods[goods.index("Qi") :][:18]
    assert ["3", "0", "2", "0", "0", "1", "1", "2", "1"] == goods[1::2]
    assert "On the Circle of Prayer: green." in drawn
    supply = drawn[drawn.index("Supply") + 1 :][:12]
    assert ["8", "4", "2", "3", "4", "3"] == supply[1::2]


def test_powers_say_whether_they_can_be_used() -> None:
    """
    GS-11.2, GS-12.1: locked, used this turn, or borrowed.
    """
    s = table(
        players=3, ghosts={"red.0": "coffin_breaker_1"}, power_tokens={"green": 1}
    )
    play(s, "fill_pockets", "red")
    s.borrowed = 1 << 3
    drawn = words(s)

    assert "yellow board · Bottomless Pockets (used)" in " ".join(drawn)
    assert "Dance of the Spires (locked)" in " ".join(drawn)
    assert "(borrowed)" in " ".join(drawn)


def test_haunted_tiles_are_named() -> None:
    """
    GS-6.1.3, GS-17.2.2: a haunted tile says so, and how many of them lose the game.
    """
    drawn = words(table(haunted=["tea_house"], edition=NL, difficulty="initiation"))

    assert "haunted" == drawn[drawn.index("Tea House") + 1]
    assert "Haunted tiles: 1 (lost at 4)" in drawn


def test_the_turn_is_told_with_its_phase() -> None:
    """
    GS-3.2: who is asked what, in the Yin or in the Yang phase; the ghost that comes.
    """
    s = table(at={"yellow": "tea_house"}, held={"yellow": 1})
    s.fresh = 1
    drawn = words(s, "en", "Bruce")
    assert {"Turn 1: the yellow board.", "Bruce has to decide."} <= set(drawn)
    assert "Yang phase: the Taoist" in drawn
    assert "Buddhas taken this turn: 1" in drawn

    s.agenda.insert(0, ("begin_yang",))
    effect(s, "bring_ghost", -1)
    drawn = words(s)
    assert {"Yin phase: the ghosts", "To be placed"} <= set(drawn)


def test_dice_are_drawn_as_they_fell() -> None:
    """
    GS-8.1.3: the Tao dice and the Curse die, as rolled last.
    """
    s = table(
        at={"yellow": "tea_house"}, ghosts={"yellow.2": "black_widow_1"}, ask=("act",)
    )
    assert "Not rolled yet" in words(s)
    fate(s, "black", "black", "white", "haunt")
    play(s, *ATTEMPT)
    drawn = words(s)

    faces = drawn[drawn.index("Tao dice, last roll") + 1 :][:3]
    assert ["Bk", "Bk", "W"] == faces
    assert "Curse die: haunt" in drawn


ENDS: list[tuple[dict[str, Any], tuple[Any, ...], str]] = [
    ({"qi": {"yellow": 1, "green": 0}}, ("lose_qi", 0), "all_dead"),
    ({"haunted": ["cemetery", "sorcerer", "tea_house"]}, (), "village_haunted"),
    ({}, ("test_victory",), "incarnations_exorcised"),
    ({}, ("bring_ghost", -1), "deck_exhausted"),
    (
        {
            "edition": NL,
            "difficulty": "initiation",
            "haunted": ["cemetery", "taoist_altar", "herbalist"],
        },
        (),
        "line_haunted",
    ),
    ({}, (), ""),
]


@pytest.mark.parametrize("facts, frame, reason", ENDS)
def test_the_end_says_why(
    facts: dict[str, Any], frame: tuple[Any, ...], reason: str
) -> None:
    """
    GS-17.1, GS-17.2: a finished table shows what decided it, if it can be seen.
    """
    s = table(players=2, **facts)
    if reason == "incarnations_exorcised":
        s.exorcised = s.deck[: s.incarnations]
        s.discard, s.deck = s.exorcised[:], s.deck[s.incarnations :]
    if reason == "deck_exhausted":
        s.discard, s.deck = s.deck[1:], s.deck[:1]
    if frame:
        effect(s, *frame)
    view = TITLE.view(s, None)
    view.pop("to_act", None)
    speaker = TITLE.texts.speakers["en"]
    drawn = " ".join(written(read(TITLE.draw(view, speaker))))

    assert "The game has ended." in drawn
    told = [key for key in REASONS if speaker(f"outcome.{key}") in drawn]
    assert told == [reason] * bool(reason)


REASONS = [reason for _, _, reason in ENDS if reason]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_taoist_beside_the_village_stands_on_his_board(layout: str) -> None:
    """
    GS-0.6: he is drawn wherever he is; a village may lack the Circle of Prayer.
    """
    view = TITLE.view(table(), None)
    view["boards"][0]["qi"] = 0
    del view["boards"][0]["tile"]
    view["village"] = [{"tile": "tea_house", "haunted": False}] * 9
    speaker = TITLE.texts.speakers["en"]
    drawn = read(TITLE.draw(view, speaker, Look(layout=layout)))

    assert ("board:yellow", "taoist:yellow") in {shape.refs for shape in shapes(drawn)}
    assert "circle:prayer" not in refs(drawn)
