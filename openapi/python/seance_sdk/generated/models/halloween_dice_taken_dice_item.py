from typing import Literal, cast

HalloweenDiceTakenDiceItem = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_dice_taken_dice_item(value: str) -> HalloweenDiceTakenDiceItem:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenDiceTakenDiceItem, value)
