import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from service.supervisor.children import RAN, Child
from service.supervisor.programs import Program
from tests.servers import PATIENCE, command_of, wait_until
from tests.service.supervisor import stand_ins


class Run:
    """A supervisor in a process of its own, and the journal it writes."""

    def __init__(self, journal: Path, **plan: Any) -> None:
        self.journal = journal
        self.process = subprocess.Popen(
            (
                sys.executable,
                stand_ins.__file__,
                "supervise",
                journal,
                json.dumps(plan),
            ),
            process_group=0,
        )

    def lines(self) -> list[str]:
        text = self.journal.read_text() if self.journal.exists() else ""
        return [re.sub(r" as \d+$", "", line) for line in text.splitlines()]

    def wait_for(self, line: str, times: int = 1) -> None:
        wait_until(lambda: self.lines().count(line) >= times, line)

    def pids(self, name: str) -> list[int]:
        started = rf"^{name} started as (\d+)$"
        found = re.findall(started, self.journal.read_text(), re.MULTILINE)
        return [int(pid) for pid in found]

    def all_pids(self) -> list[int]:
        return self.pids(r"\S+")

    def interrupt(self) -> int:
        """Send what a Ctrl-C sends, and wait for the end."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.wait(PATIENCE)


@contextmanager
def supervised(
    folder: Path,
    *stages: list[str],
    start_seconds: float = 60,
    stop_seconds: float = 60,
    forked: bool = False,
) -> Iterator[Run]:
    run = Run(
        folder / "journal",
        stages=stages,
        start_seconds=start_seconds,
        stop_seconds=stop_seconds,
        forked=forked,
    )
    try:
        yield run
    finally:
        if run.process.poll() is None:
            run.process.kill()
            run.process.wait()


BOTH = pytest.mark.parametrize("forked", [False, True])
"""As processes of their own code, and as forks of the supervisor."""


@BOTH
def test_stages_start_in_order_and_stop_in_reverse(
    tmp_path: Path, forked: bool
) -> None:
    """
    One Ctrl-C stops the API before the workers, and the workers before Redis.
    """
    with supervised(tmp_path, ["redis"], ["bots"], ["api"], forked=forked) as run:
        run.wait_for("ready")
        code = run.interrupt()

    started = ["redis started", "bots started", "api started", "ready"]
    stopped = ["api stopped", "bots stopped", "redis stopped"]
    assert (0, started + stopped) == (code, run.lines())


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_polite_end_is_as_good_as_ctrl_c(
    tmp_path: Path, number: signal.Signals
) -> None:
    """
    A service manager's SIGTERM and a closed terminal stop the service cleanly too.
    """
    with supervised(tmp_path, ["redis"], ["api"]) as run:
        run.wait_for("ready")
        run.process.send_signal(number)
        code = run.process.wait(PATIENCE)

    assert 0 == code
    assert ["api stopped", "redis stopped"] == run.lines()[-2:]


@BOTH
def test_a_killed_child_is_started_again_and_said(tmp_path: Path, forked: bool) -> None:
    """
    A child that dies is back at once, the others are left alone.
    """
    with supervised(tmp_path, ["redis"], ["bots"], forked=forked) as run:
        run.wait_for("ready")
        os.kill(run.pids("bots")[0], signal.SIGKILL)
        run.wait_for("bots started", times=2)
        run.interrupt()

    said = [line for line in run.lines() if line.startswith("said")]
    (line,) = said
    assert line.startswith("said: bots was killed by SIGKILL; starting it again")
    assert 1 == run.lines().count("redis started")


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_child_that_never_runs_is_started_ever_more_slowly() -> None:
    """
    Each early end doubles the wait. One that has run is back at once, and begins anew.
    """
    clock, said = Clock(), list[str]()
    child = Child(Program("bots", (sys.executable, "-c", "")), clock)
    child.start()

    def end(after: float) -> str:
        """Let the child end when it has lived so long; return what is said."""
        assert child.process is not None
        child.process.wait(PATIENCE)
        clock.now += after
        child.tend(said.append)
        return said[-1].partition("; ")[2]

    assert "starting it again in 0.25 s" == end(after=0.1)
    child.tend(said.append)
    assert child.process is None
    for expected in ("in 0.5 s", "in 1 s", "in 2 s"):
        clock.now = child.due
        child.tend(said.append)
        assert f"starting it again {expected}" == end(after=0.1)
    clock.now = child.due
    child.tend(said.append)
    assert "starting it again" == end(after=RAN + 1)
    assert "starting it again in 0.25 s" == end(after=0.1)
    assert "bots ended with code 0; starting it again in 0.25 s" == said[-1]


def test_the_delay_of_a_child_that_is_killed_does_not_grow() -> None:
    """
    Whoever kills it again and again while it starts does not make it start later.
    """
    clock, said = Clock(), list[str]()
    child = Child(Program("bots", ("sleep", "3600")), clock)
    for _ in range(3):
        clock.now = child.due
        child.tend(said.append)
        assert child.process is not None
        child.kill()
        child.tend(said.append)

    line = "bots was killed by SIGKILL; starting it again in 0.25 s"
    assert [line] * 3 == said


@BOTH
def test_a_child_that_does_not_stop_is_killed(tmp_path: Path, forked: bool) -> None:
    """
    A stop ends even when a child ignores it, and says so.
    """
    with supervised(tmp_path, ["stubborn"], stop_seconds=1, forked=forked) as run:
        run.wait_for("ready")
        code = run.interrupt()

    assert 0 == code
    assert "said: stubborn did not stop in time: killed" == run.lines()[-1]
    assert [] == [pid for pid in run.all_pids() if command_of(pid)]


def test_a_second_ctrl_c_waits_for_nobody(tmp_path: Path) -> None:
    """
    Whoever presses Ctrl-C twice gets the terminal back at once.
    """
    with supervised(tmp_path, ["stubborn"], ["bots"]) as run:
        run.wait_for("ready")
        run.process.send_signal(signal.SIGINT)
        run.wait_for("bots stopped")
        code = run.interrupt()

    assert 0 == code
    assert "said: stubborn did not stop in time: killed" == run.lines()[-1]


@BOTH
def test_a_child_that_ends_during_the_start_refuses_the_start(
    tmp_path: Path, forked: bool
) -> None:
    """
    What cannot start is said once, and all that had started is stopped.
    """
    with supervised(tmp_path, ["redis"], ["broken"], forked=forked) as run:
        code = run.process.wait(PATIENCE)

    assert 1 == code
    refusal = "broken ended with code 3 before it was ready"
    assert [
        "redis started",
        "redis stopped",
        f"refused: {refusal}. What it has to say is above.",
    ] == run.lines()


def test_a_child_that_is_never_ready_refuses_the_start(tmp_path: Path) -> None:
    """
    The start has an end: the message names who was waited for.
    """
    with supervised(tmp_path, ["unready"], start_seconds=1) as run:
        code = run.process.wait(PATIENCE)

    assert 1 == code
    assert "refused: Not ready after 1 s: unready." == run.lines()[-1]


@BOTH
def test_a_stop_during_the_start_stops_what_has_started(
    tmp_path: Path, forked: bool
) -> None:
    """
    Ctrl-C need not wait until everything runs.
    """
    with supervised(tmp_path, ["redis"], ["unready"], ["api"], forked=forked) as run:
        run.wait_for("unready started")
        code = run.interrupt()

    assert 0 == code
    assert [
        "redis started",
        "unready started",
        "unready stopped",
        "redis stopped",
    ] == run.lines()


@BOTH
def test_no_child_outlives_a_killed_supervisor(tmp_path: Path, forked: bool) -> None:
    """
    After kill -9 of the supervisor, Linux ends its children politely.
    """
    with supervised(tmp_path, ["redis"], ["bots", "api"], forked=forked) as run:
        run.wait_for("ready")
        run.process.kill()
        run.process.wait()
        pids = run.all_pids()
        wait_until(lambda: not any(map(command_of, pids)), "all children ended")

    assert 3 == len(pids)
    assert ["api stopped", "bots stopped", "redis stopped"] == sorted(run.lines()[-3:])


def test_a_fork_holds_nothing_of_its_supervisor(tmp_path: Path) -> None:
    """
    Neither a port nor the lock of the data folder; it reads nothing, and has a name.
    """
    with supervised(tmp_path, ["bots"], forked=True) as run:
        run.wait_for("ready")
        (pid,) = run.pids("bots")
        folder = Path(f"/proc/{pid}")
        opened = {each.name: each.readlink() for each in (folder / "fd").iterdir()}

        assert {"0", "1", "2"} == opened.keys()
        assert Path(os.devnull) == opened["0"]
        assert "bots\n" == (folder / "comm").read_text()
        run.interrupt()
