from typing import Literal, cast

WebhookWithSecretKindsItem = Literal[
    "game_over",
    "game_started",
    "invitation",
    "tournament_open",
    "tournament_over",
    "tournament_started",
    "turn",
]


def check_webhook_with_secret_kinds_item(value: str) -> WebhookWithSecretKindsItem:
    """Return the value as it came: a newer service may know more of them."""
    return cast(WebhookWithSecretKindsItem, value)
