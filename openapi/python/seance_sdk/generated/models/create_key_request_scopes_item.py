from typing import Literal, cast

CreateKeyRequestScopesItem = Literal["organise", "play"]


def check_create_key_request_scopes_item(value: str) -> CreateKeyRequestScopesItem:
    """Return the value as it came: a newer service may know more of them."""
    return cast(CreateKeyRequestScopesItem, value)
