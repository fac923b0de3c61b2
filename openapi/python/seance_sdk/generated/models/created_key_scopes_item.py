from typing import Literal, cast

CreatedKeyScopesItem = Literal["organise", "play"]


def check_created_key_scopes_item(value: str) -> CreatedKeyScopesItem:
    """Return the value as it came: a newer service may know more of them."""
    return cast(CreatedKeyScopesItem, value)
