"""What the service refuses to people at a table: a part of the tree of errors.

ServiceError
├── NothingToUndo         409  the seat has not chosen anything yet
├── CannotUndo            409  something has come to light since
├── UndoPending           409  another seat asks to take something back
├── NoUndoPending         409  nobody asks for that, or not any more
└── TooManySpectators     409  a game has all the tokens that it may have
"""

from __future__ import annotations

from service.errors import ServiceError


class NothingToUndo(ServiceError):
    """The seat has made no choice that could be taken back."""

    code, status, remembered = "nothing_to_undo", 409, True


class CannotUndo(ServiceError):
    """Since the last choice of the seat something has come to light."""

    code, status, remembered = "cannot_undo", 409, True


class UndoPending(ServiceError):
    """Another seat has asked to take something back, and waits for answers."""

    code, status = "undo_pending", 409


class NoUndoPending(ServiceError):
    """Nobody asks to take something back, or not any more."""

    code, status = "no_undo_pending", 409


class TooManySpectators(ServiceError):
    """The game has as many tokens for spectators as it may have."""

    code, status, remembered = "too_many_spectators", 409, True
