from __future__ import annotations

from pathlib import Path

import pytest

from tests.engines.citations import cited
from tests.engines.contract.rule_ids import PACKAGES, ids_of

TESTS = Path(__file__).parents[1]

EXAMPLES = {"GH": 35, "HW": 54}
"""How many worked examples the rulebooks have; they are tested, but not published."""

EACH = pytest.mark.parametrize("package", PACKAGES, ids=str)


def files_of(package: Path) -> list[Path]:
    """The tests of a package, without those of an expansion inside it."""
    inner = [other for other in PACKAGES if package in other.parents]
    return [
        file
        for file in sorted((TESTS / package).rglob("test_*.py"))
        if not any(file.is_relative_to(TESTS / other) for other in inner)
    ]


def examples_of(package: Path) -> list[str]:
    """The worked examples of a package."""
    prefix = ids_of(package)[0].partition("-")[0]
    return [f"{prefix}-EX-{n}" for n in range(1, EXAMPLES.get(prefix, 0) + 1)]


@EACH
def test_every_rule_is_cited_by_a_test(package: Path) -> None:
    """
    Every rule, ruling and worked example is named by a test of its own package.
    """
    found = cited(files_of(package))

    assert [] == [
        id_ for id_ in (*ids_of(package), *examples_of(package)) if id_ not in found
    ]


@EACH
def test_no_test_cites_a_rule_that_does_not_exist(package: Path) -> None:
    """
    Every id in the docstring of a test is a rule of its package or of its base game.
    """
    known = {
        id_
        for each in (package, *package.parents)
        if each in PACKAGES
        for id_ in (*ids_of(each), *examples_of(each))
    }

    assert set() == cited(files_of(package)) - known
