"""Playing all games of an account, as its inbox lists them."""

from __future__ import annotations

import json
import threading
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import closing
from typing import TYPE_CHECKING, Any

from seance_sdk.errors import (
    Conflict,
    Forbidden,
    NotFound,
    Stale,
)
from seance_sdk.generated.api.inbox import list_my_games, stream_me
from seance_sdk.pages import pages
from seance_sdk.streams import follow

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from concurrent.futures import Future

    from seance_sdk.client import Seance
    from seance_sdk.game import Game
    from seance_sdk.generated.models.decision import Decision
    from seance_sdk.seen import Choice
    from seance_sdk.streams import Message

GAMES_AT_ONCE = 4

PAGE = 500
"""In games: the most that the service lists at once."""


def play_inbox(
    account: Seance,
    choose: Callable[[Game, Decision], Choice],
    *,
    accept: bool = True,
    over: Callable[[Game], object] | None = None,
    stop: threading.Event | None = None,
    at_once: int = GAMES_AT_ONCE,
) -> None:
    """Answer every decision that waits for an account by ``choose``, in all its games.

    One connection says what there is to do, and is opened again wherever it was lost.
    Games are played side by side, ``at_once`` at a time: ``choose`` is called by
    several threads, for each game by one. Invitations are accepted, unless ``accept``
    is false. ``over`` is called with each game that has ended.

    Returns once ``stop`` is set, which is looked at with every message and every 15
    seconds, after the answers that are being given. What ``choose`` or ``over`` raises
    ends it, too, and is raised here.
    """
    stop = stop or threading.Event()
    inbox = listen(account, choose, accept=accept, over=over, at_once=at_once)
    with closing(inbox):
        for _ in inbox:
            if stop.is_set():
                break


def listen(
    account: Seance,
    choose: Callable[[Game, Decision], Choice],
    *,
    accept: bool,
    over: Callable[[Game], object] | None,
    at_once: int,
) -> Generator[Message]:
    """Play all games of an account, and yield each message that came meanwhile.

    Once it is closed, it waits for the answers that are being given.
    """
    with ThreadPoolExecutor(at_once, "inbox") as pool:
        player = _Player(account, choose, over, pool)
        try:
            for message in follow(account.http, stream_me.request(), beats=True):
                player.raise_errors()
                if message.data:
                    player.hear(json.loads(message.data), accept=accept)
                elif message.id and accept:
                    # A new stream lists turns alone; later, it has every message.
                    player.accept_all()
                yield message
        except GeneratorExit:
            player.finish()


class _Player:
    """Gives the answers of an account, side by side for its games."""

    def __init__(
        self,
        account: Seance,
        choose: Callable[[Game, Decision], Choice],
        over: Callable[[Game], object] | None,
        pool: ThreadPoolExecutor,
    ) -> None:
        self._account = account
        self._choose = choose
        self._over = over
        self._pool = pool
        self._guard = threading.Lock()
        self._asked: dict[str, int | None] = {}
        """The games that a thread is at, with the seat that was asked meanwhile."""
        self._begun: set[Future[None]] = set()

    def hear(self, message: dict[str, Any], *, accept: bool) -> None:
        """Begin what a message asks for; one of another type asks for nothing."""
        if "game" not in message:
            # About a tournament or a webhook.
            return
        game_id, seat = message["game"], message["seat"]
        if message["type"] == "turn":
            self._begin(game_id, seat)
        elif message["type"] == "invitation" and accept:
            self._accept(game_id, seat)
        elif message["type"] == "game_over" and self._over is not None:
            self._over(self._game(game_id, seat))

    def _begin(self, game_id: str, seat: int) -> None:
        """Have a game answered by a thread, unless one is at it, which looks again."""
        with self._guard:
            is_begun = game_id in self._asked
            self._asked[game_id] = seat if is_begun else None
        if not is_begun:
            self._begun.add(self._pool.submit(self._answer, game_id, seat))

    def accept_all(self) -> None:
        """Accept the invitations that came before."""
        # Loaded only by programs that have an account.
        from seance_sdk.generated.api.me import get_me  # noqa: PLC0415

        http = self._account.http
        name = get_me.call(http).name
        waiting = pages(
            lambda at: list_my_games.call(http, status="waiting", limit=PAGE, cursor=at)
        )
        for game in waiting:
            for seat in game.seats:
                if seat.kind == "open" and seat.account == name:
                    self._accept(game.id, seat.seat)

    def _accept(self, game_id: str, seat: int) -> None:
        try:
            self._account.game(game_id, self._account.token).claim(seat)
        except (Conflict, Forbidden, NotFound):
            # It is no invitation any more: accepted before, withdrawn, or over.
            return

    def _answer(self, game_id: str, seat: int) -> None:
        """Answer a game until it waits for somebody else."""
        asked: int | None = seat
        while asked is not None:
            game = self._game(game_id, asked)
            while not game.is_over and game.decision is not None:
                try:
                    game.send(self._choose(game, game.decision))
                except (Stale, Conflict):
                    # Others were asked, too, or it is too late: a bot has the seat.
                    game.refresh()
            with self._guard:
                asked = self._asked[game_id]
                if asked is None:
                    del self._asked[game_id]
                else:
                    self._asked[game_id] = None

    def _game(self, game_id: str, seat: int) -> Game:
        return self._account.game(game_id, self._account.token, seat)

    def raise_errors(self) -> None:
        """Raise what went wrong in an answer, if anything did."""
        done = {each for each in self._begun if each.done()}
        self._begun -= done
        for each in done:
            each.result()

    def finish(self) -> None:
        """Wait for the answers that are being given."""
        wait(self._begun)
        self.raise_errors()
