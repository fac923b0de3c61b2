"""Run every program, interleaved: all of them once, then all again, five times.

Whatever changes on the machine during a run then touches all programs alike, and the
ratios of one repetition belong together.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from tests.bench import peers
from tests.bench.plan import Program

PATIENCE_SECONDS = 120
"""How long a program may take beyond its time before it counts as hung."""


class Measured(NamedTuple):
    """What came out: figures by name, one per repetition, and what did not run."""

    figures: dict[str, list[float]]
    failures: dict[str, str]


def measure(
    programs: Iterable[Program],
    unavailable: Mapping[str, str],
    *,
    repetitions: int,
    seconds: float,
    tell: Callable[[str], None],
) -> Measured:
    """Run all programs ``repetitions`` times; one that fails is not tried again."""
    figures: dict[str, list[float]] = {}
    failures: dict[str, str] = {}
    waiting = []
    for program in programs:
        if program.peer in unavailable:
            failures[program.name] = unavailable[program.peer]
        else:
            waiting.append(program)
    for repetition in range(repetitions):
        for program in waiting:
            if program.name in failures:
                continue
            tell(f"{repetition + 1} of {repetitions}: {program.what}")
            try:
                result = run(program, seconds)
            except ProgramFailed as failed:
                failures[program.name] = str(failed)
                continue
            for name, figure in figures_of(result).items():
                figures.setdefault(name, []).append(figure)
    complete = {
        name: values for name, values in figures.items() if len(values) == repetitions
    }
    return Measured(complete, failures)


class ProgramFailed(Exception):
    """A program that is to be measured did not come to its result."""


def run(program: Program, seconds: float) -> dict[str, object]:
    """Run one program in a process of its own and return the line that it prints."""
    python = peers.PYTHON if program.peer else sys.executable
    command = [python, "-m", program.module, program.name, "--seconds", str(seconds)]
    try:
        done = subprocess.run(
            command,
            cwd=peers.ROOT,
            capture_output=True,
            text=True,
            check=False,
            timeout=seconds + PATIENCE_SECONDS,
        )
    except subprocess.TimeoutExpired as expired:
        raise ProgramFailed(f"no result after {expired.timeout:.0f} s") from expired
    if done.returncode:
        complaint = done.stderr.strip().splitlines() or [f"exit {done.returncode}"]
        raise ProgramFailed(complaint[-1])
    result: dict[str, object] = json.loads(done.stdout)
    return result


def figures_of(result: Mapping[str, object]) -> dict[str, float]:
    """Return a result's figures: its rate by its name, others as ``name.figure``."""
    numbers = {
        name: float(value)
        for name, value in result.items()
        if isinstance(value, int | float)
    }
    name = str(result["name"])
    figures = {name: numbers.pop("steps") / numbers.pop("seconds")}
    figures |= {f"{name}.{figure}": value for figure, value in numbers.items()}
    return figures
