"""Measure, print, and write var/bench/latest.json and latest.svg beside it.

The exit code is 0 whatever the figures are: a timing never decides a test.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from datetime import UTC, datetime

from tests.bench import peers, picture, plan, report, runner

RESULTS = peers.ROOT / "var" / "bench"


def main() -> None:
    """Run the bench as the command line says."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--repetitions", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="per program")
    parser.add_argument("--only", default="", help="programs whose name holds this")
    arguments = parser.parse_args()

    programs = [program for program in plan.PROGRAMS if arguments.only in program.name]
    measured, failures = runner.measure(
        programs,
        peers.install() if any(program.peer for program in programs) else {},
        repetitions=arguments.repetitions,
        seconds=arguments.seconds,
        tell=_tell,
    )
    figures = report.with_means(measured, plan.MEANS)
    ratios = [report.compare(each, figures) for each in plan.comparisons(programs)]

    _print(report.rate_table(programs, figures))
    _print(report.latency_table(programs, figures))
    _print(report.ratio_table(ratios))
    _print(report.requirement_lines(ratios))
    _print([f"{name} did not run: {reason}" for name, reason in failures.items()])

    RESULTS.mkdir(parents=True, exist_ok=True)
    written = {
        "measured_at": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "repetitions": arguments.repetitions,
        "seconds": arguments.seconds,
        **report.document(ratios, figures, failures),
    }
    (RESULTS / "latest.json").write_text(json.dumps(written, indent=2) + "\n")
    (RESULTS / "latest.svg").write_text(picture.draw(ratios))
    print(f"Written to {(RESULTS / 'latest.json').relative_to(peers.ROOT)} and .svg")


def _tell(progress: str) -> None:
    """Show on a terminal what runs now; a log stays clean."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{progress}", end="", file=sys.stderr, flush=True)


def _print(lines: list[str]) -> None:
    """Print a block of lines and an empty one, if there are any."""
    if lines:
        print("\n".join(lines), end="\n\n")


if __name__ == "__main__":
    main()
