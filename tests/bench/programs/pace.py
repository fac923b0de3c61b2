"""How every program is paced: whole games on one core until the time is used up.

Time is the processor time of the process, so that a neighbour on the machine who takes
the core away for a moment is not charged to whoever happened to be measured.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
from collections.abc import Callable, Mapping

Play = Callable[[], int]
"""Play one whole game, its setup included; return how many decisions were taken."""

WARM_UP_SECONDS = 0.2
"""Long enough for the interpreter to specialise the loops that will be measured."""

SEED = 7
"""Every repetition of a program begins with the same games."""


def main(games: Mapping[str, Play]) -> None:
    """Play the game that the command line names and print one JSON line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("name", choices=games)
    parser.add_argument("--seconds", type=float, required=True)
    arguments = parser.parse_args()
    keep_to_one_core()
    random.seed(SEED)
    play = games[arguments.name]
    repeat(play, WARM_UP_SECONDS)
    steps, seconds = repeat(play, arguments.seconds)
    print(json.dumps({"name": arguments.name, "steps": steps, "seconds": seconds}))


def keep_to_one_core() -> None:
    """Bind this process to one core, where the system offers that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def repeat(play: Play, budget: float) -> tuple[int, float]:
    """Play whole games until ``budget`` seconds are used; return steps and seconds."""
    steps, seconds = 0, 0.0
    start = time.process_time()
    while seconds < budget:
        steps += play()
        seconds = time.process_time() - start
    return steps, seconds
