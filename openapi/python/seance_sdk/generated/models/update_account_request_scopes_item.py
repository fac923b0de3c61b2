from typing import Literal, cast

UpdateAccountRequestScopesItem = Literal["organise", "play"]


def check_update_account_request_scopes_item(
    value: str,
) -> UpdateAccountRequestScopesItem:
    """Return the value as it came: a newer service may know more of them."""
    return cast(UpdateAccountRequestScopesItem, value)
