from typing import Literal, cast

EnableWebhookRequestMissed = Literal["send", "skip"]


def check_enable_webhook_request_missed(value: str) -> EnableWebhookRequestMissed:
    """Return the value as it came: a newer service may know more of them."""
    return cast(EnableWebhookRequestMissed, value)
