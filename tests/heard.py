"""What the document promises and no test has heard: a whole run fails for it.

Every answer that a test gets is held against the document (``tests.document``) and
noted down. Several processes may share a run; each tells the first what it has heard.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.document import HEARD, Document

TOLD = "heard"
"""Under which name a process of pytest-xdist tells what it has heard."""

ENGINES = "tests/engines"
"""Its tests get no answers: `make test` runs them before all others."""

SILENT = pytest.StashKey[list[tuple[str, str]]]()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Tell what was heard here; at the end of a whole run, miss what was not."""
    told: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
    if told is not None:
        told[TOLD] = sorted(HEARD)
    elif _is_whole(session):
        # It brings the whole service along, which tests of the engines do without.
        from openapi.export import DOCUMENT

        silent = sorted(Document(DOCUMENT.read_bytes()).promises() - HEARD)
        session.config.stash[SILENT] = silent
        if silent:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take in what another process has heard."""
    HEARD.update(map(tuple, getattr(node, "workeroutput", {}).get(TOLD, ())))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name what was not heard."""
    silent = terminalreporter.config.stash.get(SILENT, None)
    if silent is not None:
        terminalreporter.section("answers that the document promises")
        terminalreporter.line(f"{len(HEARD)} kinds were heard, {len(silent)} were not")
        for operation, said in silent:
            terminalreporter.line(f"never heard: {operation} {said}", red=True)


def _is_whole(session: pytest.Session) -> bool:
    """Whether all tests ran and passed, but for the long ones; else much is missing."""
    config = session.config
    return (
        config.args_source is pytest.Config.ArgsSource.TESTPATHS
        and not config.option.keyword
        and set(config.option.ignore or ()) <= {ENGINES}
        and config.option.markexpr == "not soak"
        and not config.option.collectonly
        and not session.testsfailed
    )
