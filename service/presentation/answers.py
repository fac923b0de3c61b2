"""Answers about games: the game, its seats and events, hints, replays."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import UNSET, Raw, UnsetType

from engines.core.fields import Json
from service.games.model import Kind, Status
from service.presentation.clock_answers import GameClocks
from service.presentation.representation import (
    NextCursor,
    Representation,
    about,
    choice,
    component,
    moment,
)
from service.presentation.service_answers import Problem

KINDS = (Kind.HUMAN, Kind.OPEN, Kind.BOT)

CAUSES = ("rules_version", "setup", "digest", "command", "commitment", "key")
"""What can differ when a replay is played again."""

PENDING, READY, OUTDATED = "pending", "ready", "outdated"
HINT_STATUSES = (PENDING, READY, OUTDATED)


class Bot(Representation, kw_only=True):
    """The bot that plays a seat."""

    id: Annotated[str, about("One of the bots of the title.")]
    level: Annotated[int | UnsetType, about("Its level, if that is not its best.")] = (
        UNSET
    )


class GameSeat(Representation, kw_only=True):
    """Who sits where."""

    seat: Annotated[int, about("The number of the seat, from 0.")]
    kind: Annotated[
        str, choice("Who plays it; an open seat waits to be claimed.", KINDS)
    ]
    name: Annotated[
        str | UnsetType,
        about(
            "What texts call the seat. One without is called by its number, counted "
            "from 1: that of `seat` 1 is Seat 2, or Bot 2."
        ),
    ] = UNSET
    bot: Annotated[Bot | UnsetType, about("Which bot plays it.")] = UNSET
    auto: Annotated[
        str | UnsetType,
        about(
            "`single` if its questions with one answer are answered by the service, "
            "while a person plays it, where everybody can see that there is no choice."
        ),
    ] = UNSET

    resigned: Annotated[
        bool | UnsetType,
        about(
            "Whether its person has left for good: a bot plays it, and it ranks last."
        ),
    ] = UNSET
    reserved: Annotated[
        bool | UnsetType,
        about("Of an open seat: whether it waits for a certain person."),
    ] = UNSET
    account: Annotated[
        str | UnsetType,
        about("The account that holds it; of an open seat, the one that is invited."),
    ] = UNSET


class Option(Representation, kw_only=True):
    """One legal answer to a decision."""

    command: Annotated[Json, component("Command", "Send this back to choose it.")]
    label: Annotated[str, about("The answer in words.")]
    help: Annotated[
        str | UnsetType,
        about("What it does, if the label alone would leave a newcomer guessing."),
    ] = UNSET
    refs: Annotated[
        list[Annotated[str, component("Ref")]],
        about(
            "What it touches on the board, in the order in which one would point at "
            "it; pictures have the same texts as `data-ref`. Empty if it touches "
            "nothing."
        ),
    ]


class Decision(Representation, kw_only=True):
    """The question that the reader may answer now."""

    kind: Annotated[str, about("What is asked.")]
    prompt: Annotated[str, about("The question in words.")]
    rules: Annotated[Sequence[str], about("The rules that ask.")]
    options: Annotated[
        list[Annotated[Raw, component("Option")]],
        about("All legal answers, in a fixed order."),
    ]
    """Each is an encoded ``Option``: the same few hundred come up again and again."""


class Outcome(Representation, kw_only=True):
    """How a game ended."""

    reason: Annotated[str, about("Why it ended.")]
    text: Annotated[str, about("Why it ended, in words.")]
    winners: Annotated[Sequence[int], about("The seats that won.")]
    places: Annotated[Sequence[int], about("The place of each seat.")]
    scores: Annotated[Sequence[int], about("The score of each seat.")]


class SeatSeed(Representation, kw_only=True):
    """What a seat has contributed to the chance of a game."""

    seat: Annotated[int, about("The number of the seat.")]
    seed: Annotated[str, about("The text that was given with the claim.")]


class ForkOrigin(Representation, kw_only=True):
    """Where a forked game comes from."""

    game: Annotated[str, about("The id of the other game.")]
    version: Annotated[int, about("The version of the other game that was forked.")]
    exact: Annotated[
        bool, about("Whether nothing was dealt again: only if the other had finished.")
    ]


class Fairness(Representation, kw_only=True):
    """What lets anybody check the chance of a game once it is over."""

    commitment: Annotated[
        str, about("The SHA-256 of the game's secret, in hexadecimal.")
    ]
    seeded: Annotated[
        bool, about("Whether the owner chose the secret and so may know draws.")
    ]
    seeds: Annotated[
        list[SeatSeed] | UnsetType,
        about("What seats have contributed when they were claimed."),
    ] = UNSET
    secret: Annotated[
        str | UnsetType, about("In hexadecimal, once the game has finished.")
    ] = UNSET
    key: Annotated[
        str | UnsetType,
        about(
            "The key of every draw, in hexadecimal, once the game has finished: the "
            "secret if there are no seeds, else SHA-256(secret + SHA-256(seed of seat "
            "0) + SHA-256(seed of seat 1) + ...), with the empty text for a seat "
            "without. A fork of a live game has a key of its own."
        ),
    ] = UNSET


class GameSummary(Representation, kw_only=True):
    """A public game in short."""

    id: Annotated[str, about("The id of the game.")]
    title: Annotated[str, about("The title that is played.")]
    options: Annotated[Json, component("GameOptions", "All options of the game.")]
    status: Annotated[str, choice("How far it is.", Status.ALL)]
    version: Annotated[int, about("How many commands it has taken.")]
    seats: Annotated[list[GameSeat], about("The seats in order.")]
    to_act: Annotated[list[int], about("The seats that may answer.")]
    rules_version: Annotated[str, about("The rules that it is played by.")]
    created_at: Annotated[str, moment("When it was created (RFC 3339, UTC).")]


class PendingUndo(Representation, kw_only=True):
    """A seat that asks to take its last choice back."""

    seat: Annotated[int, about("Who asks.")]
    to: Annotated[int, about("The version at which the table would be as it is again.")]
    waiting_for: Annotated[
        list[int], about("The seats that have not agreed yet; bots always do.")
    ]


class Game(GameSummary, kw_only=True):
    """A game, as its reader may see it."""

    view: Annotated[
        Json | UnsetType,
        component("View", "The table as the reader sees it, once the game started."),
    ] = UNSET
    decision: Annotated[
        Decision | UnsetType, about("If the reader may answer now.")
    ] = UNSET
    outcome: Annotated[Outcome | UnsetType, about("Once the game has ended.")] = UNSET
    fairness: Annotated[Fairness, about("How chance can be checked.")]
    public: Annotated[bool, about("Whether it is listed for everybody.")]
    last_event: Annotated[
        int,
        about(
            "The number of the last event that led here, 0 if there is none: "
            "streamEvents and listEvents go on from it with `after`."
        ),
    ]
    server_time: Annotated[
        str,
        moment(
            "When the service made this answer (RFC 3339, UTC), for clocks that count "
            "down to `act_by`. It is no part of what the ETag names; the answer to a "
            "repeated request has that of the first."
        ),
    ]
    turn_seconds: Annotated[
        int | UnsetType, about("How long a person may take, if that is limited.")
    ] = UNSET
    act_by: Annotated[
        str | UnsetType,
        moment("When a bot answers in the place of who is asked (RFC 3339)."),
    ] = UNSET
    expires_at: Annotated[
        str | UnsetType,
        moment(
            "When it is abandoned unless somebody plays on (RFC 3339): there once its "
            "end was announced."
        ),
    ] = UNSET
    reason: Annotated[
        str | UnsetType,
        about(
            "Why it was abandoned: `given_up` by its owner or an operator, `expired` "
            "if nobody played on, `tournament_over` if its tournament was cancelled. "
            "Others may follow."
        ),
    ] = UNSET
    tournament: Annotated[
        str | UnsetType, about("The id of the tournament that it belongs to, if any.")
    ] = UNSET
    clocks: Annotated[
        GameClocks | UnsetType, about("In a tournament, where programs play.")
    ] = UNSET
    undo: Annotated[
        PendingUndo | UnsetType,
        about("If a seat asks to take its last choice back: see answerUndo."),
    ] = UNSET
    forked_from: Annotated[
        ForkOrigin | UnsetType, about("Which game it was forked from, if any.")
    ] = UNSET


class GameList(Representation, kw_only=True):
    """A page of public games."""

    items: Annotated[list[GameSummary], about("Newest first.")]
    next_cursor: NextCursor = UNSET


class SeatCredential(Representation, kw_only=True):
    """The token of a seat."""

    seat: Annotated[int, about("The number of the seat.")]
    token: Annotated[str, about("The bearer token that plays it.")]


class Credentials(Representation, kw_only=True):
    """The tokens of a new game. They are shown once and stored hashed."""

    owner: Annotated[str, about("The bearer token of whoever created it.")]
    seats: Annotated[list[SeatCredential], about("The human seats.")]


class CreatedGame(Game, kw_only=True):
    """A new game with its tokens."""

    credentials: Annotated[Credentials, about("Keep them.")]


class IssuedTicket(Representation, kw_only=True):
    """A short-lived capability to read a game, for addresses in a page."""

    ticket: Annotated[
        str,
        about("For `?ticket=` of streamEvents, drawBoard and describeBoard."),
    ]
    expires_at: Annotated[str, moment("Until when it is good at most (RFC 3339, UTC).")]


class IssuedSpectator(Representation, kw_only=True):
    """A token that reads a game, and does nothing else."""

    token: Annotated[str, about("The bearer token. Told this once; stored hashed.")]
    delay: Annotated[
        int, about("How many versions ago it sees the game while that is played.")
    ]


class ClaimedSeat(Representation, kw_only=True):
    """A seat that was open, with its token."""

    seat: Annotated[int, about("The number of the seat.")]
    token: Annotated[str, about("The bearer token that plays it; keep it.")]
    game: Annotated[Game, about("The game as the seat sees it.")]


class IssuedInvitation(Representation, kw_only=True):
    """What an open seat can be claimed by, once, and by nothing else."""

    seat: Annotated[int, about("The number of the seat.")]
    invitation: Annotated[
        str, about("For `invitation` of claimSeat. Told this once; stored hashed.")
    ]
    fragment: Annotated[
        str,
        about(
            "The same for a link: put it behind the `#` of an address of your page, "
            "where no server and no log gets it; never into a query."
        ),
    ]


class Rematch(Representation, kw_only=True):
    """A game that is played once more, by the same seats."""

    seat: Annotated[
        int | UnsetType, about("The bearer's seat; the owner has none.")
    ] = UNSET
    token: Annotated[
        str | UnsetType,
        about(
            "What opens it: the token that the bearer has already; absent for an "
            "account, whose keys do."
        ),
    ] = UNSET
    game: Annotated[Game, about("The new game as the bearer sees it.")]


class UpdatedSeat(Representation, kw_only=True):
    """A seat that somebody else plays."""

    seat: Annotated[int, about("The number of the seat.")]
    token: Annotated[
        str | UnsetType,
        about("The bearer token that plays it, if a person does; keep it."),
    ] = UNSET
    game: Annotated[Game, about("The game as the seat sees it, or a spectator.")]


class CommandsResult(Representation, kw_only=True):
    """What commands did."""

    taken: Annotated[int, about("How many of them were carried out.")]
    events: Annotated[
        list[Annotated[Json, component("Event")]],
        about("What happened, as the seat may see it."),
    ]
    game: Annotated[Game, about("The game after the commands.")]
    refusal: Annotated[
        Problem | UnsetType,
        about("Why the next one was refused, if they are carried out until one is."),
    ] = UNSET


class TakenCommand(Representation, kw_only=True):
    """A command that a game has taken."""

    seat: Annotated[int, about("Who gave it.")]
    command: Annotated[Json, component("Command", "The command.")]
    digest: Annotated[
        str | UnsetType, about("Of the table after it, if played by the present rules.")
    ] = UNSET
    rules_version: Annotated[
        str | UnsetType, about("By which rules, if not by those of the game.")
    ] = UNSET


class Replay(Representation, kw_only=True):
    """Everything that determines a game, for anybody to check."""

    game: Annotated[str, about("The id of the game.")]
    title: Annotated[str, about("The title that was played.")]
    rules_version: Annotated[str, about("The rules that it was played by.")]
    players: Annotated[int, about("How many seats there were.")]
    options: Annotated[Json, component("GameOptions", "All options of the game.")]
    key: Annotated[str, about("The key of every draw, in hexadecimal.")]
    fairness: Annotated[Fairness, about("From what the key was made.")]
    start: Annotated[
        str | UnsetType, about("The digest of the table before the first command.")
    ] = UNSET
    commands: Annotated[list[TakenCommand], about("All commands, in order.")]


class Divergence(Representation, kw_only=True):
    """The first place where playing again does not give what a replay says."""

    version: Annotated[int, about("How many commands had been carried out alike.")]
    cause: Annotated[str, choice("What differs.", CAUSES)]
    expected: Annotated[str, about("What the replay says.")]
    found: Annotated[str, about("What was found.")]
    text: Annotated[str, about("The same in words.")]


class Verification(Representation, kw_only=True):
    """Whether a replay is right."""

    valid: Annotated[bool, about("Whether all of it is as the replay says.")]
    rules_version: Annotated[str, about("The rules it was checked by.")]
    commands: Annotated[int, about("How many commands were carried out alike.")]
    divergence: Annotated[Divergence | UnsetType, about("Where it is wrong first.")] = (
        UNSET
    )


class Hint(Representation, kw_only=True):
    """What a strong bot would do, from nothing but what the seat sees."""

    id: Annotated[str, about("The id of the hint.")]
    game: Annotated[str, about("The game that it is about.")]
    version: Annotated[int, about("The version that it is about.")]
    seat: Annotated[int, about("The seat that it is for.")]
    status: Annotated[
        str,
        choice(
            "`outdated` if the game went on before the hint was worked out.",
            HINT_STATUSES,
        ),
    ]
    option: Annotated[Option | UnsetType, about("The hint, once it is ready.")] = UNSET


class Description(Representation, kw_only=True):
    """A table in sentences."""

    text: Annotated[str, about("In reading order, one thing per line.")]


class EventList(Representation, kw_only=True):
    """A page of events."""

    items: Annotated[
        list[Annotated[Json, component("Event")]], about("In the order of numbers.")
    ]
    next_cursor: Annotated[
        str | UnsetType, about("The `after` of the next page, if there is one.")
    ] = UNSET
