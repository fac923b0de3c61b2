"""Which rules the tests of a title cite, read from the docstrings of the tests."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

ID = re.compile(r"\b[A-Z]{2}-[A-Z]*-?[0-9]+[a-z]?(?:\.[0-9]+[a-z]?)*")
"""GH-4.4, GH-A12 or GH-EX-3: a rule, a ruling or a worked example."""


def cited(folder: Path) -> set[str]:
    """Return every id that the docstring of a test below ``folder`` names."""
    return {
        found
        for file in sorted(folder.rglob("test_*.py"))
        for docstring in _docstrings(file)
        for found in ID.findall(docstring)
    }


def _docstrings(file: Path) -> list[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return [
        ast.get_docstring(node) or ""
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def listed(file: Path) -> list[str]:
    """Return the ids of a list with one id per line, in its order."""
    return file.read_text(encoding="utf-8").split()


def uncited(folder: Path, ids: Path) -> list[str]:
    """Return the ids of a list that no test below ``folder`` cites."""
    found = cited(folder)
    return [id_ for id_ in listed(ids) if id_ not in found]


def unknown(folder: Path, ids: Path) -> list[str]:
    """Return the ids that tests below ``folder`` cite although no list has them."""
    return sorted(cited(folder) - set(listed(ids)))
