"""`seance tournament` and `--remote` as a person types them."""

import json
import os
import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner, Result

from service.cli import main
from tests.service.cli.conftest import KEY

ENTRANTS = "--entrants=random,heuristic,ann=random"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def ask(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a process of its own, apart from the service in this one."""
    program = "from service.cli import main; main()"
    return subprocess.run(
        (sys.executable, "-c", program, *arguments),
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "SEANCE_OPERATOR_KEYS": KEY},
    )


def test_a_tournament_prints_its_standings(tmp_path: Path) -> None:
    """
    Who has no name gets one from its bot; the picture is written where it is asked for.
    """
    picture = tmp_path / "standings.svg"
    result = run("tournament", "--title=ghooost", ENTRANTS, f"--svg={picture}")

    assert 0 == result.exit_code, result.output
    for name in ("random 1", "heuristic 1", "ann"):
        assert name in result.output
    assert "ann" in picture.read_text()


def test_a_service_comes_to_the_same(url: str) -> None:
    """
    The standings and the report are those of this machine, field by field.
    """
    cup = ("tournament", "--title=ghooost", ENTRANTS, "--json")
    games = (
        *("simulate", "--title=ghooost", "--seats=random,heuristic", "--games=9"),
        *("--json", '--stop={"rule": "sprt", "bot": "random", "against": "random"}'),
    )

    assert json.loads(run(*cup).output) == json.loads(
        ask(*cup, f"--remote={url}").stdout
    )
    here = json.loads(run(*games).output)
    there = json.loads(ask(*games, f"--remote={url}").stdout)
    assert here["report"] == there["report"]


def test_reports_are_written_to_files(tmp_path: Path) -> None:
    """
    The picture and the figures come from the same report.
    """
    picture, rows = tmp_path / "report.svg", tmp_path / "report.csv"
    games = ("simulate", "--title=ghooost", "--seats=random,random", "--games=2")
    result = run(*games, f"--svg={picture}", f"--csv={rows}")

    assert 0 == result.exit_code, result.output
    assert "2 games" in picture.read_text()
    assert "wins by bot" in rows.read_text()


def test_mistakes_are_named(url: str) -> None:
    """
    Ours before anything is asked; those of the service in its words.
    """
    swiss = run("tournament", "--title=ghooost", ENTRANTS, "--format=swiss")
    assert "--rounds" in swiss.output
    cup = run("tournament", "--title=ghooost", ENTRANTS, "--rounds=3")
    assert 2 == cup.exit_code
    assert "Invalid value for --rounds" in cup.output
    assert (
        "a rule of: precision, sprt"
        in run("simulate", "--title=ghooost", '--stop={"rule": 1}').output
    )
    games = ("simulate", "--title=ghooost", "--seats=random,random", "--games=20000000")
    refused = ask(*games, f"--remote={url}")
    assert "/games: " in refused.stderr
    away = run(*games, "--remote=http://127.0.0.1:1")
    assert "does not answer" in away.output
    assert "expected http" in run(*games, "--remote=ftp://x").output
