"""The account: who comes back under a name, and the keys by which they do."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

import msgspec

import engines
from service import tokens

if TYPE_CHECKING:
    from collections.abc import Sequence

NAME = r"[a-z0-9][a-z0-9_-]{2,29}"

_NAME = re.compile(NAME)
_KEY = re.compile(rf"({NAME})\.([A-Za-z0-9_-]{{43}})")

MOST_KEYS = 16


class AccountKind:
    """Who an account is."""

    PROGRAM = "program"
    PERSON = "person"

    ALL = (PROGRAM, PERSON)


class Scope:
    """What a key may do besides looking after its own account."""

    PLAY = "play"
    """Plays the seats of the account."""
    ORGANISE = "organise"
    """Holds tournaments."""

    ALL = (PLAY, ORGANISE)


class Key(msgspec.Struct, frozen=True):
    """A key of an account, as stored."""

    id: str
    hash: str
    scopes: tuple[str, ...]
    created: int
    """In microseconds since 1970."""


class Account(msgspec.Struct, frozen=True):
    """An account, as stored. Of one that is deleted only the name is left."""

    name: str
    kind: str = AccountKind.PROGRAM
    created: int = 0
    """In microseconds since 1970."""
    about: str = ""
    scopes: tuple[str, ...] = ()
    """What its keys may have."""
    keys: tuple[Key, ...] = ()
    is_deleted: bool = False


class KeyText(NamedTuple):
    """A key as a client sends it: the name of its account, and the key whole."""

    account: str
    key: str


def is_name(text: str) -> bool:
    """Whether a text could be the name of an account."""
    return _NAME.fullmatch(text) is not None


def is_reserved(name: str) -> bool:
    """Whether a name stands for something else: ``me``, or a bot of any title."""
    return name == "me" or any(
        name in engines.get(title).bots for title in engines.PACKAGES
    )


def key_text(name: str, secret: str) -> str:
    """Return a key as its holder gets it.

    It begins with the name, so that the account is found without an index of keys. No
    token of a game has a dot.
    """
    return f"{name}.{secret}"


def read_key(text: str) -> KeyText | None:
    """Return whose key a text could be; ``None`` if it has another form."""
    found = _KEY.fullmatch(text)
    return KeyText(found[1], text) if found else None


def find_key(account: Account, text: str) -> Key | None:
    """Return the key of an account that a text is, if it is one."""
    hashed = tokens.hash_of(text)
    return next((key for key in account.keys if tokens.opens(hashed, key.hash)), None)


def new_key(
    name: str, issuer: tokens.Issuer, scopes: Sequence[str], at: int
) -> tuple[Key, str]:
    """Return a new key as it is stored, and as its holder gets it."""
    text = key_text(name, issuer.token("key"))
    return Key(issuer.id, tokens.hash_of(text), tuple(scopes), at), text


def bearer(name: str, seat: int | None = None) -> str:
    """Return what stands for a token where an account's key was found to be good.

    Its colon can stand in no header: only the service itself says it.
    """
    return f"account:{name}" if seat is None else f"account:{name}:{seat}"
