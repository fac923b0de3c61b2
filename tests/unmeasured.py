"""Programs and tests whose lines nobody counts.

Counting takes two to five times as long. Coverage of `service` and `workers` is held by
the tests that mirror them; what stands on them, clients and pages and whole crews of
processes, runs at full speed.
"""

import os
from collections.abc import Generator
from functools import cache
from pathlib import Path

import pytest

COUNTED = "COVERAGE_PROCESS_CONFIG"
"""What makes coverage.py count in a new process."""

HERE = Path(__file__).parent

UNCOUNTED = [
    HERE / name
    for name in (
        *("bench", "deploy", "frozen", "mutants", "openapi", "playthroughs"),
        *("test_readme.py", "service/test_leaks.py", "service/api/test_bombs.py"),
        *("service/games/test_contention.py", "service/games/test_durability.py"),
        *("service/games/test_live.py", "workers/test_lost_jobs.py"),
        *("workers/test_every_title_over_http.py",),
        *("engines/contract/test_properties.py", "engines/oracles"),
        *("engines/ghooost/test_fairness.py", "engines/halloween/test_fairness.py"),
        *("engines/ghost_stories/test_fairness.py", "engines/pictures/test_grey.py"),
        *("engines/ghost_stories/white_moon/test_fairness.py",),
    )
]


def environment(**more: str) -> dict[str, str]:
    """The environment, without what makes coverage.py count in a new process."""
    return {name: os.environ[name] for name in os.environ if name != COUNTED} | more


def is_uncounted(item: pytest.Item) -> bool:
    """Whether a test runs at full speed."""
    return _is_listed(item.path)


@cache
def _is_listed(path: Path) -> bool:
    return any(path.is_relative_to(place) for place in UNCOUNTED)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Have pytest-cov leave these tests alone, and run them after all others.

    What is kept once it was read would otherwise be read by one that counts nothing.
    """
    items.sort(key=is_uncounted)
    for item in items:
        if is_uncounted(item):
            item.add_marker("no_cover")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Have processes that these tests, or their fixtures, start count nothing."""
    if not is_uncounted(item):
        return (yield)
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(COUNTED, raising=False)
        return (yield)
