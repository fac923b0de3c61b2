from typing import Literal, cast

DrawBoardLayout = Literal["narrow", "wide"]


def check_draw_board_layout(value: str) -> DrawBoardLayout:
    """Return the value as it came: a newer service may know more of them."""
    return cast(DrawBoardLayout, value)
