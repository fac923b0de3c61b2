"""Tries mutants one after another, each in a fork of a process that is ready for it.

`python -m tests.mutants.forked SESSION TEST ...`, in the copied tree, goes on with a
session of Cosmic Ray. First come mutants of functions: pytest has collected the tests,
one run has seen which of them call which function, and a fork gives a function its new
code and runs the tests that call it, those of the module first and quick ones before
slow ones. What they let pass, and what is evaluated when a module is imported, is then
written into the file, and a fork that has imported nothing of ours runs all tests. So
only killing is quick; a survivor has survived everything.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from difflib import unified_diff
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import NamedTuple

import hypothesis.strategies  # noqa: F401 - so that no fork has to load it anew
import pytest
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator
from cosmic_ray.work_db import use_db
from cosmic_ray.work_item import TestOutcome, WorkerOutcome, WorkItem, WorkResult

from tests.mutants.swap import (
    Place,
    changed_functions,
    functions_here,
    place_of,
    put_in,
)

QUIET = [
    *(
        word
        for plugin in ("terminal", "randomly", "cacheprovider", "schemathesis", "xdist")
        for word in ("-p", f"no:{plugin}")
    ),
    # Hypothesis is here already; the servers of tests/conftest.py are not asked for.
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),
    "--confcutdir=tests/engines",
]
SECONDS = 5.0
"""Of processor time that a fork may take beyond three times what its tests took."""
WHOLE = 90.0
"""Of processor time that a fork may take for all tests of a title."""
MEMORY = 3 << 30
"""In bytes: a mutant that takes more is stopped, as one that takes too long."""


class Mutant(NamedTuple):
    """A module with a change, and without."""

    job: str
    file: Path
    old: str
    new: str

    def result(self, noticed_by: str) -> WorkResult:
        """Return what Cosmic Ray keeps: whether it was noticed, and by which test."""
        lines = unified_diff(self.old.split("\n"), self.new.split("\n"), lineterm="")
        return WorkResult(
            worker_outcome=WorkerOutcome.NORMAL,
            output=noticed_by,
            test_outcome=TestOutcome.KILLED if noticed_by else TestOutcome.SURVIVED,
            diff="\n".join(lines),
        )


class Tests:
    """A plugin that runs chosen tests in forks, up to the first that fails."""

    def __init__(self, go_on: Callable[[Tests], None]) -> None:
        """Give control to ``go_on`` once pytest has collected the tests."""
        self.go_on = go_on
        self.items: dict[str, pytest.Item] = {}
        self.functions: dict[Place, list[FunctionType]] = {}
        self.stop: Callable[[str], None] = sys.exit

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Take the place of the loop of pytest."""
        self.items = {item.nodeid: item for item in session.items}
        self.go_on(self)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Leave the fork at the first test that fails."""
        if report.failed:
            self.stop(report.nodeid)

    def run(self, names: Iterable[str]) -> None:
        """Run tests by their names."""
        chosen = [self.items[name] for name in names]
        for item, following in zip_longest(chosen, chosen[1:]):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)


def in_fork(work: Callable[[Callable[[str], None]], None], seconds: float) -> str:
    """Return what a fork stops with, nothing if it comes to its end."""
    reading, writing = os.pipe()
    child = os.fork()
    if child:
        os.close(writing)
        with os.fdopen(reading) as pipe:
            said = pipe.read()
        _, status = os.waitpid(child, 0)
        return said or ("" if status == 0 else f"ended with {status}")

    def stop(word: str) -> None:
        os.write(writing, word.encode())
        os._exit(1)

    limit = int(seconds) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    try:
        work(stop)
    except BaseException as error:  # noqa: BLE001 - whatever it is, the mutant is noticed
        stop(repr(error))
    os._exit(0)


def watch(tests: Tests, session: str) -> dict[str, tuple[float, list[Place]]]:
    """Return how long each test takes, and which of our functions it calls.

    That is kept beside the session, so that a run that goes on has it at once.
    """
    kept = Path(session).with_name("calls.json")
    ours = str(Path("engines").resolve())

    def record(stop: Callable[[str], None]) -> None:
        tests.stop = stop
        called: dict[str, tuple[float, list[Place]]] = {}
        for name in tests.items:
            seen: set[CodeType] = set()

            def look(
                frame: FrameType, event: str, _: object, seen: set[CodeType] = seen
            ) -> None:
                if event == "call":
                    seen.add(frame.f_code)

            begun = time.process_time()
            sys.setprofile(look)
            try:
                tests.run([name])
            finally:
                sys.setprofile(None)
            places = [place_of(c) for c in seen if c.co_filename.startswith(ours)]
            called[name] = time.process_time() - begun, places
        kept.write_text(json.dumps(called), "utf-8")

    if not kept.exists():
        failed = in_fork(record, 1800)
        assert not failed, f"without a mutant: {failed}"
    return {
        name: (seconds, [Place(*place) for place in places])
        for name, (seconds, places) in json.loads(kept.read_text("utf-8")).items()
    }


def mutants(session: str) -> list[Mutant]:
    """List the mutants of a session that have no result yet."""
    with use_db(session) as work:
        return sorted(read(item, Path.cwd()) for item in work.pending_work_items)


def read(item: WorkItem, folder: Path) -> Mutant:
    """Carry out the mutation of an item on its file in a folder, without writing it."""
    (spec,) = item.mutations
    operator = get_operator(spec.operator_name)(**spec.operator_args)
    old = (folder / spec.module_path).read_text("utf-8")
    new = mutate_code(old, operator, spec.occurrence)
    assert new is not None, (spec.operator_name, spec.occurrence, str(spec.module_path))
    return Mutant(item.job_id, spec.module_path, old, new)


def keep(session: str, mutant: Mutant, noticed_by: str) -> None:
    """Keep a result, so that an interrupted run goes on after it."""
    with use_db(session) as work:
        work.set_result(mutant.job, mutant.result(noticed_by))
    print(mutant.file, noticed_by or "SURVIVED", flush=True)


def mirror_of(mutant: Mutant) -> str:
    """Return the name of the file of tests that speaks of a module: it goes first."""
    return f"test_{mutant.file.stem}.py"


def try_functions(tests: Tests, session: str) -> None:
    """Try the mutants of functions on the tests that call them."""
    calls = watch(tests, session)
    tests.functions = functions_here()
    gc.freeze()  # Forks share what they only read.
    for mutant in mutants(session):
        file = str(mutant.file.resolve())
        changes = changed_functions(file, mutant.old, mutant.new)
        if not changes:
            continue
        mirror = mirror_of(mutant)
        callers = [
            (mirror not in name, seconds, name)
            for name, (seconds, places) in calls.items()
            if not changes.keys().isdisjoint(places)
        ]
        noticed_by = try_changes(tests, changes, sorted(callers))
        if noticed_by:
            keep(session, mutant, noticed_by)


def try_changes(
    tests: Tests, changes: dict[Place, CodeType], callers: list[tuple[bool, float, str]]
) -> str:
    """Give functions new code and run those tests; return the one that fails."""

    def work(stop: Callable[[str], None]) -> None:
        tests.stop = stop
        put_in(changes, tests.functions)
        tests.run([name for *_, name in callers])

    used = sum(seconds for _, seconds, _ in callers)
    return in_fork(work, 3 * used + SECONDS) if callers else ""


def try_file(mutant: Mutant, folders: Sequence[str]) -> str:
    """Write a mutant into its file and run all tests; return the one that fails.

    The file of tests that speaks of the module runs by itself before all others: that
    takes a moment, and to collect all of them takes seconds.
    """
    stat = mutant.file.stat()
    mirrors = [
        str(path)
        for folder in folders
        if not folder.startswith("-")
        for path in Path(folder).rglob(mirror_of(mutant))
    ]
    mutant.file.write_text(mutant.new, "utf-8")
    try:
        return (mirrors and run_anew(mirrors)) or run_anew(folders)
    finally:
        mutant.file.write_text(mutant.old, "utf-8")
        os.utime(mutant.file, ns=(stat.st_atime_ns, stat.st_mtime_ns))


def run_anew(arguments: Sequence[str]) -> str:
    """Run tests in a fork that imports our code anew; return the one that fails."""

    def work(stop: Callable[[str], None]) -> None:
        sys.dont_write_bytecode = True
        tests = Tests(lambda tests: tests.run(tests.items))
        tests.stop = stop
        code = pytest.main([*QUIET, *arguments], plugins=[tests])
        # A file may have soak tests only.
        if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            stop("while tests were collected")

    return in_fork(work, WHOLE)


def main(session: str, *folders: str) -> None:
    """Try what a session still has to try."""

    def warm(stop: Callable[[str], None]) -> None:
        tests = Tests(lambda tests: try_functions(tests, session))
        code = pytest.main([*QUIET, "-s", *folders], plugins=[tests])
        if code != pytest.ExitCode.OK:
            stop("while tests were collected")

    failed = in_fork(warm, 1 << 30)
    assert not failed, failed
    for mutant in mutants(session):
        keep(session, mutant, try_file(mutant, folders))


if __name__ == "__main__":
    main(*sys.argv[1:])
