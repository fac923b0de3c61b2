"""Creating something once, however often its request comes under an Idempotency-Key.

Before anything is made, a reservation fixes its id and a random nonce. Its tokens
follow from the client's key and that nonce, so carrying out the request again,
after a crash or at the same time, makes the same thing with the same tokens. The answer
is then stored with a placeholder for each token: who reads the store learns none.
"""

from __future__ import annotations

import hmac
import re
import secrets
from typing import TYPE_CHECKING

import msgspec

from service import tokens
from service.errors import KeyReused
from service.tokens import Issuer

if TYPE_CHECKING:
    from collections.abc import Callable

    from service.store import Store

NONCE_BYTES = 16


class Answer(msgspec.Struct):
    """An answer as it is sent and, with placeholders, as it is stored."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes
    is_replay: bool = False


class Reservation(msgspec.Struct):
    """What is fixed before the thing is made."""

    fingerprint: bytes
    id: str
    nonce: str


class Stored(msgspec.Struct):
    """An answer as the store has it."""

    fingerprint: bytes
    nonce: str
    answer: Answer


_encode = msgspec.msgpack.Encoder().encode
_reservation = msgspec.msgpack.Decoder(Reservation).decode
_stored = msgspec.msgpack.Decoder(Stored).decode


class Creation:
    """One request under an Idempotency-Key that creates something."""

    def __init__(
        self,
        store: Store,
        key: str,
        scope: str,
        fingerprint: bytes,
        derive: Callable[[str], str] | None = None,
    ) -> None:
        """Know the client's key and what its request consists of.

        Keys of one ``scope`` (an operation and a bearer) do not meet those of others.
        ``derive`` finds secrets by their labels, where they do not follow from the key.
        """
        self._derive = derive
        self._store = store
        self._key = key.encode()
        self._fingerprint = fingerprint
        self._hash = tokens.hash_of(f"{scope}\n{key}")
        self._nonce = ""
        self._issuer: Issuer | None = None

    def find(self) -> Answer | None:
        """Return the answer to this request, if it was carried out before.

        Refuses a key that stands for another request.
        """
        found = self._store.creations.find(self._hash)
        if found.answer is not None:
            return self._replay(found.answer)
        if found.reservation is not None:
            self._check(_reservation(found.reservation).fingerprint)
        return None

    def reserve(self) -> Issuer:
        """Return what names the thing and issues its tokens: each time the same."""
        if self._issuer is not None:
            return self._issuer
        nonce = secrets.token_hex(NONCE_BYTES)
        mine = Reservation(self._fingerprint, tokens.new_game_id(), nonce)
        counts = self._store.creations.reserve(self._hash, _encode(mine))
        reserved = _reservation(counts)
        self._check(reserved.fingerprint)
        self._nonce = reserved.nonce
        self._issuer = Issuer(reserved.id, self._secret(reserved.nonce))
        return self._issuer

    def store(self, answer: Answer) -> Answer:
        """Store an answer, unless one is; return the one that counts."""
        body = answer.body
        issued = self._issuer.issued if self._issuer else {}
        for label, token in issued.items():
            place = _placeholder(self._nonce, label)
            body = body.replace(token.encode(), place.encode())
        hidden = Answer(answer.status, answer.headers, body)
        mine = _encode(Stored(self._fingerprint, self._nonce, hidden))
        counts = self._store.creations.answer(self._hash, mine)
        return answer if counts == mine else self._replay(counts)

    def _replay(self, packed: bytes) -> Answer:
        """Return a stored answer with its tokens, which follow from the key again."""
        stored = _stored(packed)
        self._check(stored.fingerprint)
        answer = stored.answer
        answer.is_replay = True
        if stored.nonce:
            issuer = Issuer("", self._secret(stored.nonce))
            places = re.compile(_placeholder(stored.nonce, "([a-z0-9.]+)").encode())
            find = self._derive or issuer.token
            answer.body = places.sub(
                lambda place: find(place[1].decode()).encode(), answer.body
            )
        return answer

    def _secret(self, nonce: str) -> bytes:
        return hmac.digest(self._key, nonce.encode(), "sha256")

    def _check(self, fingerprint: bytes) -> None:
        if fingerprint != self._fingerprint:
            raise KeyReused


def _placeholder(nonce: str, label: str) -> str:
    """Return what stands for a token. No client can have sent a text with the nonce."""
    return f"<{nonce} {label}>"
