"""What the servers themselves took, however busy the machine was with others."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path


def children(process: int) -> list[int]:
    """Return the processes that a process has started and that still run (Linux)."""
    listed = Path(f"/proc/{process}/task/{process}/children").read_text()
    return [int(child) for child in listed.split()]


def processor_seconds(processes: Iterable[int]) -> float:
    """Return the processor time that processes have used; 0 where it is not told."""
    if sys.platform != "linux":
        return 0.0
    ticks = 0
    for process in processes:
        # The second field is a name in brackets, which may hold anything.
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")
