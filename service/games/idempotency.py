"""Idempotency-Keys: a request is carried out once, and its response is stored.

One script writes a change and its response, so there is no moment at which a request is
"still running": of two with the same key at the same time, one is carried out and the
other gets its response.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from service.errors import KeyReused
from service.store.games import PackedResponse

if TYPE_CHECKING:
    from service.store import Store

FINGERPRINT_BYTES = 32


class StoredResponse(msgspec.Struct):
    """A response of sendCommands, as it is sent and as it is stored."""

    status: int
    etag: str
    language: str
    body: bytes
    is_replay: bool = False


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(StoredResponse).decode


class IdempotencyKey(NamedTuple):
    """The Idempotency-Key of a request, and the fingerprint of what the client sent."""

    hash: str
    """The hash of the client's key, which may contain anything."""
    fingerprint: bytes

    def pack(self, response: StoredResponse) -> PackedResponse:
        """Return a response in the form in which the store keeps it."""
        return PackedResponse(self.hash, self.fingerprint + _encode(response))

    def replay(self, stored: bytes) -> StoredResponse:
        """Return the response stored under this key; refuse that of another request.

        The fingerprint covers the token, so nobody gets a response meant for others.
        """
        if stored[:FINGERPRINT_BYTES] != self.fingerprint:
            raise KeyReused
        response = _decode(stored[FINGERPRINT_BYTES:])
        response.is_replay = True
        return response


def key_of(key: str, *parts: bytes | str) -> IdempotencyKey:
    """Return the key of a request whose ``parts`` are all that its client sent."""
    fingerprint = sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        # With its length, no part can pass for the end of another.
        fingerprint.update(len(data).to_bytes(8, "big") + data)
    return IdempotencyKey(sha256(key.encode()).hexdigest(), fingerprint.digest())


def store_refusal(
    store: Store, game_id: str, key: IdempotencyKey, response: StoredResponse
) -> StoredResponse:
    """Store a refusal, unless the key has a response; return the one that counts.

    On a server that is filling up it is not stored, and worked out again if the request
    is repeated: a client could fill any server with refusals, each under another key.
    """
    if store.room.is_filling():
        return response
    packed = key.pack(response)
    stored = store.games.remember(game_id, packed)
    return response if stored == packed.packed else key.replay(stored)
