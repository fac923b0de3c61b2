from typing import Literal, cast

WebhookTestType = Literal["test"]


def check_webhook_test_type(value: str) -> WebhookTestType:
    """Return the value as it came: a newer service may know more of them."""
    return cast(WebhookTestType, value)
