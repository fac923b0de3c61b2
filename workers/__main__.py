"""``python -m workers <role>``: run one worker process until a signal ends it.

A process that was killed is back when it has loaded its code, which is most of its
start. So it loads that of its own role only, and nothing before it gives way.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module

ROLES = {
    "bots": "workers.bots:run",
    "bot_games": "workers.bots:run_bot_games",
    "hints": "workers.bots:run_hints",
    "reconciler": "workers.reconciler:run",
    "simulations": "workers.simulations:run",
}
"""The function that each role runs."""

NICE = 10
"""What nobody waits for gives way to processes that answer people."""

NICED = {"bot_games", "simulations"}


def main(arguments: list[str]) -> int:
    """Run the role that is named, or print which roles there are."""
    if len(arguments) != 1 or arguments[0] not in ROLES:
        print(f"usage: python -m workers {{{','.join(ROLES)}}}", file=sys.stderr)  # noqa: T201
        return 2
    (role,) = arguments
    if role in NICED:
        os.nice(NICE)
    code: int = import_module("workers.start").start(role, ROLES[role])
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
