from typing import Literal, cast

WebhookInfoDisabled = Literal["failing", "gone"]


def check_webhook_info_disabled(value: str) -> WebhookInfoDisabled:
    """Return the value as it came: a newer service may know more of them."""
    return cast(WebhookInfoDisabled, value)
