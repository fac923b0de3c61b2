"""Everything the service refuses, as one tree, and the status of each on HTTP.

    ServiceError
    ├── BadRequest            400  not understood at all
    ├── MalformedBody         400  the body is not JSON, or nested too deeply
    ├── MalformedHeader       400  a header has a form that is not understood
    ├── TokenMissing          401  no token, where one is needed
    ├── TokenUnknown          401  a token that opens nothing here
    ├── TicketUnknown         401  a ticket that opens nothing here, or not any more
    ├── NotASeat              403  a token of no seat, where a seat has to answer
    ├── NotYourSeat           403  a seat that the token does not play
    ├── NotTheOwner           403  a seat's token, where the owner has to ask
    ├── NotAnOperator         403  what is for operators only
    ├── UnknownTitle          404
    ├── UnknownGame           404
    ├── UnknownSeat           404
    ├── UnknownVersion        404  the game has not come so far
    ├── UnknownHint           404
    ├── UnknownPath           404
    ├── MethodNotAllowed      405
    ├── TooSlow               408  a body that does not come
    ├── SeatTaken             409  the seat is not open
    ├── SeatReserved          409  the seat waits for somebody else
    ├── SeatInTournament      409  no bot plays or helps there, nothing is taken back
    ├── SeatResigned          409  whoever resigned does not come back
    ├── BotPlays              409  a bot plays the seat
    ├── GameNotStarted        409  a seat is still open
    ├── GameNotFinished       409  what is shown only at the end
    ├── NotReplayable         409  a fork of a live game, which began in its middle
    ├── NewsBetween           409  a command after one that brought something to light
    ├── StaleVersion          412  the game has gone on
    ├── BodyTooLarge          413  in bytes, in values or in fields
    ├── UriTooLong            414  longer than any that the service gives out
    ├── NotJson               415
    ├── InvalidFields         422  fields that are missing, unknown or out of bounds
    ├── KeyReused             422  an Idempotency-Key of another request
    ├── KeyTooShort           422  an Idempotency-Key that others could guess
    ├── EngineRefusal              what an engine turned down, by the table below
    ├── IfMatchMissing        428
    ├── TooManyRequests       429  more than a token or an address may send, or
    │                              more replays at a time than are checked
    ├── TooManyOwnStreams     429  more than a token or an address may keep open
    ├── QuotaExceeded         429  more was created than may be in an hour
    ├── InternalError         500  a fault of ours
    ├── GameDamaged           500  a game whose data cannot be read
    ├── GameNewer             503  a game that a newer release has written
    ├── StoreAway             503  Redis does not answer
    ├── NotReplicated         503  a change that too few replicas have yet
    ├── StoreFull             503  no room for anything new; games go on
    ├── TooManyStreams        503  this process keeps no more of them open
    └── NotReady              503  something that is needed does not run

All of it is imported from here. What is wrong with a request as such stands in
requests.py, what the service cannot do in faults.py, what engines refuse in engine.py,
and below is what is refused about tokens, games and seats. Parts of the tree are in
the errors.py of accounts/, accounts/webhooks/, games/people/ and
series/.

Codes are for machines and never change. Their texts are in locale/: ``problem.<code>``
is the title, ``problem.<code>.about`` says what it means and what to do, and
``problem.<code>.detail`` what there is to say about the one request, if anything; an
error may name another text for that.
"""

from __future__ import annotations

from service.errors.base import ServiceError
from service.errors.engine import STATUS, EngineRefusal
from service.errors.faults import (
    GameDamaged,
    GameNewer,
    InternalError,
    NotReady,
    NotReplicated,
    StoreAway,
    StoreFull,
    TooManyStreams,
)
from service.errors.requests import (
    BadRequest,
    BodyTooLarge,
    IfMatchMissing,
    InvalidFields,
    KeyReused,
    KeyTooShort,
    MalformedBody,
    MalformedHeader,
    MethodNotAllowed,
    NotJson,
    QuotaExceeded,
    TooManyOwnStreams,
    TooManyRequests,
    TooSlow,
    UnknownPath,
    UriTooLong,
)

