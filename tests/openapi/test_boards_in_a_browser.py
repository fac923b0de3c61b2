"""Boards for phones in a real browser: what can be read, and what can be hit."""

import json
import os
import subprocess
from itertools import product
from pathlib import Path

import pytest

from engines.core.looks import Look
from engines.core.svg import TARGET
from tests.engines.pictures.positions import KINDS, positions
from tests.node import NODE, TOOLS
from tests.servers import PATIENCE

WIDTH = 360
"""How wide a phone is, in CSS pixels."""
SMALLEST = 12
"""How large letters are at least."""


@pytest.fixture(scope="module")
def boards(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Draw some positions of every kind of table, in two languages."""
    folder = tmp_path_factory.mktemp("boards")
    files = []
    for kind, language in product(KINDS, ("en", "fr")):
        speaker = kind.title.texts.speakers[language]
        found = positions(kind, games=1, step=150)
        for number, state in enumerate(list(found)[:3]):
            drawn = kind.title.draw(
                kind.title.view(state, 0), speaker, Look(layout="narrow")
            )
            files.append(folder / f"{kind},{language},{number}.svg")
            files[-1].write_text(drawn, encoding="utf-8")
    return files


def test_a_phone_shows_boards_that_can_be_read_and_hit(
    boards: list[Path], tmp_path: Path
) -> None:
    """
    At 360 pixels no letter is below 12, no target below 24, and nothing is cut off.
    """
    ran = subprocess.run(
        [NODE, TOOLS / "boards.mjs", str(WIDTH), *boards],
        # Chromium is unpacked there, so that nothing half unpacked is ever used.
        env={**os.environ, "TMPDIR": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=6 * PATIENCE,
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
    covered = [t for t in targets if t["hit"] is not None and t["hit"] < TARGET**2 / 2]
    assert [] == covered
