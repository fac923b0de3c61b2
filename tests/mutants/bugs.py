"""Small rule bugs, each a change of a few words, and whether tests notice them.

A bug is put into a copy of the engines, and the tests of its title run against the
copy. `python -m tests.mutants.bugs [list or id ...]` tries all, or those that are
named; the lists are `unnoticed` and `listed`. What has been tried is kept in
`var/mutants`, so that an interrupted run goes on where it was.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from tests.mutants.groups import ROOT, fingerprint, ignoring_slow
from tests.mutants.listed import LISTED
from tests.mutants.unnoticed import UNNOTICED

LISTS = {"unnoticed": UNNOTICED, "listed": LISTED}
BUGS = UNNOTICED | LISTED
RESULTS = Path(__file__).parent / "listed" / "results.json"
WORK = ROOT / "var" / "mutants" / "bugs.json"
NEEDED = ("engines", "tests/__init__.py", "tests/engines", "pyproject.toml")
TIMEOUT = 900


class Verdict(NamedTuple):
    """Whether the tests noticed a bug, and the first test that did."""

    bug: str
    noticed: bool
    first: str


def copy_tree(folder: Path) -> None:
    """Copy what the tests of engines need into a folder."""
    skip = shutil.ignore_patterns("__pycache__")
    for name in NEEDED:
        source, target = ROOT / name, folder / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=skip)
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)


def run_tests(folder: Path, *tests: str) -> Verdict:
    """Run tests against the tree in a folder, up to the first that fails."""
    run = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "--tb=no"),
            *("-p", "no:randomly", "-p", "no:cacheprovider", *tests),
        ],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=False,
    )
    # 1 means that a test failed, 2 that tests could not even be imported.
    assert run.returncode in (0, 1, 2), run.stdout + run.stderr
    failed = [
        line.partition(" ")[2].partition(" - ")[0]
        for line in run.stdout.splitlines()
        if line.startswith(("FAILED", "ERROR"))
    ]
    first = failed[0] if failed else "?" * bool(run.returncode)
    return Verdict("", bool(run.returncode), first)


def put_in(folder: Path, file: str, old: str, new: str) -> None:
    """Change a few words of a file; they must stand there exactly once."""
    path = folder / file
    text = path.read_text("utf-8")
    assert text.count(old) == 1, f"{file} has {text.count(old)} times: {old}"
    path.write_text(text.replace(old, new), "utf-8")


def try_bug(name: str, *tests: str) -> Verdict:
    """Put a bug into a copy of the engines and run its tests, or those named."""
    bug = BUGS[name]
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        copy_tree(folder)
        put_in(folder, bug.file, bug.old, bug.new)
        return run_tests(folder, *(tests or ignoring_slow(*bug.tests)))._replace(
            bug=name
        )


def remembered(name: str, verdicts: dict[str, list[str]]) -> Verdict:
    """Return what an earlier run found out about a bug in this code, or try it now."""
    bug = BUGS[name]
    state = f"{fingerprint('engines', *bug.tests)} {bug.old} {bug.new}"
    if name not in verdicts or verdicts[name][0] != state:
        verdicts[name] = [state, try_bug(name).first]
        WORK.parent.mkdir(parents=True, exist_ok=True)
        WORK.write_text(json.dumps(verdicts, indent=1), "utf-8")
    first = verdicts[name][1]
    return Verdict(name, bool(first), first)


def write(found: list[Verdict]) -> None:
    """Put down which test notices each bug, and what the first run had found."""
    results = read_results()
    for bug, _, first in found:
        results.setdefault(bug, {"first_run": first})["noticed_by"] = first
    in_order = {name: results[name] for name in LISTED if name in results}
    RESULTS.write_text(json.dumps(in_order, indent=2) + "\n", "utf-8")


def read_results() -> dict[str, dict[str, str]]:
    """Return, for each listed bug, the test that noticed it: first, and now."""
    results: dict[str, dict[str, str]] = json.loads(RESULTS.read_text("utf-8"))
    return results


def main(words: list[str]) -> None:
    """Try bugs and print a line for each; `--write` puts the results down."""
    names = [word for word in words if word != "--write"] or list(LISTS)
    chosen = [bug for name in names for bug in LISTS.get(name, (name,))]
    verdicts = json.loads(WORK.read_text("utf-8")) if WORK.exists() else {}
    found = []
    for name in chosen:
        verdict = remembered(name, verdicts)
        found.append(verdict)
        mark = "noticed " if verdict.noticed else "MISSED  "
        print(mark, name, verdict.first, flush=True)
    noticed = sum(verdict.noticed for verdict in found)
    print(f"{noticed} of {len(found)} noticed")
    if "--write" in words:
        write([verdict for verdict in found if verdict.bug in LISTED])
    sys.exit(0 if noticed == len(found) else 1)


if __name__ == "__main__":
    main(sys.argv[1:])
