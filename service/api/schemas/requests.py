"""The shapes of requests, as they are published and checked."""

from __future__ import annotations

from marshmallow.fields import String

from engines.core.looks import LAYOUTS, THEMES
from service.accounts.account import NAME
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
from service.games.people.auto import CHOICES as AUTO
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
MAX_HIGHLIGHTS = 64

TICKET = r"^[A-Za-z0-9_-]{1,64}$"
OPTION = r"[a-z_]{1,40}:[A-Za-z0-9_.-]{1,60}"
OPTIONS = rf"^{OPTION}(,{OPTION}){{0,7}}$"
PLACE = r"^[0-9]{16}:[0-9a-z]{16}$"


class BotRequest(Strict):
    """Which bot plays a seat."""

    id = text(1, 40, required=True, description=("A bot of the title."))
    level = whole(
        *(1, MAX_LEVEL),
        description=("How well it plays, from 1; left out, as well as it can."),
    )


def auto() -> String:
    """Return the field by which a person leaves questions with one answer alone."""
    return choice(
        *AUTO,
        description=(
            "`single`: where a question leaves no choice, the service answers it for "
            "this seat, by an ordinary command in the same step as what led to it. "
            "Only where everybody can see that there is no choice: never by a hand "
            "that others do not see. `off`: the seat answers itself. Left out, it "
            "stays as it is. Only for a person."
        ),
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
    auto = auto()
    account = pattern(
        f"^{NAME}$",
        description=(
            "The account whose seat it is: it claims the seat by its key, and nobody "
            "else can. Whoever creates a game by its own key need not claim its seat."
        ),
    )


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
    invitation = pattern(
        TICKET,
        description=("Of createInvitation: only who has it may claim its seat."),
    )
    seed = text(
        *(1, MAX_SEED),
        description=(
            "Anything random: it is mixed into the key of the game, to whose secret "
            "the service has committed before, so that nobody chooses the chance."
        ),
    )
    auto = auto()


class UpdateSeatRequest(Strict):
    """Who plays a seat from now on."""

    kind = choice(
        *(Kind.HUMAN, Kind.BOT),
        required=True,
        description=("A bot, or a person again, who gets a new token."),
    )
    name = short_name(1, MAX_NAME, description=("What texts call the seat."))
    bot = part(BotRequest, description=("Only for bots; left out, the best is taken."))
    auto = auto()


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


class FindGamesQuery(Strict):
    """Which public games somebody looks for."""

    title = text(1, 40, description=("Only games of this title."))
    status = choice(*Status.ALL, description=("Only games of this status."))
    open_seats = choice(
        *("true", "false"),
        description=("Only games with a seat that anybody may claim, or without."),
    )
    option = pattern(
        OPTIONS,
        metadata={
            "description": (
                "Only games with this option, `name:value`, or with several, with "
                "commas between them. Of an option that is a list, one of its values."
            ),
            "example": "edition:fr2010",
        },
    )


class ListGamesQuery(FindGamesQuery):
    """Which public games to list."""

    cursor = pattern(PLACE, description=("The next_cursor of the page before."))
    limit = number(1, MAX_PAGE, load_default=50, description=("Games per page."))


class BySeatQuery(Strict):
    """Whose eyes an account with several seats looks through."""

    seat = number(
        *(0, MAX_SEATS - 1),
        description=(
            "Which of its seats an account means that holds several; left out, the "
            "first. Tokens of seats need none."
        ),
    )


class GetGameQuery(BySeatQuery):
    """Which moment of a game to get."""

    version = number(
        *(0, MAX_EVENT_NUMBER),
        description=(
            "The game as it was after this many commands; only once it has finished."
        ),
    )


class ReadByTicketQuery(BySeatQuery):
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


class DescribeBoardQuery(ReadByTicketQuery):
    """In which language a table is told, and which one of a finished game."""

    lang = choice(
        *LANGUAGES,
        description=("The language; left out, the best one for Accept-Language."),
    )
    version = number(
        *(0, MAX_EVENT_NUMBER),
        description=(
            "The table as it was after this many commands; only once the game has "
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


class ListEventsQuery(BySeatQuery):
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
            "In seconds: how long to wait while there is no event. "
            "More than the service allows counts as what it allows."
        ),
    )
