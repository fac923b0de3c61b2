"""The games of an account, and those that wait for it now."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from msgspec import UNSET

from service.accounts.answers import Turn, TurnList
from service.presentation.answers import GameList
from service.presentation.games import summarise, timestamp

if TYPE_CHECKING:
    from service.store import Store
    from service.store.accounts.inbox import GameNews


def list_games(
    store: Store, name: str, *, limit: int, status: str = "", cursor: str = ""
) -> GameList:
    """Return a page of the games of an account, the newest first.

    Games that there are no more leave its lists here.
    """
    places = store.inboxes.places(name, status, cursor, limit + 1)
    found = {listed.place: listed for listed in store.games.listed(places)}
    for place in places:
        listed = found.get(place)
        if listed is None or all(s.account != name for s in listed.record.seats):
            store.inboxes.drop(name, place)
            found.pop(place, None)
    shown = [place for place in places[:limit] if place in found]
    page = GameList(items=[summarise(found[place]) for place in shown])
    if len(places) > limit:
        page.next_cursor = places[limit - 1]
    return page


def list_turns(store: Store, name: str, limit: int, wait: float) -> TurnList:
    """Return the games that wait for an account; wait while there are none."""
    deadline = time.monotonic() + wait
    with store.hub.watch(channel(name)) as signal:
        while True:
            # Cleared before reading: a change in between sets it again.
            signal.clear()
            turns = store.inboxes.look(name, limit).turns
            left = deadline - time.monotonic()
            if turns or left <= 0 or store.hub.is_closed:
                return TurnList(items=[represent_turn(turn) for turn in turns])
            signal.wait(left)


def represent_turn(news: GameNews) -> Turn:
    """Return a game that waits for an account, as the account gets it."""
    act_by = int(news.act_by)
    return Turn(
        game=news.game,
        seat=int(news.seat),
        version=int(news.version),
        act_by=timestamp(act_by) if act_by else UNSET,
    )


def channel(name: str) -> str:
    """Return under which name the hub hears of messages to an account."""
    return f"@{name}"
