"""Mutation testing by Cosmic Ray: a seeded sample of every small change of a rule.

`python -m tests.mutants.run --group ghooost --count 400 --seed 7` draws mutants of a
group, runs the tests of its title against each and prints what survived. What has
been run is kept in `var/mutants`: the same line goes on where it was interrupted.
`--write` puts the scores into `baseline.json`, below which no later run may fall;
`--record first` puts what became of a sample into `samples.json`, and `--record last`
beside it what becomes of the same sample once its survivors have a test or a reason.
"""

from __future__ import annotations

import json
import random
import re
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from collections import Counter
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cosmic_ray.commands import init
from cosmic_ray.work_db import use_db
from cosmic_ray.work_item import MutationSpec, WorkItem

from tests.mutants.bugs import copy_tree
from tests.mutants.forked import read
from tests.mutants.groups import GROUPS, ROOT, Group, fingerprint, ignoring_slow
from tests.mutants.positions import idle_spans, named_spans

if TYPE_CHECKING:
    from collections.abc import Iterable

WORK = ROOT / "var" / "mutants"
BASELINE = Path(__file__).parent / "baseline.json"
SAMPLES = Path(__file__).parent / "samples.json"
EQUAL = Path(__file__).parent / "equal.json"
"""Mutants that change nothing, each with the reason: nobody could notice them."""
IDLE_OPERATORS = re.compile(
    r"core/(ExceptionReplacer|RemoveDecorator|ReplaceComparisonOperator_"
    r"(Is_Eq|IsNot_NotEq|(Eq|NotEq|Lt|LtE|Gt|GtE)_(Is|IsNot)))"
)
"""Operators whose mutants say nothing about a rule: without its decorator no step is
registered, what is caught is no rule, and whether equal numbers are the same object is
up to Python."""


ORDERING_OPERATORS = re.compile(
    r"core/ReplaceComparisonOperator_(Eq|NotEq)_(Lt|LtE|Gt|GtE)"
)
"""Operators that say nothing where names are compared: the alphabet is no rule."""


class Survivor(NamedTuple):
    """A mutant that no test noticed."""

    module: str
    was: str
    becomes: str


class Score(NamedTuple):
    """What became of a sample: per module, mutants noticed and mutants tried."""

    noticed: dict[str, int]
    tried: dict[str, int]
    survivors: list[Survivor]
    equal: int
    """How many were left out because they change nothing."""

    @property
    def share(self) -> float:
        """The share of mutants that tests noticed."""
        return sum(self.noticed.values()) / max(1, sum(self.tried.values()))


def run(name: str, count: int, seed: int) -> Score:
    """Try a seeded sample of a group's mutants, or the rest of one begun before."""
    group = GROUPS[name]
    folder = WORK / f"{name}-{seed}-{count}-{fingerprint(group.modules, *group.tests)}"
    tree, session = folder / "tree", folder / "session.sqlite"
    shutil.rmtree(tree, ignore_errors=True)
    tree.mkdir(parents=True)
    copy_tree(tree)
    if not session.exists():
        begun = folder / "begun.sqlite"
        begun.unlink(missing_ok=True)
        with use_db(str(begun)) as work:
            work.add_work_items(sample(group, count, seed))
        begun.rename(session)
    shutil.copytree(ROOT / "tests" / "mutants", tree / "tests" / "mutants")
    command = [sys.executable, "-m", "tests.mutants.forked", str(session)]
    subprocess.run(
        [*command, *ignoring_slow(*group.tests)],
        cwd=tree,
        check=True,
    )
    return score(session)


class Listing(list[WorkItem]):
    """Takes the place of a database: of thousands of mutants only a sample is kept."""

    def add_work_items(self, items: Iterable[WorkItem]) -> None:
        """Take every mutant of some modules."""
        self.extend(items)


def sample(group: Group, count: int, seed: int) -> list[WorkItem]:
    """Draw a seeded sample of those mutants that change what runs."""
    sources = {file: (ROOT / file).read_text("utf-8") for file in group.files()}
    idle = {file: idle_spans(source) for file, source in sources.items()}
    named = {file: named_spans(source) for file, source in sources.items()}

    def matters(spec: MutationSpec) -> bool:
        file = str(spec.module_path)
        spans = list(idle[file])
        if ORDERING_OPERATORS.match(spec.operator_name):
            spans += named[file]
        return not IDLE_OPERATORS.match(spec.operator_name) and not any(
            span.holds(spec.start_pos) for span in spans
        )

    def order(item: WorkItem) -> tuple[str, str, int]:
        spec = item.mutations[0]
        return str(spec.module_path), spec.operator_name, spec.occurrence

    listing = Listing()
    init(map(Path, group.files()), listing, {})
    every = [item for item in listing if matters(item.mutations[0])]
    every.sort(key=order)
    random.Random(seed).shuffle(every)
    return list(islice(filter(is_python, every), count))


