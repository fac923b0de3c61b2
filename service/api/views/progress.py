"""streamSimulation and streamTournament: progress as it happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import Response, current_app
from flask_smorest import Blueprint

from service.api.hooks.auth import require_operator
from service.api.responses import SECRET
from service.api.spec import series_examples as examples
from service.api.spec.operations import Answer, Operation, register
from service.api.stores import store
from service.api.views.simulations import GUARDED
from service.errors import (
    StoreAway,
    TooManyStreams,
    UnknownSimulation,
    UnknownTournament,
)
from service.series.progress import Follow, follow
from service.series.simulations import lifecycle as simulations
from service.series.simulations import representation as simulations_shown
from service.series.tournaments import lifecycle as tournaments
from service.series.tournaments import representation as tournaments_shown

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines.core.fields import Json
    from service.games.streaming import Slots
    from service.store.series import Record, Series

blueprint = Blueprint(
    "progress", __name__, url_prefix="/v1", description="Long work as it goes on."
)

EVENT_STREAM = "text/event-stream"


@register(
    blueprint,
    "GET",
    "/simulations/<string:simulation>/stream",
    Operation(
        "streamSimulation",
        {
            200: Answer(
                None,
                "The simulation without its report when it moves; `end` comes last.",
                text=EVENT_STREAM,
                text_example=examples.SIMULATION_STREAM,
            )
        },
        refuses=(*GUARDED, UnknownSimulation, StoreAway, TooManyStreams),
        bearer="optional",
    ),
)
def stream_simulation(simulation: str) -> Response:
    """Follow how far a simulation is (SSE).

    Nothing needs to be resumed: a client that comes back is told how far it is now.
    Only for operators, where the service has any.
    """
    require_operator()
    simulations.find(store(), simulation)
    return _stream(store().simulations, simulation, simulations_shown.summarise)


@register(
    blueprint,
    "GET",
    "/tournaments/<string:tournament>/stream",
    Operation(
        "streamTournament",
        {
            200: Answer(
                None,
                "The tournament without its standings, whenever a game has ended; "
                "`end` comes last.",
                text=EVENT_STREAM,
                text_example=examples.TOURNAMENT_STREAM,
            )
        },
        refuses=(UnknownTournament, StoreAway, TooManyStreams),
    ),
)
def stream_tournament(tournament: str) -> Response:
    """Follow how far a tournament is (SSE).

    Anybody may. Nothing needs to be resumed: a client that comes back is told how far
    it is now.
    """
    tournaments.find(store(), tournament)
    return _stream(store().tournaments, tournament, tournaments_shown.summarise)


def _stream(series: Series, name: str, shown: Callable[[Record], Json]) -> Response:
    """Return a stream that holds a place of this process for as long as it is open."""
    slots: Slots = current_app.config["STREAMS"]
    slots.take()
    seconds = current_app.config["MAX_STREAM_SECONDS"]
    told = follow(store(), Follow(series, name, shown, seconds))
    headers = [SECRET, ("X-Accel-Buffering", "no")]
    response = Response(told, headers=headers, content_type=EVENT_STREAM)
    response.call_on_close(slots.give_back)
    return response
