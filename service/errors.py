"""Everything the service refuses, as one tree, and the status of each on HTTP.

    ServiceError
    ├── BadRequest            400  not understood at all
    ├── MalformedBody         400  the body is not JSON, or nested too deeply
    ├── MalformedHeader       400  a header has a form that is not understood
    ├── TokenMissing          401  no token, where one is needed
    ├── TokenUnknown          401  a token that opens nothing here
    ├── TicketUnknown         401  a ticket that opens nothing here, or not any more
    ├── NotASeat              403  the owner's token, where a seat has to answer
    ├── NotYourSeat           403  a seat that the token does not play
    ├── NotTheOwner           403  a seat's token, where the owner has to ask
    ├── NotAnOperator         403  what is for operators only
    ├── UnknownTitle          404
    ├── UnknownGame           404
    ├── UnknownSeat           404
    ├── UnknownVersion        404  the game has not come so far
    ├── UnknownHint           404
    ├── UnknownSimulation     404
    ├── UnknownTournament     404
    ├── UnknownSchedule       404
    ├── UnknownPath           404
    ├── MethodNotAllowed      405
    ├── TooSlow               408  a body that does not come
    ├── SeatTaken             409  the seat is not open
    ├── BotPlays              409  a bot plays the seat
    ├── GameNotStarted        409  a seat is still open
    ├── GameNotFinished       409  what is told only at the end
    ├── NotReplayable         409  a fork of a live game, which began in its middle
    ├── ReportMissing         409  the simulation is not finished
    ├── NewsBetween           409  a command after one that brought something to light
    ├── StaleVersion          412  the game has gone on
    ├── BodyTooLarge          413  in bytes, in values or in fields
    ├── UriTooLong            414  longer than any that the service gives out
    ├── NotJson               415
    ├── InvalidFields         422  fields that are missing, unknown or out of bounds
    ├── KeyReused             422  an Idempotency-Key of another request
    ├── EngineRefusal              what an engine turned down, by the table below
    ├── IfMatchMissing        428
    ├── TooManyRequests       429  more than a token or an address may send, or
    │                              more replays at a time than are checked
    ├── TooManyOwnStreams     429  more than a token or an address may keep open
    ├── QuotaExceeded         429  more was created than may be in an hour
    ├── InternalError         500  a fault of ours
    ├── StoreAway             503  Redis does not answer
    ├── StoreFull             503  no room for anything new; games go on
    ├── TooManyStreams        503  this process keeps no more of them open
    └── NotReady              503  something that is needed does not run

Codes are for machines and never change. Their texts are in locale/: ``problem.<code>``
is the title, ``problem.<code>.about`` says what it means and what to do, and
``problem.<code>.detail`` what there is to say about the one request, if anything; an
error may name another text for that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.core import errors as engine

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engines.core.errors import EngineError, Reason
    from engines.core.title import Title

STATUS: Mapping[type[EngineError], int] = {
    engine.BadSetup: 422,
    engine.MalformedCommand: 422,
    engine.IllegalCommand: 422,
    engine.NotYourDecision: 409,
    engine.GameOver: 409,
}
"""What an engine refuses, as HTTP says it."""


class ServiceError(Exception):
    """A request that is turned down, and why."""

    code: str
    status: int
    remembered: bool = False
    """Whether the refusal is kept for its Idempotency-Key: it would not change."""
    pointer: str = ""
    """Where in the request the reason lies (RFC 6901), if at one place."""
    seconds: int = 0
    """After how many seconds the client may come back; 0 if that is not known."""
    detail: str = "detail"
    """Which text says what there is to say about the one request, if there is any."""

    def __init__(self, **values: object) -> None:
        """Refuse; ``values`` fill in the sentence."""
        super().__init__(self.code)
        self.values = values


class BadRequest(ServiceError):
    """The request is not understood at all."""

    code, status = "bad_request", 400


class MalformedBody(ServiceError):
    """The body is not JSON, or nested too deeply."""

    code, status = "malformed_body", 400


class MalformedHeader(ServiceError):
    """A header has a form that is not understood."""

    code, status = "malformed_header", 400


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


class UnknownSimulation(ServiceError):
    """There is no such simulation."""

    code, status = "unknown_simulation", 404


class UnknownTournament(ServiceError):
    """There is no such tournament."""

    code, status = "unknown_tournament", 404


class UnknownSchedule(ServiceError):
    """There is no such schedule."""

    code, status = "unknown_schedule", 404


class UnknownPath(ServiceError):
    """Nothing is served under this path."""

    code, status = "unknown_path", 404


class MethodNotAllowed(ServiceError):
    """The path is served, but not with this method."""

    code, status = "method_not_allowed", 405


class TooSlow(ServiceError):
    """The client was silent for too long in the middle of its request."""

    code, status = "too_slow", 408


class SeatTaken(ServiceError):
    """The seat is not open."""

    code, status = "seat_taken", 409


class BotPlays(ServiceError):
    """The seat of the token is played by a bot."""

    code, status = "bot_plays", 409


class GameNotFinished(ServiceError):
    """The game goes on, and this is told only when it has finished."""

    code, status = "game_not_finished", 409


class NotReplayable(ServiceError):
    """The game began in the middle of another one, so no commands lead to it."""

    code, status = "not_replayable", 409


class GameNotStarted(ServiceError):
    """A seat is still open, so nobody can act."""

    code, status, remembered = "game_not_started", 409, True


class ReportMissing(ServiceError):
    """The simulation has no report, or not yet."""

    code, status = "report_missing", 409


class NewsBetween(ServiceError):
    """The command before this one brought something to light.

    If all could still be refused, a refusal would tell what nobody has paid to know.
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


class IfMatchMissing(ServiceError):
    """The request must say which version it is about."""

    code, status = "if_match_missing", 428


class TooManyRequests(ServiceError):
    """The token or the address has sent more than it may for now.

    Or as many replays are being checked as may be at a time.
    """

    code, status = "too_many_requests", 429

    def __init__(self, *, seconds: int) -> None:
        """Refuse; the client may come back in so many seconds."""
        super().__init__(seconds=seconds)
        self.seconds = seconds


class TooManyOwnStreams(ServiceError):
    """The token or the address keeps as many streams and long polls open as it may."""

    code, status = "too_many_own_streams", 429

    def __init__(self, *, most: int, seconds: int) -> None:
        """Refuse more than ``most``; the client may come back in so many seconds."""
        super().__init__(most=most, seconds=seconds)
        self.seconds = seconds


class QuotaExceeded(ServiceError):
    """More was created than an address, a token or all together may in an hour."""

    code, status = "quota_exceeded", 429

    def __init__(self, *, quota: int, seconds: int) -> None:
        """Refuse more than ``quota``; the client may come back in so many seconds."""
        super().__init__(seconds=seconds)
        self.quota = quota
        self.seconds = seconds


class InternalError(ServiceError):
    """A fault of ours; the log knows more."""

    code, status = "internal_error", 500


class StoreAway(ServiceError):
    """Redis does not answer, or refuses to write."""

    code, status = "store_away", 503


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


class EngineRefusal(ServiceError):
    """An engine turned something down: its code, its rules, its words."""

    remembered = True

    def __init__(
        self, error: EngineError, title: Title[Any], *, pointer: str = ""
    ) -> None:
        """Refuse as ``error`` does; ``pointer`` leads to what the engine was given."""
        self.code = error.code
        self.status = STATUS[type(error)]
        super().__init__()
        self.reason = error.reason
        self.rules = error.rules
        self.pointer = pointer + error.pointer
        self.title = title
