"""What is wrong with a request, whatever it is about: its form, its size, how many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.errors.base import ServiceError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.errors import Reason


class BadRequest(ServiceError):
    """The request is not understood at all."""

    code, status = "bad_request", 400


class MalformedBody(ServiceError):
    """The body is not JSON, or nested too deeply."""

    code, status = "malformed_body", 400


class MalformedHeader(ServiceError):
    """A header has a form that is not understood."""

    code, status = "malformed_header", 400


class UnknownPath(ServiceError):
    """Nothing is served under this path."""

    code, status = "unknown_path", 404


class MethodNotAllowed(ServiceError):
    """The path is served, but not with this method."""

    code, status = "method_not_allowed", 405


class TooSlow(ServiceError):
    """The client was silent for too long in the middle of its request."""

    code, status = "too_slow", 408


class BodyTooLarge(ServiceError):
    """The body is larger than the service reads, or has too many values or fields."""

    code, status = "body_too_large", 413

    def __init__(self, what: str, *, limit: int) -> None:
        """Refuse more than ``limit`` of what there is too much of.

        That is ``bytes``, ``values``, or ``fields`` of an object.
        """
        super().__init__(limit=limit)
        self.detail = what


class UriTooLong(ServiceError):
    """The path and the query are longer than any that the service gives out."""

    code, status = "uri_too_long", 414


class NotJson(ServiceError):
    """The body is not declared as JSON."""

    code, status = "not_json", 415


class InvalidFields(ServiceError):
    """Fields of the request are missing, unknown or out of bounds."""

    code, status = "invalid_field", 422

    def __init__(self, wrong: Sequence[tuple[str, Reason]]) -> None:
        """Refuse fields, each by its pointer (RFC 6901) and a reason."""
        super().__init__()
        self.wrong = wrong


class KeyReused(ServiceError):
    """The Idempotency-Key belongs to another request."""

    code, status = "idempotency_key_reused", 422


class KeyTooShort(ServiceError):
    """The answer has tokens, and others could guess the Idempotency-Key."""

    code, status = "idempotency_key_too_short", 422


class IfMatchMissing(ServiceError):
    """The request must say which version it is about."""

    code, status = "if_match_missing", 428


class TooManyRequests(ServiceError):
    """The token or the address has sent more than it may for now.

    Or as many replays are being checked as may be at a time.
    """

    code, status = "too_many_requests", 429

    def __init__(self, *, seconds: int) -> None:
        """Refuse; the client may come back after ``seconds``."""
        super().__init__(seconds=seconds)
        self.seconds = seconds


class TooManyOwnStreams(ServiceError):
    """The token or the address keeps as many streams and long polls open as it may."""

    code, status = "too_many_own_streams", 429

    def __init__(self, *, most: int, seconds: int) -> None:
        """Refuse more than ``most``; the client may come back after ``seconds``."""
        super().__init__(most=most, seconds=seconds)
        self.seconds = seconds


class QuotaExceeded(ServiceError):
    """More was created than an address, a token or all together may in an hour."""

    code, status = "quota_exceeded", 429

    def __init__(self, *, quota: int, seconds: int) -> None:
        """Refuse more than ``quota``; the client may come back after ``seconds``."""
        super().__init__(seconds=seconds)
        self.quota = quota
        self.seconds = seconds
