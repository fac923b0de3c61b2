"""Ratings as clients get them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.games.creation import find_title
from service.presentation.games import timestamp
from service.series.ratings.rating import THE_GAME

if TYPE_CHECKING:
    from engines.core.fields import Json
    from service.store import Store


def list_ratings(store: Store, title_id: str, players: int, history: int) -> Json:
    """Return the ratings of a title, the strongest bot of each player count first.

    No player count means all; ``history`` says how many of the last games are told.
    """
    title = find_title(title_id)
    items = []
    for count in title.players if not players else [players]:
        ratings = store.ratings.read(title_id, count).ratings
        for bot in sorted(ratings, key=lambda bot: -ratings[bot].rank):
            if bot == THE_GAME:
                continue
            mean, deviation, games = ratings[bot]
            shown: Json = {
                "bot": bot,
                "players": count,
                "mean": round(mean, 3),
                "deviation": round(deviation, 3),
                "at_least": round(ratings[bot].rank, 3),
                "games": games,
            }
            if history:
                moves = store.ratings.history(title_id, count, bot, history)
                shown["history"] = [
                    {
                        "game": moved.game,
                        "at": timestamp(moved.at),
                        "mean": round(moved.mean, 3),
                        "deviation": round(moved.deviation, 3),
                    }
                    for moved in moves
                ]
            items.append(shown)
    return {"items": items}
