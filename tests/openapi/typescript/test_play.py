"""The SDK plays on a real service; what it asserts is in openapi/typescript/test."""

import subprocess
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.node import NODE, node
from tests.processes import service, worker
from tests.servers import PATIENCE

QUOTA = 600
"""Requests a minute: more than any seat of a game here sends, and soon used up."""

TO_ITS_END = (f"--test-timeout={6_000 * PATIENCE:.0f}", "--test-force-exit")
"""Options of Node: a test that waits for what never comes fails, and is left behind."""


def test_every_title_events_refusals_bad_networks_and_limits(
    sdk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    All that a client meets, on one service: each file of tests in its own process.
    """
    tests = sorted(sdk.glob("test/*.test.ts"))
    with ExitStack() as stack:
        running = stack.enter_context(
            service(
                bots=1,
                bot_games=1,
                hints=1,
                reconciler=True,
                token_requests=QUOTA,
                log_level="warning",
            )
        )
        stack.callback(worker("simulations", running.settings).end)
        monkeypatch.setenv("SEANCE", running.url)

        printed = node(
            *("--test", f"--test-concurrency={len(tests)}"),
            *TO_ITS_END,
            *tests,
            folder=sdk,
        )

    assert " skipped 0\n" in printed
    assert " todo 0\n" in printed


def test_a_game_goes_on_when_the_service_is_killed_and_started_again(
    sdk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    Whoever plays and whoever watches notices nothing but a delay.
    """
    printed: list[str] = []
    with service(bots=1, reconciler=True, log_level="warning") as running:
        monkeypatch.setenv("SEANCE", running.url)
        with subprocess.Popen(
            [NODE, *TO_ITS_END, "test/restart.ts"],
            cwd=sdk,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as program:
            assert program.stdout is not None
            for line in program.stdout:
                printed.append(line)
                if line == "restart\n":
                    running.api.kill()
                    running.api.start()

    assert 0 == program.returncode, "".join(printed)
    assert 2 == printed.count("restart\n")
