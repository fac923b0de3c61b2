from typing import Literal, cast

OwnAccountScopesItem = Literal["organise", "play"]


def check_own_account_scopes_item(value: str) -> OwnAccountScopesItem:
    """Return the value as it came: a newer service may know more of them."""
    return cast(OwnAccountScopesItem, value)
