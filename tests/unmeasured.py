"""Programs whose lines nobody counts."""

import os


def environment(**more: str) -> dict[str, str]:
    """The environment, without what makes coverage.py count in a new process.

    Counting takes up to three times as long.
    """
    counted = "COVERAGE_PROCESS_CONFIG"
    return {name: os.environ[name] for name in os.environ if name != counted} | more
