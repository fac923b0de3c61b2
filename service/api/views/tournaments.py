"""createTournament and everything about tournaments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.errors import BadSetup
from service.api.blueprints import TEXT, Blueprint
from service.api.hooks.language import current_language
from service.api.limits import quotas
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
    TournamentGameList,
    TournamentList,
)
from service.api.schemas.series_requests import (
    ListSeriesQuery,
    ListTournamentGamesQuery,
    TournamentRequest,
)
from service.api.spec import links
from service.api.spec import series_examples as examples
from service.api.spec.answers import documented
from service.api.spec.declarations import (
    creates,
    links_to,
    needs_operator,
    refuses,
    uses_store,
)
from service.api.spec.examples import named
from service.api.spec.headers import answer_headers
from service.api.stores import store
from service.errors import UnknownTournament
from service.presentation.representation import extend
from service.series.tournaments import lifecycle, representation
from service.series.tournaments.picture import draw_standings
from service.series.tournaments.request import tournament_of
from service.series.tournaments.tournament import Tournament

if TYPE_CHECKING:
    from flask import Response

    from engines.core.fields import Json

blueprint = Blueprint(
    "tournaments",
    __name__,
    url_prefix="/v1/tournaments",
    description="Bots and programs against each other.",
)


@blueprint.route("", methods=["POST"], endpoint="createTournament")
@blueprint.arguments(TournamentRequest(), examples=named(examples.CREATE_TOURNAMENT))
@blueprint.response(
    202,
    documented(CreatedTournament),
    description="The tournament; ask for it again under Location.",
    headers=answer_headers("Location"),
    example=examples.NEW_TOURNAMENT,
)
@links_to(links.TOURNAMENT)
@needs_operator
@uses_store
@refuses(BadSetup)
@creates(quotas.SIMULATE)
def create_tournament(body: Json) -> Response:
    """Hold a tournament.

    Every game is an ordinary one that can be looked at and replayed. A program outside
    finds its games with listTournamentGames and plays them by its token. Only for
    operators, where the service has any.
    """
    requested = tournament_of(body)
    record = lifecycle.create(store(), requested.tournament)
    shown = representation.represent(store(), record)
    return answer(
        extend(CreatedTournament, shown, credentials=requested.credentials),
        ("Location", f"/v1/tournaments/{record.id}"),
        CREDENTIALS,
        status=202,
    )


@blueprint.route("", endpoint="listTournaments")
@blueprint.arguments(ListSeriesQuery(), location="query")
@blueprint.response(
    200,
    documented(TournamentList),
    description="A page of tournaments.",
    example=examples.TOURNAMENT_LIST,
)
@uses_store
def list_tournaments(query: Json) -> Response:
    """List tournaments, the newest first, without their standings.

    Anybody may. Where there are more, send `next_cursor` back as `cursor`.
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
@needs_operator
@uses_store
@refuses(UnknownTournament)
def cancel_tournament(tournament: str) -> Response:
    """End a tournament. What has been played stays.

    One that has ended stays as it was. Only for operators, where the service has any.
    """
    record = lifecycle.cancel(store(), tournament)
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
