"""Starts the programs stage by stage, keeps them running, stops them in reverse."""

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from service.supervisor.children import Child
from service.supervisor.errors import CannotStart
from service.supervisor.forks import STOP_SIGNALS
from service.supervisor.programs import Stages

POLL = 0.1
"""In seconds: how often the children are looked at."""


class Supervisor:
    """All processes of one service."""

    def __init__(
        self,
        stages: Stages,
        *,
        start_seconds: float,
        stop_seconds: float,
        say: Callable[[str], None],
    ) -> None:
        self.stages = [[Child(program) for program in stage] for stage in stages]
        self.start_seconds = start_seconds
        self.stop_seconds = stop_seconds
        self.say = say
        # A plain number, not an Event: a signal that arrives while the main thread
        # holds the lock of an Event would wait for that lock for ever.
        self.signals = 0

    def run(self, when_ready: Callable[[], None]) -> None:
        """Serve until a stop signal; raise CannotStart if that point is not reached."""
        with self._signals():
            try:
                if self._start():
                    when_ready()
                    self._watch()
            finally:
                self._stop()

    @contextmanager
    def _signals(self) -> Iterator[None]:
        """The first signal stops the service, the second stops waiting for it."""

        def stop(_number: int, _frame: FrameType | None) -> None:
            self.signals += 1

        before = {number: signal.signal(number, stop) for number in STOP_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _start(self) -> bool:
        deadline = time.monotonic() + self.start_seconds
        for stage in self.stages:
            for child in stage:
                child.start()
            waiting = list(stage)
            while waiting:
                if self.signals:
                    return False
                self._refuse_ended()
                waiting = [each for each in waiting if not each.program.is_ready()]
                if waiting and time.monotonic() > deadline:
                    names = ", ".join(child.program.name for child in waiting)
                    raise CannotStart(
                        f"Not ready after {self.start_seconds:g} s: {names}."
                    )
                if waiting:
                    time.sleep(POLL)
        return True

    def _refuse_ended(self) -> None:
        """A child that ends before the service is ready will not do better later."""
        for stage in self.stages:
            for child in stage:
                ending = child.ending()
                if ending is not None:
                    raise CannotStart(
                        f"{child.program.name} {ending} before it was ready. "
                        f"What it has to say is {child.program.complains_in}."
                    )

    def _watch(self) -> None:
        while not self.signals:
            for stage in self.stages:
                for child in stage:
                    child.tend(self.say)
            time.sleep(POLL)

    def _stop(self) -> None:
        for stage in reversed(self.stages):
            for child in stage:
                child.ask_to_stop()
            deadline = time.monotonic() + self.stop_seconds
            while not all(child.has_stopped() for child in stage):
                if self.signals > 1 or time.monotonic() > deadline:
                    break
                time.sleep(POLL)
            for child in stage:
                if not child.has_stopped():
                    self.say(f"{child.program.name} did not stop in time: killed")
                    child.kill()
