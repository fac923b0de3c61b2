"""The shapes of requests, as they are published and checked."""

from __future__ import annotations

from engines.core.looks import LAYOUTS, THEMES
from service.api.schemas.fields import (
    Component,
    Strict,
    choice,
    flag,
    items,
    number,
    part,
    pattern,
    refs,
    short_name,
    text,
    whole,
)
from service.games.model import Kind, Status
from service.presentation.texts import LANGUAGES

MAX_COMMANDS = 32
MAX_SEATS = 6
MAX_LEVEL = 9
MAX_NAME = 40
MAX_SEED = 200
MAX_PAGE = 500
MAX_EVENT_NUMBER = 10**9
MAX_WAIT = 60
MAX_TURN_SECONDS = 14 * 24 * 60 * 60
MAX_REPLAY = 10_000
MAX_HIGHLIGHTS = 64

HEX = r"^[0-9a-f]{64}$"
TICKET = r"^[A-Za-z0-9_-]{1,64}$"
PLACE = r"^[0-9]{16}:[0-9a-z]{16}$"


class BotRequest(Strict):
    """Which bot plays a seat."""

    id = text(1, 40, required=True, description=("A bot of the title."))
    level = whole(
        *(1, MAX_LEVEL),
        description=("How well it plays, from 1; left out, as well as it can."),
    )


class SeatRequest(Strict):
    """A seat of a new game."""

    kind = choice(
        *(Kind.HUMAN, Kind.OPEN, Kind.BOT),
        required=True,
        description=(
            "A human seat gets its token at once, an open one whoever claims it first."
        ),
    )
    name = short_name(1, MAX_NAME, description=("What texts call the seat."))
    bot = part(BotRequest, description=("Only for bots; left out, the best is taken."))


class CreateGameRequest(Strict):
    """A new game."""

    title = text(1, 40, required=True, description=("An id of listTitles."))
    options = Component("GameOptions", description=("See options_schema of the title."))
    seats = items(
        part(SeatRequest),
        *(1, MAX_SEATS),
        required=True,
        description=("The seats in order; the title says how many it takes."),
    )
    seed = text(
        *(1, MAX_SEED),
        description=(
            "The same seed, options and commands give the same game. Whoever knows it "
            "can know every draw; left out, chance is secret."
        ),
    )
    public = flag(description=("Whether the game is listed and open to spectators."))
    turn_seconds = whole(
        *(1, MAX_TURN_SECONDS),
        description=(
            "How long a person may take to answer; then a bot answers once in their "
            "place. Left out, there is no limit."
        ),
    )


class ClaimSeatRequest(Strict):
    """Who claims a seat."""

    name = short_name(1, MAX_NAME, description=("What texts call the seat."))
    seed = text(
        *(1, MAX_SEED),
        description=(
            "Anything random: it is mixed into the key of the game, to whose secret "
            "the service has committed before, so that nobody chooses the chance."
        ),
    )


class UpdateSeatRequest(Strict):
    """Who plays a seat from now on."""

    kind = choice(
        *(Kind.HUMAN, Kind.BOT),
        required=True,
        description=("A bot, or a person again, who gets a new token."),
    )
    name = short_name(1, MAX_NAME, description=("What texts call the seat."))
    bot = part(BotRequest, description=("Only for bots; left out, the best is taken."))


class SendCommandsRequest(Strict):
    """Commands to carry out in order."""

    commands = items(
        Component("Command"),
        *(1, MAX_COMMANDS),
        required=True,
        description=("What is answered, in the order in which it will be asked."),
    )
    until_refused = flag(
        description=(
            "Whether the commands before the first refused one are carried out; "
            "without it, all are or none."
        )
    )


class ListGamesQuery(Strict):
    """Which public games to list."""

    title = text(1, 40, description=("Only games of this title."))
    status = choice(*Status.ALL, description=("Only games of this status."))
    cursor = pattern(PLACE, description=("The next_cursor of the page before."))
    limit = number(1, MAX_PAGE, load_default=50, description=("Games per page."))


class GetGameQuery(Strict):
    """Which moment of a game to get."""

    version = number(
        *(0, MAX_EVENT_NUMBER),
        description=(
            "The game as it was after so many commands; only once it has finished."
        ),
    )


class ReadByTicketQuery(Strict):
    """By whose ticket something is read."""

    ticket = pattern(
        TICKET,
        description=(
            "A ticket of createTicket, where no header can be sent: by `EventSource` "
            "and `<img>`. It goes before a token."
        ),
    )


class StreamEventsQuery(ReadByTicketQuery):
    """Where a stream begins, and what it carries."""

    after = number(
        *(0, MAX_EVENT_NUMBER),
        load_default=0,
        description=("The number of the last event that is known already."),
    )
    with_ = choice(
        "game",
        data_key="with",
        description=(
            "`game`: whenever the events are told as far as they go, the game follows "
            "them as the reader sees it, as a message `event: game` with the number of "
            "its last event as `id`."
        ),
    )


