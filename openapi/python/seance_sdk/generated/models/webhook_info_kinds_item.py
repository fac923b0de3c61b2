from typing import Literal, cast

WebhookInfoKindsItem = Literal[
    "game_over",
    "game_started",
    "invitation",
    "tournament_open",
    "tournament_over",
    "tournament_started",
    "turn",
]


def check_webhook_info_kinds_item(value: str) -> WebhookInfoKindsItem:
    """Return the value as it came: a newer service may know more of them."""
    return cast(WebhookInfoKindsItem, value)
