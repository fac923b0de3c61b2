from typing import Literal, cast

DescribeBoardLang = Literal["en", "fr", "nl"]


def check_describe_board_lang(value: str) -> DescribeBoardLang:
    """Return the value as it came: a newer service may know more of them."""
    return cast(DescribeBoardLang, value)
