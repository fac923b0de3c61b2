import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

UNCOUNTED = {"__init__.py", "py.typed", "README.md"}


def folders(package: str) -> dict[Path, set[str]]:
    """The entries of a package and of each folder below it, as git knows them."""
    known = ("ls-files", "--cached", "--others", "--exclude-standard", "--", package)
    listed = subprocess.run(
        ["/usr/bin/env", "git", *known],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    entries: dict[Path, set[str]] = {}
    for line in listed.stdout.splitlines():
        path = Path(line)
        while path.is_relative_to(package) and path != Path(package):
            entries.setdefault(path.parent, set()).add(path.name)
            path = path.parent
    return {folder: names - UNCOUNTED for folder, names in entries.items()}


@pytest.mark.parametrize(
    "package, top, below",
    [
        ("service", 12, 15),
        ("workers", 15, 15),
        ("engines", 25, 25),
        ("tests", 25, 25),
    ],
)
def test_no_folder_is_too_full(package: str, top: int, below: int) -> None:
    """
    A folder whose entries do not fit on a screen needs folders of its own.
    """
    found = folders(package)
    assert Path(package) in found

    for folder, names in found.items():
        most = top if folder == Path(package) else below
        assert len(names) <= most, (folder, sorted(names))


def test_no_file_is_named_after_how_many_there_are() -> None:
    """
    `cards_40_to_52.py` is a false name as soon as there is a 53rd card.
    """
    for package in ("engines", "tests/engines"):
        for path in (ROOT / package).rglob("*.py"):
            assert not re.search(r"\d", path.stem), path
