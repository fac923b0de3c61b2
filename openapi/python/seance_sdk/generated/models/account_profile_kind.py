from typing import Literal, cast

AccountProfileKind = Literal["person", "program"]


def check_account_profile_kind(value: str) -> AccountProfileKind:
    """Return the value as it came: a newer service may know more of them."""
    return cast(AccountProfileKind, value)
