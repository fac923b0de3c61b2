import json
import os
import subprocess
import sys

import pytest

from service.settings import Settings
from workers.__main__ import NICE, NICED, ROLES, main

NICEST = 19
"""Linux goes no further."""


def first_line(role: str, settings: Settings) -> tuple[dict[str, str], int]:
    """The first line that a worker process logs, and how nice it is by then."""
    process = subprocess.Popen(
        [sys.executable, "-m", "workers", role],
        env={**os.environ, **settings.environment()},
        stderr=subprocess.PIPE,
    )
    with process:
        assert process.stderr is not None
        try:
            line: dict[str, str] = json.loads(process.stderr.readline())
            nice = os.getpriority(os.PRIO_PROCESS, process.pid)
        finally:
            process.kill()
    return line, nice


@pytest.mark.parametrize("role", ROLES)
def test_workers_log_lines_of_json(redis_url: str, role: str) -> None:
    """
    The lines have the form of the API's. Whom nobody waits for has given way by then.
    """
    ours = os.getpriority(os.PRIO_PROCESS, 0)

    line, nice = first_line(role, Settings(redis_url=redis_url))

    assert line.pop("time").endswith("Z")
    assert {"level": "info", "process": role, "message": "started"} == line
    assert nice == min(NICEST, ours + NICE if role in NICED else ours)


def test_workers_log_from_the_level_that_is_set() -> None:
    """
    At ``warning``, the first line says that the store is away, not that they start.
    """
    nowhere = Settings(redis_url="unix:///nowhere.sock", log_level="warning")

    line, _ = first_line("reconciler", nowhere)

    assert "warning" == line["level"]
    assert line["message"].startswith("the store is away")


@pytest.mark.parametrize("arguments", [[], ["cooks"], ["bots", "simulations"]])
def test_an_unknown_role_is_refused(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """
    The usage names the roles there are.
    """
    assert 2 == main(arguments)
    assert "bots,bot_games,hints,reconciler,simulations" in capsys.readouterr().err
