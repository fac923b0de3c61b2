"""The roles as forks of a process that has loaded the code of all of them."""

from __future__ import annotations

import engines
from workers import __main__ as command
from workers import bots, reconciler, simulations

LOADED = (bots, reconciler, simulations)
"""What the roles run: named here, so that no fork has to load it."""


def load() -> None:
    """Load what the module does not load itself: the titles."""
    engines.titles()


def run(arguments: tuple[str, ...]) -> int:
    """Run the role that a command names, as ``python -m workers`` would."""
    return command.main([arguments[-1]])
