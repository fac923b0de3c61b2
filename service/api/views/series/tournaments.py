"""createTournament and everything about tournaments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.errors import BadSetup
from service.api.blueprints import TEXT, Blueprint
from service.api.hooks.auth import require_organiser
from service.api.hooks.language import current_language
from service.api.limits import quotas
from service.api.once import issuer
from service.api.responses import (
    CREDENTIALS,
    PERSONAL,
    SECRET,
    SVG,
    answer,
    picture,
    series_page,
)
from service.api.schemas.series_answers import (
    CreatedTournament,
    TournamentDetails,
    TournamentForecast,
    TournamentGameList,
    TournamentList,
)
from service.api.schemas.series_requests import (
    CreateTournamentQuery,
    ListTournamentGamesQuery,
    ListTournamentsQuery,
    TournamentRequest,
)
from service.api.spec import links
from service.api.spec import series_examples as examples
from service.api.spec.answers import documented
from service.api.spec.declarations import (
    creates,
    links_to,
    needs_organiser,
    once_by_secret_key,
    refuses,
    takes_dry_run,
    uses_store,
)
from service.api.spec.examples import named
from service.api.spec.headers import answer_headers
from service.api.stores import store
from service.presentation.representation import extend
from service.series.errors import UnknownTournament
from service.series.tournaments import lifecycle, representation
from service.series.tournaments.picture import draw_standings
from service.series.tournaments.programs.registration import refuse_unknown_accounts
from service.series.tournaments.request import NewTournament, tournament_of
from service.series.tournaments.tournament import Tournament
from service.tokens import Issuer

if TYPE_CHECKING:
    from flask import Response

    from engines.core.fields import Json

blueprint = Blueprint(
    "tournaments",
    __name__,
    url_prefix="/v1/tournaments",
    description="Bots and programs against each other.",
)


def _requested(body: Json, issues: Issuer) -> NewTournament:
    """Return the tournament that a request describes, or refuse."""
    requested = tournament_of(body, issuer=issues, organiser=require_organiser())
    refuse_unknown_accounts(store(), requested.tournament)
    return requested


def _try_out(body: Json) -> Response:
    """Answer what a tournament would be; its tokens are thrown away."""
    requested = _requested(body, Issuer())
    return answer(representation.forecast(requested.tournament), SECRET)


@blueprint.route("", methods=["POST"], endpoint="createTournament")
@blueprint.arguments(TournamentRequest(), examples=named(examples.CREATE_TOURNAMENT))
@blueprint.arguments(CreateTournamentQuery(), location="query")
@blueprint.response(
    202,
    documented(CreatedTournament),
    description="The tournament; ask for it again under Location.",
    headers=answer_headers("Location"),
    example=examples.NEW_TOURNAMENT,
)
@blueprint.alt_response(
    200,
    schema=documented(TournamentForecast),
    description="What the tournament would be; none was made (`dry_run`).",
    example=examples.TOURNAMENT_FORECAST,
)
@links_to(links.TOURNAMENT)
@needs_organiser
@uses_store
@refuses(BadSetup)
@takes_dry_run(quotas.SIMULATE, _try_out)
@once_by_secret_key
@creates(quotas.SIMULATE)
def create_tournament(body: Json) -> Response:
    """Hold a tournament.

    Every game is an ordinary one that can be looked at and replayed. The games of an
    account come to its inbox; a program with a one-off token finds its games with
    listTournamentGames. With `registration: open` accounts enter by themselves until
    it starts. `dry_run` tells how many games that makes and how long they can take, and
    makes nothing. Where the service has operators, only they may hold one, and accounts
    with the scope `organise`.
    """
    issues = issuer()
    requested = _requested(body, issues)
    record = lifecycle.create(store(), requested.tournament, issues.id)
    shown = representation.represent(store(), record)
    return answer(
        extend(CreatedTournament, shown, credentials=requested.credentials),
        ("Location", f"/v1/tournaments/{record.id}"),
        CREDENTIALS,
        status=202,
    )


@blueprint.route("", endpoint="listTournaments")
@blueprint.arguments(ListTournamentsQuery(), location="query")
@blueprint.response(
    200,
    documented(TournamentList),
    description="A page of tournaments.",
    example=examples.TOURNAMENT_LIST,
)
@uses_store
def list_tournaments(query: Json) -> Response:
    """List tournaments, the newest first, without their standings.

    Anybody may. Where there are more, send `next_cursor` back as `cursor`. With
    `running=true` a program finds those that it may enter: `registration.open`.
    """
    tournaments = store().tournaments
    return series_page(TournamentList, tournaments, query, representation.summarise)


@blueprint.route("/<string:tournament>", endpoint="getTournament")
@blueprint.response(
    200,
    documented(TournamentDetails),
    description="The tournament.",
    example=examples.TOURNAMENT,
)
@uses_store
@refuses(UnknownTournament)
def get_tournament(tournament: str) -> Response:
    """Get a tournament with its standings, also while it runs.

    Anybody may. Points and win rates come with intervals; what the deals followed from
    is told once it is over.
    """
    record = lifecycle.find(store(), tournament)
    return answer(representation.represent(store(), record), PERSONAL)


@blueprint.route("/<string:tournament>/games", endpoint="listTournamentGames")
@blueprint.arguments(ListTournamentGamesQuery(), location="query")
@blueprint.response(
    200,
    documented(TournamentGameList),
    description="A page of games.",
    example=examples.TOURNAMENT_GAMES,
)
@uses_store
@refuses(UnknownTournament)
def list_tournament_games(query: Json, tournament: str) -> Response:
    """List the games of all rounds that have begun, in the order of play.

    Anybody may. A program that takes part finds its games here, and plays them like any
    other game by its token.
    """
    record = lifecycle.find(store(), tournament)
    page = representation.list_games(store(), record, query["cursor"], query["limit"])
    return answer(page, PERSONAL)


@blueprint.route(
    "/<string:tournament>", methods=["DELETE"], endpoint="cancelTournament"
)
@blueprint.response(
    200,
    documented(TournamentDetails),
    description="The tournament; one that had ended stays as it was.",
    example=examples.CANCELLED_TOURNAMENT,
)
@needs_organiser
@uses_store
@refuses(UnknownTournament)
def cancel_tournament(tournament: str) -> Response:
    """End a tournament. What has been played stays.

    One that has ended stays as it was. Where the service has operators, only they may,
    and the account that holds it.
    """
    record = lifecycle.cancel(store(), tournament, require_organiser())
    return answer(representation.represent(store(), record), SECRET)


@blueprint.route("/<string:tournament>/standings.svg", endpoint="drawTournament")
@blueprint.response(
    200,
    TEXT,
    content_type=SVG,
    description="The standings as a picture.",
    headers=answer_headers("Content-Language"),
    example=examples.STANDINGS_SVG,
)
@uses_store
@refuses(UnknownTournament)
def draw_tournament(tournament: str) -> Response:
    """Draw the standings: points and win rates with their intervals.

    Anybody may, also while the tournament runs. The picture can stand in a page as it
    is.
    """
    record = lifecycle.find(store(), tournament)
    standings = representation.standings_of(store(), record)
    held, language = Tournament.from_json(record.request), current_language()
    return picture(draw_standings(held, standings, language), language)
