"""Answers about accounts."""

from typing import Annotated

from msgspec import UNSET, UnsetType

from service.accounts.account import AccountKind, Scope
from service.presentation.representation import (
    NextCursor,
    Representation,
    choice,
    moment,
)
from service.presentation.representation import (
    about as description,
)

ScopeName = Annotated[
    str,
    choice("`play` plays seats, `organise` holds tournaments.", Scope.ALL),
]


class AccountRating(Representation, kw_only=True):
    """How strong an account is thought to be at a title."""

    title: Annotated[str, description("The title.")]
    players: Annotated[int, description("For games with this many players.")]
    mean: Annotated[float, description("Its rating (OpenSkill); it begins at 25.")]
    deviation: Annotated[float, description("How unsure it is; it begins at 8.333.")]
    at_least: Annotated[float, description("Mean less three deviations: its rank.")]
    games: Annotated[int, description("How many games are counted.")]


class AccountProfile(Representation, kw_only=True):
    """An account, as everybody sees it."""

    name: Annotated[str, description("Its name, for ever.")]
    kind: Annotated[str, choice("Who it is.", AccountKind.ALL)]
    about: Annotated[str | UnsetType, description("What it says about itself.")] = UNSET
    created_at: Annotated[str, moment("When it registered (RFC 3339, UTC).")]
    games: Annotated[
        int | UnsetType,
        description("How many games it is in that are kept; by getAccount."),
    ] = UNSET
    ratings: Annotated[
        list[AccountRating] | UnsetType,
        description(
            "By title and number of players; by getAccount. listRatings has history."
        ),
    ] = UNSET
    tournaments: Annotated[
        list[str] | UnsetType,
        description(
            "Ids of the last 20 tournaments that it played in, the newest first; by "
            "getAccount. The service may have forgotten old ones."
        ),
    ] = UNSET


class AccountKeyInfo(Representation, kw_only=True):
    """A key of one's own account, without the key itself."""

    id: Annotated[str, description("Names it for deleteKey.")]
    scopes: Annotated[list[ScopeName], description("What it may do.")]
    created_at: Annotated[str, moment("Since when there is one (RFC 3339, UTC).")]


class OwnAccount(AccountProfile, kw_only=True):
    """One's own account."""

    scopes: Annotated[list[ScopeName], description("What its keys may be given.")]
    keys: Annotated[list[AccountKeyInfo], description("Its keys, the oldest first.")]


class CreatedAccount(OwnAccount, kw_only=True):
    """A new account and its key."""

    key: Annotated[str, description("Told this once: send it as a bearer token.")]


class CreatedKey(AccountKeyInfo, kw_only=True):
    """A new key."""

    key: Annotated[str, description("Told this once: send it as a bearer token.")]


class AccountList(Representation, kw_only=True):
    """A page of accounts."""

    items: Annotated[list[AccountProfile], description("In the order of their names.")]
    next_cursor: NextCursor = UNSET


class Turn(Representation, kw_only=True):
    """A game that waits for the account."""

    game: Annotated[str, description("The id of the game.")]
    seat: Annotated[int, description("The seat that is asked.")]
    version: Annotated[int, description("The version that is to be answered.")]
    act_by: Annotated[
        str | UnsetType,
        moment("When a bot answers in its place (RFC 3339, UTC), if ever."),
    ] = UNSET


class TurnList(Representation, kw_only=True):
    """The games that wait for an account."""

    items: Annotated[list[Turn], description("The one that has waited longest first.")]
