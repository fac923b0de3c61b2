from typing import Literal, cast

CreateAccountRequestKind = Literal["person", "program"]


def check_create_account_request_kind(value: str) -> CreateAccountRequestKind:
    """Return the value as it came: a newer service may know more of them."""
    return cast(CreateAccountRequestKind, value)
