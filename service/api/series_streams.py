"""streamSimulation and streamTournament: progress as it happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import Response, current_app
from flask_smorest import Blueprint

from service.api import requests
from service.api import series_examples as examples
from service.api.operations import Answer, Operation, register
from service.api.responses import SECRET
from service.api.simulations import GUARDED
from service.api.stores import store
from service.errors import (
    StoreAway,
    TooManyStreams,
    UnknownSimulation,
    UnknownTournament,
)
from service.simulations import running as simulations
from service.simulations import showing as simulations_shown
from service.simulations.following import follow
from service.tournaments import running as tournaments
from service.tournaments import showing as tournaments_shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from service.streams import Slots

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
    requests.operators_only()
    simulations.find(store(), simulation)
    found = store().simulations
    return _stream(follow(store(), found, simulation, simulations_shown.summarise))


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
    found = store().tournaments
    return _stream(follow(store(), found, tournament, tournaments_shown.summarise))


def _stream(told: Iterator[bytes]) -> Response:
    """Return a stream that holds a place of this process for as long as it is open."""
    slots: Slots = current_app.config["STREAMS"]
    slots.take()
    headers = [SECRET, ("X-Accel-Buffering", "no")]
    response = Response(told, headers=headers, content_type=EVENT_STREAM)
    response.call_on_close(slots.give_back)
    return response
