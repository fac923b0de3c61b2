"""Boards for phones in a real browser: what can be read, and what can be hit."""

import json
import os
import subprocess
from itertools import cycle, islice
from pathlib import Path

import pytest

from engines.core.looks import Look
from engines.core.svg import TARGET
from engines.core.texts import LANGUAGES
from tests.engines.pictures.positions import KINDS, positions
from tests.node import NODE, TOOLS
from tests.servers import PATIENCE

WIDTH = 360
"""How wide a phone is, in CSS pixels."""
SMALLEST = 12
"""How large letters are at least."""


def draw_boards(folder: Path, step: int, *which: int) -> list[Path]:
    """Draw every ``step``-th position of each kind of table, a slice of them."""
    files = []
    for kind, language in zip(KINDS, cycle(LANGUAGES)):
        speaker = kind.title.texts.speakers[language]
        found = islice(positions(kind, games=1, step=step), *which)
        for number, state in enumerate(found):
            view = kind.title.view(state, 0)
            file = folder / f"{kind},{language},{number}.svg"
            drawn = kind.title.draw(view, speaker, Look(layout="narrow"))
            file.write_text(drawn, encoding="utf-8")
            files.append(file)
    return files


def test_a_phone_shows_boards_that_can_be_read_and_hit(
    tmp_path: Path, chromium: Path
) -> None:
    """
    At 360 pixels no letter is below 12, no target below 24, and nothing is cut off.
    """
    check(draw_boards(tmp_path, 50, 1, 2), chromium)


@pytest.mark.soak
def test_a_phone_shows_many_boards_that_can_be_read_and_hit(
    tmp_path: Path, chromium: Path
) -> None:
    """
    The same for many positions of every kind of table.
    """
    check(draw_boards(tmp_path, 40, 100), chromium)


def check(boards: list[Path], chromium: Path) -> None:
    """Show boards in a browser, and look at all that can be read and hit there."""
    ran = subprocess.run(
        [NODE, TOOLS / "boards.mjs", str(WIDTH), *boards],
        env={**os.environ, "TMPDIR": str(chromium)},
        capture_output=True,
        text=True,
        timeout=len(boards) * PATIENCE,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    measured = json.loads(ran.stdout)

    assert len(boards) == len(measured)
    for board in measured:
        name = Path(board["file"]).stem
        assert board["smallest"]["size"] >= SMALLEST - 0.01, (name, board["smallest"])
        assert [] == board["outside"], name
        assert board["overflow"] <= WIDTH, name
        for target in board["targets"]:
            assert target["least"] >= TARGET - 0.1, (name, target)
    letters = min(board["smallest"]["size"] for board in measured)
    targets = [target for board in measured for target in board["targets"]]
    least = min(target["least"] for target in targets)
    print(f"{len(measured)} boards: letters of {letters} px, targets of {least} px")
    covered = [
        (Path(board["file"]).stem, target)
        for board in measured
        for target in board["targets"]
        if target["hit"] is not None and target["hit"] < TARGET**2 / 2
    ]
    assert [] == covered
