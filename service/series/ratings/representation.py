"""Ratings as clients get them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

import engines
from service.accounts.answers import AccountRating
from service.presentation.games import timestamp
from service.presentation.titles import find_title
from service.series.ratings.answers import BotRating, RatingList, RatingMove
from service.series.ratings.rating import ACCOUNT_MARK, THE_GAME, rated_name

if TYPE_CHECKING:
    from service.series.ratings.rating import Rating
    from service.store import Store


def list_ratings(store: Store, title_id: str, players: int, history: int) -> RatingList:
    """Return the ratings of a title, the strongest of each player count first.

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
                shown.history = _history(store, title_id, count, bot, history)
            items.append(shown)
    return RatingList(items=items)


def ratings_of(store: Store, account: str) -> list[AccountRating]:
    """Return how strong an account is, at each title and number of players."""
    found = store.ratings.of(rated_name(account), all_boards())
    return [
        AccountRating(
            title=title,
            players=players,
            mean=round(rating.mean, 3),
            deviation=round(rating.deviation, 3),
            at_least=round(rating.rank, 3),
            games=rating.games,
        )
        for (title, players), rating in found.items()
    ]


def forget_account(store: Store, account: str) -> None:
    """Remove the ratings of an account that is deleted, and their history."""
    store.ratings.drop(rated_name(account), all_boards())


def all_boards() -> list[tuple[str, int]]:
    """Return every title with every number of players."""
    return [
        (title, n) for title in engines.PACKAGES for n in engines.get(title).players
    ]


def _rating(bot: str, players: int, rating: Rating) -> BotRating:
    is_account = bot.startswith(ACCOUNT_MARK)
    name = bot.removeprefix(ACCOUNT_MARK)
    return BotRating(
        bot=name,
        account=name if is_account else UNSET,
        players=players,
        mean=round(rating.mean, 3),
        deviation=round(rating.deviation, 3),
        at_least=round(rating.rank, 3),
        games=rating.games,
    )


def _history(
    store: Store, title_id: str, players: int, bot: str, limit: int
) -> list[RatingMove]:
    return [
        RatingMove(
            game=moved.game,
            at=timestamp(moved.at),
            mean=round(moved.mean, 3),
            deviation=round(moved.deviation, 3),
        )
        for moved in store.ratings.history(title_id, players, bot, limit)
    ]
