from typing import Literal, cast

DrawBoardTheme = Literal["dark", "light"]


def check_draw_board_theme(value: str) -> DrawBoardTheme:
    """Return the value as it came: a newer service may know more of them."""
    return cast(DrawBoardTheme, value)
