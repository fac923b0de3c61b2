"""Where an answer leads: OpenAPI links, from what is made to what can be done with it.

The token is no part of a link: it is in ``credentials`` or in the claim.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engines.core.fields import Json

ID = "$response.body#/id"
OF_THE_GAME = (
    *("getGame", "abandonGame", "claimSeat", "listEvents", "describeBoard"),
    *("forkGame", "requestHint", "getReplay"),
)


def link(operation: str, **parameters: str) -> Json:
    """Return a link to an operation, by where its parameters are found."""
    named = {name.replace("_", "-"): value for name, value in parameters.items()}
    return {operation: {"operationId": operation, "parameters": named}}


def links(*operations: str, **parameters: str) -> Json:
    """Return links to several operations, which take the same parameters."""
    found: Json = {}
    for operation in operations:
        found |= link(operation, **parameters)
    return found


GAME: Json = {
    **links(*OF_THE_GAME, game=ID),
    **link("sendCommands", game=ID, If_Match="$response.header.ETag"),
}
"""From a new game."""

COMMANDS: Json = {
    **links(*OF_THE_GAME, game="$request.path.game"),
    **link("sendCommands", game="$request.path.game", If_Match="$response.header.ETag"),
}
"""From commands to the next ones."""

SEAT: Json = links("updateSeat", game="$request.path.game", seat="$request.path.seat")
"""From a claim."""

HINT: Json = link("getHint", hint=ID)

SIMULATION: Json = links(
    *("getSimulation", "cancelSimulation", "drawSimulation", "exportSimulation"),
    simulation=ID,
)

TOURNAMENT: Json = links(
    *("getTournament", "cancelTournament", "drawTournament", "listTournamentGames"),
    tournament=ID,
)

SCHEDULE: Json = link("deleteSchedule", schedule=ID)