def is_python(item: WorkItem) -> bool:
    """Tell whether a mutant compiles; Cosmic Ray also takes away a lone ``*``."""
    mutant = read(item, ROOT)
    try:
        compile(mutant.new, str(mutant.file), "exec")
    except SyntaxError:
        return False
    return True


def score(session: Path) -> Score:
    """Return what became of the mutants of a session."""
    noticed: Counter[str] = Counter()
    tried: Counter[str] = Counter()
    survivors, equal = [], 0
    known = {
        (entry["module"], entry["was"], entry["is"])
        for entry in json.loads(EQUAL.read_text("utf-8"))
    }
    with use_db(str(session)) as work:
        for item, result in work.completed_work_items:
            module = str(item.mutations[0].module_path)
            was, becomes = changed_lines(result.diff or "")
            if not result.is_killed and (module, was, becomes) in known:
                equal += 1
                continue
            tried[module] += 1
            if result.is_killed:
                noticed[module] += 1
            else:
                survivors.append(Survivor(module, was, becomes))
    return Score(dict(noticed), dict(tried), sorted(survivors), equal)


def changed_lines(diff: str) -> tuple[str, str]:
    """Return what a mutant took away and what it put in its place."""
    lines = [line for line in diff.splitlines() if line[:3] not in ("---", "+++")]
    was = (line[1:].strip() for line in lines if line.startswith("-"))
    becomes = (line[1:].strip() for line in lines if line.startswith("+"))
    return " ".join(was), " ".join(becomes)


def report(name: str, found: Score) -> str:
    """Return the score of every module, and the survivors one by one."""
    tried = sum(found.tried.values())
    lines = [
        f"# {name}: {found.share:.1%} of {tried} noticed, {found.equal} equal left out",
        "",
    ]
    lines += [
        f"{found.noticed.get(module, 0):4} of {count:4}  {module}"
        for module, count in sorted(found.tried.items())
    ]
    for survivor in found.survivors:
        lines += ["", f"survived: {survivor.module}"]
        lines += [f"-   {survivor.was}", f"+   {survivor.becomes}"]
    return "\n".join(lines)


def record(name: str, sample: str, when: str, found: Score) -> None:
    """Keep what became of a sample, beside what became of it before."""
    samples = json.loads(SAMPLES.read_text("utf-8"))
    samples.setdefault(name, {}).setdefault(sample, {})[when] = {
        "noticed": sum(found.noticed.values()),
        "equal": found.equal,
        "survived": [survivor._asdict() for survivor in found.survivors],
    }
    SAMPLES.write_text(json.dumps(samples, indent=2) + "\n", "utf-8")


def main(arguments: list[str]) -> None:
    """Try samples of the named groups, print reports and compare with the baseline."""
    parser = ArgumentParser(prog="python -m tests.mutants.run")
    parser.add_argument("--group", choices=GROUPS, action="append")
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="keep as the baseline")
    parser.add_argument("--record", choices=("first", "last"))
    given = parser.parse_args(arguments)
    baseline = json.loads(BASELINE.read_text("utf-8"))
    fallen = []
    WORK.mkdir(parents=True, exist_ok=True)
    for name in given.group or GROUPS:
        found = run(name, given.count, given.seed)
        text = report(name, found)
        (WORK / f"{name}.txt").write_text(text + "\n", "utf-8")
        print(text, end="\n\n", flush=True)
        if given.record:
            sample = f"{given.count} mutants, seed {given.seed}"
            record(name, sample, given.record, found)
        if given.write:
            baseline[name] = round(found.share, 3)
        elif found.share < baseline.get(name, 0):
            fallen.append(f"{name}: {found.share:.1%} is below {baseline[name]:.1%}")
    if given.write:
        BASELINE.write_text(json.dumps(baseline, indent=2) + "\n", "utf-8")
    sys.exit("\n".join(fallen) if fallen else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
