from typing import Literal, cast

DrawBoardLang = Literal["en", "fr", "nl"]


def check_draw_board_lang(value: str) -> DrawBoardLang:
    """Return the value as it came: a newer service may know more of them."""
    return cast(DrawBoardLang, value)
