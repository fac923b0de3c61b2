"""Become another program that ends when the supervisor is gone, even if killed.

Run as a script: ``python -I -S tether.py SUPERVISOR-PID PROGRAM ARGUMENT...``. Linux
keeps the request over exec, so this costs one short start and leaves no process.
"""

import ctypes
import os
import signal
import sys

PR_SET_PDEATHSIG = 1


def main() -> None:
    """Ask for a SIGTERM at the supervisor's end, then become the program."""
    supervisor, *program = sys.argv[1:]
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
    if os.getppid() != int(supervisor):
        sys.exit("the supervisor is already gone")
    os.execvp(program[0], program)  # noqa: S606 - the list is the supervisor's own


if __name__ == "__main__":
    main()
