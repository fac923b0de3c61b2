"""A program as a fork of this process, which has loaded its code already.

To load the code of a worker takes 0.3 s of processor time, on a busy machine many
seconds; a fork runs at once, and shares the memory of the code with all others.
"""

import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from typing import Any

from service.supervisor import tether
from service.supervisor.programs import Program

CAN_FORK = sys.platform == "linux"
"""Elsewhere libraries of the system may not outlive a fork (macOS)."""

STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)

STDIN, FIRST_DESCRIPTOR = 0, 3
"""Descriptors: up to the first of others there are the standard streams."""


class Fork:
    """A running fork, with the part of ``subprocess.Popen`` that is needed."""

    def __init__(self, program: Program) -> None:
        """Load the code of a program, if nobody has yet, and run it in a fork.

        It runs in a group that a Ctrl-C in the terminal does not reach, and ends with
        the thread that calls this, so call from the main one. No other may run.
        """
        module = import_module(program.forked)
        module.load()
        with _later(STOP_SIGNALS) as before:
            self._process = multiprocessing.get_context("fork").Process(
                target=_run, args=(program, module, os.getpid(), before), daemon=True
            )
            self._process.start()
            with suppress(ProcessLookupError):
                os.setpgid(self.pid, self.pid)

    @property
    def pid(self) -> int:
        """The number of the process."""
        pid = self._process.pid
        assert pid is not None
        return pid

    def poll(self) -> int | None:
        """How the process ended, below 0 by which signal; None while it runs."""
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        """Send a signal, unless the process has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Send SIGTERM."""
        self.send_signal(signal.SIGTERM)

    def wait(self, timeout: float | None = None) -> int | None:
        """Wait until the process has ended, at most so many seconds."""
        self._process.join(timeout)
        return self.poll()


@contextmanager
def _later(signals: tuple[signal.Signals, ...]) -> Iterator[set[Any]]:
    """Let signals wait: until it has handlers of its own a fork would lose them."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, signals)
    try:
        yield before
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _run(program: Program, module: Any, supervisor: int, signals: set[Any]) -> None:
    """Be the program, as if it had been started by its command."""
    tether.tie(supervisor)
    tether.name(program.name)
    # The port, and the lock of the data folder: they are not for this one to hold.
    os.closerange(FIRST_DESCRIPTOR, os.sysconf("SC_OPEN_MAX"))
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, STDIN)
    os.close(nothing)
    for number in STOP_SIGNALS:
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, signals)
    os.environ.update(program.environment)
    sys.exit(module.run(program.arguments))
