"""Which rules the tests of a title cite, read from the docstrings of the tests."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

ID = re.compile(r"\b[A-Z]{2}-[A-Z]*-?[0-9]+[a-z]?(?:\.[0-9]+[a-z]?)*")
"""GH-4.4, GH-A12 or GH-EX-3: a rule, a ruling or a worked example."""


def cited(files: Iterable[Path]) -> set[str]:
    """Return every id that the docstring of a test in these files names."""
    return {
        found
        for file in files
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
