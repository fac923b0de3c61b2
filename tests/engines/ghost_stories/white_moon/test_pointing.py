import pytest

import engines
from engines.core.state import Frame
from engines.ghost_stories.layout import BOARD_IDS
from engines.ghost_stories.tiles import TILES


@pytest.mark.parametrize(
    "frame, name",
    [
        (("answer_scroll", 0), "called"),
        (("take_along", 0, 4), "origin"),
        (("guard_board", 0, 1), "ward"),
    ],
)
def test_white_moon_adds_what_a_question_is_about(frame: Frame, name: str) -> None:
    """
    The tile that calls, the tile that is left, the board that is looked at (WM-7.2).
    """
    title = engines.get("ghost-stories")
    table = title.start(2, {"expansions": ["white_moon"]}, key=bytes(32)).state
    table.agenda[-1] = frame
    table.where[table.active] = 4

    middle = TILES[table.village[4]].id
    expected = BOARD_IDS[1] if name == "ward" else middle
    assert expected == title.around(table)[name]
