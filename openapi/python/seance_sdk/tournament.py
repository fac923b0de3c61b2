"""Playing a tournament from its registration to its end."""

from __future__ import annotations

import asyncio
import json
import threading
from contextlib import closing
from typing import TYPE_CHECKING

from seance_sdk.aio import alisten
from seance_sdk.errors import Conflict
from seance_sdk.inbox import GAMES_AT_ONCE, listen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from seance_sdk.aio import Choose, Over
    from seance_sdk.client import Seance
    from seance_sdk.game import Game
    from seance_sdk.generated.aio.client import AsyncSeance
    from seance_sdk.generated.models.decision import Decision
    from seance_sdk.generated.models.tournament_details import TournamentDetails
    from seance_sdk.generated.models.tournament_summary import TournamentSummary
    from seance_sdk.seen import Choice
    from seance_sdk.streams import Message

LOOK_SECONDS = 2.0
"""How often is looked for a tournament that can be entered."""


def play_tournament(
    account: Seance,
    choose: Callable[[Game, Decision], Choice],
    tournament: str = "",
    *,
    title: str = "",
    over: Callable[[Game], object] | None = None,
    stop: threading.Event | None = None,
    at_once: int = GAMES_AT_ONCE,
) -> TournamentDetails | None:
    """Enter a tournament, play it by ``choose`` to its end, and return it.

    Without an id it is one of a ``title``, or of any: the one that the account has
    entered before and that is still played, so that a program which is started again
    goes on; else the one that is open and starts first. Until there is one, this waits.

    All else is as with ``play_inbox``, which also answers whatever else waits for the
    account; invitations are not accepted. Returns ``None`` if ``stop`` was set before
    there was a tournament to enter.
    """
    stop = stop or threading.Event()
    if tournament:
        account.tournaments.enter(tournament)
    else:
        tournament = _enter_next(account, title, stop)
    if not tournament:
        return None
    inbox = listen(account, choose, accept=False, over=over, at_once=at_once)
    with closing(inbox):
        for message in inbox:
            if stop.is_set():
                return account.tournaments.get(tournament)
            if _is_about(message, tournament):
                break
            if _is_beginning(message) and _has_ended(account, tournament):
                break
    for _ in account.tournaments.watch(tournament):
        # The inbox says so as soon as all games are over; ratings come after that.
        pass
    return account.tournaments.get(tournament)


def _enter_next(account: Seance, title: str, stop: threading.Event) -> str:
    """Enter the next tournament, and return its id; wait for one."""
    # Loaded only by programs that have an account.
    from seance_sdk.generated.api.me import get_me  # noqa: PLC0415

    name = get_me.call(account.http).name
    while not stop.is_set():
        for each in _in_order(account.tournaments.all(running=True), name, title):
            try:
                return account.tournaments.enter(each.id).id
            except Conflict:
                # Registration has ended in between, or there is no place left.
                continue
        stop.wait(LOOK_SECONDS)
    return ""


def _has_ended(account: Seance, tournament: str) -> bool:
    return account.tournaments.get(tournament).status != "running"


async def aplay_tournament(
    account: AsyncSeance,
    choose: Choose,
    tournament: str = "",
    *,
    title: str = "",
    over: Over | None = None,
    at_once: int = GAMES_AT_ONCE,
) -> TournamentDetails:
    """Enter a tournament, play it by ``choose`` to its end, and return it.

    As ``play_tournament``; ``choose`` and ``over`` may be coroutines, and it is stopped
    by cancelling its task.
    """
    if tournament:
        await account.tournaments.enter(tournament)
    else:
        tournament = await _aenter_next(account, title)

    async def is_last(message: Message) -> bool:
        if _is_beginning(message):
            return (await account.tournaments.get(tournament)).status != "running"
        return _is_about(message, tournament)

    await alisten(
        account, choose, accept=False, over=over, at_once=at_once, is_last=is_last
    )
    async for _ in account.tournaments.watch(tournament):
        # The inbox says so as soon as all games are over; ratings come after that.
        pass
    return await account.tournaments.get(tournament)


async def _aenter_next(account: AsyncSeance, title: str) -> str:
    """Enter the next tournament, and return its id; wait for one."""
    from seance_sdk.generated.api.me import get_me  # noqa: PLC0415

    name = get_me.parse(await account.http.request(**get_me.request())).name
    while True:
        running = [each async for each in account.tournaments.all(running=True)]
        for each in _in_order(running, name, title):
            try:
                return (await account.tournaments.enter(each.id)).id
            except Conflict:
                continue
        await asyncio.sleep(LOOK_SECONDS)


def _in_order(
    running: Iterable[TournamentSummary], name: str, title: str
) -> list[TournamentSummary]:
    """Return what an account can play, in the order in which it should be tried."""

    def place(each: TournamentSummary) -> tuple[bool, bool, str]:
        starts_at = each.registration.starts_at if each.registration else ""
        # One that an organiser starts by hand comes last.
        return _is_open(each), not _is_in(each, name), starts_at or "9"

    found = (each for each in running if title in ("", each.title))
    return sorted((e for e in found if _is_open(e) or _is_in(e, name)), key=place)


def _is_open(tournament: TournamentSummary) -> bool:
    return bool(tournament.registration and tournament.registration.open_)


def _is_in(tournament: TournamentSummary, name: str) -> bool:
    return any(entrant.account == name for entrant in tournament.entrants)


def _is_about(message: Message, tournament: str) -> bool:
    """Whether a message says that a tournament is over."""
    if message.event != "tournament_over":
        return False
    return bool(json.loads(message.data)["tournament"] == tournament)


def _is_beginning(message: Message) -> bool:
    """Whether a stream begins: it has nothing of what came before it."""
    return bool(message.id and not message.data)
