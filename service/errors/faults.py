"""Refusals of a service that cannot answer, through no fault of the client."""

from __future__ import annotations

from service.errors.base import ServiceError


class InternalError(ServiceError):
    """A fault of ours; the log knows more."""

    code, status = "internal_error", 500


class GameDamaged(ServiceError):
    """What is stored of the game cannot be read; ``seance fsck`` says what is wrong."""

    code, status = "game_damaged", 500


class GameNewer(ServiceError):
    """A newer release has written the game, and this one must not go on with it."""

    code, status = "game_newer", 503


class StoreAway(ServiceError):
    """Redis does not answer, or refuses to write."""

    code, status = "store_away", 503


class NotReplicated(ServiceError):
    """A change was made, and fewer replicas have it than must before it is confirmed.

    If the server is lost now, the change may be lost with it.
    """

    code, status = "not_replicated", 503


class StoreFull(ServiceError):
    """The store has room for the games that are played, and for nothing new."""

    code, status = "store_full", 503
    seconds = 60


class TooManyStreams(ServiceError):
    """The process keeps no more streams and long polls open."""

    code, status = "too_many_streams", 503


class NotReady(ServiceError):
    """Something that the service needs does not run."""

    code, status = "not_ready", 503
