"""Ratings as clients get them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.games.creation import find_title
from service.presentation.games import timestamp
from service.series.ratings.answers import BotRating, RatingList, RatingMove
from service.series.ratings.rating import THE_GAME

if TYPE_CHECKING:
    from service.series.ratings.rating import Rating
    from service.store import Store


def list_ratings(store: Store, title_id: str, players: int, history: int) -> RatingList:
    """Return the ratings of a title, the strongest bot of each player count first.

    ``players`` 0 stands for all player counts. Each rating comes with its last
    ``history`` games.
    """
    title = find_title(title_id)
    items = []
    for count in title.players if not players else [players]:
        ratings = store.ratings.read(title_id, count).ratings
        for bot in sorted(ratings, key=lambda bot: -ratings[bot].rank):
            if bot == THE_GAME:
                continue
            shown = _rating(bot, count, ratings[bot])
            if history:
                shown.history = _history(store, title_id, shown, history)
            items.append(shown)
    return RatingList(items=items)


def _rating(bot: str, players: int, rating: Rating) -> BotRating:
    return BotRating(
        bot=bot,
        players=players,
        mean=round(rating.mean, 3),
        deviation=round(rating.deviation, 3),
        at_least=round(rating.rank, 3),
        games=rating.games,
    )


def _history(
    store: Store, title_id: str, shown: BotRating, limit: int
) -> list[RatingMove]:
    return [
        RatingMove(
            game=moved.game,
            at=timestamp(moved.at),
            mean=round(moved.mean, 3),
            deviation=round(moved.deviation, 3),
        )
        for moved in store.ratings.history(title_id, shown.players, shown.bot, limit)
    ]
