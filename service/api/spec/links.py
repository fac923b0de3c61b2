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
    "getCrossTable": "Who did how well against whom.",
    "exportStandings": "The standings for a spreadsheet.",
    "exportTournamentGames": "The games that have ended, for a spreadsheet.",
    "exportTournament": "The replays of all games that have finished.",
    "enterTournament": "Enters it, by the key of an account.",
    "leaveTournament": "Leaves it, before it starts.",
    "replaceEntrant": "Lets somebody else take the place of an entrant.",
    "startTournament": "Ends the registration and begins to play.",
    "pauseTournament": "Stops the clocks; no game is begun.",
    "resumeTournament": "Lets it go on after a pause.",
    "getSchedule": "The schedule: its next runs and the last ones.",
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
    "createInvitation": "Keeps an open seat for who gets the link.",
    "createSpectator": "Lets somebody look on, with a delay if need be.",
    "updateSeat": "Hands the seat to a bot, or gets it back.",
    "resignSeat": "Leaves the game for good; a bot plays on.",
    "requestUndo": "Asks to take one's last choice back.",
    "answerUndo": "Agrees to what another seat wants to take back, or refuses it.",
    "rematch": "Plays it once more, when it has finished.",
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
    "exportDecisions": "Every decision, if it was to keep them.",
    "getTournament": "How far it is, and the standings.",
    "streamTournament": "How far it is, as it goes on.",
    "listTournamentGames": "Its games, which can be watched and replayed.",
    "cancelTournament": "Ends it.",
    "drawTournament": "The standings as a picture.",
    "deleteSchedule": "Deletes it.",
    "getAccount": "The account, as everybody sees it.",
    "getWebhook": "The webhook, without its secret.",
    "testWebhook": "Sends a test message.",
    "listDeliveries": "What was sent, and what came of it.",
    "rotateWebhookSecret": "Another secret.",
    "enableWebhook": "Lets it get messages again.",
    "deleteWebhook": "Deletes it.",
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
        **links("requestUndo", "answerUndo", game=game, If_Match=ETAG),
        **links(
            *("listEvents", "streamEvents", "describeBoard", "drawBoard"),
            "createTicket",
            *("claimSeat", "createInvitation", "createSpectator"),
            *("updateSeat", "requestHint", "forkGame", "getReplay"),
            *("resignSeat", "rematch", "abandonGame"),
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

REMATCH: Json = _of_a_game("$response.body#/game/id")
"""From a finished game to the next one."""

INVITATION: Json = link("claimSeat", game=GAME_OF_THE_PATH, seat="$request.path.seat")
"""From an invitation."""

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
    *("drawSimulation", "exportSimulation", "exportDecisions"),
    simulation=ID,
)

TOURNAMENT: Json = links(
    *("getTournament", "streamTournament", "listTournamentGames"),
    *("cancelTournament", "drawTournament", "getCrossTable"),
    *("exportStandings", "exportTournamentGames", "exportTournament"),
    *("enterTournament", "leaveTournament", "replaceEntrant"),
    *("startTournament", "pauseTournament", "resumeTournament"),
    tournament=ID,
)

SCHEDULE: Json = links("getSchedule", "deleteSchedule", schedule=ID)

ACCOUNT: Json = link("getAccount", account="$response.body#/name")

WEBHOOK: Json = links(
    *("getWebhook", "testWebhook", "listDeliveries", "rotateWebhookSecret"),
    *("enableWebhook", "deleteWebhook"),
    webhook=ID,
)
"""From a webhook."""
