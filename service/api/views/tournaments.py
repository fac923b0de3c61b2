"""createTournament and everything about tournaments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask_smorest import Blueprint

from engines.core.errors import BadSetup
from service.api.hooks.auth import require_operator
from service.api.hooks.language import current_language
from service.api.pages import show_page
from service.api.responses import PERSONAL, SECRET, SVG, answer, picture
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
from service.api.spec.operations import Answer, Body, Operation, register
from service.api.stores import store
from service.api.views.simulations import GUARDED
from service.errors import StoreAway, UnknownTournament
from service.series.tournaments import lifecycle as running
from service.series.tournaments import representation as showing
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


@register(
    blueprint,
    "POST",
    "",
    Operation(
        "createTournament",
        {
            202: Answer(
                CreatedTournament,
                "The tournament; ask for it again under Location.",
                ("Location",),
                examples.NEW_TOURNAMENT,
                links=links.TOURNAMENT,
            )
        },
        body=Body(TournamentRequest, examples.CREATE_TOURNAMENT),
        refuses=(*GUARDED, BadSetup, StoreAway),
        bearer="optional",
    ),
)
def create_tournament(body: Json) -> Response:
    """Hold a tournament.

    Every game is an ordinary one that can be looked at and replayed. A program outside
    finds its games with listTournamentGames and plays them by its token. Only for
    operators, where the service has any.
    """
    require_operator()
    asked = tournament_of(body)
    record = running.create(store(), asked.tournament)
    shown = showing.represent(store(), record)
    return answer(
        {**shown, "credentials": asked.credentials},
        ("Location", f"/v1/tournaments/{record.id}"),
        SECRET,
        status=202,
    )


@register(
    blueprint,
    "GET",
    "",
    Operation(
        "listTournaments",
        {
            200: Answer(
                TournamentList, "A page of tournaments.", (), examples.TOURNAMENT_LIST
            )
        },
        query=ListSeriesQuery,
        refuses=(StoreAway,),
    ),
)
def list_tournaments(query: Json) -> Response:
    """List tournaments, the newest first, without their standings.

    Anybody may. Where there are more, send `next_cursor` back as `cursor`.
    """
    return show_page(store().tournaments, query, showing.summarise)


@register(
    blueprint,
    "GET",
    "/<string:tournament>",
    Operation(
        "getTournament",
        {200: Answer(TournamentDetails, "The tournament.", (), examples.TOURNAMENT)},
        refuses=(UnknownTournament, StoreAway),
    ),
)
def get_tournament(tournament: str) -> Response:
    """Get a tournament with its standings, also while it runs.

    Anybody may. Points and win rates come with intervals; what the deals followed from
    is told once it is over.
    """
    record = running.find(store(), tournament)
    return answer(showing.represent(store(), record), PERSONAL)


@register(
    blueprint,
    "GET",
    "/<string:tournament>/games",
    Operation(
        "listTournamentGames",
        {
            200: Answer(
                TournamentGameList, "A page of games.", (), examples.TOURNAMENT_GAMES
            )
        },
        query=ListTournamentGamesQuery,
        refuses=(UnknownTournament, StoreAway),
    ),
)
def list_tournament_games(tournament: str, query: Json) -> Response:
    """List the games of all rounds that have begun, in the order of play.

    Anybody may. A program that takes part finds its games here, and plays them like any
    other game by its token.
    """
    record = running.find(store(), tournament)
    page = showing.list_games(store(), record, query["cursor"], query["limit"])
    return answer(page, PERSONAL)


@register(
    blueprint,
    "DELETE",
    "/<string:tournament>",
    Operation(
        "cancelTournament",
        {
            200: Answer(
                TournamentDetails,
                "The tournament; one that had ended stays as it was.",
                (),
                examples.CANCELLED_TOURNAMENT,
            )
        },
        refuses=(*GUARDED, UnknownTournament, StoreAway),
        bearer="optional",
    ),
)
def cancel_tournament(tournament: str) -> Response:
    """End a tournament. What has been played stays.

    One that has ended stays as it was. Only for operators, where the service has any.
    """
    require_operator()
    record = running.cancel(store(), tournament)
    return answer(showing.represent(store(), record), SECRET)


@register(
    blueprint,
    "GET",
    "/<string:tournament>/standings.svg",
    Operation(
        "drawTournament",
        {
            200: Answer(
                None,
                "The standings as a picture.",
                ("Content-Language",),
                text=SVG,
                text_example=examples.STANDINGS_SVG,
            )
        },
        refuses=(UnknownTournament, StoreAway),
    ),
)
def draw_tournament(tournament: str) -> Response:
    """Draw the standings: points and win rates with their intervals.

    Anybody may, also while the tournament runs. The picture can stand in a page as it
    is.
    """
    record = running.find(store(), tournament)
    standings = showing.represent(store(), record)["standings"]
    held, language = Tournament.from_json(record.request), current_language()
    return picture(draw_standings(held, standings, language), language)
