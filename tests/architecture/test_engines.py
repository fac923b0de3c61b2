import re
from pathlib import Path

import pytest

from tests.architecture.test_imports import imports

ROOT = Path(__file__).parents[2]
GHOST_STORIES = ROOT / "engines" / "ghost_stories"

MOST = 25
UNCOUNTED = {"__init__.py", "__pycache__", "py.typed", "README.md"}


@pytest.mark.parametrize("package", ["engines", "tests/engines", "tests/playthroughs"])
def test_no_folder_is_too_full(package: str) -> None:
    """
    A folder whose entries do not fit on a screen needs folders of its own.
    """
    for folder in (ROOT / package, *(ROOT / package).rglob("*/")):
        entries = {entry.name for entry in folder.iterdir()} - UNCOUNTED
        assert len(entries) <= MOST, folder


def test_no_file_is_named_after_how_many_there_are() -> None:
    """
    `cards_40_to_52.py` is a false name as soon as there is a 53rd card.
    """
    for package in ("engines", "tests/engines"):
        for path in (ROOT / package).rglob("*.py"):
            assert not re.search(r"\d", path.stem), path


def test_only_the_title_knows_the_expansion() -> None:
    """
    No chapter of the base game imports White Moon.
    """
    for path in GHOST_STORIES.rglob("*.py"):
        inside = path.is_relative_to(GHOST_STORIES / "white_moon")
        if inside or path == GHOST_STORIES / "title.py":
            continue
        assert not [name for name in imports(path) if "white_moon" in name], path
