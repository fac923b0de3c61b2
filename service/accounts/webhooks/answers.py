"""Answers about webhooks."""

from typing import Annotated

from msgspec import UNSET, UnsetType

from service.accounts.webhooks.sending import SendError
from service.accounts.webhooks.webhook import Disabled, MessageKind
from service.presentation.representation import (
    NextCursor,
    Representation,
    choice,
    moment,
)
from service.presentation.representation import (
    about as description,
)

Kind = Annotated[str, choice("A kind of messages.", MessageKind.ALL)]


class WebhookInfo(Representation, kw_only=True):
    """A webhook of one's own account, without its secret."""

    id: Annotated[str, description("Names it.")]
    url: Annotated[str, description("Where messages are sent.")]
    kinds: Annotated[list[Kind], description("What is sent there.")]
    about: Annotated[
        str | UnsetType, description("What the account noted about it.")
    ] = UNSET
    created_at: Annotated[str, moment("Since when there is one (RFC 3339, UTC).")]
    disabled: Annotated[
        str | UnsetType,
        choice(
            "Why it gets nothing any more, until enableWebhook: `failing`, every "
            "attempt to send one message failed; `gone`, the receiver answered 410.",
            Disabled.ALL,
        ),
    ] = UNSET
    delivered: Annotated[
        int,
        description(
            "The number of the last message that it has got, or does not want."
        ),
    ]
    failed_attempts: Annotated[
        int, description("How often the message after that has been sent in vain.")
    ]
    previous_secret_until: Annotated[
        str | UnsetType,
        moment(
            "Until when messages are signed by the secret before the last rotation, "
            "too (RFC 3339, UTC)."
        ),
    ] = UNSET


class WebhookWithSecret(WebhookInfo, kw_only=True):
    """A webhook and its secret."""

    secret: Annotated[
        str, description("Told this once: verify messages by it (Standard Webhooks).")
    ]


class WebhookList(Representation, kw_only=True):
    """The webhooks of an account."""

    items: Annotated[list[WebhookInfo], description("The oldest first.")]


class RequestedTest(Representation, kw_only=True):
    """A test message that will be sent."""

    message: Annotated[str, description("Its id, by which listDeliveries shows it.")]


class DeliveryInfo(Representation, kw_only=True):
    """One attempt to send a message to a webhook."""

    message: Annotated[str, description("The id of the message: its `webhook-id`.")]
    type: Annotated[
        str, choice("What it is about.", (*MessageKind.ALL, MessageKind.TEST))
    ]
    attempt: Annotated[int, description("Counts the attempts to send this message.")]
    at: Annotated[str, moment("When (RFC 3339, UTC).")]
    milliseconds: Annotated[int, description("How long it took.")]
    status: Annotated[
        int | UnsetType,
        description("What the receiver answered; 2xx took the message."),
    ] = UNSET
    error: Annotated[
        str | UnsetType, choice("Why there was no answer.", SendError.ALL)
    ] = UNSET
    next_at: Annotated[
        str | UnsetType, moment("When it is sent again (RFC 3339, UTC), if ever.")
    ] = UNSET


class DeliveryList(Representation, kw_only=True):
    """A page of attempts."""

    items: Annotated[list[DeliveryInfo], description("The newest first.")]
    next_cursor: NextCursor = UNSET
