"""Bots of one's own in `seance simulate`, `tournament` and `check-bot`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from service.cli import main
from tests.servers import PATIENCE, wait_until
from tests.service.series.own_bots.programs import write_bot

CLASS = """
class First:
    def choose(self, view, options, chance):
        return 0
"""


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def play(*arguments: str) -> Result:
    """Let bots play that may take as long as a busy machine does."""
    return run(
        *arguments, f"--bot-seconds={PATIENCE}", f"--bot-start-seconds={PATIENCE}"
    )


@pytest.fixture
def own_class(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A class that can be imported from the folder one is in, and from its jobs."""
    (tmp_path / "first_bots.py").write_text(CLASS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "first_bots", raising=False)
    return "first_bots:First"


def is_ended(pid: int) -> bool:
    """Whether a process has ended; one that nobody has waited for has, too."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return True
    return stat.rpartition(")")[2].split()[0] == "Z"


def test_classes_programs_and_built_in_bots_play_together(
    own_class: str, tmp_path: Path
) -> None:
    """
    Each is counted under its name; the same seed gives the same report again.
    """
    games = (
        *("simulate", "--title=ghooost", "--games=3", "--json"),
        *(f"--bots={own_class},heuristic@1", f"--bots=mine={write_bot(tmp_path)}"),
    )
    first, second = play(*games), play(*games)

    assert 0 == first.exit_code, first.output
    report = json.loads(first.output)["report"]
    assert report == json.loads(second.output)["report"]
    names = {each["name"] for each in report["by_bot"]}
    assert {own_class, "heuristic@1", "mine"} == names


def test_each_job_has_a_process_of_its_own(tmp_path: Path) -> None:
    """
    Two programs run side by side, play what one plays alone, and end with us.
    """
    # Of two, each waits for the other at the gate: one alone would never begin.
    both = (
        "pids = sys.argv[1]; child = "
        "os.posix_spawn('/bin/sleep', ['sleep', '3600'], {})\n"
        "with open(f'{pids}.lock', 'w') as lock:\n"
        "    fcntl.flock(lock, fcntl.LOCK_EX)\n"
        "    for pid in (os.getpid(), child): open(f'{pids}/{pid}', 'w').close()\n"
        "    is_last = len(os.listdir(pids)) == int(sys.argv[2])\n"
        "if sys.argv[2] != '2': open(f'{pids}.gate', 'r' if is_last else 'w').close()"
    )
    command = write_bot(tmp_path, before=both)
    reports = []
    for jobs in (1, 2):
        pids = tmp_path / f"pids-{jobs}"
        pids.mkdir()
        os.mkfifo(f"{pids}.gate")
        result = play(
            *("simulate", "--title=ghooost", "--games=4", f"--jobs={jobs}", "--json"),
            f"--bot-start-seconds={PATIENCE}",
            *("--seats=random", f"--bots=mine={command} {pids} {2 * jobs}"),
        )

        assert 0 == result.exit_code, result.output
        reports.append(json.loads(result.output)["report"])
        started = [int(path.name) for path in pids.iterdir()]
        assert 2 * jobs == len(started)
        for pid in started:
            wait_until(partial(is_ended, pid), "they end")
    assert reports[0] == reports[1]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_broken_bot_ends_the_simulation_with_a_sentence(
    jobs: int, tmp_path: Path
) -> None:
    """
    It names the bot, the game, the decision and what was sent.
    """
    command = write_bot(tmp_path, change="if n == 2: a['index'] = 99")
    result = play(
        *("simulate", "--title=ghooost", "--games=4", f"--jobs={jobs}"),
        *("--seats=random", f"--bots=mine={command}"),
    )

    assert 1 == result.exit_code
    assert "mine, game " in result.output
    assert "It chose 99 of " in result.output
    assert "[out_of_range]" in result.output


def test_a_tournament_of_ones_own(own_class: str, tmp_path: Path) -> None:
    """
    Bots of --bots enter beside those of --entrants; a fault names game and decision.
    """
    cup = ("tournament", "--title=ghooost", "--entrants=random", "--json")
    good = (f"--bots={own_class}", f"--bots=mine={write_bot(tmp_path)}")
    first, second = play(*cup, *good), play(*cup, *good)

    assert 0 == first.exit_code, first.output
    assert first.output == second.output
    assert {"random 1", own_class, "mine"} == {
        each["entrant"] for each in json.loads(first.output)
    }

    broken = write_bot(tmp_path, change="if n == 2: a['index'] = '0'")
    result = play(*cup, f"--bots=mine={broken}")
    assert 1 == result.exit_code
    assert "mine, game 1, decision " in result.output
    assert "[not_an_index]" in result.output


def test_check_bot_says_pass_or_fail(own_class: str, tmp_path: Path) -> None:
    """
    The status tells scripts, the text tells people, and JSON has the codes.
    """
    good = play("check-bot", own_class, "--games=1", "--title=ghooost")
    assert 0 == good.exit_code, good.output
    assert "ghooost: 1 games, " in good.output
    assert f"{own_class}: pass" in good.output

    moody = write_bot(tmp_path, change="if n: a['index'] = n % len(q['options'])")
    warned = play("check-bot", f"mine={moody}", "--games=1", "--title=ghooost")
    assert 0 == warned.exit_code, warned.output
    assert "warning: mine, ghooost: Asked the same twice" in warned.output
    assert "mine: pass, with warnings" in warned.output

    broken = write_bot(tmp_path, change="a['id'] = 'x'")
    failed = play("check-bot", broken, "--json")
    assert 1 == failed.exit_code
    document = json.loads(failed.output)
    assert not document["passed"]
    assert ["wrong_id"] == [fault["code"] for fault in document["faults"]]


def test_mistakes_are_named(own_class: str) -> None:
    """
    What is no bot, two bots of one name, and a service that cannot have them.
    """
    games = ("simulate", "--title=ghooost", "--games=1", "--seats=random")
    assert "no command after 'cmd:'" in run(*games, "--bots=cmd:").output
    assert "No closing quotation" in run(*games, "--bots=cmd: 'x").output
    assert "there is: random" in run(*games, "--bots=nobody").output
    assert "without @" in run(*games, "--bots=cmd: x@y").output
    twice = run(*games, "--bots=a=cmd: x", "--bots=a=cmd: y")
    assert "two different bots are called a" in twice.output
    taken = run(*games, "--bots=random=cmd: x")
    assert "ghooost has a bot called random" in taken.output
    away = run(*games, f"--bots={own_class}", "--remote=http://127.0.0.1:1")
    assert "play on this machine only" in away.output
    nobody = run("tournament", "--title=ghooost")
    assert "--entrants or --bots" in nobody.output
    assert "expected my_module:MyBot" in run("check-bot", "random").output


def test_a_program_ends_with_the_command_that_is_stopped(tmp_path: Path) -> None:
    """
    SIGTERM ends the command as Ctrl-C does, and with it what its bots have started.
    """
    pids = tmp_path / "pids"
    # Its output stays open, its input is not read: only killing ends it.
    stuck = (
        "child = os.posix_spawn('/bin/sleep', ['sleep', '3600'], {})\n"
        "with open(sys.argv[1] + '~', 'w') as f: f.write(f'{os.getpid()} {child}')\n"
        "os.rename(sys.argv[1] + '~', sys.argv[1])\n"
        "signal.pause()"
    )
    program = "from service.cli import main; main()"
    games = ("simulate", "--title=ghooost", "--seats=random")
    bot = f"--bots={write_bot(tmp_path, before=stuck)} {pids}"
    command = subprocess.Popen(
        (sys.executable, "-c", program, *games, bot), stderr=subprocess.DEVNULL
    )
    try:
        wait_until(pids.exists, "the bot runs")
        command.terminate()
        assert 128 + signal.SIGTERM == command.wait(PATIENCE)
    finally:
        command.kill()
        command.wait()
    for pid in pids.read_text().split():
        wait_until(partial(is_ended, int(pid)), "they end")
