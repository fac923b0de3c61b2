"""The results of a tournament for other programs: cross table, CSV, replays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import Response

from service.api.blueprints import TEXT, Blueprint
from service.api.limits.stream_shares import share_of_request
from service.api.responses import PERSONAL, answer
from service.api.schemas.series_answers import CrossTable
from service.api.spec import series_examples as examples
from service.api.spec.answers import documented
from service.api.spec.declarations import keeps_open, refuses, uses_store
from service.api.stores import store
from service.series.errors import UnknownTournament
from service.series.tournaments import lifecycle, representation
from service.series.tournaments.text import games_as_csv, replay_lines, standings_as_csv

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

CSV = "text/csv"
JSON_LINES = "application/jsonl"

blueprint = Blueprint(
    "results",
    __name__,
    url_prefix="/v1/tournaments/<string:tournament>",
    description="The results of tournaments for other programs.",
)


@blueprint.route("/cross-table", endpoint="getCrossTable")
@blueprint.response(
    200,
    documented(CrossTable),
    description="Who did how well against whom.",
    example=examples.CROSS_TABLE,
)
@uses_store
@refuses(UnknownTournament)
def get_cross_table(tournament: str) -> Response:
    """Get what each entrant has achieved against each other one.

    Anybody may, also while the tournament runs. Teams of a co-operative title meet by
    playing the same deal.
    """
    course = representation.course_of(store(), lifecycle.find(store(), tournament))
    return answer(CrossTable(items=course.standings.cross_table()), PERSONAL)


@blueprint.route("/standings.csv", endpoint="exportStandings")
@blueprint.response(
    200,
    TEXT,
    content_type=CSV,
    description="The standings, a row for each entrant.",
    example=examples.STANDINGS_CSV,
)
@uses_store
@refuses(UnknownTournament)
def export_standings(tournament: str) -> ResponseReturnValue:
    """Get the standings as rows for a spreadsheet, with timeouts and forfeits.

    Anybody may, also while the tournament runs.
    """
    record = lifecycle.find(store(), tournament)
    return _rows(standings_as_csv(representation.standings_of(store(), record)))


@blueprint.route("/games.csv", endpoint="exportTournamentGames")
@blueprint.response(
    200,
    TEXT,
    content_type=CSV,
    description="The games, a row for each seat of each game.",
    example=examples.GAMES_CSV,
)
@uses_store
@refuses(UnknownTournament)
def export_tournament_games(tournament: str) -> ResponseReturnValue:
    """Get all games that have ended, as rows for a spreadsheet.

    Anybody may, also while the tournament runs. A row is a seat of a game: who sat
    there, the place, the score, timeouts, time used and whether it was forfeited.
    """
    record = lifecycle.find(store(), tournament)
    return _rows(games_as_csv(representation.ended_games(store(), record)))


@blueprint.route("/replays.jsonl", endpoint="exportTournament")
@blueprint.response(
    200,
    TEXT,
    content_type=JSON_LINES,
    description="Lines of JSON, a line for each game that has finished.",
    example=examples.REPLAY_LINES,
)
@uses_store
@keeps_open
@refuses(UnknownTournament)
def export_tournament(tournament: str) -> Response:
    """Get the replays of all games that have finished, one in a line.

    Anybody may, also while the tournament runs. A line has `game`, its `number`,
    `round`, `table` and `repeat`, the `entrants` by seat, and the `replay` as getReplay
    answers it, to be sent to verifyReplay. The games come in their order. Left out are
    abandoned ones, those that are not kept any more and, until all have played it, a
    deal that several teams play.
    """
    lines = replay_lines(store(), lifecycle.find(store(), tournament))
    # A slow reader holds a thread for long, like any other stream.
    slots = share_of_request()
    slots.take()
    response = Response(lines, headers=[PERSONAL], content_type=JSON_LINES)
    response.call_on_close(slots.give_back)
    return response


def _rows(text: str) -> Response:
    return Response(text, headers=[PERSONAL], content_type=f"{CSV}; charset=utf-8")
