"""Examples of accounts for the document, made by the service's own code."""

from __future__ import annotations

import msgspec

from engines.core.fields import Json
from service.accounts.account import Account, AccountKind, Key, Scope, key_text
from service.accounts.answers import (
    AccountList,
    CreatedAccount,
    CreatedKey,
    Turn,
    TurnList,
)
from service.accounts.registration import represent, represent_key, represent_own
from service.accounts.webhooks.answers import (
    DeliveryInfo,
    DeliveryList,
    RequestedTest,
    WebhookList,
)
from service.accounts.webhooks.endpoints import represent as represent_webhook
from service.accounts.webhooks.messages import message_id, outgoing, trial_id
from service.accounts.webhooks.signing import secret_text
from service.accounts.webhooks.webhook import Webhook
from service.api.spec.examples import CREATED, plain
from service.presentation.games import timestamp
from service.presentation.representation import extend
from service.store.accounts.inbox import Message

_KEY = Key("0123456789abcdef", "", (Scope.PLAY,), CREATED)
_TEXT = key_text("ada-bot", "t0kEnOfAnAccountThatOpensNothingAnywhereXYZ")
_ACCOUNT = Account(
    *("ada-bot", AccountKind.PROGRAM, CREATED, "Plays Ghooost! at night."),
    scopes=(Scope.PLAY,),
    keys=(_KEY,),
)

CREATE_ACCOUNT: Json = {
    "a_program": {
        "name": "ada-bot",
        "kind": AccountKind.PROGRAM,
        "about": "Plays Ghooost! at night.",
    },
    "a_person": {"name": "ann_1", "kind": AccountKind.PERSON},
}
UPDATE_ACCOUNT: Json = {
    "an_organiser": {"scopes": [Scope.PLAY, Scope.ORGANISE]},
    "no_longer": {"scopes": [Scope.PLAY]},
}
UPDATE_ME: Json = {"a_text": {"about": "Plays Ghooost! at night."}}
CREATE_KEY: Json = {"the_same_scopes": {}, "to_play": {"scopes": [Scope.PLAY]}}

ACCOUNT = plain(represent(_ACCOUNT))
OWN_ACCOUNT = plain(represent_own(_ACCOUNT))
_BOTH = (Scope.PLAY, Scope.ORGANISE)
UPDATED_ACCOUNT = plain(
    represent_own(
        msgspec.structs.replace(
            _ACCOUNT,
            scopes=_BOTH,
            keys=(msgspec.structs.replace(_KEY, scopes=_BOTH),),
        )
    )
)
CREATED_ACCOUNT = plain(extend(CreatedAccount, represent_own(_ACCOUNT), key=_TEXT))
CREATED_KEY = plain(extend(CreatedKey, represent_key(_KEY), key=_TEXT))
ACCOUNT_LIST = plain(AccountList(items=[represent(_ACCOUNT)]))

_TURN = Turn(game="0123456789abcdef", seat=1, version=41, act_by=timestamp(CREATED))
TURNS = plain(TurnList(items=[_TURN]))
_MESSAGE = {**plain(_TURN), "number": 12, "type": "turn"}
INBOX_STREAM = (
    f"retry: 1000\n\nid: 12\nevent: turn\n"
    f"data: {msgspec.json.encode(_MESSAGE).decode()}\n\n"
)

_WEBHOOK = Webhook(
    *("fedcba9876543210", "https://bot.example/seance", ("turn", "game_over"), CREATED),
    cursor=12,
)
_SECRET = secret_text("a secret that signs nothing anywhere", _WEBHOOK.id, 1)
WEBHOOK = plain(represent_webhook(_WEBHOOK))
CREATE_WEBHOOK: Json = {
    "everything": {"url": _WEBHOOK.url},
    "to_play": {"url": _WEBHOOK.url, "kinds": ["turn", "game_over"]},
}
CREATED_WEBHOOK = {**WEBHOOK, "delivered": 0, "secret": _SECRET}
ROTATED_WEBHOOK = {
    **WEBHOOK,
    "previous_secret_until": timestamp(CREATED),
    "secret": _SECRET,
}
WEBHOOK_LIST = plain(WebhookList(items=[represent_webhook(_WEBHOOK)]))
ENABLE_WEBHOOK: Json = {"with_what_was_missed": {}, "from_now_on": {"missed": "skip"}}
REQUESTED_TEST = plain(RequestedTest(message=trial_id(_WEBHOOK, 1)))
DELIVERY_LIST = plain(
    DeliveryList(
        items=[
            DeliveryInfo(
                message=message_id(_WEBHOOK, 13),
                type="turn",
                attempt=1,
                at=timestamp(CREATED),
                milliseconds=41,
                status=503,
                next_at=timestamp(CREATED + 2_000_000),
            )
        ]
    )
)
_OF_GAME = Message(
    *(12, "turn", "0123456789abcdef", 1, 41), act_by=CREATED + 1, at=CREATED
)
GAME_MESSAGE = outgoing("ada-bot", _WEBHOOK, _OF_GAME).body
_OF_TOURNAMENT = Message(
    12, "tournament_started", at=CREATED, tournament="0123456789abcdef"
)
TOURNAMENT_MESSAGE = outgoing("ada-bot", _WEBHOOK, _OF_TOURNAMENT).body
TEST_MESSAGE: Json = {
    "id": trial_id(_WEBHOOK, 1),
    "type": "test",
    "timestamp": timestamp(CREATED),
    "data": {"account": "ada-bot", "webhook": _WEBHOOK.id},
}
