"""One example of every problem, with the texts that a client would get.

An engine makes its own refusals here; the others are made from their classes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from engines.core.errors import GameOver, Reason
from service import errors
from service.accounts import errors as account_errors
from service.accounts.webhooks.errors import TooManyWebhooks
from service.api import problems
from service.api.spec import examples
from service.errors import EngineRefusal, ServiceError
from service.games.commands import advance
from service.series import errors as series_errors
from service.series.errors import DecisionsTooLarge, ReportMissing
from service.series.simulations.lifecycle import MOST_KEPT_BYTES
from service.series.validation import refuse_invalid

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from flask_smorest import Api


REQUEST_ID = "5866d754150540bf"

WITH_VALUES: dict[type[ServiceError], ServiceError] = {
    errors.MalformedHeader: errors.MalformedHeader(header="If-Match", form='"41", *'),
    errors.BodyTooLarge: errors.BodyTooLarge("bytes", limit=65_536),
    account_errors.ScopeMissing: account_errors.ScopeMissing(scope="organise"),
    account_errors.TooManyKeys: account_errors.TooManyKeys(most=16),
    TooManyWebhooks: TooManyWebhooks(most=8),
    ReportMissing: ReportMissing(status="running"),
    DecisionsTooLarge: DecisionsTooLarge(most=MOST_KEPT_BYTES // 1_000_000),
    series_errors.AlreadyEntered: series_errors.AlreadyEntered(
        account="ada-bot", name="Ada"
    ),
    series_errors.EntrantNameTaken: series_errors.EntrantNameTaken(name="ada-bot"),
    series_errors.TournamentFull: series_errors.TournamentFull(entrants=512),
    series_errors.TooFewEntrants: series_errors.TooFewEntrants(needed=2, found=1),
    series_errors.TournamentOver: series_errors.TournamentOver(status="finished"),
    errors.NewsBetween: errors.NewsBetween("/commands/1"),
    errors.InvalidFields: errors.InvalidFields(
        [("/seats", Reason("wrong.length", {"minimum": 1, "maximum": 6}))]
    ),
    errors.TooManyRequests: errors.TooManyRequests(seconds=2),
    errors.TooManyOwnStreams: errors.TooManyOwnStreams(most=32, seconds=5),
    errors.QuotaExceeded: errors.QuotaExceeded(quota=600, seconds=1200),
    errors.NotReplicated: errors.NotReplicated(have=0, needed=1),
    errors.NotReady: errors.NotReady(missing="workers"),
}
"""The refusals whose sentences need values."""


def init_api(api: Api) -> None:
    """Add an example of every problem to the document of an API."""
    for error in sorted(refusals(), key=lambda error: (error.status, error.code)):
        problem = problems.describe(error, examples.LANGUAGE, REQUEST_ID)
        example = {"summary": problem.title, "value": msgspec.to_builtins(problem)}
        api.spec.components.example(error.code, example)


def refusals() -> Iterator[ServiceError]:
    """Yield a refusal of every kind."""
    for kind in ServiceError.__subclasses__():
        if kind is EngineRefusal:
            yield from by_engines()
        else:
            yield WITH_VALUES.get(kind) or kind()


def by_engines() -> Iterator[ServiceError]:
    """Yield what an engine refuses, as it refused it just now."""
    game, seat, command = examples.START, examples.SEAT, examples.COMMAND
    title = game.title

    def too_many_seats() -> None:
        with refuse_invalid(title.id):
            title.complete(title.players.stop, {})

    yield refused(too_many_seats)
    yield refused(lambda: advance(game, seat, [{"type": "ghooost.dance"}]))
    illegal = {**command, "numbered": 4}
    yield refused(lambda: advance(game, seat, [illegal]))
    yield refused(lambda: advance(game, 1 - seat, [command]))
    yield EngineRefusal(GameOver("refused.game_over"), title)


def refused(act: Callable[[], object]) -> ServiceError:
    """Return the refusal of something that is sure to be refused."""
    try:
        act()
    except ServiceError as refusal:
        return refusal
    raise AssertionError("it was carried out")