class ForkGameRequest(Strict):
    """A new game that begins where another one is or was."""

    version = whole(
        *(0, MAX_EVENT_NUMBER),
        description=("After so many commands; left out, as the game is now."),
    )
    seats = items(
        part(UpdateSeatRequest),
        *(1, MAX_SEATS),
        description=(
            "Who plays; left out, bots where bots sit, and people where people do."
        ),
    )
    public = flag(description=("Whether the fork is listed and open to spectators."))


class TakenCommandRequest(Strict):
    """A command of a replay."""

    seat = whole(0, MAX_SEATS - 1, required=True, description=("Who gave it."))
    command = Component("Command", required=True, description=("What was answered."))
    digest = text(
        *(0, 64), load_default="", description=("Of the table after the command.")
    )
    rules_version = text(1, 40, description=("As getReplay tells it; not used."))


class SeatSeedRequest(Strict):
    """What a seat has contributed to the chance of a game."""

    seat = whole(0, MAX_SEATS - 1, required=True, description=("Which."))
    seed = text(1, MAX_SEED, required=True, description=("The text itself."))


class FairnessRequest(Strict):
    """From what a key was made, to be checked."""

    commitment = pattern(HEX, required=True, description=("Told from the start."))
    secret = pattern(HEX, required=True, description=("Told at the end."))
    seeded = flag(description=("As getReplay tells it; not used."))
    key = pattern(HEX, description=("As getReplay tells it; not used."))
    seeds = items(
        part(SeatSeedRequest),
        *(0, MAX_SEATS),
        load_default=list,
        description=("What seats have contributed."),
    )


class VerifyReplayRequest(Strict):
    """A replay, as getReplay tells it."""

    # A replay is larger than any other request.
    max_bytes = 4 * 1024 * 1024
    # Of the games that bots have played, none has 8 values for a command.
    max_values = 15 * MAX_REPLAY

    game = text(1, 40, description=("As getReplay tells it; not used."))
    title = text(1, 40, required=True, description=("An id of listTitles."))
    rules_version = text(1, 40, required=True, description=("Its rules."))
    players = whole(1, MAX_SEATS, required=True, description=("How many seats."))
    options = Component(
        "GameOptions", required=True, description=("All options of the game.")
    )
    key = pattern(HEX, required=True, description=("The key of every draw."))
    start = text(
        *(0, 64),
        load_default="",
        description=("The digest of the table before the first command."),
    )
    commands = items(
        part(TakenCommandRequest),
        *(0, MAX_REPLAY),
        required=True,
        description=("All commands of the game, in order."),
    )
    fairness = part(
        FairnessRequest, description=("If given, the key is checked against it.")
    )


class DescribeBoardQuery(ReadByTicketQuery):
    """In which language a table is told, and which one of a finished game."""

    lang = choice(
        *LANGUAGES,
        description=("The language; left out, the best one for Accept-Language."),
    )
    version = number(
        *(0, MAX_EVENT_NUMBER),
        description=(
            "The table as it was after so many commands; only once the game has "
            "finished."
        ),
    )
    view_as = number(
        *(0, MAX_SEATS - 1),
        description=(
            "The table as this seat sees it; only once the game has finished."
        ),
    )


class DrawBoardQuery(DescribeBoardQuery):
    """How a table is drawn."""

    theme = choice(
        *THEMES,
        load_default=THEMES[0],
        description=("For a light or for a dark page."),
    )
    layout = choice(
        *LAYOUTS,
        load_default=LAYOUTS[0],
        description=(
            "`wide` is for screens of about 1200 pixels, `narrow` for phones: it is "
            "360 pixels wide, no letter is smaller than 12 pixels, and nothing with a "
            "ref is smaller than 24."
        ),
    )
    highlight = refs(
        MAX_HIGHLIGHTS,
        metadata={
            "description": (
                f"Refs that are framed, at most {MAX_HIGHLIGHTS}, with commas between "
                "them, such as all refs of an option. One that the picture does not "
                "have is ignored."
            ),
            "example": "pile:cemetery,seat:0",
        },
    )


class ListEventsQuery(Strict):
    """Which events to list."""

    after = number(
        *(0, MAX_EVENT_NUMBER),
        load_default=0,
        description=("The number of the last event that is known already."),
    )
    limit = number(1, MAX_PAGE, load_default=100, description=("Events per page."))
    wait = number(
        *(0, MAX_WAIT),
        load_default=0,
        description=(
            "In seconds: how long to wait while there is nothing to tell. "
            "More than the service allows counts as what it allows."
        ),
    )
