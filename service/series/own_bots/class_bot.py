"""A Python class as a bot: it has the form of our own bots."""

from __future__ import annotations

import operator
import os
import signal
import sys
import threading
import traceback
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Any

from service.series.own_bots.faults import BotFault, quoted
from service.series.own_bots.own_bot import OwnBot

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from types import FrameType

    from engines.core.chance import Chance
    from engines.core.fields import Json
    from engines.core.state import Option


class ClassBot(OwnBot):
    """Calls ``choose(view, options, chance)`` of an object that a class makes."""

    _player: Any = None

    def choose(self, view: Json, options: Sequence[Option], chance: Chance) -> int:
        """Return the index that the object chooses, or raise its ``BotFault``."""
        if self._player is None:
            self._player = self._built()
        # A copy: the options belong to the table.
        offered = tuple(options)
        with self._blamed("raised", "too_slow", self.limits.decision_seconds):
            index = self._player.choose(view, offered, chance)
        if isinstance(index, bool) or not hasattr(index, "__index__"):
            detail = f"It chose {quoted(repr(index))}, which is no whole number."
            raise BotFault(self.id, "not_an_index", detail)
        chosen = operator.index(index)
        if chosen not in range(len(offered)):
            detail = f"It chose {chosen} of {len(offered)} options."
            raise BotFault(self.id, "out_of_range", detail)
        return chosen

    def _built(self) -> Any:
        """Import the class and build the object that plays."""
        module, _, name = self.source.what.partition(":")
        # A command that pip installed does not look where it was called.
        if os.getcwd() not in sys.path:  # noqa: PTH109
            sys.path.insert(0, os.getcwd())  # noqa: PTH109
        seconds = self.limits.start_seconds
        with self._blamed("cannot_load", "cannot_load", seconds):
            player = getattr(import_module(module), name)()
        if not callable(getattr(player, "choose", None)):
            detail = f"{self.source.what} has no method choose."
            raise BotFault(self.id, "cannot_load", detail)
        return player

    @contextmanager
    def _blamed(self, raised: str, late: str, seconds: float) -> Iterator[None]:
        """Blame the bot for what it raises, or for taking too long."""
        try:
            with _time_limit(seconds):
                yield
        except _TimeIsUpError:
            raise BotFault(self.id, late, f"No answer in {seconds:g} s.") from None
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            what = f"{type(error).__name__}: {error}"
            detail = f"{quoted(what)} in {where.filename}, line {where.lineno}."
            raise BotFault(self.id, raised, detail) from error


class _TimeIsUpError(BaseException):
    """Not an ``Exception``: a bot that catches all of those would play on."""


@contextmanager
def _time_limit(seconds: float) -> Iterator[None]:
    """Interrupt the block after a time; only the main thread can be interrupted."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        raise _TimeIsUpError

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
