"""Become another program that ends when the supervisor is gone, even if killed.

Run as a script: ``python -I -S tether.py SUPERVISOR-PID PROGRAM ARGUMENT...``. Linux
keeps the request over exec, so this costs one short start and leaves no process.
"""

import ctypes
import os
import signal
import sys

PR_SET_PDEATHSIG = 1
PR_SET_NAME = 15


def main() -> None:
    """Ask for a SIGTERM at the supervisor's end, then become the program."""
    supervisor, *program = sys.argv[1:]
    tie(int(supervisor))
    os.execvp(program[0], program)  # noqa: S606 - the list is the supervisor's own


def tie(supervisor: int) -> None:
    """Let this process get a SIGTERM at the end of the supervisor, its parent."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
    if os.getppid() != supervisor:
        sys.exit("the supervisor is already gone")


def name(process: str) -> None:
    """Call this process by a name of up to 15 letters in ``ps`` and ``top``."""
    ctypes.CDLL(None).prctl(PR_SET_NAME, process.encode())


if __name__ == "__main__":
    main()
