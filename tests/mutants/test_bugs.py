from __future__ import annotations

import pytest

from tests.mutants.bugs import ROOT, try_bug
from tests.mutants.unnoticed import UNNOTICED


@pytest.mark.parametrize("name", UNNOTICED)
def test_bugs_fit_the_code_as_it_is(name: str) -> None:
    """
    The words that a bug changes stand in its file once: the list does not grow stale.
    """
    bug = UNNOTICED[name]

    assert 1 == (ROOT / bug.file).read_text("utf-8").count(bug.old)


@pytest.mark.soak
@pytest.mark.parametrize("name", UNNOTICED)
def test_bugs_are_noticed(name: str) -> None:
    """
    Each bug, put in by itself, fails a test of its rules.
    """
    assert try_bug(name).noticed
