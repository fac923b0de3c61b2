from typing import Literal, cast

CreateAccountRequestScopesItem = Literal["organise", "play"]


def check_create_account_request_scopes_item(
    value: str,
) -> CreateAccountRequestScopesItem:
    """Return the value as it came: a newer service may know more of them."""
    return cast(CreateAccountRequestScopesItem, value)
