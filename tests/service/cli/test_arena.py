"""`seance arena` as a person types it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from click.testing import CliRunner, Result

from service.cli import main
from service.series.arena.text import BEGIN, END

if TYPE_CHECKING:
    from pathlib import Path

MATCH = (
    "--title=ghooost",
    "--bot=heuristic",
    "--against=random",
    "--rounds=3",
    "--seed=5",
)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["arena", *arguments])


def test_a_match_is_printed_drawn_and_put_on_the_leaderboard(tmp_path: Path) -> None:
    """One command writes the figures to the terminal, a picture, a record, a page."""
    page, svg, record = (tmp_path / name for name in ("page", "svg", "record"))
    page.write_text(f"{BEGIN}\n{END}\n")

    result = run(*MATCH, f"--leaderboard={page}", f"--svg={svg}", f"--record={record}")

    assert 0 == result.exit_code, result.output
    assert "seed 5: 3 deals" in result.output
    assert "seance arena --title ghooost --bot heuristic" in result.output
    assert "`seance arena --title ghooost" in page.read_text()
    assert svg.read_text().startswith("<svg")
    assert 4 == len(record.read_text().splitlines())
    other = run(*MATCH, "--players=3", f"--record={record}")
    assert "record of another match" in other.output


def test_json_has_the_match_and_its_figures() -> None:
    """With --json a program can read on."""
    found = json.loads(run(*MATCH, "--jobs=2", "--json").output)

    assert 5 == found["match"]["seed"]
    assert 6 == found["figures"]["games"]
    assert ["heuristic", "random"] == [b["bot"] for b in found["figures"]["bots"]]


def test_mistakes_are_named(tmp_path: Path) -> None:
    """A wrong bot, a wrong number of players, a page without a place for it."""
    assert "there is: random" in run(*MATCH, "--bot=x").output
    halloween = run("--title=halloween", *MATCH[1:], "--players=6")
    assert "--players" in halloween.output
    missing = run(*MATCH, f"--leaderboard={tmp_path / 'none'}")
    assert "--leaderboard" in missing.output
