"""What webhooks send, under ``webhooks`` in the document: an entry for each kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from service.accounts.webhooks.messages import (
    GameMessage,
    GameMessageData,
    TournamentMessage,
    TournamentMessageData,
    WebhookTest,
    WebhookTestData,
)
from service.accounts.webhooks.webhook import MessageKind
from service.api.spec import account_examples as examples
from service.api.spec.answers import documented, schema_of
from service.presentation.representation import PREFIX

if TYPE_CHECKING:
    from engines.core.fields import Json
    from service.api.problems import ProblemApi
    from service.presentation.representation import Representation

COMPONENTS = (
    *(GameMessageData, GameMessage, TournamentMessageData, TournamentMessage),
    *(WebhookTestData, WebhookTest),
)

SUMMARIES = {
    MessageKind.INVITATION: "A seat waits to be claimed by the account.",
    MessageKind.GAME_STARTED: "A game of the account has been dealt.",
    MessageKind.TURN: "A game waits for the account.",
    MessageKind.GAME_OVER: "A game of the account is over.",
    MessageKind.TOURNAMENT_OPEN: (
        "The account was entered in a tournament, or may enter the next one."
    ),
    MessageKind.TOURNAMENT_STARTED: "A tournament of the account has started.",
    MessageKind.TOURNAMENT_OVER: "A tournament of the account is over.",
    MessageKind.TEST: "Nothing happened: testWebhook asked for it.",
}

DESCRIPTION = """Signed by the Standard Webhooks specification (`v1`, HMAC-SHA256).

Verify the signature over the bytes of the body before anything else, by any library of
that specification, and leave out a `webhook-id` that came before. Answer by any 2xx
within ten seconds; whatever takes longer is done afterwards. Everything else is a
failure, redirects included; 410 disables the webhook, and `Retry-After` in seconds is
heeded.
"""

HEADERS: tuple[tuple[str, str, Json], ...] = (
    ("webhook-id", "Names the message, in every attempt alike.", {"type": "string"}),
    (
        "webhook-timestamp",
        "When this attempt was made, in seconds since 1970.",
        {"type": "integer"},
    ),
    (
        "webhook-signature",
        "`v1,` and the signature in base64; two for a day after a rotation.",
        {"type": "string"},
    ),
)


def init_api(api: ProblemApi) -> None:
    """Describe what webhooks send."""
    for kind in COMPONENTS:
        api.spec.components.schema(documented(kind), schema_of(kind))


def webhooks() -> Json:
    """Return the entries of the document, by the type of the message."""
    return {kind: {"post": _operation(kind)} for kind in SUMMARIES}


def _operation(kind: str) -> Json:
    message, example = _message(kind)
    return {
        "operationId": f"on{kind.title().replace('_', '')}",
        "summary": SUMMARIES[kind],
        "description": DESCRIPTION,
        "tags": ["webhooks"],
        # The signature says who sends it; no token of ours is sent to anybody.
        "security": [],
        "parameters": [
            {
                "name": name,
                "in": "header",
                "required": True,
                "description": description,
                "schema": schema,
            }
            for name, description, schema in HEADERS
        ],
        "requestBody": {
            "required": True,
            "content": {
                "application/json": {
                    "schema": {"$ref": PREFIX + documented(message)},
                    "example": example,
                }
            },
        },
        "responses": {"2XX": {"description": "The receiver has taken the message."}},
    }


def _message(kind: str) -> tuple[type[Representation], Any]:
    if kind in MessageKind.OF_GAMES:
        return GameMessage, _example(examples.GAME_MESSAGE, kind)
    if kind in MessageKind.OF_TOURNAMENTS:
        return TournamentMessage, _example(examples.TOURNAMENT_MESSAGE, kind)
    return WebhookTest, examples.TEST_MESSAGE


def _example(body: bytes, kind: str) -> Any:
    return {**msgspec.json.decode(body), "type": kind}
