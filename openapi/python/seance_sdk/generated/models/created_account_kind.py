from typing import Literal, cast

CreatedAccountKind = Literal["person", "program"]


def check_created_account_kind(value: str) -> CreatedAccountKind:
    """Return the value as it came: a newer service may know more of them."""
    return cast(CreatedAccountKind, value)
