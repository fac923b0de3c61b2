import pytest

import engines
from engines.ghost_stories.layout import BOARD_IDS
from engines.ghost_stories.presentation.vocabulary import _stack
from engines.ghost_stories.state import NOWHERE, Table

title = engines.get("ghost-stories")


@pytest.mark.parametrize(
    "option, words",
    [
        (("seek_help",), {"here": "tea_house"}),
        (("use_yin_yang", "tea_house"), {}),
    ],
)
def test_a_villager_who_is_asked_tells_what_he_does(
    option: tuple[str, ...], words: dict[str, str]
) -> None:
    """
    The help of a villager is that of his tile, wherever it is asked for (GS-9.1).
    """
    speaker = title.texts.speakers["en"]

    assert speaker("text.tile.tea_house") == title.help(option, words, speaker)
    assert "" == title.help(("stay",), {}, speaker)


def test_a_dead_taoist_stands_on_no_tile() -> None:
    """
    Whoever is asked for a dead Taoist is named without a tile (GS-7.3).
    """
    table: Table = title.start(2, {}, key=bytes(32)).state
    board = table.boards[table.agenda[-1][1]]
    table.where[board] = NOWHERE

    assert {"me": BOARD_IDS[board]} == title.around(table)


def test_only_stacks_of_players_are_pointed_at() -> None:
    """
    A token of a board lies in a stack of goods; one of the table does not.
    """
    assert ["goods:red.tao.blue"] == [*_stack("red.blue")]
    assert [] == [*_stack("nobody.blue")]
