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
    is_out: Annotated[bool | UnsetType, about("Whether it was knocked out.")] = UNSET
    win_rate: Annotated[
        float | UnsetType, about("The share of its games that it won.")
    ] = UNSET
    win_rate_interval: IntervalEnds | UnsetType = UNSET
    mean_score: Annotated[float | UnsetType, about("Its mean score.")] = UNSET
    points_per_game: Annotated[float | UnsetType, about("Its mean.")] = UNSET
    points_interval: IntervalEnds | UnsetType = UNSET


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
    seed: Annotated[
        str | UnsetType, about("What the deals follow from, once it is over.")
    ] = UNSET
    progress: Annotated[TournamentProgress, about("How far it is.")]
    created_at: Annotated[str, about("When it was created (RFC 3339, UTC).")]
    ended_at: Annotated[str | UnsetType, about("When it ended.")] = UNSET


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
        about("The tokens of programs outside, told this once."),
    ]


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
