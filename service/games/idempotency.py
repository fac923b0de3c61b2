"""Answers that are kept: a request with an Idempotency-Key is carried out once.

Because a change and its answer are written by one script, there is no moment at which
a request is "still running": of two that come at the same time, one is carried out and
the other gets its answer.
"""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple

import msgspec

from service.errors import KeyReused

FINGERPRINT_BYTES = 32


class Answer(msgspec.Struct):
    """What a client is told."""

    status: int
    etag: str
    language: str
    body: bytes
    is_replay: bool = False


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Answer).decode


class Asked(NamedTuple):
    """The Idempotency-Key of a request, and what tells the request from others."""

    key: str
    """The hash of the client's key: it may contain anything."""
    fingerprint: bytes

    def seal(self, answer: Answer) -> bytes:
        """Return an answer as it is kept for this request."""
        return self.fingerprint + _encode(answer)

    def replay(self, kept: bytes) -> Answer:
        """Return the answer kept under this key; refuse that of another request.

        The fingerprint covers the token: nobody gets an answer meant for others.
        """
        if kept[:FINGERPRINT_BYTES] != self.fingerprint:
            raise KeyReused
        answer = _decode(kept[FINGERPRINT_BYTES:])
        answer.is_replay = True
        return answer


def asked(key: str, *parts: bytes | str) -> Asked:
    """Name a request by its Idempotency-Key and everything that it says."""
    print_ = sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        # With its length, no part can pass for the end of another.
        print_.update(len(data).to_bytes(8, "big") + data)
    return Asked(sha256(key.encode()).hexdigest(), print_.digest())