__all__ = [
    "STATUS",
    "BadRequest",
    "BodyTooLarge",
    "BotPlays",
    "EngineRefusal",
    "GameDamaged",
    "GameNewer",
    "GameNotFinished",
    "GameNotStarted",
    "IfMatchMissing",
    "InternalError",
    "InvalidFields",
    "KeyReused",
    "KeyTooShort",
    "MalformedBody",
    "MalformedHeader",
    "MethodNotAllowed",
    "NewsBetween",
    "NotABearer",
    "NotASeat",
    "NotAnOperator",
    "NotJson",
    "NotReady",
    "NotReplayable",
    "NotReplicated",
    "NotTheOwner",
    "NotYourSeat",
    "OperatorKeyMissing",
    "QuotaExceeded",
    "SeatReserved",
    "SeatResigned",
    "SeatTaken",
    "ServiceError",
    "StaleVersion",
    "StoreAway",
    "StoreFull",
    "TicketUnknown",
    "TokenMissing",
    "TokenUnknown",
    "TooManyOwnStreams",
    "TooManyRequests",
    "TooManyStreams",
    "TooSlow",
    "UnknownGame",
    "UnknownHint",
    "UnknownPath",
    "UnknownSeat",
    "UnknownTitle",
    "UnknownVersion",
    "UriTooLong",
]


class TokenMissing(ServiceError):
    """No token came, where one is needed."""

    code, status = "token_missing", 401


class OperatorKeyMissing(TokenMissing):
    """No token came, where the key of an operator is needed."""

    detail = "operator"


class TokenUnknown(ServiceError):
    """The token opens nothing of this game."""

    code, status = "token_unknown", 401


class NotABearer(TokenUnknown):
    """Authorization came without the word before the token."""

    detail = "bearer"


class TicketUnknown(ServiceError):
    """The ticket opens nothing of this game, or not any more."""

    code, status = "ticket_unknown", 401


class NotASeat(ServiceError):
    """The token is the owner's, and only a seat may do this."""

    code, status = "not_a_seat", 403


class NotYourSeat(ServiceError):
    """The token plays another seat, or somebody else has claimed this one."""

    code, status = "not_your_seat", 403


class NotTheOwner(ServiceError):
    """Only the owner may do this."""

    code, status = "not_the_owner", 403


class NotAnOperator(ServiceError):
    """The token is not the key of an operator."""

    code, status = "not_an_operator", 403


class UnknownTitle(ServiceError):
    """The catalogue has no such title."""

    code, status = "unknown_title", 404


class UnknownGame(ServiceError):
    """There is no such game."""

    code, status = "unknown_game", 404


class UnknownSeat(ServiceError):
    """The game has no such seat."""

    code, status = "unknown_seat", 404


class UnknownVersion(ServiceError):
    """The game has not come so far."""

    code, status = "unknown_version", 404


class UnknownHint(ServiceError):
    """There is no such hint, or not any more."""

    code, status = "unknown_hint", 404


class SeatTaken(ServiceError):
    """The seat is not open."""

    code, status = "seat_taken", 409


class SeatReserved(ServiceError):
    """The seat is open, but it waits for somebody else."""

    code, status = "seat_reserved", 409


class SeatInTournament(ServiceError):
    """A seat of a tournament's game is played by its entrant alone, or given up."""

    code, status = "seat_in_tournament", 409


class SeatResigned(ServiceError):
    """The holder of the seat has left this game for good."""

    code, status = "seat_resigned", 409


class BotPlays(ServiceError):
    """The seat of the token is played by a bot."""

    code, status = "bot_plays", 409


class GameNotFinished(ServiceError):
    """The game goes on, and this is shown only when it has finished."""

    code, status = "game_not_finished", 409


class NotReplayable(ServiceError):
    """The game began in the middle of another one, so no commands lead to it."""

    code, status = "not_replayable", 409


class GameNotStarted(ServiceError):
    """A seat is still open, so nobody can act."""

    code, status, remembered = "game_not_started", 409, True


class NewsBetween(ServiceError):
    """The command before this one brought something to light.

    If all could still be refused, a refusal would reveal what nobody has paid to know.
    """

    code, status, remembered = "news_between", 409, True

    def __init__(self, pointer: str) -> None:
        """Refuse the command at ``pointer``."""
        super().__init__()
        self.pointer = pointer


class StaleVersion(ServiceError):
    """The game is no longer at the version that the request is about."""

    code, status = "stale_version", 412

    def __init__(self, etag: str = "") -> None:
        """Refuse; ``etag`` names the game as it is, if that is known."""
        super().__init__()
        self.etag = etag
