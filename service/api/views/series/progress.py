"""streamSimulation and streamTournament: progress as it happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import Response, current_app

from service.api.blueprints import TEXT, Blueprint
from service.api.limits.stream_shares import share_of_request
from service.api.responses import SECRET
from service.api.spec import series_examples as examples
from service.api.spec.declarations import (
    keeps_open,
    needs_operator,
    refuses,
    uses_store,
)
from service.api.stores import store
from service.series.errors import UnknownSimulation, UnknownTournament
from service.series.progress import ProgressRequest, stream_progress
from service.series.simulations import lifecycle as simulations
from service.series.simulations import representation as simulations_shown
from service.series.tournaments import lifecycle as tournaments
from service.series.tournaments import representation as tournaments_shown

if TYPE_CHECKING:
    from collections.abc import Callable

    from service.presentation.representation import Representation
    from service.store.series import Series, SeriesRecord

blueprint = Blueprint(
    "progress", __name__, url_prefix="/v1", description="Long work as it goes on."
)

EVENT_STREAM = "text/event-stream"


@blueprint.route("/simulations/<string:simulation>/stream", endpoint="streamSimulation")
@blueprint.response(
    200,
    TEXT,
    content_type=EVENT_STREAM,
    description="The simulation without its report when it moves; `end` comes last.",
    example=examples.SIMULATION_STREAM,
)
@needs_operator
@uses_store
@keeps_open
@refuses(UnknownSimulation)
def stream_simulation(simulation: str) -> Response:
    """Follow how far a simulation is (SSE).

    Nothing needs to be resumed: a client that comes back gets the present state.
    Requires an operator key, unless the service runs without any.
    """
    simulations.find(store(), simulation)
    return _stream(store().simulations, simulation, simulations_shown.summarise)


@blueprint.route("/tournaments/<string:tournament>/stream", endpoint="streamTournament")
@blueprint.response(
    200,
    TEXT,
    content_type=EVENT_STREAM,
    description="The tournament without its standings, whenever a game has ended; "
    "`end` comes last.",
    example=examples.TOURNAMENT_STREAM,
)
@uses_store
@keeps_open
@refuses(UnknownTournament)
def stream_tournament(tournament: str) -> Response:
    """Follow how far a tournament is (SSE).

    Anybody may. Nothing needs to be resumed: a client that comes back is told how far
    it is now.
    """
    tournaments.find(store(), tournament)
    return _stream(store().tournaments, tournament, tournaments_shown.summarise)


def _stream(
    series: Series, name: str, present: Callable[[SeriesRecord], Representation]
) -> Response:
    """Return a stream that holds a place of this process for as long as it is open."""
    slots = share_of_request()
    slots.take()
    seconds = current_app.config["MAX_STREAM_SECONDS"]
    request = ProgressRequest(series, name, present, seconds)
    messages = stream_progress(store(), request)
    headers = [SECRET, ("X-Accel-Buffering", "no")]
    response = Response(messages, headers=headers, content_type=EVENT_STREAM)
    response.call_on_close(slots.give_back)
    return response
