"""The webhook: an address that gets the messages to an account."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

if TYPE_CHECKING:
    from service.settings import Settings

MOST_WEBHOOKS = 8
"""Of one account."""

LONGEST_URL = 500
"""In characters."""


class MessageKind:
    """What a message can be about. streamMe sends all of them, and may send others."""

    INVITATION = "invitation"
    GAME_STARTED = "game_started"
    TURN = "turn"
    GAME_OVER = "game_over"
    TOURNAMENT_OPEN = "tournament_open"
    TOURNAMENT_STARTED = "tournament_started"
    TOURNAMENT_OVER = "tournament_over"

    OF_GAMES = (INVITATION, GAME_STARTED, TURN, GAME_OVER)
    OF_TOURNAMENTS = (TOURNAMENT_OPEN, TOURNAMENT_STARTED, TOURNAMENT_OVER)
    ALL = (*OF_GAMES, *OF_TOURNAMENTS)

    TEST = "test"
    """Sent by testWebhook alone."""
    WEBHOOK_DISABLED = "webhook_disabled"
    """Sent by streamMe alone."""


class Disabled:
    """Why a webhook gets nothing any more."""

    FAILING = "failing"
    """Every attempt to send one message has failed."""
    GONE = "gone"
    """The receiver answered 410."""

    ALL = (FAILING, GONE)


class Webhook(msgspec.Struct, frozen=True):
    """A webhook, as stored. ``tell.lua`` reads ``id``, ``kinds`` and ``disabled``.

    Its secret is not stored: it follows from the id and the generation.
    """

    id: str
    url: str
    kinds: tuple[str, ...]
    created: int
    """In microseconds since 1970."""
    about: str = ""
    generation: int = 1
    """Grows when the secret is rotated."""
    rotated: int = 0
    """When the secret was rotated last, in microseconds since 1970; 0 for never."""
    rotation: str = ""
    """Names the request that rotated it: the same one rotates it once."""
    disabled: str = ""
    """Why it gets nothing any more; empty while it does."""
    cursor: int = 0
    """The number of the last message that it has got, or does not want."""
    attempts: int = 0
    """How often the message after that has been sent in vain."""
    tests: int = 0
    """How many test messages were asked for."""
    tested: int = 0
    """How many of them were sent."""


class Delivery(msgspec.Struct, frozen=True, omit_defaults=True):
    """One attempt to send a message, as stored."""

    webhook: str
    message: str
    type: str
    attempt: int
    at: int
    """In microseconds since 1970."""
    milliseconds: int
    status: int = 0
    """What the receiver answered; 0 if there was no answer."""
    error: str = ""
    """Why there was none."""
    again: int = 0
    """When it is sent again, in microseconds since 1970; 0 for never."""


class WebhookRules(NamedTuple):
    """What the settings say about webhooks."""

    secret: str
    """From which all secrets are derived; empty where there are no webhooks."""
    ports: tuple[int, ...]
    is_loopback_open: bool = False
    """Whether this machine may be named: by http, and with any port."""

    @classmethod
    def of(cls, settings: Settings) -> WebhookRules:
        """Return what the settings say."""
        is_open = bool(settings.webhook_loopback)
        return cls(settings.secret, settings.webhook_ports, is_open)
