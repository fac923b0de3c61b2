"""One supervised process: started, tended, stopped, and never left behind."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable

from service.supervisor import forks, tether
from service.supervisor.forks import Fork
from service.supervisor.programs import Program

DELAYS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0)
"""In seconds: a child that ends before it has run is started ever more slowly."""

RAN = 2.0
"""In seconds: a child that lived so long has run. What is wrong with a setting or an
installation ends it sooner; what lives longer and ends was killed, or lost somebody."""


class Child:
    """A program that is kept running until it is stopped."""

    def __init__(
        self, program: Program, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.program = program
        self.clock = clock
        self.process: subprocess.Popen[bytes] | Fork | None = None
        self.started = 0.0
        self.ends = 0
        self.due = 0.0

    def start(self) -> None:
        """Start the program, in a group that a Ctrl-C in the terminal does not reach.

        On Linux it ends with the thread that calls this, so call from the main one.
        """
        self.started = self.clock()
        if self.program.forked and forks.CAN_FORK:
            self.process = Fork(self.program)
            return
        self.process = subprocess.Popen(
            (*_tethered(), *self.program.arguments),
            env={**os.environ, **self.program.environment},
            stdin=subprocess.DEVNULL,
            pass_fds=self.program.descriptors,
            process_group=0,
        )

    def ending(self) -> str | None:
        """How the process ended, in words; None while it runs."""
        status = None if self.process is None else self.process.poll()
        if status is None:
            return None
        if status < 0:
            return f"was killed by {signal.Signals(-status).name}"
        return f"ended with code {status}"

    def was_killed(self) -> bool:
        """Whether the process was ended from outside: that is no fault of its own."""
        return self.process is not None and self.process.poll() == -signal.SIGKILL

    def tend(self, say: Callable[[str], None]) -> None:
        """Start an ended process again: at once, or later each time that it ends early.

        The delay falls back as soon as the process has run, and does not grow for one
        that somebody kills.
        """
        now = self.clock()
        if self.process is None:
            if now >= self.due:
                self.start()
            return
        ending = self.ending()
        if ending is None:
            return
        if now - self.started > RAN:
            self.ends = 0
            say(f"{self.program.name} {ending}; starting it again")
            self.start()
            return
        delay = DELAYS[min(self.ends, len(DELAYS) - 1)]
        if not self.was_killed():
            self.ends += 1
        self.due = now + delay
        self.process = None
        say(f"{self.program.name} {ending}; starting it again in {delay:g} s")

    def ask_to_stop(self) -> None:
        """Ask the process to finish its work and end."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()

    def has_stopped(self) -> bool:
        """Whether there is nothing left to wait for."""
        return self.process is None or self.process.poll() is not None

    def kill(self) -> None:
        """End the process and all that it started, at once."""
        if self.process is not None and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


def _tethered() -> tuple[str, ...]:
    if sys.platform != "linux":
        return ()
    return (sys.executable, "-I", "-S", tether.__file__, str(os.getpid()))
