"""Everything that the SDK raises, as one tree.

    SeanceError
    ├── Unreachable           the service gave no answer for as long as one is patient
    ├── Abandoned             a game that was to be played was given up
    └── Problem               the service refused (RFC 9457)
        ├── Unauthorised 401  no token, or one that opens nothing here
        ├── Forbidden    403  not your seat, not the owner, not an operator
        ├── NotFound     404
        ├── Conflict     409  not as things stand
        │   ├── GameOver
        │   ├── NotYourTurn
        │   └── SeatTaken
        ├── Stale        412  the game has gone on; the handle knows its new state
        ├── Refused      422  an illegal command, or a field that is wrong
        ├── RateLimited  429
        └── Unavailable  503

Tell refusals apart by class or by ``code``, which never changes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from seance_sdk.generated.models.problem import Problem as Details

if TYPE_CHECKING:
    import httpx

    from seance_sdk.generated.models.field_error import FieldError


class SeanceError(Exception):
    """Whatever goes wrong."""


class Unreachable(SeanceError):
    """The service gave no answer; whether it did what was asked is not known."""


class Abandoned(SeanceError):
    """The game was given up, so it has no outcome."""


class Problem(SeanceError):
    """The service refused a request; ``details`` has all that it said."""

    statuses: ClassVar[dict[int, type[Problem]]] = {}
    codes: ClassVar[dict[str, type[Problem]]] = {}

    def __init__(self, details: Details, retry_after: float | None = None) -> None:
        self.details = details
        self.retry_after = retry_after
        """In seconds, if the service said so."""
        rules = f" ({', '.join(self.rules)})" if self.rules else ""
        super().__init__(f"{self.status} {self.code}: {details.detail}{rules}")

    def __init_subclass__(cls, *, status: int = 0, code: str = "") -> None:
        """Have refusals of a status, or of a code, raised as this class."""
        if status:
            Problem.statuses[status] = cls
        if code:
            Problem.codes[code] = cls

    @property
    def code(self) -> str:
        """The kind of problem, for machines: stable."""
        return self.details.code

    @property
    def status(self) -> int:
        """The HTTP status."""
        return self.details.status

    @property
    def rules(self) -> list[str]:
        """The rules that refused a command, if rules did."""
        return self.details.rules or []

    @property
    def errors(self) -> list[FieldError]:
        """The fields that are wrong, if fields are."""
        return self.details.errors or []

    @property
    def request_id(self) -> str:
        """What the log of the service calls the request."""
        return self.details.request_id


class Unauthorised(Problem, status=401):
    """No token came, or it opens nothing here."""


class Forbidden(Problem, status=403):
    """The token is for something else: another seat, the owner, an operator."""


class NotFound(Problem, status=404):
    """There is no such thing."""


class Conflict(Problem, status=409):
    """The request does not go with how things stand."""


class GameOver(Conflict, code="game_over"):
    """The game has ended."""


class NotYourTurn(Conflict, code="not_your_decision"):
    """Somebody else is asked."""


class SeatTaken(Conflict, code="seat_taken"):
    """Somebody else has claimed the seat."""


class Stale(Problem, status=412):
    """The game has gone on since its state was read."""


class Refused(Problem, status=422):
    """The command is illegal, or a field is wrong: see ``rules`` and ``errors``."""


class RateLimited(Problem, status=429):
    """Too many requests, and ``retry_after`` is more than one is patient."""


class Unavailable(Problem, status=503):
    """The service cannot answer now."""


def raise_problem(response: httpx.Response) -> None:
    """Raise whatever is neither success nor 304, as the class of its code or status."""
    if response.is_success or response.status_code == 304:
        return
    response.read()
    details = _details(response)
    kind = Problem.codes.get(details.code) or Problem.statuses.get(details.status)
    raise (kind or Problem)(details, retry_after(response))


async def raise_problem_later(response: httpx.Response) -> None:
    """Do the same where the body has to be awaited."""
    if not response.is_success and response.status_code != 304:
        await response.aread()
    raise_problem(response)


def _details(response: httpx.Response) -> Details:
    try:
        return Details.from_dict(response.json())
    except (ValueError, KeyError, TypeError):
        # Not from the service but from something on the way to it.
        return Details(
            type_="about:blank",
            title=response.reason_phrase,
            status=response.status_code,
            detail=response.text[:200],
            code="no_problem_document",
            request_id="",
        )


def retry_after(response: httpx.Response) -> float | None:
    """After how many seconds the service wants to be asked again, if it says so."""
    try:
        return float(response.headers["Retry-After"])
    except (KeyError, ValueError):
        return None
