from typing import Literal, cast

OwnAccountKind = Literal["person", "program"]


def check_own_account_kind(value: str) -> OwnAccountKind:
    """Return the value as it came: a newer service may know more of them."""
    return cast(OwnAccountKind, value)
