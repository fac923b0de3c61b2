"""Answers about the clocks of a game."""

from typing import Annotated

from msgspec import UNSET, UnsetType

from service.presentation.representation import Representation, about


class SeatClock(Representation, kw_only=True):
    """How the program of a seat has used its time in a game of a tournament."""

    seat: Annotated[int, about("The number of the seat, from 0.")]
    seconds_used: Annotated[
        float, about("How long it has thought, without the present move.")
    ]
    seconds_left: Annotated[
        float | UnsetType,
        about(
            "What is left of `game_seconds`, without the present move; the seats of "
            "one account or token share them."
        ),
    ] = UNSET
    timeouts: Annotated[int, about("For how many moves it took too long.")]
    forfeited: Annotated[
        bool | UnsetType, about("Whether it has lost by that: it ranks last.")
    ] = UNSET


class GameClocks(Representation, kw_only=True):
    """The clocks of a game of a tournament. `turn_seconds` is the time for a move."""

    game_seconds: Annotated[
        int | UnsetType, about("The time for the whole game, if it is limited.")
    ] = UNSET
    max_timeouts: Annotated[int, about("With so many a seat forfeits the game.")]
    stopped: Annotated[
        bool, about("Whether they stand still, while the tournament pauses.")
    ]
    seats: Annotated[
        list[SeatClock], about("Of the seats that programs play, or have forfeited.")
    ]
