"""What /metrics says, as numbers by name and labels."""

import re

from tests.callers import Answer

SAMPLE = re.compile(r"^(\w+)(?:{(.*)})? (\S+)$", re.MULTILINE)


def samples(answer: Answer) -> dict[str, float]:
    """The samples of an answer, by name and labels."""
    return {
        f"{name}{{{labels}}}" if labels else name: float(value)
        for name, labels, value in SAMPLE.findall(answer.data.decode())
    }
