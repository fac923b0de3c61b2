"""Who enters, leaves and replaces; how a tournament starts, pauses and goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.errors import BadSetup
from service.accounts.errors import ScopeMissing, UnknownAccount
from service.api.blueprints import Blueprint
from service.api.hooks.auth import account_holder, require_account, require_organiser
from service.api.responses import PERSONAL, SECRET, answer
from service.api.schemas.series_answers import TournamentDetails
from service.api.schemas.series_requests import ReplaceEntrantRequest
from service.api.spec import series_examples as examples
from service.api.spec.answers import documented
from service.api.spec.declarations import (
    may_need_operator,
    needs_account,
    needs_organiser,
    once_by_key,
    refuses,
    uses_store,
)
from service.api.spec.examples import named
from service.api.stores import store
from service.series.errors import (
    AlreadyEntered,
    EntrantNameTaken,
    RegistrationClosed,
    TooFewEntrants,
    TournamentFull,
    TournamentNotStarted,
    TournamentOver,
    UnknownEntrant,
    UnknownTournament,
)
from service.series.tournaments import lifecycle, representation
from service.series.tournaments.programs import registration
from service.series.tournaments.request import newcomer_of
from service.series.tournaments.tournament import Tournament

if TYPE_CHECKING:
    from flask import Response

    from engines.core.fields import Json
    from service.store.series import SeriesRecord

blueprint = Blueprint(
    "entrants",
    __name__,
    url_prefix="/v1/tournaments/<string:tournament>",
    description="Accounts that enter tournaments, and how tournaments start and pause.",
)


def _shown(record: SeriesRecord) -> Response:
    return answer(representation.represent(store(), record), PERSONAL)


@blueprint.route("/entrants", methods=["POST"], endpoint="enterTournament")
@blueprint.response(
    201,
    documented(TournamentDetails),
    description="The tournament, with the account among its entrants.",
    example=examples.OPEN_TOURNAMENT,
)
@needs_account
@uses_store
@refuses(
    UnknownTournament,
    *(RegistrationClosed, EntrantNameTaken, TournamentFull, TournamentOver),
)
@once_by_key
def enter_tournament(tournament: str) -> Response:
    """Enter a tournament whose registration is open, by the key of an account.

    Its games then come to the account's inbox, as soon as it has started. Who has
    entered already stays as it is: entering again changes nothing.
    """
    holder = require_account()
    # Refuses a key that does not play.
    holder.seat_token()
    record = registration.enter(store(), tournament, holder.account.name)
    return answer(representation.represent(store(), record), PERSONAL, status=201)


@blueprint.route(
    "/entrants/<string:entrant>", methods=["DELETE"], endpoint="leaveTournament"
)
@blueprint.response(
    200,
    documented(TournamentDetails),
    description="The tournament without the entrant.",
    example=examples.OPEN_TOURNAMENT,
)
@may_need_operator
@uses_store
@refuses(
    *(UnknownTournament, UnknownEntrant, ScopeMissing),
    *(RegistrationClosed, TournamentOver),
)
def leave_tournament(tournament: str, entrant: str) -> Response:
    """Leave a tournament that has not started.

    By the key of the account that entered; who holds the tournament may remove anybody.
    """
    held = Tournament.from_json(lifecycle.find(store(), tournament).request)
    holder = account_holder()
    mine = held.entrant_of(holder.account.name) if holder else None
    if holder and mine and mine.name == entrant:
        holder.seat_token()
    else:
        registration.refuse_stranger(held, require_organiser())
    return _shown(registration.leave(store(), tournament, entrant))


@blueprint.route(
    "/entrants/<string:entrant>", methods=["PUT"], endpoint="replaceEntrant"
)
@blueprint.arguments(ReplaceEntrantRequest(), examples=named(examples.REPLACE_ENTRANT))
@blueprint.response(
    200,
    documented(TournamentDetails),
    description="The tournament, with the newcomer in the place of the entrant.",
    example=examples.OPEN_TOURNAMENT,
)
@needs_organiser
@uses_store
@refuses(
    *(UnknownTournament, UnknownEntrant, UnknownAccount),
    *(EntrantNameTaken, AlreadyEntered, TournamentOver),
)
def replace_entrant(body: Json, tournament: str, entrant: str) -> Response:
    """Let another account or other bots take the place of an entrant.

    Until the tournament is over. Games that have begun are played to their end by who
    began them, and are rated for them; the newcomer plays all others and goes on with
    the points of its place. By who holds the tournament, or an operator.
    """
    organiser = require_organiser()
    newcomer = newcomer_of(body)
    record = registration.replace_entrant(
        store(), tournament, entrant, newcomer, organiser
    )
    return answer(representation.represent(store(), record), SECRET)


@blueprint.route("/start", methods=["POST"], endpoint="startTournament")
@blueprint.response(
    200,
    documented(TournamentDetails),
    description="The tournament, which has begun.",
    example=examples.TOURNAMENT,
)
@needs_organiser
@uses_store
@refuses(UnknownTournament, TooFewEntrants, TournamentOver, BadSetup)
def start_tournament(tournament: str) -> Response:
    """End the registration and begin to play, also before `starts_at`.

    By who holds the tournament, or an operator. One that has begun goes on as it is.
    """
    organiser = require_organiser()
    record = registration.start(store(), tournament, organiser)
    return answer(representation.represent(store(), record), SECRET)


@blueprint.route("/pause", methods=["POST"], endpoint="pauseTournament")
@blueprint.response(
    200,
    documented(TournamentDetails),
    description="The tournament, which pauses.",
    example=examples.PAUSED_TOURNAMENT,
)
@needs_organiser
@uses_store
@refuses(UnknownTournament, TournamentNotStarted, TournamentOver)
def pause_tournament(tournament: str) -> Response:
    """Let a tournament pause: no game is begun, and the clocks stand still.

    Who wants to may answer meanwhile. By who holds the tournament, or an operator.
    """
    return _set_paused(tournament, paused=True)


@blueprint.route("/resume", methods=["POST"], endpoint="resumeTournament")
@blueprint.response(
    200,
    documented(TournamentDetails),
    description="The tournament, which goes on.",
    example=examples.TOURNAMENT,
)
@needs_organiser
@uses_store
@refuses(UnknownTournament, TournamentNotStarted, TournamentOver)
def resume_tournament(tournament: str) -> Response:
    """Let a tournament go on after a pause; the clocks go on with what was left.

    By who holds the tournament, or an operator.
    """
    return _set_paused(tournament, paused=False)


def _set_paused(tournament: str, *, paused: bool) -> Response:
    organiser = require_organiser()
    record = registration.set_paused(store(), tournament, organiser, paused=paused)
    return answer(representation.represent(store(), record), SECRET)
