from typing import Literal, cast

AccountKeyInfoScopesItem = Literal["organise", "play"]


def check_account_key_info_scopes_item(value: str) -> AccountKeyInfoScopesItem:
    """Return the value as it came: a newer service may know more of them."""
    return cast(AccountKeyInfoScopesItem, value)
