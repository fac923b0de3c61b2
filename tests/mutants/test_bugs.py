from __future__ import annotations

import pytest

from tests.mutants.bugs import BUGS, read_results, try_bug
from tests.mutants.groups import ROOT
from tests.mutants.listed import LISTED
from tests.mutants.unnoticed import UNNOTICED


@pytest.mark.parametrize("name", BUGS)
def test_bugs_fit_the_code_as_it_is(name: str) -> None:
    """
    The words that a bug changes stand in its file once: the list does not grow stale.
    """
    bug = BUGS[name]

    assert 1 == (ROOT / bug.file).read_text("utf-8").count(bug.old)


@pytest.mark.parametrize("name", LISTED)
def test_each_listed_bug_has_the_test_that_notices_it(name: str) -> None:
    """
    The results name a test for each bug, in a file that is there.
    """
    file, _, test = read_results()[name]["noticed_by"].partition("::")

    assert test.partition("[")[0] in (ROOT / file).read_text("utf-8")


@pytest.mark.soak
@pytest.mark.parametrize("name", UNNOTICED)
def test_bugs_are_noticed(name: str) -> None:
    """
    Each bug, put in by itself, fails a test of its rules.
    """
    assert try_bug(name).noticed


@pytest.mark.soak
@pytest.mark.parametrize("name", LISTED)
def test_listed_bugs_are_noticed(name: str) -> None:
    """
    Each bug, put in by itself, fails a test of the file that noticed it before.
    """
    file = read_results()[name]["noticed_by"].partition("::")[0]

    assert try_bug(name, file).noticed
