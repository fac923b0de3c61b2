from typing import Literal, cast

CreatedAccountScopesItem = Literal["organise", "play"]


def check_created_account_scopes_item(value: str) -> CreatedAccountScopesItem:
    """Return the value as it came: a newer service may know more of them."""
    return cast(CreatedAccountScopesItem, value)
