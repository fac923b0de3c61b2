"""Programs that only write what happens to them, and a supervisor over them.

``stand_ins.py supervise JOURNAL PLAN`` supervises stand-ins; PLAN is JSON: the names
by stage, the seconds to start and to stop, and whether stand-ins are forks. A name says
how its stand-in behaves: ``stubborn`` ignores SIGTERM, ``broken`` ends at once,
``unready`` is never ready, and any other is polite.
"""

import json
import os
import signal
import sys
import time
from pathlib import Path
from types import FrameType
from typing import Any

from service.supervisor.errors import CannotStart
from service.supervisor.programs import Program, Stages
from service.supervisor.supervisor import Supervisor


def program(name: str, journal: Path, *, forked: bool) -> Program:
    """A stand-in that is ready once it has said so in the journal."""

    def is_ready() -> bool:
        wrote = journal.exists() and f"{name} started" in journal.read_text()
        return wrote and name != "unready"

    return Program(
        name=name,
        arguments=(sys.executable, __file__, "play", str(journal), name),
        is_ready=is_ready,
        forked=Path(__file__).stem if forked else "",
    )


def load() -> None:
    """Have nothing to load before a fork."""


def run(arguments: tuple[str, ...]) -> int:
    """Behave in a fork as the command would."""
    *_, journal, name = arguments
    play(Path(journal), name)
    return 0


def supervise(journal: Path, plan: Any) -> None:
    """Run a supervisor that writes in the same journal as its children."""
    stages: Stages = tuple(
        tuple(program(name, journal, forked=plan["forked"]) for name in names)
        for names in plan["stages"]
    )

    def say(text: str) -> None:
        note(journal, f"said: {text}")

    supervisor = Supervisor(
        stages,
        start_seconds=plan["start_seconds"],
        stop_seconds=plan["stop_seconds"],
        say=say,
    )
    try:
        supervisor.run(when_ready=lambda: note(journal, "ready"))
    except CannotStart as refusal:
        note(journal, f"refused: {refusal}")
        sys.exit(1)


def play(journal: Path, name: str) -> None:
    """Behave as the name says, until told to stop."""

    def stop(_number: int, _frame: FrameType | None) -> None:
        note(journal, f"{name} stopped")
        sys.exit(0)

    if name == "broken":
        sys.exit(3)
    signal.signal(signal.SIGTERM, signal.SIG_IGN if name == "stubborn" else stop)
    note(journal, f"{name} started as {os.getpid()}")
    while True:
        time.sleep(3600)


def note(journal: Path, line: str) -> None:
    """Append one line; short appends of several processes do not mix."""
    with journal.open("a") as file:
        file.write(line + "\n")


if __name__ == "__main__":
    role, path, rest = sys.argv[1:]
    if role == "play":
        play(Path(path), rest)
    else:
        supervise(Path(path), json.loads(rest))
