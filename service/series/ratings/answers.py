"""Answers about ratings."""

from typing import Annotated

from msgspec import UNSET, UnsetType

from service.presentation.representation import (
    Representation,
    about,
    moment,
)


class RatingMove(Representation, kw_only=True):
    """A rating after a game."""

    game: Annotated[str, about("The id of the game.")]
    at: Annotated[str, moment("When it was counted (RFC 3339, UTC).")]
    mean: Annotated[float, about("The rating after it.")]
    deviation: Annotated[float, about("How unsure it was then.")]


class BotRating(Representation, kw_only=True):
    """How strong a bot or an account is thought to be."""

    bot: Annotated[str, about("The bot, or the name of the account.")]
    account: Annotated[
        str | UnsetType, about("The account, if it is not a bot of the service.")
    ] = UNSET
    players: Annotated[int, about("For games with this many players.")]
    mean: Annotated[float, about("Its rating (OpenSkill); it begins at 25.")]
    deviation: Annotated[float, about("How unsure it is; it begins at 8.333.")]
    at_least: Annotated[float, about("Mean less three deviations: its rank.")]
    games: Annotated[int, about("How many games are counted.")]
    history: Annotated[
        list[RatingMove] | UnsetType, about("The last games, if asked for.")
    ] = UNSET


class RatingList(Representation, kw_only=True):
    """The ratings of a title."""

    items: Annotated[list[BotRating], about("By player count, the strongest first.")]
