"""The shapes of requests about accounts."""

from __future__ import annotations

from service.accounts.account import NAME, AccountKind, Scope
from service.accounts.webhooks.webhook import LONGEST_URL, MessageKind
from service.api.schemas.fields import (
    Strict,
    choice,
    items,
    number,
    pattern,
    short_name,
    text,
)
from service.api.schemas.requests import MAX_PAGE, MAX_WAIT, PLACE
from service.games.model import Status

MAX_ABOUT = 200


class CreateAccountRequest(Strict):
    """Who registers."""

    name = pattern(
        f"^{NAME}$",
        required=True,
        description=("Unique, and never used again. Names of bots are reserved."),
    )
    kind = choice(*AccountKind.ALL, required=True, description=("Who it is."))
    about = short_name(
        *(1, MAX_ABOUT), description=("What everybody may read about it, in one line.")
    )
    scopes = items(
        choice(*Scope.ALL),
        *(1, len(Scope.ALL)),
        description=(
            "What its keys may be given. Left out, `play`; only operators grant "
            "`organise`."
        ),
    )


class UpdateAccountRequest(Strict):
    """What an operator grants an account."""

    scopes = items(
        choice(*Scope.ALL),
        *(1, len(Scope.ALL)),
        required=True,
        description=(
            "What its keys may do from now on. A key that could do all that the "
            "account might gets these; one that was made for less only keeps what is "
            "still granted."
        ),
    )


class UpdateMeRequest(Strict):
    """What changes of one's own account."""

    about = short_name(
        *(0, MAX_ABOUT),
        required=True,
        description=("What everybody may read about it; an empty text removes it."),
    )


class CreateKeyRequest(Strict):
    """A new key."""

    scopes = items(
        choice(*Scope.ALL),
        *(1, len(Scope.ALL)),
        description=(
            "What it may do, no more than the key that asks. Left out, the same."
        ),
    )


class ListAccountsQuery(Strict):
    """Which accounts to list."""

    cursor = pattern(f"^{NAME}$", description=("The next_cursor of the page before."))
    limit = number(1, MAX_PAGE, load_default=50, description=("Accounts per page."))


class ListMyGamesQuery(Strict):
    """Which of one's own games to list."""

    status = choice(*Status.ALL, description=("Only games of this status."))
    cursor = pattern(PLACE, description=("The next_cursor of the page before."))
    limit = number(1, MAX_PAGE, load_default=50, description=("Games per page."))


class ListMyTurnsQuery(Strict):
    """How many turns to list, and how long to wait for one."""

    limit = number(1, MAX_PAGE, load_default=100, description=("Turns at most."))
    wait = number(
        *(0, MAX_WAIT),
        load_default=0,
        description=(
            "In seconds: how long to wait while no game waits for the account. "
            "More than the service allows counts as what it allows."
        ),
    )


class CreateWebhookRequest(Strict):
    """Where messages are to be sent."""

    url = text(
        *(1, LONGEST_URL),
        required=True,
        description=(
            "An `https` address of the public internet, without a user name and "
            "without a fragment. Private addresses and redirects are refused when a "
            "message is sent."
        ),
    )
    kinds = items(
        choice(*MessageKind.ALL),
        *(1, len(MessageKind.ALL)),
        description=("What is sent there. Left out, everything."),
    )
    about = short_name(*(1, MAX_ABOUT), description=("A note for oneself."))


class EnableWebhookRequest(Strict):
    """What happens to the messages that a webhook has missed."""

    missed = choice(
        *("send", "skip"),
        load_default="send",
        description=(
            "`send` goes on with the message that failed, `skip` with the next one "
            "that comes."
        ),
    )


class ListDeliveriesQuery(Strict):
    """Which attempts to list."""

    cursor = pattern(
        "^[0-9]{1,16}-[0-9]{1,16}$",
        description=("The next_cursor of the page before."),
    )
    limit = number(1, MAX_PAGE, load_default=50, description=("Attempts per page."))
