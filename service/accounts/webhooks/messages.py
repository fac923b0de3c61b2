"""Messages as webhooks send them: who, what and when, and nothing that is hidden."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, UnsetType

from service.accounts.webhooks.webhook import MessageKind, Webhook
from service.games.deadlines import now
from service.presentation.games import timestamp
from service.presentation.representation import (
    Representation,
    about,
    choice,
    moment,
)
from service.store.accounts.inbox import Message

Id = Annotated[
    str, about("The same as the header `webhook-id`, and however often it is sent.")
]
When = Annotated[str, moment("When it happened (RFC 3339, UTC).")]
AccountName = Annotated[str, about("The account that gets the message.")]
Number = Annotated[
    int, about("The number of the message in streamMe; later ones are higher.")
]


class GameMessageData(Representation, kw_only=True):
    """What a message about a game says; getGame says the rest."""

    account: AccountName
    number: Number
    game: Annotated[str, about("The id of the game.")]
    seat: Annotated[int, about("The seat of the account that it is about.")]
    version: Annotated[int, about("The version of the game at that moment.")]
    act_by: Annotated[
        str | UnsetType,
        moment("When a bot answers in its place (RFC 3339, UTC), if ever."),
    ] = UNSET


class GameMessage(Representation, kw_only=True):
    """A message to a webhook about a game."""

    id: Id
    type: Annotated[str, choice("What happened.", MessageKind.OF_GAMES)]
    timestamp: When
    data: Annotated[GameMessageData, about("What it is about.")]


class TournamentMessageData(Representation, kw_only=True):
    """What a message about a tournament says; getTournament says the rest."""

    account: AccountName
    number: Number
    tournament: Annotated[str, about("The id of the tournament.")]


class TournamentMessage(Representation, kw_only=True):
    """A message to a webhook about a tournament."""

    id: Id
    type: Annotated[str, choice("What happened.", MessageKind.OF_TOURNAMENTS)]
    timestamp: When
    data: Annotated[TournamentMessageData, about("What it is about.")]


class WebhookTestData(Representation, kw_only=True):
    """What a test message says."""

    account: AccountName
    webhook: Annotated[str, about("The id of the webhook that is tested.")]


class WebhookTest(Representation, kw_only=True):
    """A message to a webhook that testWebhook asked for."""

    id: Id
    type: Annotated[str, choice("Nothing happened.", (MessageKind.TEST,))]
    timestamp: When
    data: Annotated[WebhookTestData, about("What it is about.")]


_encode = msgspec.json.Encoder().encode


class Outgoing(msgspec.Struct, frozen=True):
    """A message that is ready to be sent."""

    id: str
    type: str
    body: bytes


def message_id(webhook: Webhook, number: int) -> str:
    """Return the id of a message to a webhook; it has no dot, which signatures need."""
    return f"msg_{webhook.id}_{number}"


def trial_id(webhook: Webhook, number: int) -> str:
    """Return the id of a test message to a webhook."""
    return f"msg_{webhook.id}_test_{number}"


def outgoing(name: str, webhook: Webhook, message: Message) -> Outgoing:
    """Return a message of an inbox as a webhook sends it."""
    sent_id = message_id(webhook, message.number)
    when = timestamp(message.at or now())
    shown: Representation
    if message.type in MessageKind.OF_GAMES:
        of_game = GameMessageData(
            account=name,
            number=message.number,
            game=message.game,
            seat=message.seat,
            version=message.version,
            act_by=timestamp(message.act_by) if message.act_by else UNSET,
        )
        shown = GameMessage(id=sent_id, type=message.type, timestamp=when, data=of_game)
    else:
        shown = TournamentMessage(
            id=sent_id,
            type=message.type,
            timestamp=when,
            data=TournamentMessageData(
                account=name, number=message.number, tournament=message.tournament
            ),
        )
    return Outgoing(sent_id, message.type, _encode(shown))


def outgoing_test(name: str, webhook: Webhook) -> Outgoing:
    """Return the next test message that was asked for."""
    sent_id = trial_id(webhook, webhook.tested + 1)
    shown = WebhookTest(
        id=sent_id,
        type=MessageKind.TEST,
        timestamp=timestamp(now()),
        data=WebhookTestData(account=name, webhook=webhook.id),
    )
    return Outgoing(sent_id, MessageKind.TEST, _encode(shown))
