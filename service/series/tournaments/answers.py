"""Answers about tournaments: entrants, standings and games.

Standings are stored as they are answered, and read back into these classes.
"""

from collections.abc import Sequence
from typing import Annotated

from msgspec import UNSET, UnsetType

from engines.core.fields import Json
from service.presentation.representation import (
    NextCursor,
    Representation,
    about,
    choice,
    component,
    moment,
)
from service.series.intervals import IntervalEnds
from service.series.tournaments.tournament import FORMATS
from service.store.series import SeriesStatus


class Entrant(Representation, kw_only=True):
    """Who takes part."""

    name: Annotated[str, about("What standings call it.")]
    bots: Annotated[
        Sequence[str] | UnsetType, about("Its bot, or its team by seat.")
    ] = UNSET
    external: Annotated[bool | UnsetType, about("Whether a program outside plays.")] = (
        UNSET
    )
    account: Annotated[str | UnsetType, about("The account that plays.")] = UNSET


class TournamentRegistration(Representation, kw_only=True):
    """Whether accounts may enter by themselves."""

    open: Annotated[bool, about("Whether they may now: enterTournament.")]
    starts_at: Annotated[
        str | UnsetType,
        moment(
            "When it ends and play begins (RFC 3339, UTC); left out, when it is "
            "started."
        ),
    ] = UNSET


class TournamentProgress(Representation, kw_only=True):
    """How far a tournament is."""

    done: Annotated[int, about("Games played.")]
    total: Annotated[int, about("Games to be played.")]


class Standing(Representation, kw_only=True):
    """What an entrant has achieved."""

    rank: Annotated[int, about("The first is 1.")]
    entrant: Annotated[str, about("Its name.")]
    games: Annotated[int, about("How many it has played.")]
    wins: Annotated[int, about("How many it has won.")]
    points: Annotated[
        float,
        about("For each game the share of the others at the table who did worse."),
    ]
    opponents_points: Annotated[
        float, about("Those of all its opponents (Buchholz): breaks ties.")
    ]
    byes: Annotated[
        int | UnsetType, about("How often it sat out; counts as a win.")
    ] = UNSET
    timeouts: Annotated[
        int | UnsetType, about("For how many moves it took too long, over all games.")
    ] = UNSET
    forfeits: Annotated[
        int | UnsetType, about("How many games it lost by the clock or gave up.")
    ] = UNSET
    seconds_used: Annotated[
        float | UnsetType, about("How long it thought, over all games.")
    ] = UNSET
    is_out: Annotated[bool | UnsetType, about("Whether it was knocked out.")] = UNSET
    win_rate: Annotated[
        float | UnsetType, about("The share of its games that it won.")
    ] = UNSET
    win_rate_interval: IntervalEnds | UnsetType = UNSET
    mean_score: Annotated[float | UnsetType, about("Its mean score.")] = UNSET
    points_per_game: Annotated[float | UnsetType, about("Its mean.")] = UNSET
    points_interval: IntervalEnds | UnsetType = UNSET


class Meeting(Representation, kw_only=True):
    """What an entrant has achieved against another."""

    entrant: Annotated[str, about("The other.")]
    games: Annotated[int, about("How often they met, or played the same deal.")]
    points: Annotated[float, about("One for each time it did better, half for equal.")]


class CrossTableRow(Representation, kw_only=True):
    """What an entrant has achieved against each other."""

    entrant: Annotated[str, about("Its name.")]
    against: Annotated[
        list[Meeting], about("Those whom it has met, the first in the standings first.")
    ]


class CrossTable(Representation, kw_only=True):
    """Who did how well against whom."""

    items: Annotated[list[CrossTableRow], about("The first in the standings first.")]


