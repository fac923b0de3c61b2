"""What the service refuses about accounts: a part of the tree of service/errors.

ServiceError
├── TokenUnknown
│   └── KeyWithoutPlay    401  a key that does not play the account's seats
├── ScopeMissing          403  what the key of an account may not do
├── UnknownAccount        404
├── UnknownKey            404  no key of the account
├── AlreadySeated         409  the account has another seat of the game
├── NameTaken             409  an account has or had the name
├── LastKey               409  an account keeps one key
└── TooManyKeys           409  an account has all that it may have
"""

from __future__ import annotations

from service.errors import ServiceError, TokenUnknown


class KeyWithoutPlay(TokenUnknown):
    """The key of an account came, which does not play its seats."""

    detail = "scope"


class ScopeMissing(ServiceError):
    """The key of an account does not have the scope that is needed."""

    code, status = "scope_missing", 403


class UnknownAccount(ServiceError):
    """There is no such account."""

    code, status = "unknown_account", 404


class UnknownKey(ServiceError):
    """The account has no such key."""

    code, status = "unknown_key", 404


class AlreadySeated(ServiceError):
    """The account holds a seat of the game, which is not played together."""

    code, status = "already_seated", 409


class NameTaken(ServiceError):
    """The name is that of an account, was one, or is reserved."""

    code, status = "name_taken", 409


class LastKey(ServiceError):
    """The account would have no key any more."""

    code, status = "last_key", 409


class TooManyKeys(ServiceError):
    """The account has as many keys as there may be."""

    code, status = "too_many_keys", 409
