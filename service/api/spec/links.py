"""Where an answer leads: OpenAPI links, from what is made to what can be done with it.

The token is no part of a link: it is in ``credentials`` or in the claim.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engines.core.fields import Json

ID = "$response.body#/id"
ETAG = "$response.header.ETag"
GAME_OF_THE_PATH = "$request.path.game"

DESCRIPTIONS = {
    "listRules": "The rules that decisions, events and refusals cite.",
    "listRatings": "How strong the bots of the title are.",
    "getGame": "The game, as the bearer of a token may see it.",
    "sendCommands": "Answers the decision that is open, by the token of its seat.",
    "listEvents": "What happened, or what happens next.",
    "streamEvents": "What happens, as it happens.",
    "createTicket": "A ticket for the addresses of pictures and streams.",
    "describeBoard": "The table in sentences.",
    "drawBoard": "The table as a picture.",
    "claimSeat": "Takes an open seat.",
    "updateSeat": "Hands the seat to a bot, or gets it back.",
    "requestHint": "Asks a strong bot what it would do.",
    "getHint": "The hint, once it is worked out.",
    "forkGame": "Begins a new game where this one is.",
    "getReplay": "Everything that determined the game, once it has finished.",
    "verifyReplay": "Checks the replay.",
    "abandonGame": "Gives the game up, by the owner's token.",
    "getSimulation": "How far it is, and its report.",
    "streamSimulation": "How far it is, as it goes on.",
    "cancelSimulation": "Ends it.",
    "drawSimulation": "The report as a picture.",
    "exportSimulation": "The report as rows.",
    "getTournament": "How far it is, and the standings.",
    "streamTournament": "How far it is, as it goes on.",
    "listTournamentGames": "Its games, which can be watched and replayed.",
    "cancelTournament": "Ends it.",
    "drawTournament": "The standings as a picture.",
    "deleteSchedule": "Deletes it.",
}
"""What each operation is to somebody who comes from another one."""


def link(operation: str, **parameters: str) -> Json:
    """Return a link to an operation, by where its parameters are found."""
    named = {name.replace("_", "-"): value for name, value in parameters.items()}
    target = {"operationId": operation, "description": DESCRIPTIONS[operation]}
    return {operation: {**target, "parameters": named}}


def links(*operations: str, **parameters: str) -> Json:
    """Return links to several operations, which take the same parameters."""
    found: Json = {}
    for operation in operations:
        found |= link(operation, **parameters)
    return found


def _of_a_game(game: str) -> Json:
    """Return the links of a game, by where its id is found."""
    return {
        **link("getGame", game=game),
        **link("sendCommands", game=game, If_Match=ETAG),
        **links(
            *("listEvents", "streamEvents", "describeBoard", "drawBoard"),
            "createTicket",
            *("claimSeat", "updateSeat", "requestHint", "forkGame", "getReplay"),
            "abandonGame",
            game=game,
        ),
    }


GAME: Json = _of_a_game(ID)
"""From a game."""

COMMANDS: Json = _of_a_game(GAME_OF_THE_PATH)
"""From commands to the next ones."""

SEAT: Json = {
    **COMMANDS,
    **link("updateSeat", game=GAME_OF_THE_PATH, seat="$request.path.seat"),
}
"""From a claim."""

TITLE: Json = links("listRules", "listRatings", title=ID)

REPLAY: Json = {
    "verifyReplay": {
        "operationId": "verifyReplay",
        "description": DESCRIPTIONS["verifyReplay"],
        "requestBody": "$response.body",
    }
}

HINT: Json = link("getHint", hint=ID)

SIMULATION: Json = links(
    *("getSimulation", "streamSimulation", "cancelSimulation"),
    *("drawSimulation", "exportSimulation"),
    simulation=ID,
)

TOURNAMENT: Json = links(
    *("getTournament", "streamTournament", "listTournamentGames"),
    *("cancelTournament", "drawTournament"),
    tournament=ID,
)

SCHEDULE: Json = link("deleteSchedule", schedule=ID)