class TournamentSummary(Representation, kw_only=True):
    """A tournament without its standings."""

    id: Annotated[str, about("The id of the tournament.")]
    status: Annotated[str, choice("How far it is.", SeriesStatus.ALL)]
    title: Annotated[str, about("The title that is played.")]
    format: Annotated[str, choice("Who meets whom.", FORMATS)]
    seats: Annotated[int, about("How many play a game.")]
    options: Annotated[Json, component("GameOptions", "The options that were given.")]
    entrants: Annotated[list[Entrant], about("Who takes part.")]
    rounds: Annotated[int | UnsetType, about("Of a Swiss tournament.")] = UNSET
    repeats: Annotated[int, about("Games of a table in a round.")]
    move_seconds: Annotated[int, about("The time of a program for a move.")]
    game_seconds: Annotated[
        int | UnsetType, about("The time of a program for a whole game.")
    ] = UNSET
    max_timeouts: Annotated[
        int | UnsetType, about("How many time-outs forfeit a game.")
    ] = UNSET
    parallel: Annotated[int, about("How many games a program plays at a time.")]
    registration: Annotated[
        TournamentRegistration | UnsetType, about("If accounts may enter, or could.")
    ] = UNSET
    phase: Annotated[
        str,
        about(
            "`registration`, `playing`, `paused`, `finished` or `cancelled`; there may "
            "be others later."
        ),
    ]
    paused: Annotated[
        bool, about("Whether the clocks stand still and no game is begun.")
    ]
    reason: Annotated[
        str | UnsetType, about("Why it was called off: `too_few_entrants`, `overlap`.")
    ] = UNSET
    organiser: Annotated[
        str | UnsetType, about("The account that holds it; left out for an operator.")
    ] = UNSET
    schedule: Annotated[
        str | UnsetType, about("The id of the schedule that holds it.")
    ] = UNSET
    seed: Annotated[
        str | UnsetType, about("What the deals follow from, once it is over.")
    ] = UNSET
    progress: Annotated[TournamentProgress, about("How far it is.")]
    created_at: Annotated[str, moment("When it was created (RFC 3339, UTC).")]
    ended_at: Annotated[str | UnsetType, moment("When it ended.")] = UNSET


class TournamentDetails(TournamentSummary, kw_only=True):
    """A tournament as it stands."""

    standings: Annotated[list[Standing], about("The first first.")]


class EntrantCredential(Representation, kw_only=True):
    """The token by which a program plays all its seats."""

    entrant: Annotated[str, about("Its name.")]
    token: Annotated[str, about("The bearer token; keep it.")]


class CreatedTournament(TournamentDetails, kw_only=True):
    """A new tournament."""

    credentials: Annotated[
        list[EntrantCredential],
        about("The tokens of programs outside, shown only here."),
    ]


class TournamentForecast(Representation, kw_only=True):
    """What a tournament would be, of which none was made."""

    games: Annotated[
        int,
        about("How many games it would have, with the entrants that were named."),
    ]
    longest_seconds: Annotated[
        int | UnsetType,
        about(
            "How long it would take if every program used all of its `game_seconds` in "
            "every game, without the time of bots and without pauses; left out where "
            "no clock bounds it."
        ),
    ] = UNSET


class TournamentList(Representation, kw_only=True):
    """A page of tournaments."""

    items: Annotated[list[TournamentSummary], about("Newest first.")]
    next_cursor: NextCursor = UNSET


class GameResult(Representation, kw_only=True):
    """How a game of a tournament ended."""

    reason: Annotated[str, about("Why it ended.")]
    winners: Annotated[Sequence[int], about("The seats that won.")]
    places: Annotated[Sequence[int], about("The place of each seat.")]
    scores: Annotated[Sequence[int], about("The score of each seat.")]
    timeouts: Annotated[
        Sequence[int] | UnsetType,
        about("For how many moves each seat took too long, if clocks ran."),
    ] = UNSET
    seconds_used: Annotated[
        Sequence[float] | UnsetType, about("How long each seat thought, if clocks ran.")
    ] = UNSET
    forfeits: Annotated[
        Sequence[int] | UnsetType,
        about("The seats whose program lost by the clock or gave up."),
    ] = UNSET
    abandoned: Annotated[
        bool | UnsetType, about("Whether it was abandoned: all count as equal.")
    ] = UNSET
    rated: Annotated[
        bool | UnsetType,
        about(
            "False if ratings pass it over: it was abandoned, or a bot stood in for "
            "somebody who did not come last."
        ),
    ] = UNSET


class TournamentGame(Representation, kw_only=True):
    """A game of a tournament."""

    game: Annotated[str, about("Its id: getGame and getReplay know it.")]
    round: Annotated[int, about("From 0.")]
    table: Annotated[int, about("From 0, in its round.")]
    repeat: Annotated[int, about("From 0, at its table.")]
    entrants: Annotated[Sequence[str], about("Who sits where.")]
    status: Annotated[
        str, about("`pending` until it is begun, then as that of the game.")
    ]
    result: Annotated[GameResult | UnsetType, about("Once it has ended.")] = UNSET


class TournamentGameList(Representation, kw_only=True):
    """A page of the games of a tournament."""

    items: Annotated[list[TournamentGame], about("In the order of play.")]
    next_cursor: NextCursor = UNSET
