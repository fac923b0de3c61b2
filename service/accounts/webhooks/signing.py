"""Signatures by the Standard Webhooks specification, version 1 (HMAC-SHA256).

The secret of a webhook is derived from the secret of the service, the webhook's id and
its generation. None is stored: whoever reads Redis can sign nothing.
"""

from __future__ import annotations

import hmac
from base64 import b64encode
from typing import TYPE_CHECKING

from service.accounts.webhooks.errors import NoWebhooks

if TYPE_CHECKING:
    from service.accounts.webhooks.webhook import Webhook

PREFIX = "whsec_"

OVERLAP_SECONDS = 24 * 60 * 60
"""So long after a rotation messages are signed by the secret before it, too."""

MICROSECONDS = 1_000_000


def secret_text(root: str, webhook_id: str, generation: int) -> str:
    """Return the secret of a webhook as its owner gets it."""
    return PREFIX + b64encode(_key(root, webhook_id, generation)).decode()


def overlap_until(webhook: Webhook) -> int:
    """Return until when the secret before the last rotation signs; 0 if none does."""
    if not webhook.rotated:
        return 0
    return webhook.rotated + OVERLAP_SECONDS * MICROSECONDS


def headers(
    root: str, webhook: Webhook, message_id: str, at: int, body: bytes
) -> dict[str, str]:
    """Return the headers that sign a body, at a time in microseconds since 1970."""
    seconds = str(at // MICROSECONDS)
    signed = f"{message_id}.{seconds}.".encode() + body
    generations = [webhook.generation]
    if at < overlap_until(webhook):
        generations.append(webhook.generation - 1)
    signatures = (
        hmac.digest(_key(root, webhook.id, each), signed, "sha256")
        for each in generations
    )
    return {
        "webhook-id": message_id,
        "webhook-timestamp": seconds,
        "webhook-signature": " ".join(
            f"v1,{b64encode(signature).decode()}" for signature in signatures
        ),
    }


def _key(root: str, webhook_id: str, generation: int) -> bytes:
    if not root:
        raise NoWebhooks
    label = f"webhook {webhook_id} {generation}"
    return hmac.digest(root.encode(), label.encode(), "sha256")
