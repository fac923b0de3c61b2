"""The bot of PROTOCOL.md, in another language, plays every title."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

import engines
from service.cli import main
from tests import node

PAGE = Path(engines.__file__).parent / "PROTOCOL.md"


@pytest.fixture
def command(tmp_path: Path) -> str:
    """The program of the page, as a reader would save and start it."""
    found = re.search(r"```js\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    assert len(found[1].splitlines()) <= 10
    path = tmp_path / "my-bot.mjs"
    path.write_text(found[1])
    return f"cmd: {node.NODE} {path}"


def simulate(title: str, command: str, games: int) -> None:
    """Play games with the program in two seats; both are counted under its name."""
    result = CliRunner().invoke(
        main,
        [
            *("simulate", f"--title={title}", f"--games={games}", "--json"),
            *(f"--bots=node={command}", f"--bots=node={command}", "--seats=random"),
        ],
    )
    assert 0 == result.exit_code, result.output
    report = json.loads(result.output)["report"]
    assert games == report["games"]
    assert {"node", "random"} == {each["name"] for each in report["by_bot"]}


@pytest.mark.parametrize("title", engines.PACKAGES)
def test_a_bot_of_ten_lines_plays(title: str, command: str) -> None:
    """
    A program that knows no title plays all of them.
    """
    simulate(title, command, games=2)


@pytest.mark.soak
@pytest.mark.parametrize("title", engines.PACKAGES)
def test_a_bot_of_ten_lines_plays_a_hundred_games(title: str, command: str) -> None:
    """
    The same over many games.
    """
    simulate(title, command, games=100)


def test_it_passes_the_check(command: str) -> None:
    """
    The bot that the page shows is one that the check finds nothing wrong with.
    """
    result = CliRunner().invoke(main, ["check-bot", f"node={command}", "--games=1"])

    assert 0 == result.exit_code, result.output
    assert "node: pass" in result.output
    assert "warning" not in result.output
