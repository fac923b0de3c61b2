from typing import Literal, cast

CreateWebhookRequestKindsItem = Literal[
    "game_over",
    "game_started",
    "invitation",
    "tournament_open",
    "tournament_over",
    "tournament_started",
    "turn",
]


def check_create_webhook_request_kinds_item(
    value: str,
) -> CreateWebhookRequestKindsItem:
    """Return the value as it came: a newer service may know more of them."""
    return cast(CreateWebhookRequestKindsItem, value)
