"""Playing without threads: ``aplay`` and ``aplay_inbox``, for ``AsyncSeance``."""

from __future__ import annotations

import asyncio
import inspect
import json
from contextlib import aclosing
from typing import TYPE_CHECKING, Any, cast

from seance_sdk.errors import (
    Abandoned,
    Conflict,
    Forbidden,
    NotFound,
    Stale,
)
from seance_sdk.generated.aio.streams import afollow
from seance_sdk.generated.api.inbox import list_my_games, stream_me
from seance_sdk.inbox import GAMES_AT_ONCE, PAGE

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable

    from seance_sdk.generated.aio.client import AsyncSeance
    from seance_sdk.generated.aio.game import AsyncGame
    from seance_sdk.generated.models.decision import Decision
    from seance_sdk.generated.models.outcome import Outcome
    from seance_sdk.seen import Choice
    from seance_sdk.streams import Message

    Choose = Callable[[AsyncGame, Decision], Choice | Awaitable[Choice]]
    Over = Callable[[AsyncGame], object | Awaitable[object]]


async def aplay(game: AsyncGame, choose: Choose) -> Outcome:
    """Answer every decision of a seat by ``choose``; return how the game ended.

    ``choose`` may be a coroutine. While others are asked, what happens is awaited.
    """
    await game.refresh()
    while game.outcome is None:
        if game.is_over:
            raise Abandoned(game.id)
        if not await _answer_once(game, choose):
            await game.wait()
            await game.refresh()
    return game.outcome


async def _answer_once(game: AsyncGame, choose: Choose) -> bool:
    """Answer the open decision; return whether there was one."""
    decision = game.decision
    if decision is None:
        return False
    choice = await _settled(choose(game, decision))
    try:
        await game.send(choice)
    except (Stale, Conflict):
        # Several were asked, or it is too late: a bot has stood in, or has the seat.
        await game.refresh()
    return True


async def _settled(value: Any) -> Any:
    return await value if inspect.isawaitable(value) else value


async def aplay_inbox(
    account: AsyncSeance,
    choose: Choose,
    *,
    accept: bool = True,
    over: Over | None = None,
    at_once: int = GAMES_AT_ONCE,
) -> None:
    """Answer every decision that waits for an account by ``choose``, in all its games.

    One connection says what there is to do, and is opened again wherever it was lost.
    Games are played side by side, ``at_once`` at a time. Invitations are accepted,
    unless ``accept`` is false. ``over`` is called with each game that has ended.

    It goes on until its task is cancelled, which ends the answers that are being given,
    too: none is half given. What ``choose`` or ``over`` raises is raised here, alone or
    in an ``ExceptionGroup``.
    """

    async def never(_: Message) -> bool:
        return False

    await alisten(
        account, choose, accept=accept, over=over, at_once=at_once, is_last=never
    )


async def alisten(
    account: AsyncSeance,
    choose: Choose,
    *,
    accept: bool,
    over: Over | None,
    at_once: int,
    is_last: Callable[[Message], Awaitable[bool]],
) -> None:
    """Play all games of an account until the last message.

    The answers that are being given then are waited for.
    """
    stream = afollow(account.http, stream_me.request(), beats=True)
    async with (
        asyncio.TaskGroup() as tasks,
        aclosing(cast("AsyncGenerator[Message]", stream)) as messages,
    ):
        player = _Player(account, choose, over, tasks, at_once)
        async for message in messages:
            if message.data:
                await player.hear(json.loads(message.data), accept=accept)
            elif message.id and accept:
                # A new stream lists turns alone; later, it has every message.
                await player.accept_all()
            if await is_last(message):
                break


class _Player:
    """Gives the answers of an account, a task for each game."""

    def __init__(
        self,
        account: AsyncSeance,
        choose: Choose,
        over: Over | None,
        tasks: asyncio.TaskGroup,
        at_once: int,
    ) -> None:
        self._account, self._choose, self._over = account, choose, over
        self._tasks, self._places = tasks, asyncio.Semaphore(at_once)
        self._asked: dict[str, int | None] = {}
        """The games that a task is at, with the seat that was asked meanwhile."""

    async def hear(self, message: dict[str, Any], *, accept: bool) -> None:
        """Begin what a message asks for; one of another type asks for nothing."""
        if "game" not in message:
            # About a tournament or a webhook.
            return
        kind, name, seat = message["type"], message["game"], message["seat"]
        if kind == "turn":
            is_begun = name in self._asked
            self._asked[name] = seat if is_begun else None
            if not is_begun:
                self._tasks.create_task(self._answer(name, seat))
        elif kind == "invitation" and accept:
            await self._accept(name, seat)
        elif kind == "game_over" and self._over is not None:
            game = self._game(name, seat)
            await game.refresh()
            await _settled(self._over(game))

    async def accept_all(self) -> None:
        """Accept the invitations that came before."""
        # Loaded only by programs that have an account.
        from seance_sdk.generated.api.me import get_me  # noqa: PLC0415

        http = self._account.http
        mine = get_me.parse(await http.request(**get_me.request())).name
        request = list_my_games.request(status="waiting", limit=PAGE)
        waiting = list_my_games.parse(await http.request(**request))
        invitations = [
            (game.id, seat.seat)
            for game in waiting.items
            for seat in game.seats
            if seat.kind == "open" and seat.account == mine
        ]
        for name, seat in invitations:
            await self._accept(name, seat)

    async def _accept(self, name: str, seat: int) -> None:
        try:
            await self._game(name).claim(seat)
        except (Conflict, Forbidden, NotFound):
            # It is no invitation any more: accepted before, withdrawn, or over.
            return

    async def _answer(self, name: str, seat: int) -> None:
        """Answer a game until it waits for somebody else."""
        asked: int | None = seat
        while asked is not None:
            async with self._places:
                game = self._game(name, asked)
                await game.refresh()
                while not game.is_over and await _answer_once(game, self._choose):
                    pass
            asked = self._asked[name]
            self._asked[name] = None
        del self._asked[name]

    def _game(self, name: str, seat: int | None = None) -> AsyncGame:
        return self._account.game(name, self._account.token, seat)
