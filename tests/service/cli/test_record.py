"""`seance simulate --record` as a person types it."""

import gzip
import json
from pathlib import Path

from click.testing import CliRunner, Result

from service.cli import main

GAMES = ("--title=ghooost", "--seats=random,heuristic", "--games=3")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["simulate", *GAMES, *arguments])


def test_decisions_are_written_into_a_file(tmp_path: Path) -> None:
    """
    The file has a line for each decision that the report counts.
    """
    path = tmp_path / "decisions.jsonl.gz"
    result = run(f"--record={path}", "--json")

    assert 0 == result.exit_code, result.output
    length = json.loads(result.output)["report"]["length"]["mean"]
    written = gzip.decompress(path.read_bytes()).splitlines()
    assert round(length * 3) == len(written)
    assert {"random", "heuristic"} == {json.loads(line)["bot"] for line in written}


def test_what_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    """
    A folder that is not there, too many decisions, and a service that plays elsewhere.
    """
    away = run(f"--record={tmp_path}/no/file.gz")
    assert 1 == away.exit_code
    assert "No such file or directory" in away.output
    path = tmp_path / "much.gz"
    much = run("--games=400", f"--record={path}", "--record-megabytes=0.01")
    assert 1 == much.exit_code
    assert "more than 0.01 MB" in much.output
    assert [] == list(tmp_path.iterdir())
    remote = run(f"--record={path}", "--remote=http://127.0.0.1:1")
    assert "on this machine only" in remote.output
