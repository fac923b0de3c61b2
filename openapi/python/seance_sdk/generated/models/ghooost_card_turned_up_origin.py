from typing import Literal, cast

GhooostCardTurnedUpOrigin = Literal["crypt", "mansion"]


def check_ghooost_card_turned_up_origin(value: str) -> GhooostCardTurnedUpOrigin:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhooostCardTurnedUpOrigin, value)
