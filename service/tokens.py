"""Names and capabilities: ids of games, tokens of seats and owners, keys of chance."""

from __future__ import annotations

import hmac
import random
import re
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from hmac import compare_digest
from typing import TYPE_CHECKING

from engines.core.chance import KEY_BYTES

if TYPE_CHECKING:
    from collections.abc import Sequence

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
"""Crockford's: no letter that is mistaken for a digit."""

ID_LENGTH = 16
"""Eighty bits: nobody finds a game by guessing."""

_GAME_ID = re.compile(rf"[{ALPHABET}]{{{ID_LENGTH}}}")


def new_game_id() -> str:
    """Return an id that no other game has."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def is_game_id(text: str) -> bool:
    """Whether a text could be the id of a game."""
    return _GAME_ID.fullmatch(text) is not None


def new_token() -> str:
    """Return a random capability; only its hash is ever stored."""
    return secrets.token_urlsafe(32)


def new_name() -> str:
    """Return a name that nothing else has; no secret, for it can be guessed.

    To ask the system for chance would let other threads go first, in every request.
    """
    return f"{random.getrandbits(64):016x}"


class Issuer:
    """Names something new and issues its tokens: the same ones from the same secret.

    Nothing of the secret is stored. It is random, or follows from the Idempotency-Key
    of a client, who then gets the same tokens for the same request.
    """

    def __init__(self, thing_id: str = "", secret: bytes = b"") -> None:
        """Issue from a secret; without one, what is issued will never be again."""
        self.id = thing_id or new_game_id()
        self._secret = secret or secrets.token_bytes(32)
        self.issued: dict[str, str] = {}
        """The tokens so far, by their labels."""

    def token(self, label: str) -> str:
        """Return the token of a part of the thing, such as ``seat.0``."""
        digest = hmac.digest(self._secret, label.encode(), "sha256")
        token = urlsafe_b64encode(digest).rstrip(b"=").decode()
        self.issued[label] = token
        return token


def hash_of(token: str) -> str:
    """Return what is stored of a token."""
    return sha256(token.encode()).hexdigest()


def opens(hashed: str, stored: str) -> bool:
    """Whether a hashed token is the stored one, compared in constant time."""
    return bool(stored) and compare_digest(hashed, stored)


def new_secret(seed: str | None) -> bytes:
    """Return the secret of a new game: random, or the one that ``seed`` stands for."""
    if seed is None:
        return secrets.token_bytes(KEY_BYTES)
    return sha256(b"seance seed: " + seed.encode()).digest()


def commitment(secret: bytes) -> str:
    """Return what may be shown of a secret from the start, and checked at the end."""
    return sha256(secret).hexdigest()


def key_of(secret: bytes, seeds: Sequence[str]) -> bytes:
    """Return the key of a game's chance: its secret, mixed with the seeds of its seats.

    ``SHA-256(secret + SHA-256(seed of seat 0) + SHA-256(seed of seat 1) + ...)`` with
    the empty text for a seat that gave none; the secret itself if none of them did.
    Seeds come after the commitment to the secret, so neither side can choose the key.
    """
    if not any(seeds):
        return secret
    contributed = b"".join(sha256(seed.encode()).digest() for seed in seeds)
    return sha256(secret + contributed).digest()


def derived_id(*parts: object) -> str:
    """Return the id that follows from its parts: the same for the same ones."""
    digest = int.from_bytes(sha256(repr(parts).encode()).digest())
    letters = []
    for _ in range(ID_LENGTH):
        digest, place = divmod(digest, len(ALPHABET))
        letters.append(ALPHABET[place])
    return "".join(letters)
